/** Memory files as people, editors and models leave them; the derived files beside them; and what recall makes of both. */
import fs from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { renderRecallBlock } from "../../../lib/context/recall.ts";
import { renderStartBlock } from "../../../lib/context/start.ts";
import type { MemoryRecord } from "../../../lib/contract/memory.ts";
import {
  consolidationReplySchema,
  extractionReplySchema,
  fitReply,
} from "../../../lib/contract/memory-reply.ts";
import { readCatalogue } from "../../../lib/memory/catalogue.ts";
import { parseRecord, renderRecord } from "../../../lib/memory/front-matter.ts";
import { loadScope } from "../../../lib/memory/load.ts";
import { openView } from "../../../lib/memory/pending.ts";
import { openSources, recall } from "../../../lib/memory/recall.ts";
import { type MemoryScope, projectScope } from "../../../lib/memory/scope.ts";
import { startLines } from "../../../lib/memory/start-lines.ts";
import { openTermIndex } from "../../../lib/memory/term-index.ts";
import { findJson } from "../../../lib/model/reply.ts";
import { storePaths } from "../../../lib/platform/paths.ts";
import { toWellFormed } from "../../../lib/text/cut.ts";
import { facts, fill } from "../../memory/support/consolidation.ts";
import { makeRecord } from "../../memory/support/scopes.ts";
import { anyText } from "../../text/arbitraries.ts";
import { anyLine, TEXTS } from "../corpus.ts";
import { mayRefuse, must, mustBeFenced, mustBeWellFormed, mustEqual } from "../oracle.ts";
import type { FuzzCase, Target } from "../target.ts";

const NOW_MS = Date.UTC(2026, 2, 2, 12);
const MAX_BLOCK_CHARS = 9_500;

const RECORDS: readonly string[] = [
  renderRecord(
    makeRecord("deploy", { description: "How to deploy", body: "Run `make ship`.\n\nNever on Friday." }),
  ),
  renderRecord(
    makeRecord("用户身份", { type: "user", isPinned: true, expires: "2027-01-01", body: TEXTS[1] ?? "" }),
  ),
  "---\nname: plain\ntype: project\n---\nbody\n",
  "---\nname: &a x\ndescription: *a\ntags: [a, {b: c}]\n---\n\n\nbody",
  "---js\nmodule.exports = {}\n---\nx",
  "---json\n{}\n---\nx",
  '\ufeff---\r\nname: "crlf"\r\ncreated: 2026-01-01\r\n---\r\n\r\nbody\r\n',
];

const wildRecord: fc.Arbitrary<string> = fc
  .record({
    name: fc.oneof(anyText, fc.constant("x")),
    description: anyText,
    type: fc.constantFrom("user", "project", "feedback", "reference", "else"),
    created: fc.oneof(fc.constant("2026-01-01"), anyText),
    body: anyText,
  })
  .map(({ body, ...fields }) => {
    const lines = Object.entries(fields).map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
    return `---\n${lines.join("\n")}\n---\n${body}`;
  });

export const memoryFile: Target = {
  name: "memory-file",
  share: 60,
  seeds: RECORDS,
  arbitrary: fc.oneof(wildRecord, anyText),
  open: () => ({
    run({ bytes }) {
      const record = mayRefuse(["MEMORY_INVALID"], () => parseRecord(bytes.toString("utf8"), "x.md"));
      if (record === undefined) return;
      const again = parseRecord(renderRecord(record), "x.md");
      mustEqual(again, record, "a record written and read again");
    },
  }),
};

/** Files that recall reads: each case damages one of them. */
const FILES = ["catalogue.json", "terms.txt", "MEMORY.md"];

export const memoryFolder: Target = {
  name: "memory-folder",
  share: 12,
  seeds: [...RECORDS, ...derivedFiles()],
  arbitrary: anyLine,
  open() {
    const { home, scope } = makeLibrary();
    return {
      run({ bytes, random }) {
        const known = fs.readdirSync(scope.memory).filter((name) => name.endsWith(".md"));
        const path = join(scope.memory, random.pick([...FILES, ...FILES, ...known]));
        const whole = fs.readFileSync(path);
        fs.writeFileSync(path, bytes);
        try {
          readLibrary(scope);
        } finally {
          fs.writeFileSync(path, whole);
        }
      },
      close: () => fs.rmSync(home, { recursive: true, force: true }),
    };
  },
};

function readLibrary(scope: MemoryScope): void {
  loadScope(scope);
  readCatalogue(openView(scope));
  const lines = startLines({ project: scope, user: scope, workTree: scope.base }, NOW_MS);
  const start = renderStartBlock({ memory: lines });
  if (start !== undefined) checkBlock(start, "a start block");
  const memories = recall(openSources([scope]), "what does subject3 need, and how do we deploy?", {
    nowMs: NOW_MS,
    max: 5,
  });
  const block = renderRecallBlock({ memories, pending: lines, nowMs: NOW_MS });
  if (block !== undefined) checkBlock(block.text, "a recall block");
}

export const recallPrompt: Target = {
  name: "recall-prompt",
  share: 25,
  seeds: ["what does subject3 need?", "how do we deploy, and what about setting7", ...TEXTS],
  arbitrary: anyText,
  open() {
    const { home, scope } = makeLibrary();
    const sources = openSources([scope]);
    return {
      run({ text }) {
        const memories = recall(sources, text, { nowMs: NOW_MS, max: 5, forgotten: [text.slice(0, 60)] });
        must(memories.length <= 5, `${memories.length} memories of 5`);
      },
      close: () => fs.rmSync(home, { recursive: true, force: true }),
    };
  },
};

/** Blocks of memories whose every field is foreign. */
export const recallBlock: Target = {
  name: "recall-block",
  share: 30,
  seeds: TEXTS,
  arbitrary: anyText,
  open: () => ({
    run({ text, random }: FuzzCase) {
      const entry = {
        file: `${text.slice(0, 20)}.md`,
        name: text,
        description: text,
        type: "project",
        modified: random.oneIn(2) ? "2026-01-01T00:00:00.000Z" : text,
        validAt: text,
        hash: "0",
      };
      const memory = { kind: random.pick(["project", "team"] as const), entry: entry as never, body: text };
      const block = renderRecallBlock({
        memories: [memory, memory],
        pending: random.oneIn(2) ? [] : [text, text],
        nowMs: NOW_MS,
        maxChars: random.oneIn(2) ? MAX_BLOCK_CHARS : 1_500 + random.below(8_000),
      });
      if (block !== undefined) checkBlock(block.text, "a recall block");
      const previous = { id: text.slice(0, 60), time: "2026-01-01T00:00:00.000Z", prompt: text };
      const start = renderStartBlock({ previous, memory: [text.slice(0, 300)] });
      if (start !== undefined) checkBlock(start, "a start block");
    },
  }),
};

export const termIndex: Target = {
  name: "term-index",
  share: 40,
  seeds: [...derivedFiles(), "1 abc 2\nword\t[0,120,1]\nzeta\t[1,5,0]\n"],
  arbitrary: anyText,
  open: () => ({
    run({ bytes }) {
      const index = openTermIndex(bytes);
      for (const term of ["subject3", "", "zeta", "用户", "\t", "\n"]) index?.postings(term);
    },
  }),
};

export const modelReply: Target = {
  name: "model-reply",
  share: 40,
  seeds: [
    '{"memories":[{"name":"x","type":"project","scope":"persistent","description":"d","body":"b","quote":"q"}]}',
    'Sure!\n```json\n{"records":[{"name":"x","type":"user","description":"d","body":"b","from":["a"]}]}\n```',
    'Here: [1, {"a": "]"}] and more',
    "no json at all",
  ],
  arbitrary: anyLine,
  open: () => ({
    run({ text }) {
      const value = findJson(text);
      fitReply(extractionReplySchema, value);
      fitReply(consolidationReplySchema, value);
    },
  }),
};

export function checkBlock(block: string, what: string): void {
  mustBeFenced(block, what);
  mustBeWellFormed(block, what);
  must(block.length < MAX_BLOCK_CHARS, `${what} of ${block.length} characters`);
}

function makeLibrary(): { home: string; scope: MemoryScope } {
  const home = fs.mkdtempSync(join(tmpdir(), "logbook-fuzz-memory-"));
  const scope = projectScope(storePaths({ LOGBOOK_HOME: home }), "p-00000000");
  const deploy: MemoryRecord = makeRecord("deploy", {
    description: "How to deploy",
    body: toWellFormed(TEXTS.join("\n\n")),
  });
  fill(scope, [...facts(10), deploy]);
  return { home, scope };
}

function derivedFiles(): string[] {
  const { home, scope } = makeLibrary();
  const texts = FILES.map((name) => fs.readFileSync(join(scope.memory, name), "utf8"));
  fs.rmSync(home, { recursive: true, force: true });
  return texts;
}
