/** One term of a query: what the index is asked for, and what the text itself must hold. */
import { hasLetter, hasPunctuation, isUnspaced } from "./char-class.ts";
import { foldText } from "./fold.ts";
import { isStopWord } from "./stop-words.ts";
import { lex } from "./tokenise.ts";

export interface QueryTerm {
  /** What was typed, without operators. */
  raw: string;
  /** A phrase of index tokens; never empty. */
  tokens: string[];
  /** Further index tokens the text must hold anywhere: `--no` beside the phrase `no verify`. */
  marks: string[];
  /** Written in quotes. */
  isPhrase: boolean;
  /** The last token is only the beginning of one. */
  isPrefix: boolean;
  isExcluded: boolean;
  /** Says nothing about a topic: for use only where no other term does. */
  isStop: boolean;
  /** Folded text as written, where tokens alone cannot tell it from something else; see `hasLiteral`. */
  literal?: string;
}

export interface Operators {
  isPhrase: boolean;
  isPrefix: boolean;
  isExcluded: boolean;
}

export const NO_OPERATORS: Operators = { isPhrase: false, isPrefix: false, isExcluded: false };

/** A longer phrase finds nothing more; what its beginning finds, the text of the hit tells. */
const MAX_PHRASE_TOKENS = 32;
const MAX_LITERAL_CHARS = 256;

/** Counts in characters, not in UTF-16 units. */
function isRunOf(text: string, length: number): boolean {
  return [...text].length === length && isUnspaced(text);
}

/**
 * `用户 户`: a run ends the phrase. In a longer run of a text its last character stands elsewhere, so the phrase must do without.
 */
function endsWithRun(tokens: readonly string[]): boolean {
  const last = tokens.at(-1) ?? "";
  const previous = tokens.at(-2) ?? "";
  return isRunOf(last, 1) && isRunOf(previous, 2) && previous.endsWith(last);
}

/** What surrounds a word in a sentence, but not the signs that begin or end a name. A run is tried from its first character only. */
const FIRST_EDGE = /^[\s"'“”‘’`([{<,;]+/u;
const LAST_EDGE = /(?<![\s"'“”‘’`)\]}>,;.:!?…、。])[\s"'“”‘’`)\]}>,;.:!?…、。]+$/u;
const APOSTROPHE = /['’]/g;

function literalOf(text: string, hasTokens: boolean): string | undefined {
  const folded = foldText(text).replace(/\s+/g, " ").trim();
  const literal = hasTokens ? folded.replace(FIRST_EDGE, "").replace(LAST_EDGE, "") : folded;
  if (literal === "" || literal.length > MAX_LITERAL_CHARS) return undefined;
  return hasPunctuation(literal.replace(APOSTROPHE, "")) ? literal : undefined;
}

interface Lookup {
  tokens: string[];
  marks: string[];
  isRunEnd: boolean;
}

/** A lone word with a sigil is looked up by that alone; symbols count only where there are no words. */
function lookupOf(text: string, isPrefix: boolean): Lookup {
  const lexed = lex(text);
  const words = lexed.main === "" ? [] : lexed.main.split(" ");
  const marks = [...lexed.marks];
  if (words.length === 0) return { tokens: marks.slice(0, 1), marks: marks.slice(1), isRunEnd: false };
  const sigils = marks.filter((mark) => hasLetter(mark));
  const sigil = sigils[0];
  if (words.length === 1 && sigil !== undefined)
    return { tokens: [sigil], marks: sigils.slice(1), isRunEnd: false };
  const isRunEnd = endsWithRun(words);
  const tokens = (isRunEnd ? words.slice(0, -1) : words).slice(0, MAX_PHRASE_TOKENS);
  // A path may continue a longer one, and the last word of a prefix term is not whole: neither may ask for a mark.
  return { tokens, marks: isPrefix ? [] : sigils.filter((mark) => !mark.startsWith("/")), isRunEnd };
}

function isStopTerm(tokens: readonly string[], operators: Operators): boolean {
  if (operators.isPhrase || operators.isPrefix || operators.isExcluded) return false;
  return tokens.every((token) => isStopWord(token) || (token.length === 1 && !hasLetter(token)));
}

/** Undefined for text that holds nothing the index knows. */
export function makeTerm(text: string, operators: Operators): QueryTerm | undefined {
  const { tokens, marks, isRunEnd } = lookupOf(text, operators.isPrefix);
  const last = tokens.at(-1);
  if (last === undefined) return undefined;
  const literal = operators.isPrefix ? foldText(text) : literalOf(text, hasLetter(last));
  return {
    raw: text,
    tokens,
    marks,
    ...operators,
    // By itself a character is a token; behind others it stands for the bigram that goes on with it, too.
    isPrefix: operators.isPrefix || (!isRunEnd && tokens.length > 1 && isRunOf(last, 1)),
    isStop: isStopTerm(tokens, operators),
    ...(literal !== undefined && { literal }),
  };
}
