/** The open archive: one connection, every statement prepared once, transactions that never nest. */
import type { Database, Statement } from "./database.ts";

export class Archive {
  readonly path: string;
  readonly isReadOnly: boolean;
  readonly engine: Database["engine"];
  readonly #db: Database;
  readonly #statements = new Map<string, Statement>();

  constructor(db: Database, path: string, isReadOnly: boolean) {
    this.#db = db;
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
