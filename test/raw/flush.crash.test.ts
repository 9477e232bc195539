import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import fs from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { removeStaleTemporaries } from "../../lib/raw/temporary.ts";
import { createRawWorld, type RawWorld } from "./place.ts";

const LOOP = fileURLToPath(new URL("copy-loop.ts", import.meta.url));

async function startLoop(world: RawWorld, mode: string): Promise<ChildProcess> {
  const child = spawn(process.execPath, ["--import", "tsx", LOOP, world.rawDir, world.source, mode], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  await once(child.stdout as NodeJS.ReadableStream, "data");
  return child;
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Grows the transcript by lines of uneven length, some over a chunk. */
async function grow(world: RawWorld, forMs: number): Promise<void> {
  for (const until = Date.now() + forMs; Date.now() < until; await pause(2)) {
    const size = Math.random() < 0.05 ? 1_500_000 : Math.floor(Math.random() * 20_000);
    world.append(
      `${Math.random()
        .toString(36)
        .repeat(Math.ceil(size / 12))
        .slice(0, size)}\n`,
    );
  }
}

describe("kill -9 of a copier", () => {
  test.each(["turns", "verified", "compress"])("%s: leaves no gap and no wrong byte", async (mode) => {
    await using world = createRawWorld();
    world.write("first\n");
    for (let round = 0; round < 4; round += 1) {
      const child = await startLoop(world, mode);
      const growing = grow(world, 250);
      await pause(40 + Math.random() * 200);
      child.kill("SIGKILL");
      await once(child, "exit");
      const { bytes, losses } = world.read();
      await growing;
      expect(losses).toEqual([]);
      expect(fs.readFileSync(world.source).subarray(0, bytes.length).equals(bytes)).toBe(true);
    }
    world.copy();
    expect(world.generations()).toEqual([1]);
    expect(world.read().losses).toEqual([]);
    expect(world.read().bytes.equals(fs.readFileSync(world.source))).toBe(true);
    removeStaleTemporaries(world.rawDir, Date.now() + 2 * 60 * 60 * 1000);
    expect(world.names().filter((name) => !/^(\d+-\d+\.jsonl(\.gz)?|segments\.jsonl)$/.test(name))).toEqual(
      [],
    );
  });
});

test("processes that copy at once all succeed, and each byte is read once", async () => {
  await using world = createRawWorld();
  world.write("first\n");
  for (let round = 0; round < 2; round += 1) {
    const children = await Promise.all(
      ["once", "once", "verified", "turns", "compress"].map((mode) => startLoop(world, mode)),
    );
    await grow(world, 300);
    for (const child of children) child.kill("SIGKILL");
    await Promise.all(children.map((child) => child.exitCode ?? child.signalCode ?? once(child, "exit")));
    expect(children.slice(0, 2).map((child) => child.exitCode)).toEqual([0, 0]);
  }
  world.copy();
  expect(world.generations()).toEqual([1]);
  expect(world.read().losses).toEqual([]);
  expect(world.read().bytes.equals(fs.readFileSync(world.source))).toBe(true);
});
