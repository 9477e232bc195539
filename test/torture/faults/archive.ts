/** An archive that somebody else holds, and one that is damaged: the header, a page, the full-text index, the journal. */
import fs from "node:fs";
import { createRequire } from "node:module";
import { setTimeout as sleep } from "node:timers/promises";
import { openArchive } from "../../../lib/archive/open.ts";
import type { Fault, HurtSession } from "../fault.ts";
import { countRound, goodWorker, playSession, runStep, settle } from "../hurt.ts";

/** As much of the engine itself as damaging needs. */
type EngineClass = new (path: string) => { unsafeMode(): void; exec(sql: string): void; close(): void };

/** A hook waits 20 ms for the archive; a whole one is over long before this. */
const HOOK_LIMIT_MS = 5_000;

function heldFor(name: string, holdMs: Record<"short" | "full", number>, sessions: Fault["sessions"]): Fault {
  return {
    name,
    sessions,
    async play(hurt) {
      const { world, verdict } = hurt;
      const archive = openArchive(world.store, { busyTimeoutMs: 5_000 });
      fs.chmodSync(world.store.root, 0o700);
      archive.exec("BEGIN IMMEDIATE");
      const untilMs = performance.now() + holdMs[hurt.form];
      await playSession(hurt, {
        turns: 3,
        onStep: async (step) => {
          const { ms } = await runStep(hurt, step);
          if (performance.now() < untilMs) countRound(hurt, step.event);
          if (ms > HOOK_LIMIT_MS) verdict.troubles.push(`${step.event} took ${ms.toFixed(0)} ms`);
        },
      });
      // A worker that meets the lock waits ten seconds and leaves the job for later.
      const working = world.runWorker();
      await sleep(Math.max(0, untilMs - performance.now()));
      archive.exec("ROLLBACK");
      archive.close();
      await working;
      await settle(hurt);
      await goodWorker(hurt, 3_600_000);
    },
  };
}

export const heldShortly = heldFor(
  "F27 Q27: archive held for 3 s",
  { short: 500, full: 3_000 },
  { short: 1, full: 6 },
);
export const heldLong = heldFor(
  "archive held for 30 s",
  { short: 1_500, full: 30_000 },
  { short: 0, full: 2 },
);

const DAMAGES = ["header", "page", "full-text table", "journal", "cut file", "empty file"] as const;

export const damagedArchive: Fault = {
  name: "archive damaged",
  sessions: { short: 1, full: 18 },
  async play(hurt) {
    const { world, random, form, at } = hurt;
    const kind = form === "short" ? random.pick(DAMAGES) : (DAMAGES[at % DAMAGES.length] ?? "header");
    let turns = 0;
    await playSession(hurt, {
      turns: 3,
      onTurn: async () => {
        turns += 1;
        if (turns === 1) await goodWorker(hurt);
        if (turns !== 2) return;
        damage(hurt, kind);
        countRound(hurt, `damaged: ${kind}`);
      },
    });
    await settle(hurt);
    if (isSound(hurt)) return;
    // Damage in a place that nobody has read yet: doctor finds it, and says what to do.
    const { status, stdout } = await world.runCommand(["doctor"]);
    if (status === 0 || !/reindex/.test(stdout))
      hurt.verdict.troubles.push(`doctor knows nothing of it: ${stdout}`);
    const { status: rebuilt, stderr } = await world.runCommand(["reindex"]);
    if (rebuilt !== 0) hurt.verdict.troubles.push(`reindex ended with ${rebuilt}: ${stderr}`);
  },
};

function damage({ world, random }: HurtSession, kind: (typeof DAMAGES)[number]): void {
  const path = world.store.archive;
  if (!fs.existsSync(path)) return;
  const { size } = fs.statSync(path);
  const noise = Buffer.from(Array.from({ length: 4096 }, () => random.between(0, 255)));
  if (kind === "full-text table") damageWords(world.store);
  else if (kind === "journal") cutJournal(world.store);
  else if (kind === "cut file") fs.truncateSync(path, Math.floor(size * 0.6));
  else if (kind === "empty file") fs.truncateSync(path, 0);
  else {
    const fd = fs.openSync(path, "r+");
    fs.writeSync(
      fd,
      noise,
      0,
      kind === "header" ? 100 : 4096,
      kind === "header" ? 0 : Math.floor(size / 8192) * 4096,
    );
    fs.closeSync(fd);
  }
}

function damageWords(store: HurtSession["world"]["store"]): void {
  const Database = createRequire(import.meta.url)("better-sqlite3") as EngineClass;
  const archive = new Database(store.archive);
  archive.unsafeMode();
  archive.exec("UPDATE words_data SET block = zeroblob(length(block) / 2) WHERE id > 10");
  archive.close();
}

/** As after a power cut: the database with half of a journal that was never taken in. */
function cutJournal(store: HurtSession["world"]["store"]): void {
  const archive = openArchive(store, { busyTimeoutMs: 5_000 });
  archive.exec("PRAGMA wal_autocheckpoint = 0");
  archive.exec("CREATE TABLE passing (x); INSERT INTO passing VALUES (zeroblob(20000)); DROP TABLE passing");
  const main = fs.readFileSync(store.archive);
  const journal = fs.readFileSync(`${store.archive}-wal`);
  archive.close();
  fs.writeFileSync(store.archive, main);
  fs.writeFileSync(`${store.archive}-wal`, journal.subarray(0, Math.floor(journal.length * 0.6)), {
    mode: 0o600,
  });
  fs.rmSync(`${store.archive}-shm`, { force: true });
}

function isSound({ world }: HurtSession): boolean {
  const archive = openArchive(world.store, { busyTimeoutMs: 5_000 });
  try {
    const [check] = archive.prepare("PRAGMA integrity_check(1)").all<{ integrity_check: string }>();
    return check?.integrity_check === "ok";
  } catch {
    // Too damaged to be asked.
    return false;
  } finally {
    archive.close();
  }
}
