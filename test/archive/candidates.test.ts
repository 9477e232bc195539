import { describe, expect, it } from "vitest";
import { searchArchive } from "../../lib/archive/search.ts";
import { hasNative } from "../support/native.ts";
import { ingestTalks, source, temporaryArchive } from "./temporary-archive.ts";
import { createTalk, uuid } from "./transcript-lines.ts";

/** More than are ever scored. */
const TURNS = 2_200;
/** Says it so often that its words would put it first. */
const LOUD = 1_500;
/** One of the oldest, with a word of its own. */
const ODD = 3;

describe.skipIf(!hasNative)("words that thousands of turns have (needs the native module)", () => {
  const archive = hasNative ? temporaryArchive() : undefined;
  const talk = createTalk(1);
  for (let turn = 0; turn < TURNS; turn++) {
    const start = turn === LOUD ? "户，户，户，户，户，" : "";
    const end = turn === ODD ? " kumquat" : "";
    talk.prompt(`${start}门户${turn % 7}页 gateway ${turn}${end}`);
  }
  if (archive !== undefined) ingestTalks(archive, [[source("s"), talk]]);
  const search = (query: string) =>
    searchArchive(archive as NonNullable<typeof archive>, query, { limit: 3 });

  it.each(["户", "户*", "门户", "gateway", "gatew*"])("are counted to the last turn: %s", (query) => {
    const { totalAll, totalSome, hits } = search(query);
    expect([totalAll, totalSome]).toEqual([TURNS, TURNS]);
    expect(hits).toHaveLength(3);
  });

  it("finds the one with a rare word too, however old it is", () => {
    const { totalAll, totalSome, hits } = search("gateway kumquat");
    expect([totalAll, totalSome]).toEqual([1, TURNS]);
    expect(hits[0]).toMatchObject({ turn: uuid(1 + ODD), hasAllTerms: true });
  });

  it("finds the newest first by the beginning of a word", () => {
    const texts = search("户*").hits.map(({ snippet }) => snippet.text);
    for (const text of texts) expect(text).toMatch(/gateway 21\d\d/);
  });
});
