/** Estimates model tokens from characters. Only budgets use it; it errs on the high side for CJK and symbols. */

/** Measured averages of current tokenisers: English and code about 4 characters a token, Han and kana 4 tokens for 3 characters less a quarter. */
const TOKENS_PER_ASCII = 1 / 4;
const TOKENS_PER_CJK = 3 / 4;
/** Accented Latin, Cyrillic, Greek, Arabic: between the two. */
const TOKENS_PER_OTHER = 1 / 2;

/** First code unit of the CJK blocks (radicals, kana, Han, Hangul, and the surrogates of emoji and rarer Han). */
const FIRST_CJK = 0x2e80;

export function estimateTokens(text: string): number {
  let ascii = 0;
  let cjk = 0;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    if (unit < 0x80) ascii++;
    else if (unit >= FIRST_CJK) cjk++;
  }
  const other = text.length - ascii - cjk;
  return Math.ceil(ascii * TOKENS_PER_ASCII + cjk * TOKENS_PER_CJK + other * TOKENS_PER_OTHER);
}
