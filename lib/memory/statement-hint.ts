/**
 * Whether a prompt may hold a statement to be kept: one cheap look that spares most turns the rules. It says yes too often
 * on purpose; a test holds it to never say no where the rules find something. Chinese and Japanese rules are many and short:
 * any such character will do. English is looked at word by word: one pattern of all this takes a hook 2 ms to compile.
 */

const CJK = /[\u3040-\u30ff\u3400-\u9fff]/;

/** Of which any place in the text will do, within a word too. */
const STRETCHES = [
  // Requests to the memory.
  ["memor", "remember", "forget", "keep", "in mind", "later", "upcoming", "reference", "your records"],
  ["your information"],
  // From when on, and for how long; some are often mistyped.
  ["future", "next time", "now on", "now out", "now forward", "now or", "henceforth", "hereafter"],
  ["this point", "this moment", "this day", "going f", "moving f", "oign f", "ogin f", "giong f", "gong f"],
  [
    "otherwise",
    "differently",
    "long as",
    "once and for all",
    "stick to",
    "permanent",
    "indefinit",
    "for good",
  ],
  ["exception", "matter what", "in any case", "not change", "n't change", "never change", "gonna change"],
  ["to change", "to stay", "in stone", "negotiable", "up for debate"],
  ["holds for", "applies for", "goes for", "counts for"],
  // The user as a person.
  ["my name", "call me", "dyslex", "adhd", "eyesight", "blindness", "prefer", "rather", "that's why"],
  ["instead of", "my usual", "my default", "my favorite", "my favourite"],
  // "Always" and "never", and when.
  ["always", "never", "everywhere", "circumstances", "no case", "no means", "no more", "no need", "do not"],
  ["don't", "dont", "anymore", "any more", "every time", "everytime", "every single time", "each time"],
  ["each single time", "any time", "anytime", "all the ", "all your ", "in doubt", "unsure", "consistently"],
  // Customs of the house.
  ["rule", "polic", "convention", "standard", "practice", "guideline", "requirement", "agree", "decided"],
  ["settled", "habit", "default", "general", "across", "throughout"],
].flat();

const WORDS = new Set([
  "here",
  "note",
  "final",
  "fixed",
  "rsi",
  "stop",
  "quit",
  "norm",
  "i'm",
  "im",
  "request",
  "wish",
]);

/** A word, and those of which one stands so many words behind it or nearer. */
const PAIRS: readonly [first: readonly string[], second: readonly string[], within: number][] = [
  [
    ["from", "form", "frm", "fom", "starting", "beginning", "effective", "of"],
    ["now", "today", "tomorrow", "immediately"],
    1,
  ],
  [["i"], ["work", "working", "am", "use", "write", "run"], 1],
  [["i", "i'd", "i'll", "i've"], ["like", "love", "hate", "stand", "want"], 5],
  [["we"], ["everything", "exclusively", "only"], 40],
  [["jot", "write"], ["down"], 5],
  [["in", "for", "on", "within", "at", "of"], ["this", "our", "all", "every", "each", "any"], 1],
  [["in", "for", "on", "within", "at", "of"], ["whole", "entire"], 2],
  [["all", "any", "anything", "anywhere", "every", "everything", "each"], ["you"], 12],
];

const SEPARATORS = /[^a-z0-9']+/;

export function mayHoldStatement(prompt: string): boolean {
  if (CJK.test(prompt)) return true;
  const text = prompt.toLowerCase().replaceAll("’", "'");
  if (STRETCHES.some((stretch) => text.includes(stretch))) return true;
  const words = text.split(SEPARATORS);
  return words.some((word, at) => WORDS.has(word) || word.endsWith("ever") || beginsPair(words, at));
}

function beginsPair(words: readonly string[], at: number): boolean {
  const word = words[at] ?? "";
  return PAIRS.some(
    ([first, second, within]) =>
      first.includes(word) && words.slice(at + 1, at + 1 + within).some((next) => second.includes(next)),
  );
}
