/**
 * What the archive asks of a database engine, and how an engine's errors become logbook's.
 * Both engines (better-sqlite3, node:sqlite) are wrapped to this one interface, so nothing else knows which one runs.
 */
import { LogbookError } from "../platform/errors.ts";

export type SqlValue = string | number | null | Uint8Array;

export interface Statement {
  /** Runs and gives the number of rows that were changed. */
  run(...values: SqlValue[]): number;
  get<Row>(...values: SqlValue[]): Row | undefined;
  all<Row>(...values: SqlValue[]): Row[];
}

export interface Database {
  readonly engine: "better-sqlite3" | "node:sqlite";
  exec(sql: string): void;
  prepare(sql: string): Statement;
  close(): void;
}

/** What both engines' prepared statements have in common. */
export interface EngineStatement {
  run(...values: SqlValue[]): { changes: number | bigint };
  get(...values: SqlValue[]): unknown;
  all(...values: SqlValue[]): unknown[];
}

export interface EngineDatabase {
  exec(sql: string): unknown;
  prepare(sql: string): EngineStatement;
  close(): unknown;
}

/** Primary result codes of SQLite (sqlite.org/rescode.html) by the name better-sqlite3 gives and the number node:sqlite gives. */
const PRIMARY_CODES: Record<string, number> = {
  SQLITE_ERROR: 1,
  SQLITE_BUSY: 5,
  SQLITE_LOCKED: 6,
  SQLITE_READONLY: 8,
  SQLITE_IOERR: 10,
  SQLITE_CORRUPT: 11,
  SQLITE_FULL: 13,
  SQLITE_CANTOPEN: 14,
  SQLITE_NOTADB: 26,
};

export const REBUILD_HINT =
  "run `logbook reindex`: the damaged file is kept aside and the archive is rebuilt from the raw copies";

const READONLY_DBMOVED = 1032;

export function wrapDatabase(db: EngineDatabase, engine: Database["engine"], path: string): Database {
  const attempt = <T>(step: () => T): T => {
    try {
      return step();
    } catch (error) {
      throw translateError(error, path);
    }
  };
  return {
    engine,
    exec: (sql) => void attempt(() => db.exec(sql)),
    prepare: (sql) =>
      wrapStatement(
        attempt(() => db.prepare(sql)),
        path,
      ),
    close: () => void attempt(() => db.close()),
  };
}

/** Spelled out without closures: an import runs millions of statements through here. */
function wrapStatement(statement: EngineStatement, path: string): Statement {
  return {
    run(...values) {
      try {
        return Number(statement.run(...values).changes);
      } catch (error) {
        throw translateError(error, path);
      }
    },
    get<Row>(...values: SqlValue[]) {
      try {
        return statement.get(...values) as Row | undefined;
      } catch (error) {
        throw translateError(error, path);
      }
    },
    all<Row>(...values: SqlValue[]) {
      try {
        return statement.all(...values) as Row[];
      } catch (error) {
        throw translateError(error, path);
      }
    },
  };
}

/** Whoever tries again finds the new one. */
export function replacedError(path: string, cause?: unknown): LogbookError {
  return new LogbookError("ARCHIVE_BUSY", `use archive ${path}: a rebuilt one has taken its place`, {
    cause,
    path,
  });
}

/** What SQLite has no code for: every statement is logbook's own, so a table that one names or needs was there before. */
const SCHEMA_GONE = /^(?:no such (?:table|column|index)|invalid fts5 file format|vtable constructor failed)/;

function corruptError(error: unknown, path: string): LogbookError {
  return new LogbookError("ARCHIVE_CORRUPT", `read archive ${path}: the file is damaged`, {
    cause: error,
    path,
    hint: REBUILD_HINT,
  });
}

/** An engine's error as one that callers can branch on; what is no failure of the disk or the file stays itself. */
export function translateError(error: unknown, path: string): unknown {
  if (isMoved(error)) return replacedError(path, error);
  switch (primaryCode(error)) {
    case 1:
      return SCHEMA_GONE.test(messageOf(error)) ? corruptError(error, path) : error;
    case 5:
    case 6:
      return new LogbookError("ARCHIVE_BUSY", `use archive ${path}: another process is writing`, {
        cause: error,
        path,
      });
    case 11:
    case 26:
      return corruptError(error, path);
    case 8:
    case 10:
    case 13:
    case 14:
      return new LogbookError("STORE_UNWRITABLE", `use archive ${path}: ${messageOf(error)}`, {
        cause: error,
        path,
      });
    default:
      return error;
  }
}

/** SQLite's own guard: it writes to no file that another one has replaced since it was opened. */
function isMoved(error: unknown): boolean {
  if (typeof error !== "object" || error === null) return false;
  if ("errcode" in error) return error.errcode === READONLY_DBMOVED;
  return "code" in error && error.code === "SQLITE_READONLY_DBMOVED";
}

function primaryCode(error: unknown): number | undefined {
  if (typeof error !== "object" || error === null) return undefined;
  if ("errcode" in error && typeof error.errcode === "number") return error.errcode & 0xff;
  if (!("code" in error) || typeof error.code !== "string") return undefined;
  // Extended codes append to the primary name: SQLITE_CORRUPT_VTAB, SQLITE_IOERR_WRITE.
  const [, name] = /^(SQLITE_[A-Z]+)/.exec(error.code) ?? [];
  return name === undefined ? undefined : PRIMARY_CODES[name];
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
