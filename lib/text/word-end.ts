/** Where a word ends that is too long to be one, and where reading goes on behind it. */

import { classOf, isWordClass } from "./char-class.ts";

/** FTS5's porter leaves longer tokens alone, and nobody types them. */
const MAX_WORD_BYTES = 64;
/** UTF-8 of one UTF-16 unit; words hold no surrogates. */
const MAX_BYTES_A_UNIT = 3;

/** The end of the word from `start` to `end`, cut at MAX_WORD_BYTES of UTF-8. */
export function boundedEnd(lower: string, start: number, end: number): number {
  if ((end - start) * MAX_BYTES_A_UNIT <= MAX_WORD_BYTES) return end;
  let at = start;
  let used = 0;
  while (at < end) {
    const unit = lower.charCodeAt(at);
    used += unit < 0x80 ? 1 : unit < 0x800 ? 2 : MAX_BYTES_A_UNIT;
    if (used > MAX_WORD_BYTES) return at;
    at++;
  }
  return end;
}

/** A word this long may stand in base64; such a run, longer than MAX_BLOB and with few separators, is data, not text. */
const MIN_BLOB_WORD = 40;
const MAX_BLOB = 128;
const MIN_BLOB_WORD_AVERAGE = 16;
const BLOB = /[\w+/=-]*/y;

/** Behind the rest of a base64 run, else `end`. */
export function skipBlob(shape: string, start: number, end: number): number {
  if (end - start < MIN_BLOB_WORD) return end;
  BLOB.lastIndex = start;
  BLOB.test(shape);
  const length = BLOB.lastIndex - start;
  if (length <= MAX_BLOB) return end;
  const separators = shape.slice(start, BLOB.lastIndex).match(/[^a-z0-9]/gi)?.length ?? 0;
  return separators * MIN_BLOB_WORD_AVERAGE < length ? BLOB.lastIndex : end;
}

const APOSTROPHE = 0x27;
const CURLY_APOSTROPHE = 0x2019;
const SUFFIX = /['’](?:s|t|re|ve|ll|d|m)/iy;

/** Behind what an apostrophe adds to a word (`'s`, `n't`, `'re`), which is not part of a name, else `at`. */
export function skipSuffix(shape: string, at: number): number {
  const unit = shape.charCodeAt(at);
  if (unit !== APOSTROPHE && unit !== CURLY_APOSTROPHE) return at;
  SUFFIX.lastIndex = at;
  const isSuffix = SUFFIX.test(shape) && !isWordClass(classOf(shape.charCodeAt(SUFFIX.lastIndex)));
  return isSuffix ? SUFFIX.lastIndex : at;
}
