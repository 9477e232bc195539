/**
 * Figures of a prune: a store with so many turns, of which a share goes by age. Run as a program it prints them:
 * `npx tsx test/growth/prune-growth.ts [turns]`.
 */
import fs from "node:fs";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { createIngest } from "../../lib/archive/ingest.ts";
import { openArchive } from "../../lib/archive/open.ts";
import { prune } from "../../lib/cli/specs/prune.ts";
import { sessionPaths } from "../../lib/platform/paths.ts";
import { createTalk } from "../archive/transcript-lines.ts";
import { createMachine, type Machine } from "../support/machine.ts";

export interface PruneFigures {
  turns: number;
  turnsLeft: number;
  sessions: number;
  archiveBytes: number;
  archiveBytesLeft: number;
  /** The journal while it ran, at most, and afterwards. */
  journalBytesMost: number;
  journalBytesLeft: number;
  storeBytes: number;
  storeBytesLeft: number;
  ms: number;
}

const TURNS_PER_SESSION = 100;
const DAY_MS = 24 * 3_600_000;
/** Every session's last record; the old ones are a year older. */
const NEW_MS = Date.UTC(2026, 0, 1);

export async function measurePrune({
  turns,
  share,
}: {
  turns: number;
  share: number;
}): Promise<PruneFigures> {
  using machine = createMachine();
  const sessions = Math.ceil(turns / TURNS_PER_SESSION);
  fill(machine, sessions, Math.round(sessions * share));
  const { store } = machine;
  const before = { archive: sizeOf(store.archive), store: folderBytes(store.root) };
  const watch = watchSize(`${store.archive}-wal`);
  const startMs = performance.now();
  const result = await machine.run(prune, "--older-than", "30d", "--yes");
  const ms = performance.now() - startMs;
  const journalBytesMost = await watch.end();
  if (result.code !== 0) throw new Error(`prune: ${result.stderr}`);
  return {
    turns: sessions * TURNS_PER_SESSION,
    turnsLeft: countTurns(machine),
    sessions,
    archiveBytes: before.archive,
    archiveBytesLeft: sizeOf(store.archive),
    journalBytesMost,
    journalBytesLeft: sizeOf(`${store.archive}-wal`),
    storeBytes: before.store,
    storeBytesLeft: folderBytes(store.root),
    ms,
  };
}

/** In a thread of its own: the database works in single long statements. */
function watchSize(path: string): { end(): Promise<number> } {
  const code = `const fs = require("node:fs");
    const { parentPort, workerData } = require("node:worker_threads");
    let most = 0;
    setInterval(() => { most = Math.max(most, fs.statSync(workerData, { throwIfNoEntry: false })?.size ?? 0); }, 2);
    parentPort.on("message", () => { parentPort.postMessage(most); process.exit(); });`;
  const thread = new Worker(code, { eval: true, workerData: path });
  return {
    end: () =>
      new Promise((resolve) => {
        thread.once("message", resolve);
        thread.postMessage("end");
      }),
  };
}

function fill({ store, project }: Machine, sessions: number, old: number): void {
  const archive = openArchive(store, { busyTimeoutMs: 1_000 });
  const ingest = createIngest(archive, { isBulk: true });
  for (let at = 0; at < sessions; at++) {
    const session = `${String(at).padStart(8, "0")}-0000-4000-8000-000000000000`;
    const startMs = NEW_MS - (at < old ? 365 * DAY_MS : 0);
    const talk = createTalk(1 + at * TURNS_PER_SESSION * 4, { startMs, fields: { cwd: project } });
    for (let turn = 0; turn < TURNS_PER_SESSION; turn++) {
      talk.prompt(`Question ${turn} of session ${at}: where is setting${at}x${turn} read?`);
      talk.tool("Grep", { pattern: `setting${at}x${turn}` }, `src/part${turn}.ts: line ${at}\n`.repeat(10));
      talk.answer(`It is read in src/part${turn}.ts, which setting${at}x${turn} belongs to.`);
    }
    const bytes = talk.bytes();
    const paths = sessionPaths(store, session);
    const name = `${"0".repeat(12)}-${String(bytes.length).padStart(12, "0")}.jsonl`;
    fs.mkdirSync(join(paths.raw, "main", "0001"), { recursive: true });
    fs.writeFileSync(join(paths.raw, "main", "0001", name), bytes);
    const record = {
      v: 1,
      time: new Date(startMs).toISOString(),
      event: "SessionStart",
      session,
      cwd: project,
    };
    fs.writeFileSync(paths.log, `${JSON.stringify(record)}\n`);
    fs.utimesSync(paths.log, new Date(startMs), new Date(startMs));
    ingest.add({ session, project: "p", cwd: project, stream: "main", generation: 1 }, [{ start: 0, bytes }]);
  }
  ingest.finish();
  archive.exec("PRAGMA wal_checkpoint(TRUNCATE)");
  archive.close();
}

function countTurns({ store }: Machine): number {
  const archive = openArchive(store, { busyTimeoutMs: 1_000, readOnly: true });
  try {
    return archive.prepare("SELECT count(*) AS n FROM turns").get<{ n: number }>()?.n ?? 0;
  } finally {
    archive.close();
  }
}

function sizeOf(path: string): number {
  return fs.statSync(path, { throwIfNoEntry: false })?.size ?? 0;
}

function folderBytes(folder: string): number {
  const names = fs.readdirSync(folder, { recursive: true, encoding: "utf8" });
  return names.reduce((sum, name) => sum + sizeOf(join(folder, name)), 0);
}

export function renderPrune(figures: PruneFigures): string {
  const mega = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;
  return [
    `prune: ${figures.turns} turns in ${figures.sessions} sessions, ${figures.turnsLeft} left, ${(figures.ms / 1_000).toFixed(1)} s`,
    `archive ${mega(figures.archiveBytes)} -> ${mega(figures.archiveBytesLeft)}, store ${mega(figures.storeBytes)} -> ${mega(figures.storeBytesLeft)}`,
    `journal at most ${mega(figures.journalBytesMost)}, afterwards ${mega(figures.journalBytesLeft)}`,
  ].join("\n");
}

if (process.argv[1] === import.meta.filename) {
  const turns = Number(process.argv[2] ?? 100_000);
  console.log(renderPrune(await measurePrune({ turns, share: 0.9 })));
}
