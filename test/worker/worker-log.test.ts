import fs from "node:fs";
import { expect, test } from "vitest";
import { createWorkerLog } from "../../lib/worker/worker-log.ts";
import { makeTempStore } from "../support/temp-store.ts";

test("stays bounded, and the newest lines are there", () => {
  using temp = makeTempStore();
  const log = createWorkerLog(temp.store, () => Date.UTC(2026, 0, 1));
  for (let n = 0; n < 2_500; n++) log(`${n} ${"word ".repeat(200)}`);
  const { workerLog: path } = temp.store;
  const rotated = path.replace(".log", ".1.log");
  expect(fs.readdirSync(temp.store.root).sort()).toEqual(["worker.1.log", "worker.log"]);
  expect(fs.statSync(path).size + fs.statSync(rotated).size).toBeLessThan(540_000);
  const lines = fs.readFileSync(path, "utf8").trimEnd().split("\n");
  expect(lines.at(-1)).toMatch(/^2026-01-01T00:00:00\.000Z \d+ 2499 word /);
});

test("a text of several lines is one line, without its secret", () => {
  using temp = makeTempStore();
  const secret = `ghp_${"a1B2".repeat(9)}`;
  createWorkerLog(temp.store, () => 0)(`first\nsecond ${secret}`);
  const text = fs.readFileSync(temp.store.workerLog, "utf8");
  expect(text.split("\n")).toHaveLength(2);
  expect(text).not.toContain(secret);
});
