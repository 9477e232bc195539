import fs from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { rawStreams } from "../../lib/raw/segment.ts";
import { copySpilled, spillPath } from "../../lib/raw/spill.ts";
import { removeStaleTemporaries } from "../../lib/raw/temporary.ts";
import { createRawWorld, type RawWorld } from "./place.ts";

function putSpilled(world: RawWorld, files: Record<string, string>): string {
  const folder = join(dirname(world.source), "s", "tool-results");
  fs.mkdirSync(folder, { recursive: true });
  for (const [name, text] of Object.entries(files)) fs.writeFileSync(join(folder, name), text);
  return folder;
}

describe("copySpilled", () => {
  test("copies what is new, once, whole", async () => {
    await using world = createRawWorld();
    const folder = putSpilled(world, { "b1.txt": "x".repeat(3_000_000), "toolu_1.json": "{}" });
    const request = { rawDir: world.rawDir, folder };
    expect(copySpilled(request)).toEqual({
      copied: ["b1.txt", "toolu_1.json"],
      bytes: 3_000_002,
      isBehind: false,
      failures: [],
    });
    putSpilled(world, { "b1.txt": "changed", "b2.txt": "two" });
    expect(copySpilled({ ...request, sync: "full" })).toMatchObject({ copied: ["b2.txt"] });
    expect(fs.readFileSync(spillPath(world.rawDir, "b1.txt"), "utf8")).toBe("x".repeat(3_000_000));
    expect(rawStreams(world.rawDir)).toEqual([]);
  });

  test("stays inside its budget and says so", async () => {
    await using world = createRawWorld();
    const folder = putSpilled(world, { a: "12345", b: "12345", c: "12345" });
    const request = { rawDir: world.rawDir, folder, maxBytes: 6 };
    expect(copySpilled(request)).toMatchObject({ copied: ["a", "b"], isBehind: true });
    expect(copySpilled(request)).toMatchObject({ copied: ["c"], isBehind: false });
  });

  test("folders, odd names and a missing folder do no harm", async () => {
    await using world = createRawWorld();
    const folder = putSpilled(world, { "good.txt": "g", "odd name.txt": "o", ".hidden": "h" });
    fs.mkdirSync(join(folder, "sub"));
    const result = copySpilled({ rawDir: world.rawDir, folder });
    expect(result.copied).toEqual(["good.txt"]);
    expect(result.failures).toMatchObject([{ code: "TRANSCRIPT_UNREADABLE", path: join(folder, "sub") }]);
    expect(copySpilled({ rawDir: world.rawDir, folder: join(folder, "none") }).copied).toEqual([]);
  });
});

test("stale temporary files go, fresh ones and segments stay", async () => {
  await using world = createRawWorld();
  world.write("one\n");
  world.copy();
  const old = new Date(Date.now() - 2 * 60 * 60 * 1000);
  for (const name of [".1-old.tmp", ".2-new.tmp"]) fs.writeFileSync(world.path(name), "half");
  fs.utimesSync(world.path(".1-old.tmp"), old, old);
  expect(removeStaleTemporaries(world.rawDir, Date.now())).toBe(1);
  expect(world.names()).toEqual([".2-new.tmp", "000000000000-000000000004.jsonl", "segments.jsonl"]);
});
