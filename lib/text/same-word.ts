/** Whether two folded words are forms of one word, roughly as the index's stemmer sees it. Only what is shown depends on it, not what is found. */

/** Fewer common letters say nothing. */
const MIN_COMMON = 3;

const ENDING =
  /^(?:|e|s|es|ed|d|er|ers|or|ors|ing|ings|ion|ions|ional|ation|ations|ational|al|ally|ly|ment|ments|y|i|ies|ied|ity|ive|able|ible|ance|ence|ant|ent|ness|ize|izes|ized|izing|ization|r|rs)$/;

function commonLength(a: string, b: string): number {
  let length = 0;
  while (length < a.length && length < b.length && a.charCodeAt(length) === b.charCodeAt(length)) length++;
  return length;
}

/** What follows the common letters; `running` doubles the last of `run`. */
function endingOf(word: string, common: number): string {
  const ending = word.slice(common);
  return ending !== "" && ending[0] === word[common - 1] ? ending.slice(1) : ending;
}

/** Endings may share a letter or two themselves: `relevant`, `relevance`. */
const MAX_SHARED = 2;

export function isSameWord(a: string, b: string): boolean {
  if (a === b) return true;
  const common = commonLength(a, b);
  for (let stem = common; stem >= Math.max(MIN_COMMON, common - MAX_SHARED); stem--) {
    if (ENDING.test(endingOf(a, stem)) && ENDING.test(endingOf(b, stem))) return true;
  }
  return false;
}
