/** The open archive: one connection, every statement prepared once, transactions that never nest. */
import fs from "node:fs";
import { LogbookError } from "../platform/errors.ts";
import type { Database, Statement } from "./database.ts";

export class Archive {
  readonly path: string;
  readonly isReadOnly: boolean;
  readonly engine: Database["engine"];
  readonly #db: Database;
  readonly #statements = new Map<string, Statement>();
  /** The file that was opened, or one that was in its place shortly before. */
  readonly #inode: number;

  constructor(db: Database, path: string, { isReadOnly, inode }: { isReadOnly: boolean; inode: number }) {
    this.#db = db;
    this.#inode = inode;
    this.path = path;
    this.isReadOnly = isReadOnly;
    this.engine = db.engine;
  }

  /** The prepared statement for this text. The text is the key, so it must not hold values. */
  prepare(sql: string): Statement {
    let statement = this.#statements.get(sql);
    if (statement === undefined) {
      statement = this.#db.prepare(sql);
      this.#statements.set(sql, statement);
    }
    return statement;
  }

  exec(sql: string): void {
    this.#db.exec(sql);
  }

  /** Takes the write lock at once, so that a busy archive is known before any work is done. */
  begin(): void {
    this.#db.exec("BEGIN IMMEDIATE");
    if (inodeOf(this.path) === this.#inode) return;
    this.rollback();
    // A rebuilt database took its place: what would be written here would be lost.
    throw new LogbookError("ARCHIVE_BUSY", `use archive ${this.path}: it was replaced meanwhile`, {
      path: this.path,
    });
  }

  commit(): void {
    this.#db.exec("COMMIT");
  }

  rollback(): void {
    try {
      this.#db.exec("ROLLBACK");
    } catch {
      // A full disk or a damaged page has already ended the transaction; the step's own error says why.
    }
  }

  transaction<T>(step: () => T): T {
    this.begin();
    try {
      const result = step();
      this.commit();
      return result;
    } catch (error) {
      this.rollback();
      throw error;
    }
  }

  close(): void {
    this.#db.close();
  }
}

/** 0 where there is no file. */
export function inodeOf(path: string): number {
  return fs.statSync(path, { throwIfNoEntry: false })?.ino ?? 0;
}
