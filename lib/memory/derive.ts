/** Pure: the three derived files of a scope (catalogue.json, terms.json, MEMORY.md) from its records and ledger. */
import { hash64 } from "../text/hash.ts";
import type { Catalogue, CatalogueEntry, TermIndex } from "./catalogue.ts";
import { CATALOGUE_PATH, compareEntries, INDEX_PATH, TERMS_PATH } from "./catalogue.ts";
import type { FilePut } from "./commit.ts";
import type { Ledger } from "./ledger.ts";
import type { StoredRecord } from "./load.ts";
import { renderIndex } from "./memory-index.ts";
import { termsOf } from "./terms.ts";

/** A word in the name says most about what a record is for, one in its body least. */
const FIELD_WEIGHTS = { name: 3, description: 2, body: 1 } as const;

export function deriveFiles(records: readonly StoredRecord[], ledger: Ledger): FilePut[] {
  const sorted = [...records].sort((a, b) => (a.file < b.file ? -1 : 1));
  const catalogue = deriveCatalogue(sorted, ledger);
  const { entries } = catalogue;
  const text = `${JSON.stringify(catalogue)}\n`;
  const terms = deriveTerms(sorted, hash64(text));
  return [
    { path: CATALOGUE_PATH, content: text },
    { path: TERMS_PATH, content: `${JSON.stringify(terms)}\n` },
    { path: INDEX_PATH, content: renderIndex([...entries].sort(compareEntries)) },
  ];
}

export function deriveCatalogue(records: readonly StoredRecord[], ledger: Ledger): Catalogue {
  return { v: 1, entries: records.flatMap((stored) => entryOf(stored, ledger)) };
}

function entryOf({ file, record }: StoredRecord, ledger: Ledger): CatalogueEntry[] {
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
      ...(record.isPinned ? { isPinned: true } : {}),
      ...(record.expires === undefined ? {} : { expires: record.expires }),
      size: accepted.size,
      mtimeMs: accepted.mtimeMs,
      hash: accepted.hash,
    },
  ];
}

/** `catalogue` is the hash of the catalogue that the positions point into. */
export function deriveTerms(records: readonly StoredRecord[], catalogue: string): TermIndex {
  // Maps, because words like `constructor` are words.
  const terms = new Map<string, number[]>();
  const titles = new Map<string, number[]>();
  const lengths = records.map(({ record }, position) => {
    const counts = new Map<string, number>();
    let length = 0;
    for (const field of ["name", "description", "body"] as const) {
      for (const term of termsOf(record[field])) {
        counts.set(term, (counts.get(term) ?? 0) + FIELD_WEIGHTS[field]);
        length += FIELD_WEIGHTS[field];
      }
    }
    for (const [term, count] of counts) push(terms, term, position, count);
    for (const term of new Set(termsOf(`${record.name}\n${record.description}`)))
      push(titles, term, position);
    return length;
  });
  return { v: 1, catalogue, lengths, terms: toObject(terms), titles: toObject(titles) };
}

function push(map: Map<string, number[]>, key: string, ...values: number[]): void {
  const list = map.get(key);
  if (list === undefined) map.set(key, values);
  else list.push(...values);
}

function toObject(map: Map<string, number[]>): Record<string, number[]> {
  return Object.fromEntries([...map].sort(([a], [b]) => (a < b ? -1 : 1)));
}
