import fs from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { checkRedacted } from "../../../lib/cli/doctor/check-redacted.ts";
import { forget } from "../../../lib/cli/specs/forget.ts";
import { importCommand } from "../../../lib/cli/specs/import.ts";
import { redact } from "../../../lib/cli/specs/redact.ts";
import { reindex } from "../../../lib/cli/specs/reindex.ts";
import { appendStatements } from "../../../lib/memory/inbox.ts";
import { loadScope } from "../../../lib/memory/load.ts";
import { findStatements } from "../../../lib/memory/rules.ts";
import { projectScope, userScope } from "../../../lib/memory/scope.ts";
import { projectOf } from "../../../lib/platform/project.ts";
import { compressSegments } from "../../../lib/raw/compress.ts";
import { copyNewBytes } from "../../../lib/raw/flush.ts";
import { generationPath, listGenerations, listSegments } from "../../../lib/raw/segment.ts";
import { verifySegments } from "../../../lib/raw/verify.ts";
import { beginRedaction, listRedactions } from "../../../lib/worker/redactions.ts";
import { hasNative } from "../../support/native.ts";
import { createWorkbench, SESSION, type Workbench } from "../workbench.ts";

const OTHER = SESSION.replace("1", "2");
const SECRET = "zqx Größe\tzqx";
/** What of it is left in any form of it: the word of the index, the escaped and the plain. */
const TRACE = "zqx";

/** A worker that a command wakes ends at once: the tests run one themselves. */
beforeAll(() => void vi.stubEnv("LOGBOOK_OFF", "1"));
afterAll(() => void vi.unstubAllEnvs());

function filesWith(bench: Workbench, text: string): string[] {
  const names = fs.readdirSync(bench.store.root, { recursive: true, encoding: "utf8" });
  return names.filter((name) => {
    const path = join(bench.store.root, name);
    return fs.statSync(path).isFile() && fs.readFileSync(path, "latin1").toLowerCase().includes(text);
  });
}

function talkOf(bench: Workbench, first: number) {
  const talk = bench.talk(first);
  talk.prompt(`Remember that I always want ${SECRET} in the release notes, said ${first}.`);
  talk.tool("Bash", { command: `printf '${SECRET}'` }, JSON.stringify({ out: `${SECRET}\n` }).repeat(400));
  talk.answer(`Noted: ${SECRET}.`);
  return talk;
}

async function learn(bench: Workbench): Promise<void> {
  bench.save(talkOf(bench, 100));
  bench.save(talkOf(bench, 500), OTHER);
  await bench.run(importCommand);
  for (const session of [SESSION, OTHER]) bench.put({ session });
  await bench.work(() => ({ clock: () => Date.UTC(2026, 0, 6, 9) }));
}

function segmentsOf(bench: Workbench, session = SESSION) {
  const { raw } = bench.paths(session);
  return listSegments(generationPath(raw, "main", listGenerations(raw, "main").at(-1) ?? 0));
}

describe.skipIf(!hasNative)("redact (needs the native module)", () => {
  it("leaves no byte of the text in the store, and everything else as long and as readable as it was", async () => {
    using bench = createWorkbench();
    await learn(bench);
    fs.writeFileSync(join(bench.paths().raw, "..", "notes.md"), SECRET);
    fs.mkdirSync(join(bench.paths().raw, "tool-results"), { recursive: true });
    fs.writeFileSync(join(bench.paths().raw, "tool-results", "out.txt"), `line\n${SECRET}\nline`);
    const scope = projectScope(bench.store, projectOf(bench.project).id);
    appendStatements(scope, findStatements(`Remember that I like ${SECRET} above all.`), {
      session: SESSION,
      turn: "t",
      timeMs: Date.now(),
    });
    const sizes = segmentsOf(bench).map(({ path }) => fs.statSync(path).size);
    const before = bench.log().length;
    expect(filesWith(bench, TRACE).length).toBeGreaterThan(8);
    const result = await bench.run(redact, SECRET, "--yes", "--json");
    expect(result.stderr).toBe("");
    expect(result.json()).toMatchObject({
      sessions: [SESSION, OTHER],
      kept: 0,
      isDone: true,
      transcripts: [bench.transcript(), bench.transcript(OTHER)],
    });
    expect(filesWith(bench, TRACE)).toEqual([]);
    expect(segmentsOf(bench).map(({ path }) => fs.statSync(path).size)).toEqual(sizes);
    expect(bench.log()).toHaveLength(before);
    expect(bench.dump().filter((line) => line.includes("Remember that I always want *"))).toHaveLength(2);
    const records = [scope, userScope(bench.store)].flatMap((one) => loadScope(one).records);
    expect(records.length).toBeGreaterThan(0);
    expect(loadScope(scope)).toMatchObject({ edits: [], problems: [] });
    const dump = bench.dump();
    await bench.run(reindex);
    expect(bench.dump()).toEqual(dump);
    expect((await bench.run(redact, SECRET, "--yes")).code).toBe(1);
  });

  it("is no damage: the ledger has the new hash, and the next copy goes on where the last one ended", async () => {
    using bench = createWorkbench();
    const talk = talkOf(bench, 100);
    bench.save(talk);
    await bench.run(importCommand);
    expect((await bench.run(redact, SECRET, "--yes")).code).toBe(0);
    const { raw } = bench.paths();
    const verified = await verifySegments({ rawDir: raw, clock: Date.now, isThorough: true });
    expect(verified).toMatchObject({ checked: 1, damage: [] });
    for (const question of [
      "A later question.",
      "One more, while the redacted text is still near the end.",
    ]) {
      talk.prompt(question);
      bench.save(talk);
      expect((await bench.run(importCommand, "--json")).json()).toMatchObject({ added: 1 });
    }
    expect(listGenerations(raw, "main")).toEqual([1]);
    expect(bench.dump().some((line) => line.includes("A later question."))).toBe(true);
    bench.put();
    await bench.work();
    expect(filesWith(bench, TRACE)).toEqual([]);
    expect(checkRedacted({ store: bench.store })).toEqual([]);
  });

  it("finds what lies across two segments, and what is compressed", async () => {
    using bench = createWorkbench();
    const path = bench.save(talkOf(bench, 100));
    const whole = fs.readFileSync(path);
    const cut = whole.indexOf("zqx Gr") + 5;
    const { raw } = bench.paths();
    const copy = () => copyNewBytes({ rawDir: raw, stream: "main", source: path, clock: Date.now });
    fs.writeFileSync(path, whole.subarray(0, cut));
    copy();
    fs.writeFileSync(path, whole);
    copy();
    const dir = generationPath(raw, "main", 1);
    await compressSegments({ dir, unchangedSinceMs: Date.now() + 60_000 });
    expect(segmentsOf(bench).map(({ isCompressed }) => isCompressed)).toEqual([false, true]);
    expect((await bench.run(redact, SECRET, "--yes")).code).toBe(0);
    expect(bench.raw()).toHaveLength(whole.length);
    expect(bench.raw().includes(TRACE)).toBe(false);
    expect(
      bench
        .raw()
        .toString("utf8")
        .split("\n")
        .filter(Boolean)
        .map((line) => JSON.parse(line)),
    ).toHaveLength(whole.toString("utf8").split("\n").filter(Boolean).length);
    expect((await verifySegments({ rawDir: raw, clock: Date.now, isThorough: true })).damage).toEqual([]);
  });

  it("--session, --pattern and --secrets say what is meant", async () => {
    using bench = createWorkbench();
    const key = ["ghp", "_", "a1B2c3D4e5".repeat(4)].join("");
    for (const [first, session] of [
      [100, SESSION],
      [500, OTHER],
    ] as const) {
      const talk = bench.talk(first);
      talk.prompt(`Ticket ACME-123456 and ACME-77, token ${key}.`);
      talk.answer("Yes.");
      bench.save(talk, session);
    }
    await bench.run(importCommand);
    const dry = await bench.run(redact, "--pattern", "ACME-\\d{6}", "--dry-run");
    expect(dry.stdout).toMatch(/^Would overwrite \d+ places in 2 sessions/);
    expect(bench.raw().includes("ACME-123456")).toBe(true);
    await bench.run(redact, "--pattern", "ACME-\\d{6}", "--session", SESSION.slice(0, 8), "--yes");
    expect(bench.raw().toString()).toContain("Ticket *********** and ACME-77");
    expect(bench.raw("main", OTHER).includes("ACME-123456")).toBe(true);
    expect(bench.dump().filter((line) => line.includes("ACME-123456"))).toHaveLength(1);
    await bench.run(redact, "--secrets", "--yes");
    expect(filesWith(bench, key.toLowerCase())).toEqual([]);
    expect(bench.raw("main", OTHER).toString()).toContain("ACME-123456 and ACME-77, token ****");
  });

  it("a killed redaction is finished: the worker makes the archive anew, the command finds the rest", async () => {
    using bench = createWorkbench();
    await learn(bench);
    beginRedaction(bench.store, SESSION, Date.now());
    for (const { path } of segmentsOf(bench)) {
      const bytes = fs.readFileSync(path).toString("latin1").replaceAll(TRACE, "***");
      fs.writeFileSync(path, bytes, "latin1");
    }
    await bench.work();
    expect(listRedactions(bench.store)).toMatchObject([{ session: SESSION, isDone: true }]);
    const ofSession = (line: string) => line.includes('"promptId":"p-100"') && line.includes(TRACE);
    expect(bench.dump().filter(ofSession)).toEqual([]);
    await bench.run(redact, SECRET, "--yes");
    expect(filesWith(bench, "größe".normalize())).toEqual([]);
  });

  it("a transcript that was written anew is copied, and doctor tells of it", async () => {
    using bench = createWorkbench();
    bench.save(talkOf(bench, 100));
    await bench.run(importCommand);
    await bench.run(redact, SECRET, "--yes");
    const rewound = bench.talk(900);
    rewound.prompt(`Short: ${SECRET}`);
    bench.save(rewound);
    await bench.run(importCommand);
    expect(checkRedacted({ store: bench.store })).toMatchObject([{ level: "warning", subject: "redacted" }]);
    await bench.run(redact, SECRET, "--yes");
    expect(checkRedacted({ store: bench.store })).toEqual([]);
    await bench.run(forget, SESSION, "--yes");
    expect(listRedactions(bench.store)).toEqual([]);
  });

  it.each([
    [[], "takes a text, or --pattern"],
    [["text", "--secrets"], "takes a text, or --pattern"],
    [["abc"], "shorter than 4 characters"],
    [["--pattern", "("], "is no regular expression"],
    [["-"], "with the text on stdin nobody can be asked"],
    [["zqx Größe"], "nobody to ask"],
  ])("says in one sentence what is wrong with %j", async (argv, message) => {
    using bench = createWorkbench();
    bench.save(talkOf(bench, 100));
    await bench.run(importCommand);
    const result = await bench.run(redact, ...argv);
    expect([result.code, result.stderr]).toEqual([2, expect.stringContaining(message)]);
    expect(bench.raw().includes(TRACE)).toBe(true);
  });
});
