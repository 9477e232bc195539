/** Finds what is wrong with an archive that opens: for `doctor`, and for the tests of migrations. */
import type { Archive } from "./handle.ts";
import { expectedSchema, readSchema } from "./migrate.ts";

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
  return [...pages, ...new Set(references), ...checkSchema(archive)];
}

/** The schema as it is, not as its version number says: an upgrade once skipped leaves no other trace. */
function checkSchema(archive: Archive): string[] {
  const actual = new Set(readSchema(archive));
  const expected = expectedSchema();
  return expected.filter((sql) => !actual.has(sql)).map((sql) => `the schema lacks: ${sql.split("\n")[0]}`);
}
