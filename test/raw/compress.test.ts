import fs from "node:fs";
import { describe, expect, test } from "vitest";
import { compressSegments } from "../../lib/raw/compress.ts";
import { copyNewBytesVerified } from "../../lib/raw/flush-verified.ts";
import { generationPath, segmentName } from "../../lib/raw/segment.ts";
import { createRawWorld, type RawWorld } from "./place.ts";

const BIG = "a line of a transcript\n".repeat(1000);
const NAME = segmentName(0, BIG.length);

function compress(world: RawWorld, more: { unchangedSinceMs?: number; shouldStop?: () => boolean } = {}) {
  const dir = generationPath(world.rawDir, "main", 1);
  return compressSegments({ dir, unchangedSinceMs: Number.POSITIVE_INFINITY, ...more });
}

describe("compressSegments", () => {
  test("says what it saved; a second run finds nothing to do", async () => {
    await using world = createRawWorld();
    world.write(BIG);
    world.copy();
    const result = await compress(world);
    expect(result).toMatchObject({ segments: 1, plainBytes: BIG.length, damage: [] });
    expect(result.compressedBytes).toBe(fs.statSync(world.path(`${NAME}.gz`)).size);
    expect(await compress(world)).toMatchObject({ segments: 0, plainBytes: 0 });
  });

  test("small and recent segments stay as they are", async () => {
    await using world = createRawWorld();
    world.write("small\n");
    world.copy();
    world.append(BIG);
    world.copy();
    const before = world.names();
    await compress(world, { unchangedSinceMs: Date.now() - 60_000 });
    expect(world.names()).toEqual(before);
    await compress(world);
    expect(world.names()[0]).toBe("000000000000-000000000006.jsonl");
    expect(world.names()[1]).toMatch(/\.gz$/);
  });

  test("stops between segments when it is told to", async () => {
    await using world = createRawWorld();
    for (let count = 0; count < 3; count += 1) {
      world.append(BIG);
      world.copy();
    }
    let asked = 0;
    const { segments } = await compress(world, { shouldStop: () => ++asked > 1 });
    expect(segments).toBe(1);
    expect(world.read().bytes.toString()).toBe(BIG.repeat(3));
  });

  test("both files after a kill: the plain one goes, the compressed one stays", async () => {
    await using world = createRawWorld();
    world.write(BIG);
    world.copy();
    const plain = fs.readFileSync(world.path(NAME));
    await compress(world);
    fs.writeFileSync(world.path(NAME), plain);
    await compress(world);
    expect(world.names()).toEqual([`${NAME}.gz`, "segments.jsonl"]);
    expect(world.read().bytes.toString()).toBe(BIG);
  });

  test("a damaged compressed twin is reported, and the plain file stays", async () => {
    await using world = createRawWorld();
    world.write(BIG);
    world.copy();
    fs.writeFileSync(world.path(`${NAME}.gz`), "not gzip at all");
    const { damage } = await compress(world);
    expect(damage).toMatchObject([{ code: "RAW_UNREADABLE" }]);
    expect(world.read().bytes.toString()).toBe(BIG);
  });

  test("bytes that are not those of the ledger are reported, not compressed", async () => {
    await using world = createRawWorld();
    world.write(BIG);
    await copyNewBytesVerified(world.request());
    fs.writeFileSync(world.path(NAME), BIG.toUpperCase());
    const { damage, segments } = await compress(world);
    expect({ segments, damage }).toMatchObject({ segments: 0, damage: [{ code: "RAW_MISMATCH" }] });
    expect(world.names()).toEqual([NAME, "segments.jsonl"]);
  });
});
