import fs from "node:fs";
import zlib from "node:zlib";
import { describe, expect, test } from "vitest";
import { compressSegments } from "../../lib/raw/compress.ts";
import { readRange } from "../../lib/raw/read.ts";
import { generationPath, segmentName } from "../../lib/raw/segment.ts";
import { failOnOpen } from "../support/fail-on-open.ts";
import { createRawWorld, type RawWorld } from "./place.ts";

const TEXT = Buffer.from("0123456789abcdefghijklmnopqrstuvwxyz");

/** Puts segments of TEXT on the disk without the copier. */
function putSegments(world: RawWorld, ranges: readonly (readonly [number, number])[]): void {
  fs.mkdirSync(generationPath(world.rawDir, "main", 1), { recursive: true });
  for (const [start, end] of ranges) {
    fs.writeFileSync(world.path(segmentName(start, end)), TEXT.subarray(start, end));
  }
}

async function compressAll(world: RawWorld): Promise<void> {
  const dir = generationPath(world.rawDir, "main", 1);
  await compressSegments({ dir, unchangedSinceMs: Number.POSITIVE_INFINITY });
}

describe("readRange", () => {
  test.each([
    [
      "side by side",
      [
        [0, 10],
        [10, 36],
      ],
    ],
    [
      "overlapping",
      [
        [0, 20],
        [5, 30],
        [10, 36],
      ],
    ],
    [
      "one inside another",
      [
        [0, 36],
        [10, 20],
      ],
    ],
    [
      "equal starts",
      [
        [0, 5],
        [0, 36],
        [5, 9],
      ],
    ],
  ] as const)("gives each byte once: %s", async (_name, ranges) => {
    await using world = createRawWorld();
    putSegments(world, ranges);
    expect(world.read()).toEqual({ bytes: TEXT, losses: [] });
    for (let from = 0; from <= TEXT.length; from += 1) {
      expect(world.read(1, from).bytes).toEqual(TEXT.subarray(from));
    }
  });

  test("a hole is reported once and skipped", async () => {
    await using world = createRawWorld();
    putSegments(world, [
      [0, 10],
      [20, 36],
    ]);
    const { bytes, losses } = world.read();
    expect(bytes.toString()).toBe("0123456789klmnopqrstuvwxyz");
    expect(losses).toEqual([{ start: 10, end: 20 }]);
  });

  test("a segment cut short is filled from one that overlaps it", async () => {
    await using world = createRawWorld();
    putSegments(world, [
      [0, 20],
      [5, 36],
    ]);
    fs.truncateSync(world.path(segmentName(0, 20)), 8);
    expect(world.read()).toEqual({ bytes: TEXT, losses: [] });
  });

  test("a segment cut short with nothing to fill it is a loss with its place", async () => {
    await using world = createRawWorld();
    putSegments(world, [
      [0, 20],
      [20, 36],
    ]);
    fs.truncateSync(world.path(segmentName(0, 20)), 8);
    const { bytes, losses } = world.read();
    expect(bytes.toString()).toBe("01234567klmnopqrstuvwxyz");
    expect(losses).toMatchObject([{ start: 8, end: 20, error: { code: "RAW_UNREADABLE", byteOffset: 8 } }]);
  });

  test("where the system is at fault, reading ends for who asks for that, and goes on for others", async () => {
    await using world = createRawWorld();
    putSegments(world, [
      [0, 10],
      [10, 20],
      [20, 36],
    ]);
    using _ = failOnOpen(world.path(segmentName(10, 20)), "EMFILE");
    const troubles: unknown[] = [];
    const onTrouble = (error: unknown) => troubles.push(error);
    const chunks = [...readRange(world.rawDir, "main", { generation: 1, onTrouble })];
    expect(chunks.map(({ start }) => start)).toEqual([0]);
    expect(troubles).toMatchObject([{ code: "RAW_UNREADABLE", byteOffset: 10, cause: { code: "EMFILE" } }]);
    expect(world.read().losses).toMatchObject([{ start: 10, end: 20 }]);
  });

  test("a damaged segment is no fault of the system's", async () => {
    await using world = createRawWorld();
    putSegments(world, [
      [0, 20],
      [20, 36],
    ]);
    fs.truncateSync(world.path(segmentName(0, 20)), 8);
    const onTrouble = () => expect.unreachable();
    const chunks = [...readRange(world.rawDir, "main", { generation: 1, onTrouble })];
    expect(chunks.map(({ start }) => start)).toEqual([0, 20]);
  });

  test("temporary, foreign and badly named files are passed over", async () => {
    await using world = createRawWorld();
    putSegments(world, [[0, 36]]);
    for (const name of [
      ".1-x.tmp",
      "notes.txt",
      "000000000000-.jsonl",
      "000000000036-000000000040.jsonl.damaged",
    ]) {
      fs.writeFileSync(world.path(name), "junk");
    }
    expect(world.read()).toEqual({ bytes: TEXT, losses: [] });
  });

  test("nothing there reads as nothing", async () => {
    await using world = createRawWorld();
    expect(world.read()).toEqual({ bytes: Buffer.alloc(0), losses: [] });
  });
});

describe("compressed segments", () => {
  const lines = Buffer.from(Array.from({ length: 200_000 }, (_, at) => `{"line":${at}}\n`).join(""));

  test("read like plain ones, from any place", async () => {
    await using world = createRawWorld();
    world.write(lines);
    world.copy({ maxBytes: 1_500_000 });
    world.copy();
    await compressAll(world);
    expect(world.names()).toEqual([
      "000000000000-000001500000.jsonl.gz",
      `000001500000-${String(lines.length).padStart(12, "0")}.jsonl.gz`,
      "segments.jsonl",
    ]);
    for (const from of [0, 1, 1_048_575, 1_048_576, 1_499_999, 1_500_000, lines.length - 1, lines.length]) {
      expect(world.read(1, from).bytes.equals(lines.subarray(from)), `from ${from}`).toBe(true);
    }
    world.append("more\n");
    expect(world.copy()).toMatchObject({ generation: 1, start: lines.length });
  });

  test("any gunzip reads them", async () => {
    await using world = createRawWorld();
    world.write(lines);
    const { end } = world.copy();
    await compressAll(world);
    expect(zlib.gunzipSync(fs.readFileSync(world.path(`${segmentName(0, end)}.gz`))).equals(lines)).toBe(
      true,
    );
  });

  test("a file compressed by another tool is read too", async () => {
    await using world = createRawWorld();
    putSegments(world, [
      [0, 20],
      [20, 36],
    ]);
    const name = world.path(segmentName(0, 20));
    fs.writeFileSync(`${name}.gz`, zlib.gzipSync(fs.readFileSync(name)));
    fs.rmSync(name);
    expect(world.read()).toEqual({ bytes: TEXT, losses: [] });
  });

  test("a damaged member costs itself, the others are read", async () => {
    await using world = createRawWorld();
    world.write(lines);
    const { end } = world.copy();
    await compressAll(world);
    const path = world.path(`${segmentName(0, end)}.gz`);
    const bytes = fs.readFileSync(path);
    bytes.fill(0xff, 2000, 2100);
    fs.writeFileSync(path, bytes);
    const { bytes: read, losses } = world.read();
    expect(losses).toMatchObject([{ start: 0, end: 1_048_576, error: { code: "RAW_UNREADABLE", path } }]);
    expect(read.equals(lines.subarray(1_048_576))).toBe(true);
  });

  test("a file cut short gives what it still holds", async () => {
    await using world = createRawWorld();
    world.write(lines);
    const { end } = world.copy();
    await compressAll(world);
    const path = world.path(`${segmentName(0, end)}.gz`);
    fs.truncateSync(path, fs.statSync(path).size - 10);
    const { bytes: read, losses } = world.read();
    expect(losses).toMatchObject([{ start: 2_097_152, end, error: { code: "RAW_UNREADABLE" } }]);
    expect(read.equals(lines.subarray(0, 2_097_152))).toBe(true);
  });

  test("a plain file and its compressed twin are one segment", async () => {
    await using world = createRawWorld();
    putSegments(world, [[0, 36]]);
    const name = world.path(segmentName(0, 36));
    fs.writeFileSync(`${name}.gz`, zlib.gzipSync(TEXT));
    expect(world.read()).toEqual({ bytes: TEXT, losses: [] });
    fs.writeFileSync(name, "");
    expect(world.read()).toEqual({ bytes: TEXT, losses: [] });
  });
});
