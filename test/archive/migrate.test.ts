/** The schema: every way to it ends in the same one, and a version number is not believed. */
import fs from "node:fs";
import { join } from "node:path";
import zlib from "node:zlib";
import { describe, expect, test } from "vitest";
import { dumpArchive } from "../../lib/archive/dump.ts";
import { findFaults } from "../../lib/archive/faults.ts";
import { settleStale } from "../../lib/archive/gather.ts";
import type { Archive } from "../../lib/archive/handle.ts";
import { readOwnVersion, SCHEMA_VERSION, schemaVersion } from "../../lib/archive/migrate.ts";
import { openArchive } from "../../lib/archive/open.ts";
import { searchArchive } from "../../lib/archive/search.ts";
import { reindex } from "../../lib/cli/specs/reindex.ts";
import { readDiagnostics } from "../../lib/platform/diagnostics.ts";
import type { StorePaths } from "../../lib/platform/paths.ts";
import { FROZEN_VERSIONS, type FrozenStore, thawStore } from "../formats/frozen-store.ts";
import { runStoreWorker } from "../formats/worker.ts";
import { repositoryRoot } from "../support/dist.ts";
import { hasEngine } from "../support/native.ts";
import { temporaryStore } from "./temporary-archive.ts";

const options = { busyTimeoutMs: 1_000 };

/** All of it, FTS5's own tables included, as SQLite remembers it. */
function ddlOf(archive: Archive): unknown[] {
  return archive.prepare("SELECT type, name, tbl_name, sql FROM sqlite_master ORDER BY type, name").all();
}

function openFrozen(version: string): Archive {
  const store = temporaryStore();
  fs.mkdirSync(store.root, { recursive: true });
  const frozen = join(repositoryRoot, "test", "fixtures", "formats", version, "archive.db.gz");
  fs.writeFileSync(store.archive, zlib.gunzipSync(fs.readFileSync(frozen)));
  return openArchive(store, options);
}

describe.skipIf(!hasEngine)("migrations (need a database engine)", () => {
  test("every historic version has a frozen archive", () => {
    const versions = FROZEN_VERSIONS.map((name) => {
      const bytes = zlib.gunzipSync(
        fs.readFileSync(join(repositoryRoot, "test", "fixtures", "formats", name, "archive.db.gz")),
      );
      // The header's user_version (sqlite.org/fileformat).
      return bytes.readUInt32BE(60);
    });
    expect([...new Set(versions)].sort()).toEqual(Array.from({ length: SCHEMA_VERSION }, (_, at) => at + 1));
  });

  test.each(FROZEN_VERSIONS)(
    "single characters are words once the worker has been there (from %s)",
    (from) => {
      const archive = openFrozen(from);
      try {
        while (settleStale(archive, 100) > 0);
        expect(searchArchive(archive, "身").hits.map(({ snippet }) => snippet.text)).toEqual([
          expect.stringContaining("用户身份"),
        ]);
      } finally {
        archive.close();
      }
    },
  );

  test.each(["nothing", ...FROZEN_VERSIONS])(
    "F30: from %s to the one schema, without a stray row",
    (from) => {
      const fresh = openArchive(temporaryStore(), options);
      const migrated = from === "nothing" ? openArchive(temporaryStore(), options) : openFrozen(from);
      try {
        expect(ddlOf(migrated)).toEqual(ddlOf(fresh));
        expect(schemaVersion(migrated)).toBe(SCHEMA_VERSION);
        expect(migrated.prepare("PRAGMA foreign_key_check").all()).toEqual([]);
        expect(migrated.prepare("PRAGMA integrity_check").all()).toEqual([{ integrity_check: "ok" }]);
        expect(findFaults(migrated)).toEqual([]);
      } finally {
        migrated.close();
        fresh.close();
      }
    },
  );
});

/** An upgrade that went wrong, or a hand that did. */
const BREAKS: [what: string, sql: string, says: string][] = [
  ["a table", "DROP TABLE damage", "table damage"],
  ["a column", "ALTER TABLE turns DROP COLUMN tool_calls", "table turns"],
  ["an index", "DROP INDEX session_turns_of_turn", "index session_turns_of_turn"],
  ["a view", "DROP VIEW places", "view places"],
  ["the words", "DROP TABLE words", "table words"],
  ["every table, its number put back", "PRAGMA user_version = 0", "not of version 0"],
];

function breakArchive({ store }: FrozenStore, sql: string): void {
  const archive = openArchive(store, options);
  archive.exec(sql);
  archive.close();
}

function dumpOf(store: StorePaths): string[] {
  const archive = openArchive(store, options);
  try {
    return [...dumpArchive(archive)];
  } finally {
    archive.close();
  }
}

describe.skipIf(!hasEngine)("F29: a schema is looked at, not believed (needs a database engine)", () => {
  test.each(BREAKS)("without %s it does not open, for readers and writers alike", (_, sql, says) => {
    using frozen = thawStore("v1");
    breakArchive(frozen, sql);
    for (const readOnly of [true, false]) {
      expect(() => openArchive(frozen.store, { ...options, readOnly })).toThrow(
        expect.objectContaining({ code: "ARCHIVE_CORRUPT", message: expect.stringContaining(says) }),
      );
    }
  });

  test.each(BREAKS)("without %s the worker rebuilds it from the raw copies", async (_, sql) => {
    using frozen = thawStore("v1");
    const before = dumpOf(frozen.store);
    breakArchive(frozen, sql);
    await runStoreWorker(frozen);
    // The first run sets it aside, the sweep of the next one reads every session again.
    await runStoreWorker(frozen);
    expect(dumpOf(frozen.store)).toEqual(before);
    const kept = fs.readdirSync(frozen.store.root).filter((name) => name.includes(".damaged-"));
    expect(kept).toHaveLength(1);
    expect(readDiagnostics(frozen.store, 10)).toContainEqual(
      expect.objectContaining({
        code: "ARCHIVE_CORRUPT",
        message: expect.stringContaining(kept[0] ?? "?"),
      }),
    );
  });

  test("reindex does the same at once, and says where the old one is", async () => {
    using frozen = thawStore("v1");
    const before = dumpOf(frozen.store);
    breakArchive(frozen, "ALTER TABLE turns DROP COLUMN tool_calls");
    frozen.emptyQueue();
    const { code, stderr } = await frozen.run(reindex);
    expect(code).toBe(0);
    expect(stderr).toContain("the damaged archive was kept as");
    expect(dumpOf(frozen.store)).toEqual(before);
  });
});

test("a database that another process makes between two questions is no damage", () => {
  const answers = [0, 1, 1];
  const made = {
    prepare: (sql: string) => ({
      get: () => ({ user_version: answers.shift() }),
      all: () => (sql.includes("sqlite_master") ? [{ name: "entries" }, { name: "words" }] : []),
    }),
  } as unknown as Parameters<typeof readOwnVersion>[0];
  expect(readOwnVersion(made, "archive.db")).toBe(1);
});
