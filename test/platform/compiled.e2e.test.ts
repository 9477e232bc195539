/** The bundles that are kept compiled: used where it is whole and ours, made again where it is not, never in the way. */

import { spawnSync } from "node:child_process";
import fs from "node:fs";
import { basename, join } from "node:path";
import { describe, expect, test } from "vitest";
import { readLog } from "../../lib/log/read.ts";
import { readDiagnostics } from "../../lib/platform/diagnostics.ts";
import { sessionPaths } from "../../lib/platform/paths.ts";
import { distRoot, repositoryRoot } from "../support/dist.ts";
import { payloadOf, TEST_SESSION, wireOf } from "../support/payload.ts";
import { runHook } from "../support/run-hook.ts";
import { makeTempStore, type TempStore } from "../support/temp-store.ts";

const QUIET = { status: 0, stdout: "", stderr: "" };

async function stop(temp: TempStore, env: Record<string, string> = {}): Promise<void> {
  temp.keepWorkerAway();
  const payload = wireOf(payloadOf("Stop", { transcript_path: "" }));
  expect(await runHook("stop", payload, { env: { ...temp.env, ...env } })).toMatchObject(QUIET);
}

const stops = (temp: TempStore) =>
  readLog(sessionPaths(temp.store, TEST_SESSION).log).records.filter(({ record }) => record.event === "Stop");

function kept(temp: TempStore): string[] {
  return fs.readdirSync(temp.store.compiled).map((name) => join(temp.store.compiled, name));
}

/** As a worker leaves it. */
function makeFolder(temp: TempStore): void {
  fs.mkdirSync(temp.store.compiled, { recursive: true, mode: 0o700 });
}

/** One kept file, made by a first Stop. */
async function keepOne(temp: TempStore): Promise<string> {
  makeFolder(temp);
  await stop(temp);
  const [file, ...others] = kept(temp);
  expect(others).toEqual([]);
  return file ?? "";
}

describe("a bundle kept compiled", () => {
  test("is written once, for the user alone, and then used as it is", async () => {
    using temp = makeTempStore();
    const file = await keepOne(temp);
    const before = fs.statSync(file);
    expect(before.mode & 0o777).toBe(0o600);
    await stop(temp);
    expect(fs.statSync(file).ino).toBe(before.ino);
    expect(stops(temp)).toHaveLength(2);
  });

  test("is not written where no worker has made its folder", async () => {
    using temp = makeTempStore();
    await stop(temp);
    expect(fs.existsSync(temp.store.compiled)).toBe(false);
  });

  const flip = (file: string): void => {
    const bytes = fs.readFileSync(file);
    bytes[bytes.length >> 1] = (bytes[bytes.length >> 1] as number) ^ 1;
    fs.writeFileSync(file, bytes);
  };
  test.each([
    ["a bit flipped", flip],
    ["cut short", (file: string) => fs.truncateSync(file, 5_000)],
    ["empty", (file: string) => fs.truncateSync(file, 0)],
    ["open to others' writing", (file: string) => fs.chmodSync(file, 0o666)],
  ])("%s: the hook does its work, and makes it again", async (_, hurt) => {
    using temp = makeTempStore();
    const file = await keepOne(temp);
    const whole = fs.statSync(file);
    hurt(file);
    await stop(temp);
    expect(stops(temp)).toHaveLength(2);
    const again = fs.statSync(file);
    expect(again.ino).not.toBe(whole.ino);
    expect(again.mode & 0o777).toBe(0o600);
    await stop(temp);
    expect(fs.statSync(file).ino).toBe(again.ino);
  });

  test("made with other settings of V8: the hook does its work, and makes it again", async () => {
    using temp = makeTempStore();
    const file = await keepOne(temp);
    const before = fs.statSync(file);
    await stop(temp, { NODE_OPTIONS: "--stack-trace-limit=50" });
    expect(stops(temp)).toHaveLength(2);
    expect(fs.statSync(file).ino).not.toBe(before.ino);
  });

  test("that cannot be written costs nothing but time", async () => {
    using temp = makeTempStore();
    fs.mkdirSync(temp.store.root, { recursive: true, mode: 0o700 });
    fs.symlinkSync("/proc/self/nowhere", temp.store.compiled);
    await stop(temp);
    expect(stops(temp)).toHaveLength(1);
    expect(readDiagnostics(temp.store, 9).map(({ code }) => code)).toEqual(["TRANSCRIPT_MISSING"]);
  });

  test("is a search's, too, which finds the same from it", () => {
    using temp = makeTempStore();
    const logbook = (...args: string[]) =>
      spawnSync(process.execPath, [join(distRoot, "logbook.cjs"), ...args], {
        env: { ...temp.env, PATH: process.env["PATH"] },
        encoding: "utf8",
      });
    expect(logbook("import", join(repositoryRoot, "demo", "projects")).status).toBe(0);
    makeFolder(temp);
    const search = () => {
      const { status, stdout, stderr } = logbook("search", "--all", "tide");
      return { status, stdout, stderr };
    };
    const found = search();
    expect(found.stdout).toContain("tide");
    const [file = ""] = kept(temp).filter((path) => basename(path).startsWith("search-"));
    const before = fs.statSync(file);
    expect(search()).toEqual(found);
    expect(fs.statSync(file).ino).toBe(before.ino);
    flip(file);
    expect(search()).toEqual(found);
    expect(fs.statSync(file).ino).not.toBe(before.ino);
  });
});
