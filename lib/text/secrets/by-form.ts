/**
 * Tokens that are known by their own form. Only runs that are long enough are tried, put one after the other: of ordinary text
 * they are a small part.
 */
import { lazy } from "../lazy.ts";
import { type Kind, listKinds, shapesOf } from "./kinds.ts";
import { searchFor } from "./literals.ts";
import { firstNotBelow, type View } from "./view.ts";
import { isMixed, isWords } from "./words.ts";

/** Every character that a token of the table may have. */
const CHUNK = /(?<![\w.~+/=:@%$|-])[\w.~+/=:@%$|-]{10,}/g;
const RUN = /[\w-]{10}/;
const SPECIAL = /hooks?\.|whsec_|A(?:KI|SI|RO|ID|BI|CC)A/;
/** A shorter token has a digit. */
const MIN_LETTERS = 30;
const SEPARATOR = "\n";

interface Chunks {
  text: string;
  /** Of each chunk: where it stands in `text`, and where in the view. */
  at: number[];
  from: number[];
}

function chunksOf(text: string): Chunks {
  const at: number[] = [];
  const from: number[] = [];
  const parts: string[] = [];
  let length = 0;
  for (const { 0: chunk, index } of text.matchAll(CHUNK)) {
    if (!mayBeToken(chunk)) continue;
    const end = index + chunk.length;
    const next = text.charAt(end);
    const part = end === text.length || next === "\u2026" ? chunk + next : chunk + SEPARATOR;
    at.push(length);
    from.push(index);
    parts.push(part);
    length += part.length;
  }
  return { text: parts.join(""), at, from };
}

function mayBeToken(chunk: string): boolean {
  return (
    SPECIAL.test(chunk) ||
    (RUN.test(chunk) && (/\d/.test(chunk) || chunk.length >= MIN_LETTERS || !isWords(chunk)))
  );
}

const searchHints = lazy(() => searchFor(listKinds().flatMap(({ hints }) => hints)));
const kindsByHint = lazy(() => {
  const kinds = new Map<string, number[]>();
  for (const [index, { hints }] of listKinds().entries())
    for (const hint of hints) kinds.set(hint, [...(kinds.get(hint) ?? []), index]);
  return kinds;
});

/** In the order of the table. */
function kindsIn(text: string): Kind[] {
  const indices = new Set([...searchHints()(text).keys()].flatMap((hint) => kindsByHint().get(hint) ?? []));
  return [...indices].sort((a, b) => a - b).map((index) => listKinds()[index] as Kind);
}

/** Calls `found` with the place of each token in the view. */
export function findByForm(
  view: View,
  found: (kind: string, start: number, end: number, whole: number) => void,
): void {
  const { text, at, from } = chunksOf(view.text);
  for (const kind of text === "" ? [] : kindsIn(text)) {
    for (const { pattern, whole, isWeak } of shapesOf(kind)) {
      for (const { 0: token, index } of text.matchAll(pattern)) {
        if (!isToken(kind, token, isWeak)) continue;
        const chunk = firstNotBelow(at, index + 1) - 1;
        const start = index - (at[chunk] as number) + (from[chunk] as number);
        found(kind.kind, start, start + token.length, whole);
      }
    }
  }
}

function isToken({ kind }: Kind, token: string, isWeak: boolean): boolean {
  if (isWeak && (!isMixed(token) || isWords(token))) return false;
  return kind !== "private-key" || !isPublic(token);
}

/** `-----BEGIN CERTIFICATE` and `-----BEGIN PUBLIC` in base64. */
function isPublic(token: string): boolean {
  return /^LS0tLS1CRUdJTi(?:BDRVJU|BQVUJM)/.test(token);
}
