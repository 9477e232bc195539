/**
 * The archive's schema as numbered steps, forward only. A fresh database runs every step, so fresh and migrated are the
 * same by construction; a step that was ever released is never edited.
 */
import { LogbookError } from "../platform/errors.ts";
import { type Database, REBUILD_HINT } from "./database.ts";

/** Rowids of one session's turns follow one another: session * TURNS_PER_SESSION + n. A prompt takes at least 100 bytes, so no transcript under 1.6 GB of bare prompts can run out. */
export const TURNS_PER_SESSION = 2 ** 24;

/** Entries of a few kB fill larger pages better: measured, an import takes an eighth less than with 4 KiB. */
const PAGE_BYTES = 16_384;

/**
 * Version 1.
 *
 * An entry is kept once, by uuid, however many files hold it; `file` and `byte_offset` say where it was seen first,
 * `copies` where else. `link` is the entry it hangs on by the rules of lib/transcript/tree: a parent, or, while no file
 * shows one, the entry before it (`previous`). `loose_links` names the parents of entries that have several, or wait for
 * one. `turn` is what the links lead to: the nearest prompt, or where there is none the topmost entry. All of it is a
 * function of the set of files, never of the order in which they came.
 *
 * `files` holds the ingest watermarks, moved in the transaction that writes the entries below them. `predecessors` is
 * the last entry of each agent so far, as JSON; the conversation's own ("") is the leaf that the active path ends in.
 *
 * A turn's home, by which its rowid is made, is the session that was ingested first: neighbouring rowids let search
 * count a session's words without a table of their own, and nothing else may depend on it. The columns of `turns` after
 * `root`, and `words`, are derived from entries; `stale` lists the turns where they lag behind.
 */
const VERSION_1 = [
  `CREATE TABLE sessions (
    id INTEGER PRIMARY KEY,
    key TEXT NOT NULL UNIQUE,
    project TEXT NOT NULL,
    cwd TEXT
  ) STRICT`,
  `CREATE TABLE files (
    id INTEGER PRIMARY KEY,
    session INTEGER NOT NULL REFERENCES sessions (id),
    stream TEXT NOT NULL,
    generation INTEGER NOT NULL,
    byte_offset INTEGER NOT NULL,
    predecessors TEXT NOT NULL,
    UNIQUE (session, stream, generation)
  ) STRICT`,
  `CREATE TABLE facts (
    session INTEGER NOT NULL REFERENCES sessions (id),
    key TEXT NOT NULL,
    value TEXT NOT NULL,
    generation INTEGER NOT NULL,
    byte_offset INTEGER NOT NULL,
    PRIMARY KEY (session, key)
  ) STRICT, WITHOUT ROWID`,
  `CREATE TABLE damage (
    file INTEGER NOT NULL REFERENCES files (id),
    byte_offset INTEGER NOT NULL,
    bytes INTEGER NOT NULL,
    reason TEXT NOT NULL,
    PRIMARY KEY (file, byte_offset, reason)
  ) STRICT, WITHOUT ROWID`,
  `CREATE TABLE entries (
    id INTEGER PRIMARY KEY,
    uuid ANY NOT NULL UNIQUE,
    link INTEGER,
    turn INTEGER NOT NULL,
    file INTEGER NOT NULL,
    byte_offset INTEGER NOT NULL,
    previous INTEGER,
    role INTEGER NOT NULL,
    time_ms INTEGER NOT NULL,
    meta TEXT NOT NULL,
    text TEXT NOT NULL
  ) STRICT`,
  `CREATE INDEX entries_of_turn ON entries (turn)`,
  `CREATE TABLE copies (
    entry INTEGER NOT NULL,
    file INTEGER NOT NULL,
    byte_offset INTEGER NOT NULL,
    PRIMARY KEY (entry, file)
  ) STRICT, WITHOUT ROWID`,
  `CREATE VIEW places AS
    SELECT id AS entry, file, byte_offset FROM entries
    UNION ALL SELECT entry, file, byte_offset FROM copies`,
  `CREATE TABLE loose_links (
    entry INTEGER NOT NULL,
    parent ANY NOT NULL,
    PRIMARY KEY (entry, parent)
  ) STRICT, WITHOUT ROWID`,
  `CREATE INDEX loose_links_of_parent ON loose_links (parent)`,
  `CREATE TABLE turns (
    id INTEGER PRIMARY KEY,
    root INTEGER NOT NULL UNIQUE REFERENCES entries (id),
    kind TEXT,
    start_ms INTEGER NOT NULL DEFAULT 0,
    end_ms INTEGER NOT NULL DEFAULT 0,
    outcome TEXT NOT NULL DEFAULT 'open',
    agent_id TEXT,
    model TEXT NOT NULL DEFAULT '',
    tool_calls INTEGER NOT NULL DEFAULT 0,
    tools TEXT NOT NULL DEFAULT '',
    files TEXT NOT NULL DEFAULT '',
    input_tokens INTEGER NOT NULL DEFAULT 0,
    output_tokens INTEGER NOT NULL DEFAULT 0,
    cache_read_tokens INTEGER NOT NULL DEFAULT 0,
    cache_write_tokens INTEGER NOT NULL DEFAULT 0,
    is_cut INTEGER NOT NULL DEFAULT 0
  ) STRICT`,
  `CREATE INDEX turns_cut ON turns (id) WHERE is_cut = 1`,
  `CREATE TABLE session_turns (
    session INTEGER NOT NULL REFERENCES sessions (id),
    file INTEGER NOT NULL REFERENCES files (id),
    byte_offset INTEGER NOT NULL,
    turn INTEGER NOT NULL REFERENCES turns (id),
    PRIMARY KEY (file, byte_offset, turn)
  ) STRICT, WITHOUT ROWID`,
  `CREATE INDEX session_turns_of_turn ON session_turns (turn, session)`,
  `CREATE INDEX session_turns_away ON session_turns (session, turn) WHERE turn / ${TURNS_PER_SESSION} <> session`,
  `CREATE TABLE stand_ins (
    session INTEGER NOT NULL REFERENCES sessions (id),
    prompt_id TEXT NOT NULL,
    agent_id TEXT NOT NULL,
    time_ms INTEGER NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY (session, prompt_id, agent_id, time_ms, text)
  ) STRICT, WITHOUT ROWID`,
  `CREATE TABLE stale (turn INTEGER PRIMARY KEY) STRICT`,
  `CREATE VIRTUAL TABLE words USING fts5 (
    prompt, answer, input, output,
    content = '', contentless_delete = 1, detail = full,
    tokenize = "porter ascii tokenchars '!""#$%&''()*+,-./:;<=>?@[\\]^_\`{|}~'"
  )`,
  `INSERT INTO words (words, rank) VALUES ('automerge', 0)`,
  `INSERT INTO words (words, rank) VALUES ('crisismerge', 1000)`,
];

/** What FTS5 keeps the words in: its version does not change them, the engine makes them. */
const FTS_TABLES = ["data", "idx", "docsize", "config"].map((part) => `table words_${part}`);

/** Version 2: single characters of scripts without spaces became words of their own, so all words are made anew, by the worker. */
const VERSION_2 = [`INSERT OR IGNORE INTO stale (turn) SELECT id FROM turns`];

const MIGRATIONS: readonly (readonly string[])[] = [VERSION_1, VERSION_2];

export const SCHEMA_VERSION = MIGRATIONS.length;

export function schemaVersion(db: Pick<Database, "prepare">): number {
  return db.prepare("PRAGMA user_version").get<{ user_version: number }>()?.user_version ?? 0;
}

/**
 * Brings the schema to the current version. Several processes may try at once: one migrates, the others find it done.
 * Throws ARCHIVE_CORRUPT, with nothing changed, where the tables are not those that the version number promises.
 */
export function migrate(db: Database, path: string): void {
  // Both only outside a transaction, the size only while the file is empty.
  db.exec(`PRAGMA page_size = ${PAGE_BYTES}`);
  keepWriteAheadLog(db);
  db.exec("BEGIN IMMEDIATE");
  try {
    const version = schemaVersion(db);
    if (version > SCHEMA_VERSION) throw new LogbookError("ARCHIVE_NEWER", "migrate archive: it is newer");
    for (const statement of MIGRATIONS.slice(version).flat()) runStep(db, path, { version, statement });
    assertSchema(db, path);
    db.exec(`PRAGMA user_version = ${SCHEMA_VERSION}`);
    db.exec("COMMIT");
  } catch (error) {
    db.exec("ROLLBACK");
    throw error;
  }
}

/** With it readers never wait for a writer. An exchange that was killed half-way has left the file without. */
export function keepWriteAheadLog(db: Pick<Database, "exec" | "prepare">): void {
  const { journal_mode: mode } = db.prepare("PRAGMA journal_mode").get<{ journal_mode: string }>() ?? {};
  if (mode !== "wal") db.exec("PRAGMA journal_mode = WAL");
}

function runStep(db: Database, path: string, step: { version: number; statement: string }): void {
  try {
    db.exec(step.statement);
  } catch (error) {
    // What the disk or the file is to blame for has its code already; the rest is a table that stands in the way or lacks.
    if (error instanceof LogbookError) throw error;
    throw schemaError(path, `it is not of version ${step.version}, as it says`, error);
  }
}

/**
 * The version of the schema. Throws ARCHIVE_CORRUPT where one that is not ours stands in what no logbook made: another program's
 * file, a header that was overwritten. A database in which nothing is yet has version 0.
 */
export function readOwnVersion(db: Pick<Database, "prepare">, path: string): number {
  for (;;) {
    const version = schemaVersion(db);
    if (version >= 1 && version <= SCHEMA_VERSION) return version;
    const isOwn = hasOwnSchema(db, version);
    // Another process may have made the database between the two questions.
    if (!isOwn && schemaVersion(db) !== version) continue;
    if (!isOwn) throw schemaError(path, `it is not of version ${version}, as it says`);
    return version;
  }
}

function hasOwnSchema(db: Pick<Database, "prepare">, version: number): boolean {
  const names = db
    .prepare("SELECT name FROM sqlite_master")
    .all<{ name: string }>()
    .map(({ name }) => name);
  if (version === 0) return names.length === 0;
  return version > 0 && names.includes("entries") && names.includes("words");
}

/** Throws ARCHIVE_CORRUPT where the schema is not what its version number says: an upgrade that was skipped leaves no other trace. */
export function assertSchema(db: Pick<Database, "prepare">, path: string): void {
  const [first] = findMissing(db);
  if (first !== undefined) throw schemaError(path, `it lacks ${first}`);
}

function schemaError(path: string, what: string, cause?: unknown): LogbookError {
  return new LogbookError("ARCHIVE_CORRUPT", `open archive ${path}: ${what}`, {
    path,
    hint: REBUILD_HINT,
    cause,
  });
}

/** The objects of the current version that are not there, or not so. */
export function findMissing(db: Pick<Database, "prepare">): string[] {
  const actual = new Set(readSchema(db));
  return expectedSchema()
    .filter((sql) => !actual.has(sql))
    .map((sql) => /^(?:CREATE (?:VIRTUAL )?)?(\w+ \w+)/.exec(sql)?.[1]?.toLowerCase() ?? sql);
}

/** The statements that made the tables, views and indexes of this database, sorted; FTS5's own tables by name. */
export function readSchema(db: Pick<Database, "prepare">): string[] {
  return db
    .prepare("SELECT type, name, sql FROM sqlite_master WHERE sql IS NOT NULL")
    .all<{ type: string; name: string; sql: string }>()
    .map(({ type, name, sql }) => (name.startsWith("words_") ? `${type} ${name}` : sql))
    .sort();
}

/** What `readSchema` gives for a database of the current version. */
export function expectedSchema(): string[] {
  const made = MIGRATIONS.flat().filter((statement) => statement.startsWith("CREATE "));
  return [...made, ...FTS_TABLES].sort();
}
