/**
 * Pure: which records a model is given at once. Like ones together, sized by what goes in and by what must come out.
 * Pinned records and those of type `user` are never given: a model does not rewrite what the user holds fast.
 */
import { estimateTokens } from "../text/estimate-tokens.ts";
import type { StoredRecord } from "./load.ts";
import type { Prepared } from "./similarity.ts";
import { likenessOf, prepareStatement } from "./similarity.ts";

/** R-32's limit on the input of one call. */
const MAX_INPUT_CHARS = 20_000;
/** A faithful reply repeats every record: it must fit what a small model writes at once. */
const MAX_OUTPUT_TOKENS = 3_000;
/** The reply may not hold more records than this, so neither may the batch. */
const MAX_BATCH_RECORDS = 30;

interface Item {
  stored: StoredRecord;
  statement: Prepared;
  chars: number;
  tokens: number;
}

/**
 * Batches that hold at least one record not in `seen`, the likest records beside it. A record that is over the limits by
 * itself is in no batch.
 */
export function makeBatches(
  records: readonly StoredRecord[],
  seen: Readonly<Record<string, string>>,
): StoredRecord[][] {
  const free = records.filter(({ record }) => !record.isPinned && record.type !== "user").map(prepare);
  const left = new Set(free.filter((item) => isFitting([item])));
  const batches: StoredRecord[][] = [];
  for (const item of free) {
    if (!left.has(item) || seen[item.stored.file] === item.stored.hash) continue;
    left.delete(item);
    const batch = fillBatch(item, left);
    // A record that is like no other has nothing to be merged with, and needs no model.
    batches.push(batch.map(({ stored }) => stored));
  }
  return batches;
}

/** Records that no batch can hold: looked at means left as they are. */
export function isTooLarge(stored: StoredRecord): boolean {
  return !isFitting([prepare(stored)]);
}

function fillBatch(first: Item, left: Set<Item>): Item[] {
  const batch = [first];
  const byLikeness = [...left]
    .map((item) => ({ item, likeness: likenessOf(item.statement.words, first.statement.words) }))
    .sort((a, b) => b.likeness - a.likeness);
  for (const { item } of byLikeness) {
    if (!isFitting([...batch, item])) continue;
    batch.push(item);
    left.delete(item);
  }
  return batch;
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
