import fs from "node:fs";
import { describe, expect, test } from "vitest";
import { compressSegments } from "../../lib/raw/compress.ts";
import { copyNewBytesVerified } from "../../lib/raw/flush-verified.ts";
import { readLedger } from "../../lib/raw/ledger.ts";
import { generationPath, segmentName } from "../../lib/raw/segment.ts";
import { setAsideSegment, verifySegments } from "../../lib/raw/verify.ts";
import { createRawWorld, type RawWorld } from "./place.ts";

const BIG = "a line of a transcript\n".repeat(1000);
const clock = (): number => Date.UTC(2026, 0, 15);

const verify = (world: RawWorld, more: object = {}) =>
  verifySegments({ rawDir: world.rawDir, clock, ...more });

describe("verifySegments", () => {
  test("reads each segment once, adds the hash a hook could not make, and remembers it", async () => {
    await using world = createRawWorld();
    world.write(BIG);
    world.copy();
    world.append(BIG);
    await copyNewBytesVerified(world.request());
    expect(await verify(world)).toEqual({ checked: 2, bytes: 2 * BIG.length, damage: [], isComplete: true });
    expect(await verify(world)).toMatchObject({ checked: 0 });
    expect(await verify(world, { isThorough: true })).toMatchObject({ checked: 2, damage: [] });
    const verified = readLedger(generationPath(world.rawDir, "main", 1)).filter((record) => record.verified);
    expect(verified).toHaveLength(2);
    expect(verified[0]?.sha256).toBe(verified[1]?.sha256);
  });

  test("changed bytes are a mismatch, missing bytes unreadable", async () => {
    await using world = createRawWorld();
    world.write(BIG);
    await copyNewBytesVerified(world.request());
    world.append(BIG);
    world.copy();
    const [first, second] = [
      world.path(segmentName(0, BIG.length)),
      world.path(segmentName(BIG.length, 2 * BIG.length)),
    ];
    fs.writeFileSync(first, BIG.replace("a", "A"));
    fs.truncateSync(second, 100);
    const { damage } = await verify(world);
    expect(damage).toMatchObject([
      { code: "RAW_MISMATCH", path: first, byteOffset: 0 },
      { code: "RAW_UNREADABLE", path: second, byteOffset: BIG.length + 100 },
    ]);
  });

  test("later damage is found by a thorough run, compressed or not", async () => {
    await using world = createRawWorld();
    world.write(BIG);
    world.copy();
    await verify(world);
    await compressSegments({
      dir: generationPath(world.rawDir, "main", 1),
      unchangedSinceMs: Number.POSITIVE_INFINITY,
    });
    expect(await verify(world, { isThorough: true })).toMatchObject({ checked: 1, damage: [] });
    const path = world.path(`${segmentName(0, BIG.length)}.gz`);
    const bytes = fs.readFileSync(path);
    bytes.fill(0, 30, 40);
    fs.writeFileSync(path, bytes);
    expect(await verify(world)).toMatchObject({ checked: 0, damage: [] });
    expect(await verify(world, { isThorough: true })).toMatchObject({ damage: [{ code: "RAW_UNREADABLE" }] });
  });

  test("a segment set aside is copied again, and its bytes stay", async () => {
    await using world = createRawWorld();
    world.write(BIG);
    world.copy();
    world.append("more\n");
    world.copy();
    const first = world.path(segmentName(0, BIG.length));
    fs.truncateSync(first, 100);
    setAsideSegment(first);
    expect(world.copy()).toMatchObject({ generation: 1, start: 0, end: BIG.length + 5 });
    expect(world.read().bytes).toEqual(fs.readFileSync(world.source));
    expect(fs.statSync(`${first}.damaged`).size).toBe(100);
  });

  test("stops between segments", async () => {
    await using world = createRawWorld();
    world.write("one\n");
    world.copy();
    expect(await verify(world, { shouldStop: () => true })).toMatchObject({ checked: 0, isComplete: false });
  });
});
