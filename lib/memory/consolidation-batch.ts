/**
 * Pure: which records a model is given at once. Like ones together, sized by what goes in and by what must come out.
 * Pinned records and those of type `user` are never given: a model does not rewrite what the user holds fast.
 */
import { estimateTokens } from "../text/estimate-tokens.ts";
import type { StoredRecord } from "./load.ts";
import type { Prepared } from "./similarity.ts";
import { likenessOf, prepareStatement } from "./similarity.ts";

/** Bounds what one call costs, and what a small model has to keep in view. */
const MAX_INPUT_CHARS = 20_000;
/** A faithful reply repeats every record: it must fit what a small model writes at once. */
const MAX_OUTPUT_TOKENS = 3_000;
/** The reply may not hold more records than this, so neither may the batch. */
const MAX_BATCH_RECORDS = 30;
/** Likeness from which a known record is worth paying for again beside a new one. */
const MUCH_ALIKE = 0.5;

interface Item {
  stored: StoredRecord;
  statement: Prepared;
  chars: number;
  tokens: number;
}

/** Records that a model is still to see in their present version. */
export function findUnseen(
  records: readonly StoredRecord[],
  seen: Readonly<Record<string, string>>,
): StoredRecord[] {
  return records.filter((stored) => isFree(stored) && seen[stored.file] !== stored.hash);
}

/**
 * The next batch: the first unseen record, beside it those much like it, seen or not, then further unseen ones. Undefined
 * when all are seen.
 */
export function nextBatch(
  records: readonly StoredRecord[],
  seen: Readonly<Record<string, string>>,
): StoredRecord[] | undefined {
  const unseen = new Set(findUnseen(records, seen));
  const [first] = unseen;
  if (first === undefined) return undefined;
  const head = prepare(first);
  // Of those that are alike the unseen ones come first: a run gets on.
  const rankOf = (item: Item): number => (unseen.has(item.stored) ? 0 : 1);
  const others = records
    .filter((stored) => stored !== first && isFree(stored))
    .map(prepare)
    .map((item) => ({ item, likeness: likenessOf(item.statement.words, head.statement.words) }))
    .filter(({ item, likeness }) => likeness >= MUCH_ALIKE || unseen.has(item.stored))
    .sort((a, b) => b.likeness - a.likeness || rankOf(a.item) - rankOf(b.item));
  const batch = [head];
  for (const { item } of others) if (isFitting([...batch, item])) batch.push(item);
  return batch.map(({ stored }) => stored);
}

/** Ours to rewrite, and of a size that a model can hand back; a larger one stays as it is. */
function isFree(stored: StoredRecord): boolean {
  return !stored.record.isPinned && stored.record.type !== "user" && isFitting([prepare(stored)]);
}

function isFitting(items: readonly Item[]): boolean {
  const sum = (pick: (item: Item) => number): number => items.reduce((total, item) => total + pick(item), 0);
  return (
    items.length <= MAX_BATCH_RECORDS &&
    sum(({ chars }) => chars) <= MAX_INPUT_CHARS &&
    sum(({ tokens }) => tokens) <= MAX_OUTPUT_TOKENS
  );
}

/** Quotes, field names and braces of one record in the reply. */
const ENVELOPE_TOKENS = 30;

function prepare(stored: StoredRecord): Item {
  const { name, description, body } = stored.record;
  const text = `${name}\n${description}\n${body}`;
  return {
    stored,
    statement: prepareStatement(text),
    chars: text.length,
    tokens: estimateTokens(text) + ENVELOPE_TOKENS,
  };
}
