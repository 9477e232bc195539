import fs from "node:fs";
import { describe, expect, test } from "vitest";
import { publishSegment } from "../../lib/raw/publish.ts";
import { generationPath, segmentName, temporaryPath } from "../../lib/raw/segment.ts";
import { createRawWorld, type RawWorld } from "./place.ts";

function draftOf(world: RawWorld, content: string) {
  const dir = generationPath(world.rawDir, "main", 1);
  fs.mkdirSync(dir, { recursive: true });
  const temporary = temporaryPath(dir);
  fs.writeFileSync(temporary, content);
  return { dir, start: 0, end: content.length, temporary, isDurable: true };
}

function withLinkError<T>(code: string, run: () => T): T {
  const real = fs.linkSync;
  Object.assign(fs, {
    linkSync: () => {
      throw Object.assign(new Error(code), { code });
    },
  });
  try {
    return run();
  } finally {
    Object.assign(fs, { linkSync: real });
  }
}

describe("publishSegment", () => {
  test("the name appears whole and the temporary one goes", async () => {
    await using world = createRawWorld();
    expect(publishSegment(draftOf(world, "abc"))).toBe(world.path(segmentName(0, 3)));
    expect(world.names()).toEqual([segmentName(0, 3)]);
  });

  test("a twin that was faster wins, and nothing is left behind", async () => {
    await using world = createRawWorld();
    publishSegment(draftOf(world, "abc"));
    publishSegment(draftOf(world, "xyz"));
    expect(world.names()).toEqual([segmentName(0, 3)]);
    expect(fs.readFileSync(world.path(segmentName(0, 3)), "utf8")).toBe("abc");
  });

  test.each(["EPERM", "ENOTSUP"])("a file system without hard links (%s) gets a rename", async (code) => {
    await using world = createRawWorld();
    withLinkError(code, () => publishSegment(draftOf(world, "abc")));
    expect(world.names()).toEqual([segmentName(0, 3)]);
  });

  test("any other error is the caller's", async () => {
    await using world = createRawWorld();
    expect(() => withLinkError("EIO", () => publishSegment(draftOf(world, "abc")))).toThrow("EIO");
  });
});
