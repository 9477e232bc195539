/** Taking a session out leaves what the archive would hold without it, whatever it shares with others. */
import fs from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dumpArchive } from "../../lib/archive/dump.ts";
import type { Archive } from "../../lib/archive/handle.ts";
import { createIngest } from "../../lib/archive/ingest.ts";
import { openArchive } from "../../lib/archive/open.ts";
import { purgeWords, truncateJournal, vacuum } from "../../lib/archive/purge.ts";
import { findFamilies, findHolder } from "../../lib/archive/relatives.ts";
import { removeSessions } from "../../lib/archive/remove.ts";
import { hasEngine } from "../support/native.ts";
import { type Family, type FamilyFile, family } from "./session-family.ts";
import { ingestTalks, source, temporaryArchive, temporaryStore } from "./temporary-archive.ts";
import { createTalk, uuid } from "./transcript-lines.ts";

function sourceOf({ session, stream, generation }: FamilyFile) {
  return { session, stream, generation, project: `project-of-${session}` };
}

function ingest(archive: Archive, { files, standIns }: Family, isMeant: (session: string) => boolean): void {
  const run = createIngest(archive);
  for (const file of files) {
    if (isMeant(file.session)) run.add(sourceOf(file), [{ start: 0, bytes: file.bytes }]);
  }
  for (const { session, ...answer } of standIns) {
    if (isMeant(session)) run.addStandIns({ session, project: `project-of-${session}` }, [answer]);
  }
  run.finish();
}

const TABLES = ["damage", "facts", "stand_ins", "stale", "session_turns", "turns", "loose_links", "copies"];
const shared: Archive[] = [];

function emptied(at: number): Archive {
  shared[at] ??= temporaryArchive();
  const archive = shared[at];
  archive.transaction(() => {
    for (const table of [...TABLES, "entries", "files", "sessions"]) archive.exec(`DELETE FROM ${table}`);
    archive.exec("INSERT INTO words (words) VALUES ('delete-all')");
  });
  return archive;
}

function countRows(archive: Archive): Record<string, number | undefined> {
  const tables = [...TABLES, "entries", "files", "sessions"];
  return Object.fromEntries(
    tables.map((table) => [
      table,
      archive.prepare(`SELECT count(*) AS n FROM ${table}`).get<{ n: number }>()?.n,
    ]),
  );
}

describe.skipIf(!hasEngine)("sessions taken out (needs a database engine)", () => {
  it("leave what would be there without them", () => {
    fc.assert(
      fc.property(family, fc.nat(), (given, pick) => {
        const sessions = [...new Set(given.files.map(({ session }) => session))];
        const gone = sessions[pick % sessions.length] as string;
        const archive = emptied(0);
        ingest(archive, given, () => true);
        const relatives = removeSessions(archive, [gone]);
        expect(relatives).not.toContain(gone);
        ingest(archive, given, (session) => relatives.includes(session));
        const expected = emptied(1);
        ingest(expected, given, (session) => session !== gone);
        expect([...dumpArchive(archive)]).toEqual([...dumpArchive(expected)]);
        expect(countRows(archive)).toEqual(countRows(expected));
        archive.exec("INSERT INTO words (words) VALUES ('integrity-check')");
        expect(archive.prepare("PRAGMA foreign_key_check").all()).toEqual([]);
      }),
      { numRuns: 150 },
    );
  });

  it("know their families: forks, and those that only hang on one another", () => {
    const archive = temporaryArchive();
    const parent = createTalk(100);
    parent.prompt("shared question");
    const fork = createTalk(100);
    fork.prompt("shared question");
    fork.answer("the fork's own answer");
    const later = createTalk(500);
    later.prompt("goes on elsewhere", { parentUuid: uuid(100) });
    later.answer("yes");
    const alone = createTalk(900);
    alone.prompt("nobody's");
    const all = { parent, fork, alone, later };
    ingestTalks(
      archive,
      Object.entries(all).map(([session, talk]) => [source(session), talk] as const),
    );
    expect([...findFamilies(archive, ["parent"])].sort()).toEqual(["fork", "later", "parent"]);
    expect([...findFamilies(archive, ["alone", "unknown"])]).toEqual(["alone"]);
    expect(findHolder(archive, uuid(100), (session) => session !== "parent")).toBe("fork");
    expect(findHolder(archive, uuid(900), (session) => session !== "alone")).toBeUndefined();
  });

  it("leave no byte in the database, its journal and its index", async () => {
    const store = temporaryStore();
    const archive = temporaryArchive(store);
    for (let at = 0; at < 20; at++) {
      const talk = createTalk(1 + at * 100);
      talk.prompt(`question ${at} keepsake${at}`);
      talk.tool("Bash", { command: "ls" }, `${at === 7 ? "zqxmarker " : "plain "}`.repeat(5_000));
      talk.answer(at === 7 ? "zqxmarker once more" : "done");
      ingestTalks(archive, [[source(`session-${at}`), talk]]);
    }
    // One segment, as after a merge: its deleted rows go only when it is written anew.
    archive.exec("INSERT INTO words (words) VALUES ('optimize')");
    const holds = (text: string) =>
      ["", "-wal", "-shm"].filter((suffix) => fs.readFileSync(store.archive + suffix).includes(text));
    expect(holds("zqxmarker")).not.toEqual([]);
    removeSessions(archive, ["session-7"]);
    expect(holds("zqxmarker")).not.toEqual([]);
    for (let isFirst = true; purgeWords(archive, isFirst); isFirst = false);
    vacuum(archive);
    await truncateJournal(archive);
    expect(holds("zqxmarker")).toEqual([]);
    expect(holds("keepsake8")).not.toEqual([]);
    expect(fs.statSync(`${store.archive}-wal`).size).toBe(0);
    const reader = openArchive(store, { busyTimeoutMs: 0, readOnly: true });
    expect(reader.prepare("SELECT count(*) AS n FROM words WHERE words MATCH 'keepsake8'").get()).toEqual({
      n: 1,
    });
    reader.close();
  });
});
