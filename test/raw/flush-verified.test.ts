import { createHash } from "node:crypto";
import fs from "node:fs";
import { describe, expect, test } from "vitest";
import { copyNewBytesVerified } from "../../lib/raw/flush-verified.ts";
import { readLedger } from "../../lib/raw/ledger.ts";
import { generationPath } from "../../lib/raw/segment.ts";
import { createRawWorld } from "./place.ts";

const sha256 = (bytes: Buffer | string): string => createHash("sha256").update(bytes).digest("hex");

/** Bytes that repeat nowhere near a chunk's border. */
function noise(bytes: number): Buffer {
  const buffer = Buffer.alloc(bytes);
  let state = 7;
  for (let at = 0; at < bytes; at += 1) {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0;
    buffer[at] = state >>> 24;
  }
  return buffer;
}

describe("copyNewBytesVerified", () => {
  test("copies everything and notes the hash of what it copied", async () => {
    await using world = createRawWorld();
    const bytes = noise(3 * 1024 * 1024 + 17);
    world.write(bytes);
    const result = await copyNewBytesVerified(world.request());
    expect(result).toMatchObject({ generation: 1, start: 0, end: bytes.length, isBehind: false });
    expect(world.read().bytes.equals(bytes)).toBe(true);
    expect(readLedger(generationPath(world.rawDir, "main", 1))).toMatchObject([{ sha256: sha256(bytes) }]);
  });

  test("after copies of every turn only the rest is copied", async () => {
    await using world = createRawWorld();
    world.write("turn one\n");
    world.copy();
    world.append("turn two\n");
    expect(await copyNewBytesVerified(world.request())).toMatchObject({ start: 9, end: 18 });
    expect(await copyNewBytesVerified(world.request())).toMatchObject({ start: 18, end: 18, segments: [] });
    world.append("turn three\n");
    expect(world.copy()).toMatchObject({ generation: 1, start: 18 });
    expect(world.read().bytes).toEqual(fs.readFileSync(world.source));
  });

  test("more than one segment's worth is cut into segments", async () => {
    await using world = createRawWorld();
    const chunk = noise(1024 * 1024);
    for (let count = 0; count < 5; count += 1) world.append(chunk);
    const result = await copyNewBytesVerified(world.request({ segmentBytes: 4 * 1024 * 1024 }));
    expect(result.segments.map((path) => path.slice(-31))).toEqual([
      "000000000000-000004194304.jsonl",
      "000004194304-000005242880.jsonl",
    ]);
    expect(sha256(world.read().bytes)).toBe(sha256(fs.readFileSync(world.source)));
  });

  test("every byte is on the disk before its name is, and the name before the return", async () => {
    await using world = createRawWorld();
    world.write("x\n");
    const calls: string[] = [];
    const real = { fsyncSync: fs.fsyncSync, linkSync: fs.linkSync };
    try {
      Object.assign(fs, {
        fsyncSync: (fd: number) => {
          calls.push(fs.fstatSync(fd).isDirectory() ? "sync folder" : "sync file");
          real.fsyncSync(fd);
        },
        linkSync: (from: string, to: string) => {
          calls.push("name");
          real.linkSync(from, to);
        },
      });
      await copyNewBytesVerified(world.request());
      world.append("y\n");
      await copyNewBytesVerified(world.request());
    } finally {
      Object.assign(fs, real);
    }
    const folders = ["sync folder", "sync folder", "sync folder"];
    const copy = ["sync file", "name", "sync folder", ...folders];
    expect(calls).toEqual([...copy, ...copy]);
  });

  test.each(["write", "fdatasync"] as const)(
    "a failing %s is reported and leaves nothing half done",
    async (name) => {
      await using world = createRawWorld();
      world.write(noise(20 * 1024 * 1024));
      const real = fs[name];
      const failing = (...args: unknown[]): void => {
        const done = args.at(-1) as (error: Error) => void;
        setImmediate(() => done(Object.assign(new Error("input/output error"), { code: "EIO" })));
      };
      try {
        Object.assign(fs, { [name]: failing });
        await expect(copyNewBytesVerified(world.request())).rejects.toMatchObject({ code: "EIO" });
      } finally {
        Object.assign(fs, { [name]: real });
      }
      expect(world.names()).toEqual([]);
      expect(await copyNewBytesVerified(world.request())).toMatchObject({ start: 0, isBehind: false });
    },
  );

  test("bytes appended while it copies belong to the next copy", async () => {
    await using world = createRawWorld();
    world.write("before\n");
    const copying = copyNewBytesVerified(world.request());
    world.append("after\n");
    expect(await copying).toMatchObject({ end: 7 });
    expect(await copyNewBytesVerified(world.request())).toMatchObject({ start: 7, end: 13 });
  });
});
