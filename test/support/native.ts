/** Whether better-sqlite3 runs here. Tests that need it are skipped without it, and say so in their names. */
import { createRequire } from "node:module";

export const hasNative: boolean = canOpen();

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
