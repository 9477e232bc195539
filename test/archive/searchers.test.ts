/** What both searchers promise: the index, and the scan that stands in for it. */
import { describe, expect, it } from "vitest";
import type { SearchOptions, SearchResult } from "../../lib/archive/hit.ts";
import type { IngestSource } from "../../lib/archive/ingest.ts";
import { scanTranscripts } from "../../lib/archive/scan.ts";
import { searchArchive } from "../../lib/archive/search.ts";
import { hasEngine } from "../support/native.ts";
import { ingestTalks, source, temporaryArchive } from "./temporary-archive.ts";
import { createTalk, START_MS, type Talk, uuid } from "./transcript-lines.ts";

type Corpus = readonly (readonly [IngestSource, Talk])[];
type Search = (text: string, options?: SearchOptions) => SearchResult;
const LIMITS = { head: 65_536, tail: 16_384 };
const DAY_MS = 86_400_000;

/** Turn numbers: 0x10 first session, 0x20 second, of another project and later. */
function makeCorpus(): Corpus {
  const first = createTalk(0x10);
  first.prompt("why does findRelevantMemories time out in the retry loop");
  first.tool(
    "Bash",
    { command: "git commit --no-verify", description: "commit" },
    "重跑gen-itgc后50条 用户身份验证",
  );
  first.answer("The 用户 cache was stale; see src/store/cache-index.ts and node:sqlite");
  first.prompt("write it in C++ please"); // 0x14
  first.tool(
    "Read",
    { file_path: "/work/app/src/main.cpp" },
    "int main() { return cpp_value; } // reads .env",
  );
  first.answer("Done: it's a small timeout change");
  const second = createTalk(0x20, { startMs: START_MS + 40 * DAY_MS });
  second.prompt("the retry budget of the importer");
  second.answer("We decided on three attempts; a node of sqlite was busy");
  second.prompt("ＦＵＬＬ width Café and ガギグ");
  second.answer("okay");
  return [
    [source("session-1"), first],
    [source("session-2", { project: "project-b" }), second],
  ];
}

function indexSearch(corpus: Corpus): Search {
  const archive = temporaryArchive();
  ingestTalks(archive, corpus);
  return (text, options) => searchArchive(archive, text, options);
}

/** Every session has one file here. */
function scanSearch(corpus: Corpus): Search {
  return (text, options) =>
    scanTranscripts(
      text,
      corpus.map(([where, talk]) => [{ ...where, chunks: [{ start: 0, bytes: talk.bytes() }] }]),
      { limits: LIMITS, ...options },
    );
}

const searchers: [string, (corpus: Corpus) => Search, boolean][] = [
  ["index (needs a database engine)", indexSearch, hasEngine],
  ["scan", scanSearch, true],
];

describe.each(searchers)("%s", (_, make, canRun) => {
  const test = canRun ? it : it.skip;
  const search = canRun ? make(makeCorpus()) : (undefined as unknown as Search);
  const turns = (text: string, options?: SearchOptions) =>
    search(text, options)
      .hits.map(({ turn }) => turn)
      .sort();

  test("F38 Q19: gives both totals, turns with all words first", () => {
    const { totalAll, totalSome, hits } = search("retry loop");
    expect([totalAll, totalSome]).toEqual([1, 2]);
    expect(hits.map(({ turn, hasAllTerms }) => [turn, hasAllTerms])).toEqual([
      [uuid(0x10), true],
      [uuid(0x20), false],
    ]);
  });

  test.each([
    ["findRelevantMemories", 0x10],
    ["relevant memories", 0x10],
    ["用户", 0x10],
    ["用户身份", 0x10],
    ["户", 0x10],
    ["证", 0x10],
    ["itgc", 0x10],
    ["gen-itgc", 0x10],
    ["--no-verify", 0x10],
    ["no-verify", 0x10],
    ["cache-index.ts", 0x10],
    ["src/store", 0x10],
    ["C++", 0x14],
    [".env", 0x14],
    ["cpp_value", 0x14],
    ["importers", 0x20],
    ["full", 0x22],
    ["cafe", 0x22],
    ["ガギ", 0x22],
    ['"three attempts"', 0x20],
    ["impor*", 0x20],
    ["commit", 0x10],
  ])("finds %s", (text, turn) => {
    expect(turns(text)).toEqual([uuid(turn)]);
  });

  test.each(["", " ", '"', "*", "-", "?", "AND (", "NOT", "^", "col:x", "\u0000", "'", "...", "NEAR(a b)"])(
    "takes %j without an error",
    (text) => {
      expect(() => search(text)).not.toThrow();
    },
  );

  test("Q20: takes a pasted text of 2,000 characters", () => {
    const pasted = 'the "retry" budget -x of (the) importer: '.repeat(50).slice(0, 2000);
    expect(turns(pasted)).toContain(uuid(0x20));
  });

  test("excludes", () => {
    expect(turns("retry -importer")).toEqual([uuid(0x10)]);
    expect(turns('retry -"three attempts"')).toEqual([uuid(0x10)]);
  });

  test("keeps a phrase together", () => {
    expect(turns('"attempts three"')).toEqual([]);
    expect(turns('"retry loop"')).toEqual([uuid(0x10)]);
  });

  test("Q17: finds what stands as written before what has the same parts", () => {
    expect(search("node:sqlite").hits[0]?.turn).toBe(uuid(0x10));
  });

  test("filters", () => {
    expect(turns("retry", { filters: { project: "project-b" } })).toEqual([uuid(0x20)]);
    expect(turns("retry", { filters: { session: "session-1" } })).toEqual([uuid(0x10)]);
    expect(turns("retry", { filters: { sinceMs: START_MS + DAY_MS } })).toEqual([uuid(0x20)]);
    expect(turns("retry", { filters: { untilMs: START_MS + DAY_MS } })).toEqual([uuid(0x10)]);
    expect(turns("it", { filters: { tool: "read" } })).toEqual([uuid(0x14)]);
    expect(turns("commit OR write please", { filters: { file: "src/main" } })).toEqual([uuid(0x14)]);
    expect(turns("timeout", { filters: { role: "answer" } })).toEqual([uuid(0x14)]);
    expect(turns("retry", { filters: { project: "nothing" } })).toEqual([]);
  });

  test("tells where the hit is", () => {
    const [hit] = search("verify", { filters: { project: "project-a" } }).hits;
    expect(hit).toMatchObject({
      turn: uuid(0x10),
      kind: "human",
      session: "session-1",
      sessions: ["session-1"],
      project: "project-a",
      timeMs: START_MS,
      isAbandoned: false,
      hasAllTerms: true,
      field: "input",
      isCut: false,
    });
    expect(hit?.snippet.text).toContain("git commit --no-verify");
    const [range] = hit?.snippet.highlights ?? [];
    expect(hit?.snippet.text.slice(range?.start, range?.end)).toBe("verify");
  });

  test("limits hits and names sessions, best first", () => {
    const { hits, sessions, totalSome } = search("retry", { limit: 1 });
    expect([hits.length, totalSome, sessions.length]).toEqual([1, 2, 2]);
    expect(sessions[0]).toBe(hits[0]?.session);
  });

  test("brings turns of a named time forward", () => {
    expect(search("retry in January 2026").hits[0]?.turn).toBe(uuid(0x10));
    expect(search("retry in February 2026").hits[0]?.turn).toBe(uuid(0x20));
    expect(search("february").hits).toEqual([]);
  });

  test("shows a forked turn once, with its sessions, and what was abandoned", () => {
    const original = createTalk(0x40);
    original.prompt("shared beginning");
    original.answer("one");
    const abandoned = original.prompt("left behind kumquat");
    original.answer("two");
    original.prompt("another way", { parentUuid: uuid(0x41) });
    const fork = createTalk(0x60);
    for (const line of original.lines.slice(0, 2)) fork.raw(line);
    fork.prompt("in the fork", { parentUuid: uuid(0x41) });
    const forked = make([
      [source("session-b"), original],
      [source("session-a", { project: "project-b" }), fork],
    ]);
    expect(forked("shared beginning").hits.map(({ turn, sessions }) => [turn, sessions])).toEqual([
      [uuid(0x40), ["session-a", "session-b"]],
    ]);
    expect(forked("beginning", { filters: { project: "project-b" } }).hits).toHaveLength(1);
    expect(forked("beginning", { filters: { session: "session-a" } }).hits[0]?.session).toBe("session-a");
    expect(forked("kumquat").hits.map(({ turn, isAbandoned }) => [turn, isAbandoned])).toEqual([
      [abandoned, true],
    ]);
    expect(forked("another way").hits[0]?.isAbandoned).toBe(false);
  });

  test("says that text was cut, and does not find it", () => {
    const talk = createTalk(0x70);
    const output = `start ${"filler ".repeat(20_000)} needle ${"filler ".repeat(20_000)} end`;
    talk.prompt("a large output");
    talk.tool("Bash", { command: "cat big" }, output);
    const large = make([[source("session-1"), talk]]);
    expect(large("start end")).toMatchObject({ totalAll: 1, isCut: true, hits: [{ isCut: true }] });
    expect(large("needle").hits).toEqual([]);
  });
});

describe("scan", () => {
  it("finds in a deep search what the index cuts", () => {
    const talk = createTalk(0x70);
    talk.prompt("a large output");
    talk.tool(
      "Bash",
      { command: "cat big" },
      `${"filler ".repeat(20_000)} needle ${"filler ".repeat(20_000)}`,
    );
    const chunks = [{ start: 0, bytes: talk.bytes() }];
    const deep = scanTranscripts("needle", [[{ ...source("session-1"), chunks }]]);
    expect(deep.hits.map(({ turn, field }) => [turn, field])).toEqual([[uuid(0x70), "output"]]);
  });
});
