/** What search finds, whatever the text: every piece of a CJK run, and nothing that a scan would not find. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { scanTranscripts } from "../../lib/archive/scan.ts";
import { searchArchive } from "../../lib/archive/search.ts";
import { hasEngine } from "../support/native.ts";
import { ingestTalks, source, temporaryArchive } from "./temporary-archive.ts";
import { createTalk, uuid } from "./transcript-lines.ts";

const cjk = fc.constantFrom(..."用户身份验证数据库認証がパスワードカタログ인증데이터한국𠮷野家、。");
const latin = fc.constantFrom("a", "Z", "é", "9", "_", "-", " ", "gen", "itgc", "/");
const mixed = fc
  .array(fc.oneof({ weight: 4, arbitrary: cjk }, { weight: 1, arbitrary: latin }), {
    minLength: 3,
    maxLength: 40,
  })
  .map((chars) => chars.join(""));
const RUN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー]{2,}/gu;

describe.skipIf(!hasEngine)("search (needs a database engine)", () => {
  it("F37 Q18: finds every substring of two or more characters of a CJK run, and every single one", () => {
    const texts = fc.sample(mixed, { numRuns: 150, seed: 7 });
    const archive = temporaryArchive();
    const talk = createTalk(1);
    for (const text of texts) talk.prompt(text);
    ingestTalks(archive, [[source("s"), talk]]);
    const asked = fc.nat({ max: texts.length - 1 }).chain((index) => {
      const runs = [...(texts[index] ?? "").matchAll(RUN)].map(([run]) => [...run]);
      const run = fc.constantFrom(...(runs.length > 0 ? runs : [[]]));
      return fc.tuple(fc.constant(index), run, fc.nat(), fc.nat());
    });
    fc.assert(
      fc.property(asked, ([index, run, from, length]) => {
        fc.pre(run.length > 0);
        const start = from % run.length;
        const piece = run.slice(start, start + 1 + (length % (run.length - start))).join("");
        const found = searchArchive(archive, piece, { limit: 200 }).hits.map(({ turn }) => turn);
        expect(found, piece).toContain(uuid(1 + index));
      }),
      { numRuns: 500 },
    );
  });

  it("finds nothing that a scan does not find, and never throws", () => {
    const words = fc.constantFrom(
      "retry",
      "retries",
      "timeout",
      "findRelevantMemories",
      "node:sqlite",
      "src/store.ts",
      "--no-verify",
      "用户身份",
      "C++",
      "the",
    );
    const text = fc.array(words, { minLength: 1, maxLength: 6 }).map((parts) => parts.join(" "));
    const queryWord = fc.oneof(
      words,
      words.map((word) => `-${word}`),
      words.map((word) => `"${word} retry"`),
    );
    const query = fc.oneof(
      fc.array(queryWord, { minLength: 1, maxLength: 4 }).map((parts) => parts.join(" ")),
      fc.string({ unit: "binary", maxLength: 60 }),
    );
    const texts = fc.sample(text, { numRuns: 80, seed: 11 });
    const archive = temporaryArchive();
    const talk = createTalk(1);
    for (const one of texts) talk.prompt(one);
    ingestTalks(archive, [[source("s"), talk]]);
    const chunks = [{ start: 0, bytes: talk.bytes() }];
    fc.assert(
      fc.property(query, (asked) => {
        const found = searchArchive(archive, asked, { limit: 100 });
        const scanned = scanTranscripts(asked, [[{ ...source("s"), chunks }]], { limit: 100 });
        const turns = new Set(scanned.hits.map(({ turn }) => turn));
        expect(found.hits.filter(({ turn }) => !turns.has(turn)).map(({ turn }) => turn)).toEqual([]);
        expect(found.totalSome).toBe(found.hits.length);
        expect(found.totalAll).toBe(found.hits.filter(({ hasAllTerms }) => hasAllTerms).length);
      }),
      { numRuns: 300 },
    );
  });
});
