/** What a user may type into a search, against the texts and a small archive. */
import fs from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createIngest } from "../../../lib/archive/ingest.ts";
import { openArchive } from "../../../lib/archive/open.ts";
import { scanTranscripts } from "../../../lib/archive/scan.ts";
import { searchArchive } from "../../../lib/archive/search.ts";
import { storePaths } from "../../../lib/platform/paths.ts";
import { toWellFormed } from "../../../lib/text/cut.ts";
import { highlightRanges } from "../../../lib/text/highlight.ts";
import { parseQuery, renderFtsTerm } from "../../../lib/text/query.ts";
import { snippet } from "../../../lib/text/snippet.ts";
import { tokenise } from "../../../lib/text/tokenise.ts";
import { createTalk } from "../../archive/transcript-lines.ts";
import { hasNative } from "../../support/native.ts";
import { anyText } from "../../text/arbitraries.ts";
import { TEXTS } from "../corpus.ts";
import { must, mustBeWellFormed } from "../oracle.ts";
import type { FuzzCase, Target } from "../target.ts";

const QUERIES: readonly string[] = [
  "checkout fails",
  '"exact words" -without pref*',
  "findRelevantMemories",
  "node:sqlite C++ .env --no-verify",
  "foo AND ( NEAR/2 NOT",
  "用户身份 検索 인증",
  "?",
  "*",
  '"',
  "-",
  "2026-01-05",
  "it's a*b % _ $& host:8080 38.101",
];

export const query: Target = {
  name: "query",
  share: 110,
  seeds: QUERIES,
  arbitrary: anyText,
  open: () => ({
    run({ text, random }) {
      const parsed = parseQuery(text);
      for (const term of parsed.terms) renderFtsTerm(term);
      tokenise(text);
      const body = random.pick(TEXTS) + text.slice(0, 2_000);
      let last = 0;
      for (const { start, end } of highlightRanges(body, parsed)) {
        must(start >= last && end > start && end <= body.length, "highlights are out of order");
        last = end;
      }
      const cut = snippet(toWellFormed(body), parsed, 120);
      must(cut.text.length <= 130, `a snippet of ${cut.text.length} characters`);
      mustBeWellFormed(cut.text, "a snippet");
    },
  }),
};

export const search: Target = {
  name: "search",
  share: 9,
  seeds: QUERIES,
  arbitrary: anyText,
  open() {
    const home = fs.mkdtempSync(join(tmpdir(), "logbook-fuzz-search-"));
    const talk = createTalk(1);
    for (const text of TEXTS) {
      talk.prompt(text);
      talk.tool("Bash", { command: text.slice(0, 100) }, text);
      talk.answer(text);
    }
    const place = { session: "s", stream: "main", generation: 1, project: "p" };
    const chunks = [{ start: 0, bytes: talk.bytes() }];
    const scan = (text: string) => scanTranscripts(text, [[{ ...place, chunks }]], { limit: 5 });
    const archive = hasNative
      ? openArchive(storePaths({ LOGBOOK_HOME: home }), { busyTimeoutMs: 0 })
      : undefined;
    if (archive !== undefined) {
      const ingest = createIngest(archive);
      ingest.add(place, chunks);
      ingest.finish();
    }
    return {
      run({ text, random }: FuzzCase) {
        const found =
          archive === undefined || random.oneIn(4) ? scan(text) : searchArchive(archive, text, { limit: 5 });
        must(found.hits.length <= 5, `${found.hits.length} hits of 5`);
        for (const hit of found.hits) mustBeWellFormed(JSON.stringify(hit), "a hit");
      },
      close() {
        archive?.close();
        fs.rmSync(home, { recursive: true, force: true });
      },
    };
  },
};
