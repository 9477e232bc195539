/**
 * Whether a prompt may hold a statement to be kept: one cheap look that spares most turns the rules. It says yes too often
 * on purpose; a test holds it to never say no where the rules find something.
 */

/** Words of which every English rule needs one. Chinese and Japanese rules are many and short: any such character will do. */
const ENGLISH =
  /remember|forget|future|next time|from (?:now|here|this)|going forward|henceforth|keep|stick to|in mind|note|(?:commit|save) (?:this|it|that)|my name|call me|\bi work|\bi(?:'m| am) an?\b|always|never|\bever\b|no more|stop|prefer|rather|\bi\b.{0,12}(?:like|love|hate|can't stand|want)|instead of|\bi (?:use|write|run)|my (?:usual|default|favou?rite)|whenever|(?:every|each|any) ?time|rule|by default|convention|in general|do not|don't/i;
const CJK = /[\u3040-\u30ff\u3400-\u9fff]/;

export function mayHoldStatement(prompt: string): boolean {
  return CJK.test(prompt) || ENGLISH.test(prompt.replaceAll("’", "'"));
}
