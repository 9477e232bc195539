/**
 * Opens archive.db with whichever engine this Node can load: the only file that loads better-sqlite3.
 * Nothing here ever writes to a database of a newer schema, or to one that is not logbook's.
 */
import fs from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { LogbookError } from "../platform/errors.ts";
import { makeDirectory, openForWrite } from "../platform/files.ts";
import type { StorePaths } from "../platform/paths.ts";
import { assertFiles } from "./archive-files.ts";
import {
  type Database,
  type EngineDatabase,
  replacedError,
  translateError,
  wrapDatabase,
} from "./database.ts";
import { hasMoreSessions, markFilling } from "./filling.ts";
import { Archive } from "./handle.ts";
import { assertSchema, keepWriteAheadLog, migrate, readOwnVersion, SCHEMA_VERSION } from "./migrate.ts";

export interface OpenOptions {
  /** How long a statement waits for another process's transaction. Hooks: 20; commands and the worker: seconds. */
  busyTimeoutMs: number;
  readOnly?: boolean;
  /** A hook has no 2 ms for looking: a statement of its own fails where the schema is another, and its worker looks. */
  believesVersion?: boolean;
}

interface EngineOptions {
  path: string;
  native: string;
  busyTimeoutMs: number;
  readOnly: boolean;
}

type OpenEngine = (options: EngineOptions) => Database;

type BetterSqlite = new (
  path: string,
  options: { nativeBinding: string; timeout: number; readonly: boolean },
) => EngineDatabase;

interface NodeSqlite {
  DatabaseSync: new (path: string, options: { readOnly: boolean; timeout: number }) => EngineDatabase;
}

/** Where npm's build of better-sqlite3 leaves its addon, from a folder that has node_modules. */
const PACKAGED_ADDON = join("node_modules", "better-sqlite3", "build", "Release", "better_sqlite3.node");
const ADDON = "better_sqlite3.node";

/**
 * Opens the archive, and makes or migrates it first where needed.
 * Throws ARCHIVE_UNAVAILABLE (no engine, or no file to read), ARCHIVE_NEWER, ARCHIVE_CORRUPT, ARCHIVE_BUSY or STORE_UNWRITABLE.
 */
export function openArchive(store: StorePaths, options: OpenOptions): Archive {
  const path = store.archive;
  const isReadOnly = options.readOnly ?? false;
  assertFiles(path);
  if (isReadOnly) assertThere(path);
  else makePrivateFile(path);
  const inode = inodeOf(path);
  let db: Database | undefined;
  try {
    db = openEngine({
      path,
      native: store.native,
      busyTimeoutMs: options.busyTimeoutMs,
      readOnly: isReadOnly,
    });
    const version = readVersion(db, path, isReadOnly);
    if (version === SCHEMA_VERSION && !isReadOnly) keepWriteAheadLog(db);
    // From here on the engine holds a lock on what it reads, and an exchange waits for it.
    if (inodeOf(path) !== inode) throw replacedError(path);
    if (version === SCHEMA_VERSION) {
      if (options.believesVersion !== true) assertSchema(db, path);
      return new Archive(db, path, isReadOnly);
    }
    if (!isReadOnly) {
      bringUp(db, store, version);
      return new Archive(db, path, isReadOnly);
    }
  } catch (error) {
    db?.close();
    throw inodeOf(path) === inode ? error : replacedError(path, error);
  }
  db.close();
  // A reader met an older schema: the file is brought up to date by a writer first.
  openArchive(store, { busyTimeoutMs: options.busyTimeoutMs }).close();
  return openArchive(store, options);
}

function bringUp(db: Database, store: StorePaths, version: number): void {
  if (version === 0 && hasMoreSessions(store)) markFilling(store);
  migrate(db, store.archive);
}

/** The version of a database that may be read, or written, here. */
function readVersion(db: Database, path: string, isReadOnly: boolean): number {
  const version = readOwnVersion(db, path);
  if (version > SCHEMA_VERSION) throw newerError(path, version);
  if (version === 0 && isReadOnly) throw noneYetError(path);
  return version;
}

function assertThere(path: string): void {
  if (!fs.existsSync(path)) throw noneYetError(path);
}

function noneYetError(path: string): LogbookError {
  return new LogbookError("ARCHIVE_UNAVAILABLE", `open archive ${path}: there is none yet`, {
    path,
    hint: "run `logbook reindex` to build it from the raw copies",
  });
}

/** Which engine would run here, or why none does: what `doctor` reports. */
export function probeEngine(store: StorePaths): { engine: Database["engine"] } | { problem: LogbookError } {
  try {
    const options = { path: ":memory:", native: store.native, busyTimeoutMs: 0, readOnly: false };
    const db = openEngine(options);
    db.close();
    return { engine: db.engine };
  } catch (error) {
    if (error instanceof LogbookError) return { problem: error };
    throw error;
  }
}

function newerError(path: string, version: number): LogbookError {
  return new LogbookError(
    "ARCHIVE_NEWER",
    `open archive ${path}: its schema is version ${version}, this logbook knows ${SCHEMA_VERSION}`,
    { path, hint: "update logbook; the archive was not touched" },
  );
}

/**
 * A database that was replaced between the opening of its file and the first read would be read together with the new
 * one's write-ahead log, which SQLite finds by name, and written to through it.
 */
function inodeOf(path: string): bigint | undefined {
  return fs.statSync(path, { bigint: true, throwIfNoEntry: false })?.ino;
}

/** The engine would create the file readable by others; its journal files take their mode from it. */
function makePrivateFile(path: string): void {
  if (fs.existsSync(path)) return;
  makeDirectory(dirname(path));
  fs.closeSync(openForWrite(path, "a"));
}

function openEngine(options: EngineOptions): Database {
  const failures: unknown[] = [];
  for (const open of engines(options.native)) {
    try {
      return open(options);
    } catch (error) {
      const known = translateError(error, options.path);
      // The engine itself runs and the file is at fault: another engine would fare no better.
      if (known instanceof LogbookError) throw known;
      failures.push(error);
    }
  }
  throw new LogbookError(
    "ARCHIVE_UNAVAILABLE",
    `load a database engine for Node ${process.versions.node} (ABI ${process.versions.modules}): ${reasonsOf(failures)}`,
    {
      path: options.path,
      hint: "run `logbook doctor --fix`; until then search reads the raw copies",
      cause: failures[0],
    },
  );
}

/** In order: the package's own addon, the one `doctor --fix` installed for this ABI, the engine inside Node. */
function* engines(native: string): Generator<OpenEngine> {
  for (const addon of addonPaths(native)) yield (options) => openBetterSqlite(addon, options);
  yield openNodeSqlite;
}

function* addonPaths(native: string): Generator<string> {
  let folder = import.meta.dirname;
  for (;;) {
    const addon = join(folder, PACKAGED_ADDON);
    if (fs.existsSync(addon)) {
      yield addon;
      break;
    }
    const parent = dirname(folder);
    if (parent === folder) break;
    folder = parent;
  }
  const installed = join(native, process.versions.modules, ADDON);
  if (fs.existsSync(installed)) yield installed;
}

function openBetterSqlite(addon: string, options: EngineOptions): Database {
  const Driver = loadBetterSqlite();
  const { busyTimeoutMs: timeout, readOnly: readonly, path } = options;
  return wrapDatabase(new Driver(path, { nativeBinding: addon, timeout, readonly }), "better-sqlite3", path);
}

function loadBetterSqlite(): BetterSqlite {
  try {
    // In a bundle esbuild puts the package's code in place of this call; run from source, a module has no `require`.
    // biome-ignore lint/style/noRestrictedImports: this is the one file that may.
    if (typeof require === "function") return require("better-sqlite3") as BetterSqlite;
    return createRequire(import.meta.filename)("better-sqlite3") as BetterSqlite;
  } catch (error) {
    throw new Error("better-sqlite3 is not installed", { cause: error });
  }
}

function openNodeSqlite({ path, busyTimeoutMs, readOnly }: EngineOptions): Database {
  const sqlite = loadNodeSqlite();
  if (sqlite === undefined) throw new Error("this Node has no node:sqlite");
  const db = wrapDatabase(
    new sqlite.DatabaseSync(path, { readOnly, timeout: busyTimeoutMs }),
    "node:sqlite",
    path,
  );
  try {
    // `timeout` came later than node:sqlite itself; its default of `synchronous` waits for the disk at every commit.
    db.exec(`PRAGMA busy_timeout = ${busyTimeoutMs}; PRAGMA synchronous = NORMAL`);
    const fts5 = db
      .prepare("SELECT sqlite_compileoption_used('ENABLE_FTS5') AS used")
      .get<{ used: number }>();
    if (fts5?.used !== 1) throw new Error("node:sqlite was built without FTS5");
    return db;
  } catch (error) {
    db.close();
    throw error;
  }
}

/** Loads node:sqlite without its ExperimentalWarning, which would land on a user's stderr. */
function loadNodeSqlite(): NodeSqlite | undefined {
  const { emitWarning } = process;
  process.emitWarning = () => undefined;
  try {
    return process.getBuiltinModule("node:sqlite" as "node:fs") as unknown as NodeSqlite | undefined;
  } finally {
    process.emitWarning = emitWarning;
  }
}

function reasonsOf(failures: readonly unknown[]): string {
  return failures.map((failure) => (failure instanceof Error ? failure.message : String(failure))).join("; ");
}
