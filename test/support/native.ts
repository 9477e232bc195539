/** Which database engines run here. Tests that need one are skipped without it, and say so in their names. */
import { createRequire } from "node:module";

/** better-sqlite3. */
export const hasNative: boolean = canOpen();

/** Any: better-sqlite3, or the one inside a newer Node. */
export const hasEngine: boolean =
  hasNative || process.getBuiltinModule("node:sqlite" as "node:fs") !== undefined;

/** The engine that the archive then runs on. */
export const ENGINE: string = hasNative ? "better-sqlite3" : "node:sqlite";

function canOpen(): boolean {
  try {
    const Database = createRequire(import.meta.url)("better-sqlite3") as new (
      path: string,
    ) => { close(): void };
    new Database(":memory:").close();
    return true;
  } catch {
    // Not installed, not compiled, or compiled for another Node: all the same to the tests.
    return false;
  }
}
