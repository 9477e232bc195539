/** Cuts the texts of a page to a bound: each one to its own, and all together by halving the long ones. */
import { boundaryAfter, boundaryBefore } from "../text/cut.ts";
import type { PageText } from "./shape.ts";

/** Characters of one text: what somebody reads before opening the whole in a terminal. `show` prints the rest. */
export const TEXT_MAX_CHARS = { speech: 60_000, input: 30_000, output: 20_000 } as const;

export type TextKind = keyof typeof TEXT_MAX_CHARS;

/** Characters of all texts together: a browser parses that much in a tenth of a second. */
export const PAGE_MAX_CHARS = 8_000_000;

/** A text shorter than this is not cut further: a page of nothing but beginnings tells nothing. */
const LEAST_CHARS = 200;

/** Collects texts while a page is built; `fit` then cuts them where they lie. */
export interface TextCollector {
  add(text: string, kind: TextKind): PageText;
  fit(maxChars?: number): void;
}

export function collectTexts(): TextCollector {
  const all: { text: PageText; kind: TextKind }[] = [];
  return {
    add(text, kind) {
      const added: PageText = { text };
      all.push({ text: added, kind });
      return added;
    },
    fit(maxChars = PAGE_MAX_CHARS) {
      const limit = findLimit(all, maxChars);
      for (const { text, kind } of all) cutInPlace(text, Math.min(limit, TEXT_MAX_CHARS[kind]));
    },
  };
}

/** The largest limit for every text, halved from the longest, under which they fit together. */
function findLimit(all: readonly { text: PageText; kind: TextKind }[], maxChars: number): number {
  let limit: number = Math.max(...Object.values(TEXT_MAX_CHARS));
  const size = () =>
    all.reduce((sum, { text, kind }) => sum + Math.min(text.text.length, limit, TEXT_MAX_CHARS[kind]), 0);
  while (limit > LEAST_CHARS && size() > maxChars) limit = Math.floor(limit / 2);
  return limit;
}

/** Three parts of the beginning, one of the end; at the end of a line where one is near. */
function cutInPlace(text: PageText, maxChars: number): void {
  const whole = text.text;
  if (whole.length <= maxChars) return;
  const head = lineEndBefore(whole, boundaryBefore(whole, Math.floor(maxChars * 0.75)));
  const tail = lineStartAfter(whole, boundaryAfter(whole, whole.length - Math.floor(maxChars * 0.25)));
  text.text = whole.slice(0, head) + whole.slice(tail);
  text.cut = { at: head, chars: tail - head };
}

/** How far a cut moves to meet the end of a line. */
const NEAR_CHARS = 160;

function lineEndBefore(text: string, at: number): number {
  const end = text.lastIndexOf("\n", at - 1) + 1;
  return end > 0 && at - end < Math.min(NEAR_CHARS, at / 2) ? end : at;
}

function lineStartAfter(text: string, at: number): number {
  const newline = text.indexOf("\n", at);
  return newline !== -1 && newline - at < NEAR_CHARS && newline < text.length - 1 ? newline + 1 : at;
}
