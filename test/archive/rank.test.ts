/** The order of candidates. */
import { describe, expect, it } from "vitest";
import type { Candidate } from "../../lib/archive/candidates.ts";
import { readDateWords } from "../../lib/archive/date-words.ts";
import { TURNS_PER_SESSION } from "../../lib/archive/migrate.ts";
import { compareRanked, rankCandidates } from "../../lib/archive/rank.ts";
import { parseQuery } from "../../lib/text/query.ts";

const NO_DATES = readDateWords(parseQuery("nothing of time"));
const LIMITS = { turns: 10, sessions: 10 };

function candidate(session: number, turn: number, score: number, more: Partial<Candidate> = {}): Candidate {
  return { id: session * TURNS_PER_SESSION + turn, score, timeMs: 0, hasAllTerms: false, ...more };
}

function order(turns: Candidate[], dates = NO_DATES, termCounts: Map<number, number>[] = []): string[] {
  return rankCandidates({ turns, termCounts, dates, limits: LIMITS }).turns.map(
    ({ turn: { id } }) => `${Math.floor(id / TURNS_PER_SESSION)}.${id % TURNS_PER_SESSION}`,
  );
}

describe("rankCandidates", () => {
  it("F39: puts the better text first", () => {
    expect(order([candidate(1, 0, 1), candidate(2, 0, 3), candidate(3, 0, 2)])).toEqual([
      "2.0",
      "3.0",
      "1.0",
    ]);
  });

  it("puts what has all terms before everything else", () => {
    expect(order([candidate(1, 0, 9), candidate(2, 0, 1, { hasAllTerms: true })])).toEqual(["2.0", "1.0"]);
  });

  it("helps a turn by its neighbours, not across sessions", () => {
    const turns = [
      candidate(1, 4, 1),
      candidate(1, 5, 1),
      candidate(2, TURNS_PER_SESSION - 1, 1),
      candidate(3, 0, 1),
      candidate(4, 9, 1),
    ];
    expect(order(turns).slice(0, 2).sort()).toEqual(["1.4", "1.5"]);
    const [, , ...others] = order(turns);
    // Equal scores: the younger one, here by rowid.
    expect(others).toEqual(["4.9", "3.0", `2.${TURNS_PER_SESSION - 1}`]);
  });

  it("helps a turn by a session in which the terms are spread", () => {
    const rare = new Map([
      [1, 8],
      [2, 1],
    ]);
    expect(order([candidate(1, 0, 1), candidate(2, 0, 1)], NO_DATES, [rare])).toEqual(["1.0", "2.0"]);
    const turns = [candidate(2, 0, 1), candidate(1, 0, 1)];
    expect(rankCandidates({ turns, termCounts: [rare], dates: NO_DATES, limits: LIMITS }).sessions).toEqual([
      1, 2,
    ]);
  });

  it("prefers the time that the query names, and of equals the younger", () => {
    const march = { timeMs: new Date(2026, 2, 3, 12).getTime() };
    const may = { timeMs: new Date(2026, 4, 3, 12).getTime() };
    const turns = [candidate(1, 0, 1, march), candidate(2, 0, 1, may)];
    expect(order(turns)).toEqual(["2.0", "1.0"]);
    expect(order(turns, readDateWords(parseQuery("the bug in March 2026")))).toEqual(["1.0", "2.0"]);
    expect(order(turns, readDateWords(parseQuery("the bug of 3 may")))).toEqual(["2.0", "1.0"]);
  });

  it.each([0, 1, 3, 39, 40, 100])("gives the first %i of what it would give in all", (limit) => {
    const turns = Array.from({ length: 40 }, (_, at) =>
      candidate(at % 7, at, (at * 17) % 11, { hasAllTerms: at % 3 === 0 }),
    );
    const rank = (limits: { turns: number; sessions: number }) =>
      rankCandidates({ turns, termCounts: [], dates: NO_DATES, limits });
    const all = rank({ turns: 1_000, sessions: 1_000 });
    const sorted = [...all.turns].sort(compareRanked);
    expect([all.turns, all.turns.length, all.sessions.length]).toEqual([sorted, 40, 7]);
    expect(rank({ turns: limit, sessions: limit })).toEqual({
      turns: all.turns.slice(0, limit),
      sessions: all.sessions.slice(0, limit),
    });
  });

  it("takes no candidates", () => {
    expect(rankCandidates({ turns: [], termCounts: [], dates: NO_DATES, limits: LIMITS })).toEqual({
      turns: [],
      sessions: [],
    });
  });
});

describe("readDateWords", () => {
  const at = new Date(2026, 2, 3, 12).getTime();

  it.each([
    ["bug", 0],
    ["march", 1],
    ["3 retries", 0],
    ["3 march", 1],
    ["march 4th", 2.5 / 6],
    ["tuesday", 1],
    ["2025 march", 2.5 / 3.5],
    ["-march", 0],
  ])("%s", (text, expected) => {
    expect(readDateWords(parseQuery(text)).fit(at)).toBeCloseTo(expected, 5);
  });
});
