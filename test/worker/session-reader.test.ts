import fs from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { withWorkerLock } from "../../lib/worker/hold-lock.ts";
import { type ImportResult, importSessions } from "../../lib/worker/import-sessions.ts";
import { createRecorder } from "../../lib/worker/recorder.ts";
import { createThreadReader } from "../../lib/worker/session-reader.ts";
import { findTranscripts } from "../../lib/worker/transcripts.ts";
import { createWorkshop } from "../../lib/worker/workshop.ts";
import { distRoot } from "../support/dist.ts";
import { hasNative } from "../support/native.ts";
import { createWorkbench, SESSION, type Workbench } from "./workbench.ts";

const THREAD = join(distRoot, "reader-thread.cjs");
const SESSIONS = [1, 2, 3, 4, 5].map((n) => SESSION.replace("1", String(n)));
/** With a character of each width. */
const LONG = "読む the whole é text 𠮷 ".repeat(1_000);

function fill(bench: Workbench): void {
  for (const [index, session] of SESSIONS.entries()) {
    const talk = bench.talk(1_000 * (index + 1));
    for (let turn = 0; turn < 4; turn++) {
      talk.prompt(`question ${turn} of ${index}`);
      for (let call = 0; call < 3; call++) talk.tool("Bash", { command: `run ${call}` }, `${LONG}${call}`);
      // The last turn of every other session is still running.
      if (turn < 3 || index % 2 === 0) talk.answer(`answer ${turn} 回答`);
    }
    talk.raw("{ torn");
    talk.raw(JSON.stringify({ type: "ai-title", aiTitle: `Title ${index}` }));
    bench.save(talk, session);
  }
}

async function importAll(
  bench: Workbench,
  readerThread: string | undefined,
  shouldStop = () => false,
): Promise<ImportResult> {
  const clock = () => Date.now();
  const { store, env } = bench;
  const shop = createWorkshop({ store, env, clock, recorder: createRecorder(store, clock) });
  const { files } = findTranscripts(join(bench.home, ".claude", "projects"));
  files.sort((a, b) => (a.session < b.session ? -1 : 1));
  try {
    return await withWorkerLock(store, { shouldStop, onWait: () => undefined }, (guard) =>
      importSessions(shop, files, { guard, ...(readerThread !== undefined && { readerThread }) }),
    );
  } finally {
    shop.close();
  }
}

/** Everything an import leaves behind, but for the folder and the order of a log's lines. */
function leftovers(bench: Workbench): unknown[] {
  const logs = SESSIONS.map((session) =>
    bench
      .log(session)
      .map(({ cwd: _, ...record }) => JSON.stringify(record))
      .sort(),
  );
  const raws = SESSIONS.map((session) => bench.raw("main", session).toString().replaceAll(bench.project, ""));
  const dump = bench
    .dump()
    .map((line) => line.replaceAll(bench.project, "").replace(/"project":"[^"]+"/, ""));
  return [dump, logs, raws];
}

describe.skipIf(!hasNative)("import with a thread that reads ahead (needs the native module)", () => {
  it("leaves the same behind as one without", async () => {
    using plain = createWorkbench();
    using threaded = createWorkbench();
    fill(plain);
    fill(threaded);
    const one = await importAll(plain, undefined);
    const other = await importAll(threaded, THREAD);
    expect(one).toMatchObject({ added: SESSIONS.length, failed: [], isStopped: false });
    expect(other.damage).toHaveLength(SESSIONS.length);
    expect({ ...other, damage: one.damage }).toEqual(one);
    expect(leftovers(threaded)).toEqual(leftovers(plain));
    expect(threaded.log(SESSIONS[0]).filter(({ event }) => event === "PostToolUse")).toHaveLength(12);
    const again = await importAll(threaded, THREAD);
    expect(again).toMatchObject({ added: 0, unchanged: SESSIONS.length, copiedBytes: 0, archivedBytes: 0 });
  });

  it("stops in good order, and goes on to the same end", async () => {
    using plain = createWorkbench();
    using threaded = createWorkbench();
    fill(plain);
    fill(threaded);
    await importAll(plain, undefined);
    let looks = 0;
    const stopped = await importAll(threaded, THREAD, () => ++looks > 7);
    expect(stopped.isStopped).toBe(true);
    expect(stopped.added).toBeLessThan(SESSIONS.length);
    await importAll(threaded, THREAD);
    expect(leftovers(threaded)).toEqual(leftovers(plain));
  });

  it("tells of a transcript that cannot be read, and takes the others in", async () => {
    using bench = createWorkbench();
    fill(bench);
    const path = bench.transcript(SESSIONS[2]);
    fs.rmSync(path);
    fs.mkdirSync(path);
    const before = findTranscripts(join(bench.home, ".claude", "projects")).files.length;
    const result = await importAll(bench, THREAD);
    expect(result.added + result.failed.length).toBe(before);
    expect(result.added).toBe(SESSIONS.length - 1);
  });

  it("passes the thread's own errors on, and reads the next session all the same", async () => {
    using bench = createWorkbench();
    fill(bench);
    const folder = bench.paths(SESSIONS[0]).dir;
    fs.mkdirSync(dirname(folder), { recursive: true });
    fs.writeFileSync(folder, "no folder");
    const reader = createThreadReader(THREAD);
    const read = async (session: string): Promise<string[]> => {
      const paths = bench.paths(session);
      const limits = { head: 100, tail: 100 };
      const kinds: string[] = [];
      const request = { session, paths, transcript: bench.transcript(session), limits, marks: [] };
      for await (const { kind } of reader.read(request)) kinds.push(kind);
      return kinds;
    };
    await expect(read(SESSIONS[0] ?? "")).rejects.toThrow(/ENOTDIR[\s\S]*copy/);
    expect(await read(SESSIONS[1] ?? "")).toEqual(["copied", "lines", "logged"]);
    await reader.close();
  });

  it("ends where it is told to while a session is read, with the reason", async () => {
    using bench = createWorkbench();
    fill(bench);
    const reader = createThreadReader(THREAD);
    const [session = ""] = SESSIONS;
    const request = {
      session,
      paths: bench.paths(session),
      transcript: bench.transcript(session),
      marks: [],
    };
    const pieces = reader.read({ ...request, limits: { head: 100, tail: 100 } })[Symbol.asyncIterator]();
    await reader.close();
    const readOn = async () => {
      for (let piece = await pieces.next(); piece.done !== true; piece = await pieces.next());
    };
    await expect(readOn()).rejects.toMatchObject({ code: "INTERRUPTED" });
  });

  it("fails with the thread's own error when it cannot start", async () => {
    const reader = createThreadReader(join(distRoot, "no-such-thread.cjs"));
    using bench = createWorkbench();
    const request = {
      session: SESSION,
      paths: bench.paths(),
      transcript: bench.transcript(),
      limits: { head: 1, tail: 1 },
      marks: [],
    };
    await expect(async () => {
      for await (const _ of reader.read(request));
    }).rejects.toThrow("no-such-thread");
    await reader.close();
  });
});
