/** The index's segments: counted, merged in steps, and never merged by a hook. */
import { describe, expect, it } from "vitest";
import { settleStale } from "../../lib/archive/gather.ts";
import { countSegments, isCrowded, mergeWords } from "../../lib/archive/merge.ts";
import { searchArchive } from "../../lib/archive/search.ts";
import { hasEngine } from "../support/native.ts";
import { ingestTalks, source, temporaryArchive } from "./temporary-archive.ts";
import { createTalk } from "./transcript-lines.ts";

function ingestOne(archive: ReturnType<typeof temporaryArchive>, n: number): void {
  const talk = createTalk(n * 16);
  talk.prompt(`prompt number ${n} kumquat`);
  ingestTalks(archive, [[source(`s${n}`), talk]]);
}

describe.skipIf(!hasEngine)("merge (needs a database engine)", () => {
  it("leaves a segment a commit, which steps merge", () => {
    const archive = temporaryArchive();
    expect(countSegments(archive)).toBe(0);
    for (let n = 1; n <= 20; n++) ingestOne(archive, n);
    expect(countSegments(archive)).toBe(20);
    let steps = 0;
    while (mergeWords(archive) && steps < 1000) steps++;
    expect(countSegments(archive)).toBeLessThan(20);
    expect(searchArchive(archive, "kumquat").totalAll).toBe(20);
  });

  it("leaves words to the worker when a commit might have to merge", () => {
    const archive = temporaryArchive();
    for (let n = 1; n <= 800; n++) ingestOne(archive, n);
    expect(isCrowded(archive)).toBe(true);
    ingestOne(archive, 801);
    expect([countSegments(archive), searchArchive(archive, "kumquat").totalAll]).toEqual([800, 800]);
    while (mergeWords(archive));
    expect(isCrowded(archive)).toBe(false);
    expect(settleStale(archive, 10)).toBe(0);
    expect(searchArchive(archive, "kumquat").totalAll).toBe(801);
  });
});
