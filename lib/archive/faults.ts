/** Finds what is wrong with an archive that opens: for `doctor`, and for the tests of migrations. */
import type { Archive } from "./handle.ts";
import { findMissing } from "./migrate.ts";

/** One sentence per fault, empty when the archive is sound. Reads every page. */
export function findFaults(archive: Archive): string[] {
  const pages = archive
    .prepare("PRAGMA quick_check(5)")
    .all<{ quick_check: string }>()
    .map(({ quick_check }) => quick_check)
    .filter((line) => line !== "ok");
  const references = archive
    .prepare("PRAGMA foreign_key_check")
    .all<{ table: string }>()
    .map(({ table }) => `a row of ${table} refers to a row that is not there`);
  const missing = findMissing(archive).map((object) => `the schema lacks ${object}`);
  return [...pages, ...new Set(references), ...missing];
}
