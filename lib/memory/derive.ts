/** Pure: the three derived files of a scope (catalogue.json, terms.txt, MEMORY.md) from its records and ledger. */
import type { CatalogueEntry } from "./catalogue.ts";
import { CATALOGUE_PATH, compareEntries, INDEX_PATH, renderCatalogue, TERMS_PATH } from "./catalogue.ts";
import type { FilePut } from "./commit.ts";
import type { Ledger } from "./ledger.ts";
import type { StoredRecord } from "./load.ts";
import { renderIndex } from "./memory-index.ts";
import { renderTermIndex } from "./term-index.ts";

export function deriveFiles(records: readonly StoredRecord[], ledger: Ledger): FilePut[] {
  const known = records
    .filter(({ file }) => ledger[file] !== undefined)
    .sort((a, b) => (a.file < b.file ? -1 : 1));
  const entries = deriveEntries(known, ledger);
  const { id, content } = renderCatalogue(entries);
  return [
    { path: CATALOGUE_PATH, content },
    {
      path: TERMS_PATH,
      content: renderTermIndex(
        known.map(({ record }) => record),
        id,
      ),
    },
    { path: INDEX_PATH, content: renderIndex([...entries].sort(compareEntries)) },
  ];
}

/** In the order of the records; those that the ledger does not know are left out. */
export function deriveEntries(records: readonly StoredRecord[], ledger: Ledger): CatalogueEntry[] {
  return records.flatMap(({ file, record }) => {
    const accepted = ledger[file];
    if (accepted === undefined) return [];
    return [
      {
        file,
        name: record.name,
        description: record.description,
        type: record.type,
        created: record.created,
        modified: record.modified,
        ...(record.validAt === undefined ? {} : { validAt: record.validAt }),
        ...(record.isPinned ? { isPinned: true as const } : {}),
        ...(record.expires === undefined ? {} : { expires: record.expires }),
        size: accepted.size,
        mtimeMs: accepted.mtimeMs,
        hash: accepted.hash,
      },
    ];
  });
}
