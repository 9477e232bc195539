import fs from "node:fs";
import zlib from "node:zlib";
import { describe, expect, test } from "vitest";
import { generationPath, type Segment, segmentName } from "../../lib/raw/segment.ts";
import { openSegment, type Piece } from "../../lib/raw/segment-reader.ts";
import { createRawWorld, type RawWorld } from "./place.ts";

function segmentIn(world: RawWorld, isCompressed: boolean): Segment {
  fs.mkdirSync(generationPath(world.rawDir, "main", 1), { recursive: true });
  const path = world.path(segmentName(10, 20)) + (isCompressed ? ".gz" : "");
  return { start: 10, end: 20, path, isCompressed };
}

function readOnce(segment: Segment, position = 10): Piece {
  const reader = openSegment(segment);
  const piece = reader.read(position);
  reader.close();
  reader.close();
  return piece;
}

describe("openSegment", () => {
  test("a plain segment that was compressed after it was listed", async () => {
    await using world = createRawWorld();
    const segment = segmentIn(world, false);
    fs.writeFileSync(`${segment.path}.gz`, zlib.gzipSync("0123456789"));
    expect(readOnce(segment, 13)).toMatchObject({ bytes: Buffer.from("3456789") });
  });

  test("a compressed segment of which only the plain file is left", async () => {
    await using world = createRawWorld();
    const segment = segmentIn(world, true);
    fs.writeFileSync(segment.path.slice(0, -3), "0123456789");
    expect(readOnce(segment, 13)).toMatchObject({ bytes: Buffer.from("3456789") });
  });

  test("one that vanished, and one that is a folder, say where to go on", async () => {
    await using world = createRawWorld();
    const segment = segmentIn(world, false);
    expect(readOnce(segment)).toMatchObject({
      resume: 20,
      error: { code: "RAW_UNREADABLE", path: segment.path },
    });
    fs.mkdirSync(segment.path);
    expect(readOnce(segment)).toMatchObject({
      resume: 20,
      error: { code: "RAW_UNREADABLE", byteOffset: 10 },
    });
  });

  test("an empty compressed file holds nothing", async () => {
    await using world = createRawWorld();
    const segment = segmentIn(world, true);
    fs.writeFileSync(segment.path, "");
    expect(readOnce(segment)).toMatchObject({ resume: 20, error: { code: "RAW_UNREADABLE" } });
  });
});
