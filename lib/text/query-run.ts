/** Query terms for words of scripts that are written without spaces, alone or glued to others. */
import { classOfPoint, isUnspaced, UNSPACED } from "./char-class.ts";
import { foldText } from "./fold.ts";
import { makeTerm, type Operators, type QueryTerm } from "./query-term.ts";
import { INLINE_STOP_WORDS } from "./stop-words.ts";

const HIRAGANA_ONLY = /^[\u3041-\u309f]+$/;
const HANGUL = /[\u1100-\u11ff\u3131-\u318e\ua960-\ua97c\uac00-\ud7fb]/;

/** Chinese and Japanese words have mostly two characters, so a run of four is two words; Korean ones end in a particle from three on. */
const MIN_SPLIT = 4;
const MIN_SPLIT_HANGUL = 3;

/** For each UTF-16 unit of a run whether a function word stands there. */
function markStopWords(run: string): boolean[] {
  const isStop = new Array<boolean>(run.length).fill(false);
  for (const word of INLINE_STOP_WORDS) {
    for (let at = run.indexOf(word); at >= 0; at = run.indexOf(word, at + word.length)) {
      isStop.fill(true, at, at + word.length);
    }
  }
  return isStop;
}

function contentBigrams(run: string, isStop: readonly boolean[]): Set<string> {
  const chars = [...run];
  const bigrams = new Set<string>();
  let at = 0;
  for (let i = 0; i + 1 < chars.length; i++) {
    const bigram = `${chars[i]}${chars[i + 1]}`;
    if (!isStop.slice(at, at + bigram.length).includes(true) && !HIRAGANA_ONLY.test(bigram))
      bigrams.add(bigram);
    at += (chars[i] as string).length;
  }
  return bigrams;
}

/**
 * A run is asked for whole. A long one also by its bigrams without function words, so that a question finds what it is about;
 * where it holds function words the whole run is no condition any more.
 */
function termsOfRun(run: string, operators: Operators): QueryTerm[] {
  const whole = makeTerm(run, operators);
  if (whole === undefined) return [];
  const isLong = [...run].length >= (HANGUL.test(run) ? MIN_SPLIT_HANGUL : MIN_SPLIT);
  if (!isLong || operators.isExcluded || operators.isPrefix) return [whole];
  const isStop = markStopWords(run);
  const bigrams = [...contentBigrams(run, isStop)]
    .map((bigram) => makeTerm(bigram, operators))
    .filter((term) => term !== undefined);
  const isQuestion = isStop.includes(true) && bigrams.length > 0;
  return [{ ...whole, isStop: whole.isStop || isQuestion }, ...bigrams];
}

/** A lone character between other text says too little to be a condition. */
function weaken(term: QueryTerm): QueryTerm {
  return [...term.raw].length === 1 && isUnspaced(term.raw) ? { ...term, isStop: true } : term;
}

interface Piece {
  text: string;
  isRun: boolean;
}

function splitRuns(text: string): Piece[] {
  const pieces: Piece[] = [];
  for (const char of text) {
    const isRun = classOfPoint(char.codePointAt(0) as number) === UNSPACED;
    const last = pieces.at(-1);
    if (last?.isRun === isRun) last.text += char;
    else pieces.push({ text: char, isRun });
  }
  return pieces;
}

/** The terms of one unquoted word: unspaced runs and what stands between them, each by itself, as in `重跑gen-itgc`. */
export function termsOfWord(word: string, operators: Operators): QueryTerm[] {
  const pieces = splitRuns(foldText(word));
  const terms = pieces.flatMap(({ text, isRun }, i) => {
    // Only the last piece is open at its end.
    const own = { ...operators, isPrefix: operators.isPrefix && i === pieces.length - 1 };
    if (isRun) return termsOfRun(text, own);
    // By itself the word is read as typed, for its capitals.
    return makeTerm(pieces.length === 1 ? word : text, own) ?? [];
  });
  return pieces.length === 1 ? terms : terms.map(weaken);
}
