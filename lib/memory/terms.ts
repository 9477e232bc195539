/**
 * Words of a text as recall compares them: the tokeniser's, without function words, English endings folded.
 * Records and prompts go through this one function, so they agree.
 */
import { foldShape, isAscii } from "../text/fold.ts";
import { lazy } from "../text/lazy.ts";
import { INLINE_STOP_WORDS, isStopWord } from "../text/stop-words.ts";
import { tokenise } from "../text/tokenise.ts";

const unspaced = lazy(() => /[\p{Script=Han}\p{Script=Hiragana}々〆〇]/u);
const hiraganaPair = lazy(() => /^\p{Script=Hiragana}{2}$/u);

/** Function words inside an unspaced run end the word before them, so no pair of characters straddles one. */
const inlineStops = lazy(() => new RegExp(INLINE_STOP_WORDS.join("|"), "g"));

/** Loan words: pairs of katakana (ーシ, ショ) stand in unrelated ones, so these are compared by three characters. */
const katakanaRun = lazy(() => /[\p{Script=Katakana}ー]+/gu);
const KATAKANA_GRAM = 3;

/** With repeats. */
export function termsOf(text: string): string[] {
  const shape = foldShape(text);
  return isAscii(shape) ? spacedTerms(shape) : mixedTerms(shape);
}

function spacedTerms(text: string): string[] {
  // Symbols alone (`?`, `=>`) are tokens of the archive's index, not words.
  const words = tokenise(text)
    .split(" ")
    .filter((token) => /[a-z0-9]/.test(token));
  return words.filter((token) => !isStopWord(token)).map(stem);
}

function mixedTerms(shape: string): string[] {
  const terms = [...shape.matchAll(katakanaRun())].flatMap(([run]) => gramsOf(run));
  const rest = shape.replace(katakanaRun(), " ").replace(inlineStops(), " ");
  let previous = "";
  for (const token of tokenise(rest).split(" ")) {
    // The tokeniser ends a run by its last character alone, which says no more than the pair before it.
    const isTail = token.length === 1 && previous.length === 2 && previous.endsWith(token);
    previous = unspaced().test(token) ? token : "";
    if (!/[\p{L}\p{N}]/u.test(token) || isStopWord(token)) continue;
    if (hiraganaPair().test(token) || (isTail && previous !== "")) continue;
    terms.push(stem(token));
  }
  return terms;
}

function gramsOf(run: string): string[] {
  const count = Math.max(1, run.length - KATAKANA_GRAM + 1);
  return Array.from({ length: count }, (_, at) => run.slice(at, at + KATAKANA_GRAM));
}

/** Plural, past, progressive and the final e only: a stemmer that guesses more would join words that differ. */
function stem(token: string): string {
  if (token.length < 4 || !/^[a-z]+$/.test(token)) return token;
  const singular = withoutPlural(token);
  const base = /^(.*[aeiouy].*?)(?:ing|ed|e)$/.exec(singular)?.[1];
  if (base === undefined || base.length < 3) return singular;
  return /([^aeiouls])\1$/.test(base) ? base.slice(0, -1) : base;
}

function withoutPlural(token: string): string {
  if (token.endsWith("ies") && token.length > 4) return `${token.slice(0, -3)}y`;
  if (/(?:ss|x|ch|sh)es$/.test(token)) return token.slice(0, -2);
  return token.endsWith("s") && !/(?:ss|us|is)$/.test(token) ? token.slice(0, -1) : token;
}
