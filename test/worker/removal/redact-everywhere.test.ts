import fs from "node:fs";
import { dirname, join } from "node:path";
import zlib from "node:zlib";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { importCommand } from "../../../lib/cli/specs/import.ts";
import { redact } from "../../../lib/cli/specs/redact.ts";
import { historyPath } from "../../../lib/memory/history.ts";
import { userScope } from "../../../lib/memory/scope.ts";
import { filesBelow } from "../../../lib/platform/files-below.ts";
import { projectPaths } from "../../../lib/platform/paths.ts";
import { projectOf } from "../../../lib/platform/project.ts";
import { rotatedPath } from "../../../lib/platform/rotate.ts";
import { compressSegments } from "../../../lib/raw/compress.ts";
import { copyNewBytes } from "../../../lib/raw/flush.ts";
import { generationPath, listSegments, rawStreams } from "../../../lib/raw/segment.ts";
import { verifySegments } from "../../../lib/raw/verify.ts";
import { hasNative } from "../../support/native.ts";
import { createWorkbench, SESSION, type Workbench } from "../workbench.ts";

const ESC = "\u001b";
const SECRET = ["zqxA", "/Größe@7"].join("");
/** What is left of it in any spelling. */
const TRACE = /zqx|ｚｑｘ/i;
const wide = (text: string): string =>
  text.replace(/[!-~]/g, (char) => String.fromCharCode(char.charCodeAt(0) + 0xfee0));
const SPELLINGS: readonly string[] = [
  SECRET,
  `${ESC}[32m${SECRET.slice(0, 4)}${ESC}[0m${SECRET.slice(4)}`,
  `${SECRET.slice(0, 4)}\u200b${SECRET.slice(4, 7)}\u00ad${SECRET.slice(7)}`,
  wide(SECRET),
  SECRET.normalize("NFD"),
  encodeURIComponent(SECRET),
  JSON.stringify({ deep: JSON.stringify({ deeper: SECRET }) }).replaceAll("/", "\\/"),
  JSON.stringify(SECRET).replace(/[\u0080-\uffff]/g, (char) => `\\u00${char.charCodeAt(0).toString(16)}`),
];

/** A worker that a command wakes ends at once: the tests run one themselves. */
beforeAll(() => void vi.stubEnv("LOGBOOK_OFF", "1"));
afterAll(() => void vi.unstubAllEnvs());

function put(path: string, text: string | Buffer): void {
  fs.mkdirSync(dirname(path), { recursive: true });
  fs.writeFileSync(path, text);
}

function append(path: string, text: string): void {
  fs.mkdirSync(dirname(path), { recursive: true });
  fs.appendFileSync(path, text);
}

/** Every kind of file that the store can hold, by what it is. */
function filesOf(bench: Workbench): Record<string, string> {
  const { store } = bench;
  const { dir, raw, extra, shown, handoff, handoffData, missing, claims } = bench.paths();
  const project = projectPaths(store, projectOf(bench.project).id);
  const { state, memory } = project;
  const user = userScope(store);
  return {
    extra,
    shown,
    handoff,
    handoffData,
    missing,
    "session's page": join(dir, "page.html"),
    "half-written note": join(dir, "handoff.md.77.tmp"),
    claim: join(claims, "Stop-1"),
    "client's output": join(raw, "tool-results", "out.txt"),
    "whole output": join(raw, "tool-results", "logbook-1.txt"),
    "list of outputs": join(raw, "spilled.jsonl"),
    "half-written copy": join(raw, "main", "0001", ".77-abc.tmp"),
    "damaged copy": join(raw, "main", "0001", "000000900000-000000900100.jsonl.damaged"),
    "project's page": project.page,
    inbox: project.inbox,
    "moved inbox": rotatedPath(project.inbox),
    refused: join(state, "refused.jsonl"),
    "set-aside state": join(state, "meter.json.damaged"),
    staged: join(state, "staged", "t", "a.md"),
    extraction: join(state, "extraction", `${SESSION}.json.77.tmp`),
    "old version": join(project.dir, historyPath("gone.md", Date.UTC(2026, 0, 2))),
    "memory from outside": join(memory, "outside.md"),
    "half-written memory": join(memory, "a.md.77.tmp"),
    "user's refused": join(user.state, "refused.jsonl"),
    failed: join(store.root, "failed", "x.json"),
    "torn job": join(store.queue, "session-x.json.77.tmp"),
    diagnostics: store.diagnostics,
    "moved diagnostics": rotatedPath(store.diagnostics),
    "worker's log": store.workerLog,
    "moved worker's log": rotatedPath(store.workerLog),
  };
}

function plain(path: string): string {
  const bytes = fs.readFileSync(path);
  return /\.gz(?:\.damaged)?$/.test(path) ? zlib.gunzipSync(bytes).toString() : bytes.toString();
}

function holders(bench: Workbench): string[] {
  return filesBelow(bench.store.root).filter((path) => TRACE.test(plain(path)));
}

describe.skipIf(!hasNative)("redact (needs the native module)", () => {
  it("finds every spelling in every kind of file, compressed ones too, and the archive has none of it", async () => {
    using bench = createWorkbench();
    const talk = bench.talk(100);
    for (const spelling of SPELLINGS) {
      talk.prompt(`Remember that I like ${spelling} above all.`);
      talk.tool("Bash", { command: `printf '${spelling}'` }, `${spelling}\nmore`.repeat(200));
      talk.answer(`Noted: ${spelling}.`);
    }
    const source = bench.save(talk);
    await bench.run(importCommand);
    const { raw } = bench.paths();
    const dir = generationPath(raw, "main", 1);
    await compressSegments({ dir, unchangedSinceMs: Date.now() + 60_000 });
    talk.prompt(`And plainly: ${SECRET}`);
    bench.save(talk);
    copyNewBytes({ rawDir: raw, stream: "main", source, clock: Date.now });
    copyNewBytes({ rawDir: raw, stream: "agent-1", source, clock: Date.now });
    expect(listSegments(dir).map(({ isCompressed }) => isCompressed)).toEqual([true, false]);
    bench.put();
    await bench.work();
    const files = filesOf(bench);
    for (const path of Object.values(files)) {
      const lines = SPELLINGS.map((text) => `${JSON.stringify({ v: 1, text })}\nplainly ${text} torn\n`);
      append(path, lines.join(""));
    }
    const stray = join(dir, "000000800000-000000800100.jsonl.gz.damaged");
    put(stray, zlib.gzipSync(SPELLINGS.join("\n")));
    const sizes = new Map(Object.values(files).map((path) => [path, fs.statSync(path).size]));
    const before = holders(bench);
    expect(Object.entries(files).filter(([, path]) => !before.includes(path))).toEqual([]);
    expect(before).toEqual(expect.arrayContaining([stray, bench.store.archive, bench.paths().log]));

    const result = await bench.run(redact, SECRET, "--yes", "--json");
    expect([result.code, result.stderr]).toEqual([0, ""]);
    expect(holders(bench)).toEqual([]);
    expect(bench.dump().filter((line) => TRACE.test(line))).toEqual([]);
    expect(rawStreams(raw)).toEqual(["main", "agent-1"]);
    const verified = await verifySegments({ rawDir: raw, clock: Date.now, isThorough: true });
    expect(verified.damage).toEqual([]);
    for (const line of bench.raw().toString().trimEnd().split("\n")) JSON.parse(line);
    for (const [path, size] of sizes)
      if (fs.existsSync(path)) expect([path, fs.statSync(path).size]).toEqual([path, size]);
    expect((await bench.run(redact, SECRET, "--yes")).code).toBe(1);
  });

  it("writes through no link, and takes both of a copy and its compressed twin", async () => {
    using bench = createWorkbench();
    const talk = bench.talk(100);
    talk.prompt(`See ${SECRET}. ${"More words. ".repeat(1_000)}`);
    bench.save(talk);
    await bench.run(importCommand);
    const { raw, dir } = bench.paths();
    const elsewhere = join(bench.home, "elsewhere.txt");
    put(elsewhere, SECRET);
    fs.symlinkSync(elsewhere, join(dir, "linked.txt"));
    fs.symlinkSync(bench.home, join(raw, "tool-results"));
    // A worker killed between the two names left both.
    const folder = generationPath(raw, "main", 1);
    const [segment] = listSegments(folder);
    const bytes = fs.readFileSync(segment?.path ?? "");
    put(`${segment?.path}.gz`, zlib.gzipSync(bytes));
    expect((await bench.run(redact, SECRET, "--yes")).code).toBe(0);
    expect(fs.readFileSync(elsewhere, "utf8")).toBe(SECRET);
    const held = filesBelow(bench.store.root).filter((path) => TRACE.test(plain(path)));
    expect(held).toEqual([]);
  });

  it("says how many places have another letter case, and takes them where that is asked for", async () => {
    using bench = createWorkbench();
    const talk = bench.talk(100);
    talk.prompt("Heron Lake and HERON LAKE.");
    bench.save(talk);
    await bench.run(importCommand);
    const other = await bench.run(redact, "heron LAKE", "--dry-run");
    expect([other.code, other.stderr]).toEqual([
      1,
      expect.stringMatching(/does not hold it, \d+ places in another letter case \(--ignore-case/),
    ]);
    const dry = await bench.run(redact, "Heron Lake", "--dry-run");
    expect(dry.stdout).toMatch(/Not touched: \d+ places? in another letter case/);
    const done = await bench.run(redact, "heron lake", "--ignore-case", "--yes", "--json");
    expect(done.json()).toMatchObject({ otherCase: 0, isDone: true });
    expect(bench.raw().toString()).not.toMatch(/heron/i);
    expect((await bench.run(redact, "--secrets", "--ignore-case")).code).toBe(2);
  });
});
