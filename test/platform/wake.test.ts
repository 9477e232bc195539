import fs from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { wakeWorker } from "../../lib/platform/wake.ts";
import { makeTempStore } from "../support/temp-store.ts";

/** Writes what it was given, and ends. */
const WORKER = `const fs = require("fs");
fs.writeFileSync(process.env.LOGBOOK_HOME + "/ran.json", JSON.stringify({ cwd: process.cwd(), child: process.env.LOGBOOK_CHILD }));`;

async function waitFor(path: string): Promise<string> {
  for (let tries = 0; tries < 200; tries++) {
    if (fs.existsSync(path) && fs.statSync(path).size > 0) return fs.readFileSync(path, "utf8");
    await sleep(25);
  }
  throw new Error(`${path} did not come`);
}

test("starts the worker in the store, marked as a child of ours", async () => {
  using temp = makeTempStore("a store with $pace & 漢");
  const script = join(temp.env.HOME, "it's a worker.cjs");
  fs.writeFileSync(script, WORKER);
  expect(wakeWorker(temp.store, script, Date.now)).toBe(true);
  const ran = JSON.parse(await waitFor(join(temp.store.root, "ran.json")));
  expect(ran).toEqual({ cwd: temp.store.root, child: "1" });
});

test("starts none while one is alive", () => {
  using temp = makeTempStore();
  temp.keepWorkerAway();
  expect(wakeWorker(temp.store, "/nonexistent", Date.now)).toBe(false);
});

test("says so when there is no worker to start", () => {
  using temp = makeTempStore();
  expect(() => wakeWorker(temp.store, "/nonexistent/worker.cjs", Date.now)).toThrow(
    expect.objectContaining({ code: "SPAWN_FAILED", path: "/nonexistent/worker.cjs" }),
  );
});

test("says so when the system has no process to give", () => {
  using temp = makeTempStore();
  const script = join(temp.env.HOME, "worker.cjs");
  fs.writeFileSync(script, WORKER);
  const { execPath } = process;
  process.execPath = join(temp.env.HOME, "no-node");
  try {
    expect(() => wakeWorker(temp.store, script, Date.now)).toThrow(
      expect.objectContaining({ code: "SPAWN_FAILED" }),
    );
  } finally {
    process.execPath = execPath;
  }
});
