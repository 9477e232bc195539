import fs from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, test, vi } from "vitest";
import { spawnByModule, spawnDetached } from "../../lib/platform/spawn-detached.ts";
import { makeTempStore } from "../support/temp-store.ts";

/** Writes what it was given, and ends. */
const CHILD = `const fs = require("fs");
const open = fs.readdirSync("/proc/self/fd").flatMap((fd) => {
  try { return [[fd, fs.readlinkSync("/proc/self/fd/" + fd)]]; } catch { return []; }
});
const [pid, , , , , session] = fs.readFileSync("/proc/self/stat", "utf8").split(" ");
const { argv, env } = process;
const told = { argv: argv.slice(2), word: env.WORD, gone: env.GONE, cwd: process.cwd(), leads: pid === session, open: Object.fromEntries(open) };
fs.writeFileSync("told.tmp", JSON.stringify(told));
fs.renameSync("told.tmp", "told.json");`;

async function told(folder: string): Promise<Record<string, unknown>> {
  const path = join(folder, "told.json");
  for (let tries = 0; tries < 400 && !fs.existsSync(path); tries++) await sleep(25);
  return JSON.parse(fs.readFileSync(path, "utf8"));
}

describe.skipIf(process.platform !== "linux").each([
  ["what is at hand", spawnDetached],
  ["the module", spawnByModule],
])("a process started by %s (needs /proc)", (_name, spawn) => {
  test("has its words, its folder and its environment, a session of its own, and none of our descriptors", async () => {
    using temp = makeTempStore("a store with $pace & 漢");
    const { HOME: folder } = temp.env;
    const script = join(folder, "it's a child.cjs");
    fs.writeFileSync(script, CHILD);
    const fd = fs.openSync(join(folder, "ours"), "w");
    try {
      const env = { ...process.env, WORD: "漢 = $x", GONE: undefined };
      expect(spawn([process.execPath, script, "one", "two three"], { cwd: folder, env })).toBe(true);
      const { open, ...rest } = await told(folder);
      expect(rest).toEqual({ argv: ["one", "two three"], word: "漢 = $x", cwd: folder, leads: true });
      expect(open).toMatchObject({ 0: "/dev/null", 1: "/dev/null", 2: "/dev/null" });
      expect(Object.values(open as object)).not.toContain(join(folder, "ours"));
    } finally {
      fs.closeSync(fd);
    }
  });

  test("that cannot be is told, in a folder that is not there too", () => {
    using temp = makeTempStore();
    const { HOME: cwd } = temp.env;
    expect(spawn([join(cwd, "no-node")], { cwd, env: {} })).toBe(false);
    expect(spawn([process.execPath], { cwd: join(cwd, "gone"), env: {} })).toBe(false);
  });
});

const isKnown = process.platform === "linux" && process.versions.node.startsWith("20.");

test.skipIf(!isKnown)("the module is not loaded where its handle is known (Node 20 on Linux)", () => {
  using temp = makeTempStore();
  const load = vi.spyOn(process, "getBuiltinModule");
  try {
    expect(spawnDetached([process.execPath, "-v"], { cwd: temp.env.HOME, env: {} })).toBe(true);
    expect(load).not.toHaveBeenCalled();
  } finally {
    load.mockRestore();
  }
});

test.skipIf(!isKnown)(
  "a newer Node, and one that gives no handle, have the module (from Node 20 on Linux)",
  () => {
    using temp = makeTempStore();
    const options = { cwd: temp.env.HOME, env: {} };
    const load = vi.spyOn(process, "getBuiltinModule");
    const binding = vi.spyOn(process as unknown as { binding(name: string): unknown }, "binding");
    try {
      binding.mockImplementation(() => {
        throw new Error("access denied");
      });
      expect(spawnDetached([process.execPath, "-v"], options)).toBe(true);
      expect(load).toHaveBeenCalledTimes(1);
      const { versions } = process;
      Object.defineProperty(process, "versions", {
        value: { ...versions, node: "99.0.0" },
        configurable: true,
      });
      binding.mockClear();
      expect(spawnDetached([process.execPath, "-v"], options)).toBe(true);
      Object.defineProperty(process, "versions", { value: versions, configurable: true });
      expect(binding).not.toHaveBeenCalled();
      expect(load).toHaveBeenCalledTimes(2);
    } finally {
      binding.mockRestore();
      load.mockRestore();
    }
  },
);
