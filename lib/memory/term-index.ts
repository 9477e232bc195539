/**
 * `terms.txt`: which record holds which word, in a form that is looked up without being read: lines sorted by their
 * bytes, found by halving. A hook that asks for ten words of a thousand records parses ten lines.
 */
import { parseJson } from "../text/parse-json.ts";
import { termsOf } from "./terms.ts";

/**
 * Records that hold a word, three numbers for each: its place in the catalogue; what the word does for its score (BM25
 * without the word's rarity, in hundredths); 1 where its name or description holds it.
 */
export type Postings = readonly number[];

export const POSTING_SIZE = 3;

export interface TermIndex {
  /** Id of the catalogue that the positions point into. */
  catalogue: string;
  count: number;
  postings(term: string): Postings;
}

export interface IndexedText {
  name: string;
  description: string;
  body: string;
}

/** A word in the name says most about what a record is for, one in its body least. */
const FIELD_WEIGHTS = { name: 3, description: 2, body: 1 } as const;
/** BM25's usual saturation; a weak length norm, because memories are all short. */
const K1 = 1.2;
const B = 0.4;
/** Impacts are whole numbers: at most (K1 + 1) times this. */
const SCALE = 100;

const FORMAT = "1";
const NEWLINE = 0x0a;
const TAB = 0x09;

export function renderTermIndex(records: readonly IndexedText[], catalogue: string): string {
  const counted = records.map(countTerms);
  const lengths = counted.map((counts) =>
    [...counts.values()].reduce((sum, { frequency }) => sum + frequency, 0),
  );
  const average = lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, lengths.length);
  const lines = new Map<string, number[]>();
  for (const [position, counts] of counted.entries()) {
    const norm = K1 * (1 - B + (B * (lengths[position] ?? 0)) / (average || 1));
    for (const [term, { frequency, isTitle }] of counts) {
      const impact = Math.round((SCALE * frequency * (K1 + 1)) / (frequency + norm));
      const known = lines.get(term) ?? [];
      known.push(position, impact, isTitle ? 1 : 0);
      lines.set(term, known);
    }
  }
  const sorted = [...lines]
    .map(([term, postings]) => Buffer.from(`${term}\t${JSON.stringify(postings)}`))
    .sort((a, b) => Buffer.compare(a, b));
  return [`${FORMAT} ${catalogue} ${records.length}`, ...sorted.map(String), ""].join("\n");
}

/** Undefined for what is no such index. */
export function openTermIndex(content: Buffer): TermIndex | undefined {
  const headEnd = content.indexOf(NEWLINE);
  const head = content.subarray(0, Math.max(0, headEnd)).toString("latin1");
  const [format, catalogue, count] = head.split(" ");
  if (format !== FORMAT || catalogue === undefined || !(Number(count) >= 0)) return undefined;
  const body = content.subarray(headEnd + 1);
  const known = new Map<string, Postings>();
  return {
    catalogue,
    count: Number(count),
    postings: (term) => {
      const cached = known.get(term);
      if (cached !== undefined) return cached;
      const found = parsePostings(findLine(body, Buffer.from(term)));
      known.set(term, found);
      return found;
    },
  };
}

function countTerms(record: IndexedText): Map<string, { frequency: number; isTitle: boolean }> {
  const counts = new Map<string, { frequency: number; isTitle: boolean }>();
  for (const field of ["name", "description", "body"] as const) {
    for (const term of termsOf(record[field])) {
      const count = counts.get(term) ?? { frequency: 0, isTitle: field !== "body" };
      count.frequency += FIELD_WEIGHTS[field];
      counts.set(term, count);
    }
  }
  return counts;
}

/** The line of this term without the term, empty where there is none. */
function findLine(body: Buffer, term: Buffer): string {
  let low = 0;
  let high = body.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    // Never behind the middle, so that each round leaves less, whatever stands in a damaged file.
    const start = middle === 0 ? 0 : body.lastIndexOf(NEWLINE, middle - 1) + 1;
    const end = body.indexOf(NEWLINE, start);
    if (end === -1) break;
    const line = body.subarray(start, end);
    const tab = line.indexOf(TAB);
    const order = Buffer.compare(tab === -1 ? line : line.subarray(0, tab), term);
    if (order === 0) return tab === -1 ? "" : line.toString("latin1", tab + 1);
    if (order < 0) low = end + 1;
    else high = start;
  }
  return "";
}

function parsePostings(line: string): Postings {
  const value = line === "" ? [] : parseJson(line);
  return Array.isArray(value) && value.every((number) => typeof number === "number") ? value : [];
}
