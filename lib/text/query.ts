/**
 * What a user typed, as terms for the index. Quotes, `-x` and `x*` are the only operators; nothing is ever a syntax error.
 * Every term's tokens are a phrase of the main stream that `tokenise` makes of a text holding the term.
 */
import { UNSPACED_PATTERN } from "./char-class.ts";
import { foldText } from "./fold.ts";
import { INLINE_STOP_WORDS, isStopWord } from "./stop-words.ts";
import { lex } from "./tokenise.ts";

export interface QueryTerm {
  /** As typed, operators included. */
  raw: string;
  /** A phrase of index tokens. */
  tokens: string[];
  /** Further index tokens the text must hold, not necessarily beside the phrase: `--no` of `--no-verify`. */
  marks: string[];
  /** Written in quotes. */
  isPhrase: boolean;
  /** The last token is the beginning of a word. */
  isPrefix: boolean;
  isExcluded: boolean;
  /** Says nothing about a topic; use it only where no other term does. */
  isStop: boolean;
  /** Folded text as written, where tokens alone cannot tell it from something else; see `hasLiteral`. */
  literal?: string;
}

export interface Query {
  terms: QueryTerm[];
  /** True where nothing can be looked up. */
  isEmpty: boolean;
}

/** More terms make FTS5 slow and say little more. */
const MAX_TERMS = 64;
/** Longer input, or one of several lines, was pasted: `-x` and quotes in it are text, not operators. */
const MAX_TYPED_CHARS = 400;
/** Pasted text beyond this is not read: 64 terms are chosen from it anyhow. */
const MAX_QUERY_CHARS = 20_000;

const UNSPACED_RUN = new RegExp(`${UNSPACED_PATTERN}+`, "gu");
const UNSPACED_ONLY = new RegExp(`^(?:${UNSPACED_RUN.source})$`, "u");
const HANGUL = /\p{Script=Hangul}/u;
const HIRAGANA_ONLY = /^\p{Script=Hiragana}+$/u;

interface Flags {
  isPhrase: boolean;
  isPrefix: boolean;
  isExcluded: boolean;
}

const PLAIN: Flags = { isPhrase: false, isPrefix: false, isExcluded: false };

/** `用户 户` at the end of a phrase is one run: its lone last character is only in texts where the run ends too. */
function endsWithRun(tokens: readonly string[]): boolean {
  const last = tokens.at(-1);
  const previous = tokens.at(-2);
  return (
    last !== undefined &&
    previous !== undefined &&
    [...last].length === 1 &&
    isUnspaced(last) &&
    [...previous].length === 2 &&
    isUnspaced(previous) &&
    previous.endsWith(last)
  );
}

function isUnspaced(token: string): boolean {
  return UNSPACED_ONLY.test(token);
}

function literalOf(folded: string, isPhrase: boolean): string | undefined {
  const trimmed = folded.replace(/^[\s"'“”‘’([{<,;]+|[\s"'“”‘’)\]}>,;.:!?、。]+$/gu, "").replace(/\s+/g, " ");
  return /[^\p{L}\p{N}\p{M}]/u.test(isPhrase ? trimmed.replace(/ /g, "") : trimmed) ||
    (isPhrase && trimmed.includes(" "))
    ? trimmed
    : undefined;
}

function makeTerm(raw: string, text: string, flags: Flags): QueryTerm | undefined {
  const lexed = lex(text);
  const tokens = lexed.main === "" ? [] : lexed.main.split(" ");
  let marks = [...lexed.marks];
  if (tokens.length > 0) marks = marks.filter((mark) => /[\p{L}\p{N}]/u.test(mark));
  else tokens.push(...marks.splice(0, 1));
  if (tokens.length === 0) return undefined;
  if (tokens.length === 1 && marks.length === 1) tokens.splice(0, 1, ...marks.splice(0, 1));
  const isRun = endsWithRun(tokens);
  if (isRun) tokens.pop();
  const last = tokens.at(-1) as string;
  const isLoneChar = !isRun && [...last].length === 1 && isUnspaced(last);
  const literal = literalOf(foldText(text), flags.isPhrase);
  return {
    raw,
    tokens,
    marks,
    isPhrase: flags.isPhrase,
    isPrefix: flags.isPrefix || isLoneChar,
    isExcluded: flags.isExcluded,
    isStop: !flags.isPhrase && !flags.isPrefix && tokens.every(isStopWord) && marks.length === 0,
    ...(literal !== undefined && { literal }),
  };
}

/** Where a stop word stands in an unspaced run. */
function markStops(run: string): boolean[] {
  const isStop = new Array<boolean>(run.length).fill(false);
  for (const word of INLINE_STOP_WORDS) {
    for (let at = run.indexOf(word); at >= 0; at = run.indexOf(word, at + word.length)) {
      isStop.fill(true, at, at + word.length);
    }
  }
  return isStop;
}

/** A run is asked for whole; a long one also by its bigrams without function words, so that a question finds what it is about. */
function termsOfRun(run: string, flags: Flags): QueryTerm[] {
  const whole = makeTerm(run, run, flags);
  if (whole === undefined) return [];
  const chars = [...run];
  if (flags.isExcluded || flags.isPrefix || chars.length < (HANGUL.test(run) ? 3 : 4)) return [whole];
  const isStop = markStops(run);
  const bigrams: QueryTerm[] = [];
  let at = 0;
  for (let i = 0; i + 1 < chars.length; i++) {
    const bigram = `${chars[i]}${chars[i + 1]}`;
    const isContent = !isStop.slice(at, at + bigram.length).includes(true) && !HIRAGANA_ONLY.test(bigram);
    at += (chars[i] as string).length;
    const term = isContent ? makeTerm(bigram, bigram, flags) : undefined;
    if (term !== undefined) bigrams.push(term);
  }
  const hasStops = isStop.includes(true);
  return [{ ...whole, isStop: whole.isStop || (hasStops && bigrams.length > 0) }, ...bigrams];
}

/** An unquoted word: unspaced runs and what stands between them are looked up separately, as in `重跑gen-itgc`. */
function termsOfWord(word: string, flags: Flags): QueryTerm[] {
  const folded = foldText(word);
  const terms: QueryTerm[] = [];
  const addPlain = (text: string) => {
    const term = text === "" ? undefined : makeTerm(text, text, flags);
    if (term !== undefined) terms.push(term);
  };
  let from = 0;
  for (const run of folded.matchAll(UNSPACED_RUN)) {
    addPlain(folded.slice(from, run.index));
    terms.push(...termsOfRun(run[0], flags));
    from = run.index + run[0].length;
  }
  if (from === 0) addPlain(word);
  else addPlain(folded.slice(from));
  return terms;
}

const PIECE = /(-?)["“”]([^"“”]*)(?:["“”]|$)(\*?)|(\S+?)(?=\s|["“”]|$)/gu;

function readTyped(text: string): QueryTerm[] {
  const terms: QueryTerm[] = [];
  for (const piece of text.matchAll(PIECE)) {
    const [raw, minus, quoted, star, word] = piece;
    if (word !== undefined) {
      const exclusion = /^-(?=[\p{L}\p{N}])/u.test(word);
      const isPrefix = /[\p{L}\p{N}]\*$/u.test(word);
      const bare = word.slice(exclusion ? 1 : 0, isPrefix ? -1 : undefined);
      terms.push(...termsOfWord(bare, { ...PLAIN, isPrefix, isExcluded: exclusion }));
    } else {
      const term = makeTerm(raw, quoted ?? "", {
        isPhrase: true,
        isPrefix: star === "*",
        isExcluded: minus === "-",
      });
      if (term !== undefined) terms.push(term);
    }
  }
  return terms;
}

function readPasted(text: string): QueryTerm[] {
  return text.split(/[\s"“”]+/u).flatMap((word) => termsOfWord(word, PLAIN));
}

function weight(term: QueryTerm): number {
  return term.isStop ? 0 : term.tokens.join("").length + (term.literal === undefined ? 0 : 4);
}

function keepMostInformative(terms: QueryTerm[]): QueryTerm[] {
  if (terms.length <= MAX_TERMS) return terms;
  const kept = new Set([...terms].sort((a, b) => weight(b) - weight(a)).slice(0, MAX_TERMS));
  return terms.filter((term) => kept.has(term));
}

function dedupe(terms: QueryTerm[]): QueryTerm[] {
  const byKey = new Map<string, QueryTerm>();
  for (const term of terms) {
    const key = `${term.isExcluded}|${term.isPrefix}|${term.tokens.join(" ")}|${term.marks.join(" ")}|${term.literal ?? ""}`;
    if (!byKey.has(key)) byKey.set(key, term);
  }
  return [...byKey.values()];
}

export function parseQuery(text: string): Query {
  const input = text.slice(0, MAX_QUERY_CHARS);
  const isPasted = input.length > MAX_TYPED_CHARS || /\n\s*\S/.test(input);
  let terms = isPasted ? readPasted(input) : readTyped(input);
  if (!terms.some((term) => !term.isExcluded)) terms = readPasted(input);
  return { terms: keepMostInformative(dedupe(terms)), isEmpty: terms.length === 0 };
}

/** A phrase in FTS5's query language; quoting leaves it nothing to interpret. */
export function renderFtsPhrase(tokens: readonly string[], isPrefix = false): string {
  return `"${tokens.join(" ").replaceAll('"', '""')}"${isPrefix ? " *" : ""}`;
}

/** The term as an FTS5 expression, safe to join with OR, AND and NOT. */
export function renderFtsTerm(term: QueryTerm): string {
  const phrases = [
    renderFtsPhrase(term.tokens, term.isPrefix),
    ...term.marks.map((mark) => renderFtsPhrase([mark])),
  ];
  return phrases.length === 1 ? (phrases[0] as string) : `(${phrases.join(" AND ")})`;
}
