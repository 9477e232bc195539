import fs from "node:fs";
import { dirname } from "node:path";
import { describe, expect, test } from "vitest";
import { LogbookError } from "../../lib/platform/errors.ts";
import { readLedger } from "../../lib/raw/ledger.ts";
import { generationPath } from "../../lib/raw/segment.ts";
import { createRawWorld } from "./place.ts";

function codeOf(run: () => unknown): unknown {
  try {
    run();
  } catch (error) {
    return error instanceof LogbookError ? { code: error.code, path: error.path } : error;
  }
  return "no error";
}

describe("copyNewBytes", () => {
  test("copies what is new, to the end and with a partial last line", async () => {
    await using world = createRawWorld();
    world.write('{"a":1}\n{"b"');
    expect(world.copy()).toMatchObject({ generation: 1, start: 0, end: 12, sourceSize: 12, isBehind: false });
    world.append(":2}\n");
    expect(world.copy()).toMatchObject({ generation: 1, start: 12, end: 16 });
    expect(world.copy()).toMatchObject({ start: 16, end: 16, segments: [] });
    expect(world.read().bytes.toString()).toBe('{"a":1}\n{"b":2}\n');
    expect(world.names()).toEqual([
      "000000000000-000000000012.jsonl",
      "000000000012-000000000016.jsonl",
      "segments.jsonl",
    ]);
  });

  test("leaves what is over the limit for the next time", async () => {
    await using world = createRawWorld();
    world.write("x".repeat(10_000));
    expect(world.copy({ maxBytes: 4000 })).toMatchObject({ start: 0, end: 4000, isBehind: true });
    expect(world.copy({ maxBytes: 4000 })).toMatchObject({ start: 4000, end: 8000, isBehind: true });
    expect(world.copy({ maxBytes: 4000 })).toMatchObject({ start: 8000, end: 10_000, isBehind: false });
  });

  test("a shrunk transcript begins a new generation, and the old one stays", async () => {
    await using world = createRawWorld();
    world.write("one\ntwo\n");
    world.copy();
    world.write("new\n");
    expect(world.copy()).toMatchObject({ generation: 2, start: 0, end: 4 });
    expect(world.read(1).bytes.toString()).toBe("one\ntwo\n");
    expect(world.read(2).bytes.toString()).toBe("new\n");
  });

  test("a transcript whose last 4 KiB differ begins a new generation", async () => {
    await using world = createRawWorld();
    const text = "line\n".repeat(2000);
    world.write(text);
    world.copy();
    world.write(`${text.slice(0, -1)}?more`);
    expect(world.copy()).toMatchObject({ generation: 2, start: 0, end: 10_004 });
  });

  test("a file found in two places alternately continues the generation it belongs to", async () => {
    await using world = createRawWorld();
    for (const round of [1, 2, 3]) {
      world.write(`here\n${"a\n".repeat(round)}`);
      expect(world.copy().generation).toBe(1);
      world.write(`somewhere else\n${"b\n".repeat(round)}`);
      expect(world.copy().generation).toBe(2);
    }
    expect(world.read(1).bytes.toString()).toBe("here\na\na\na\n");
  });

  test("a twin that looked later and copied more does not make the transcript look shrunk", async () => {
    await using world = createRawWorld();
    world.write("seen by both\n");
    const real = fs.fstatSync;
    let isFirst = true;
    try {
      // Between this process's look at the size and its look at the copies, the twin appends and copies.
      Object.assign(fs, {
        fstatSync: (fd: number) => {
          const stat = real(fd);
          if (isFirst) {
            isFirst = false;
            world.append("seen by one\n");
            world.copy();
          }
          return stat;
        },
      });
      expect(world.copy()).toMatchObject({ generation: 1, start: 25, end: 25 });
    } finally {
      Object.assign(fs, { fstatSync: real });
    }
    expect(world.generations()).toEqual([1]);
  });

  test("a copy is continued by its own bytes, whatever its ledger says", async () => {
    await using world = createRawWorld();
    world.write("abc\n".repeat(3000));
    world.copy();
    world.append("tail\n");
    const { end } = world.copy();
    const [, second] = readLedger(generationPath(world.rawDir, "main", 1));
    expect(second).toMatchObject({ start: 12_000, end, source: world.source });
    fs.writeFileSync(world.path("segments.jsonl"), '{"torn');
    world.append("more\n");
    expect(world.copy()).toMatchObject({ generation: 1, start: end });
    expect(world.read().bytes).toEqual(fs.readFileSync(world.source));
  });

  test("a copy that is damaged at its end is not continued: everything is copied again", async () => {
    await using world = createRawWorld();
    world.write("abc\n".repeat(3000));
    const { segments } = world.copy();
    fs.truncateSync(segments[0] ?? "", 11_000);
    world.append("more\n");
    expect(world.copy()).toMatchObject({ generation: 2, start: 0, end: 12_005 });
  });

  test("what was overwritten in a copy does not make another transcript of it, a byte beside it does", async () => {
    await using world = createRawWorld();
    world.write("one secret two\n");
    const { segments } = world.copy();
    fs.writeFileSync(segments[0] ?? "", "one ****** two\n");
    world.append("three\n");
    expect(world.copy()).toMatchObject({ generation: 1, start: 15 });
    world.append("four\n");
    expect(world.copy()).toMatchObject({ generation: 1, start: 21 });
    fs.writeFileSync(segments[0] ?? "", "One ****** two\n");
    expect(world.copy()).toMatchObject({ generation: 2, start: 0 });
  });

  test.each([
    ["empty path", (): string => "", "TRANSCRIPT_MISSING"],
    ["no such file", (source: string): string => `${source}.gone`, "TRANSCRIPT_MISSING"],
    ["below a file", (source: string): string => `${source}/below`, "TRANSCRIPT_MISSING"],
    ["a directory", (source: string): string => dirname(source), "TRANSCRIPT_UNREADABLE"],
    ["a device", (): string => "/dev/null", "TRANSCRIPT_UNREADABLE"],
  ])("%s fails with its own code and path, and makes nothing", async (_name, pathOf, code) => {
    await using world = createRawWorld();
    world.write("x\n");
    const source = pathOf(world.source);
    expect(codeOf(() => world.copy({ source }))).toEqual({ code, path: source });
    expect(fs.existsSync(world.rawDir)).toBe(false);
  });

  test("an empty transcript makes nothing", async () => {
    await using world = createRawWorld();
    world.write("");
    expect(world.copy()).toMatchObject({ generation: 1, start: 0, end: 0, segments: [] });
    expect(fs.existsSync(world.rawDir)).toBe(false);
  });

  test("files are 0600 and folders 0700", async () => {
    await using world = createRawWorld();
    world.write("x\n");
    const [segment] = world.copy({ sync: "full" }).segments;
    expect(fs.statSync(segment as string).mode & 0o777).toBe(0o600);
    expect(fs.statSync(dirname(segment as string)).mode & 0o777).toBe(0o700);
  });

  test("a failed write leaves no segment and no temporary file", async () => {
    await using world = createRawWorld();
    world.write("first\n");
    world.copy();
    world.append("second\n");
    const real = fs.writeSync;
    try {
      Object.assign(fs, {
        writeSync: () => {
          throw Object.assign(new Error("no space"), { code: "ENOSPC" });
        },
      });
      expect(codeOf(() => world.copy())).toMatchObject({ code: "ENOSPC" });
    } finally {
      Object.assign(fs, { writeSync: real });
    }
    expect(world.names()).toEqual(["000000000000-000000000006.jsonl", "segments.jsonl"]);
    expect(world.copy()).toMatchObject({ start: 6, end: 13 });
  });

  test("a short write goes on where it stopped", async () => {
    await using world = createRawWorld();
    world.write("0123456789".repeat(1000));
    const real = fs.writeSync as (...args: unknown[]) => number;
    try {
      Object.assign(fs, {
        writeSync: (fd: number, bytes: Uint8Array, offset: number, length: number, ...rest: unknown[]) =>
          real(fd, bytes, offset, Math.min(length, 700), ...rest),
      });
      world.copy();
    } finally {
      Object.assign(fs, { writeSync: real });
    }
    expect(world.read().bytes.toString()).toBe("0123456789".repeat(1000));
  });
});
