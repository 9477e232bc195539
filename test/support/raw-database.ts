/** SQL past everything that guards a database: to damage one. Needs better-sqlite3. */
import { createRequire } from "node:module";

type Driver = new (
  path: string,
) => { unsafeMode(isUnsafe: boolean): void; exec(sql: string): void; close(): void };

export function execRaw(path: string, sql: string): void {
  const database = new (createRequire(import.meta.url)("better-sqlite3") as Driver)(path);
  try {
    // Without it FTS5's own tables may not be written.
    database.unsafeMode(true);
    database.exec(sql);
  } finally {
    database.close();
  }
}
