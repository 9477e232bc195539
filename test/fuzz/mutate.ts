/** Damages a text as crashes, other programs and ill will do: in its characters, in its JSON, in its bytes. */
import { mutateJson } from "./mutate-json.ts";
import type { Random } from "./random.ts";

type Change = (text: string, random: Random, others: readonly string[]) => string;

/** What stands for itself in one of the formats, or breaks one. */
const PIECES = [
  "\0",
  "\0\0\0\0\0\0\0\0",
  "\ufeff",
  "\ud83d",
  "\udc00",
  "\ud83d\ude00",
  "\u0301",
  "\u200b",
  "\u202e",
  "\u2028",
  "\r",
  "\r\n",
  "\n",
  "\n\n",
  "\t",
  "\x1b[31m",
  "\x1b]8;;x\x07",
  "\x9b2J",
  '"',
  "\\",
  "\\u",
  "\\ud800",
  "{",
  "}",
  "[",
  "]",
  ":",
  ",",
  "null",
  "true",
  "1e999",
  "-0",
  "9007199254740993",
  "NaN",
  '{"v":1',
  '{"type":"user"',
  "---\n",
  "---js\n",
  "<",
  "</logbook-context>",
  '<logbook-context kind="start">\n',
  "<system-reminder>",
  "<private>",
  "</private>",
  "Human:",
  "*",
  "-",
  "--",
  "$&",
  "%s",
  "../",
  "__proto__",
  "constructor",
  "用户",
  "が",
  "e\u0301",
  "ﾃﾞ",
  "\u1100\u1161",
  "𠮷",
  "Z͑ͫ̓ͪ̂ͫ",
];

const cut: Change = (text, random) => text.slice(0, random.below(text.length + 1));
const cutStart: Change = (text, random) => text.slice(random.below(text.length + 1));
const takeOut: Change = (text, random) => {
  const at = random.below(text.length + 1);
  return text.slice(0, at) + text.slice(at + 1 + random.below(20));
};
const insert: Change = (text, random) => {
  const at = random.below(text.length + 1);
  return text.slice(0, at) + random.pick(PIECES) + text.slice(at);
};
const overwrite: Change = (text, random) => {
  const at = random.below(text.length + 1);
  const piece = random.pick(PIECES);
  return text.slice(0, at) + piece + text.slice(at + piece.length);
};
const anyUnit: Change = (text, random) => {
  const at = random.below(text.length + 1);
  return text.slice(0, at) + String.fromCharCode(random.below(0x10000)) + text.slice(at + 1);
};
const repeat: Change = (text, random) => {
  const at = random.below(text.length + 1);
  const piece = text.slice(at, at + 1 + random.below(30));
  return text.slice(0, at) + piece.repeat(1 + random.below(40)) + text.slice(at);
};
const weld: Change = (text, random, others) => {
  const other = random.pick(others);
  return text.slice(0, random.below(text.length + 1)) + other.slice(random.below(other.length + 1));
};
const join: Change = (text, random, others) =>
  `${text}${random.pick(["", "\n", "\r\n"])}${random.pick(others)}`;
const swapLines: Change = (text, random) => {
  const lines = text.split("\n");
  const [one, other] = [random.below(lines.length), random.below(lines.length)];
  [lines[one], lines[other]] = [lines[other] as string, lines[one] as string];
  return lines.join("\n");
};
const inJson: Change = (text, random) => mutateJson(text, random);

const CHANGES: readonly Change[] = [
  cut,
  cutStart,
  takeOut,
  insert,
  insert,
  overwrite,
  anyUnit,
  repeat,
  weld,
  join,
  swapLines,
  inJson,
  inJson,
  inJson,
];

/** A text may become huge once in so many: a run of a million cases still ends. */
const GIANT_EVERY = 1_500;
const GIANT_CHARS = [70_000, 300_000, 1_000_000];

export function mutateText(text: string, random: Random, others: readonly string[]): string {
  let mutated = text;
  const times = random.below(5);
  for (let time = 0; time < times; time++) mutated = random.pick(CHANGES)(mutated, random, others);
  return random.oneIn(GIANT_EVERY) ? swell(mutated, random) : mutated;
}

/** One place of the text grows to the size of a large file's line. */
function swell(text: string, random: Random): string {
  const chars = random.pick(GIANT_CHARS);
  const from = random.below(text.length);
  const piece = random.oneIn(2) ? random.pick(PIECES) : text.slice(from, from + 1 + random.below(40)) || "x";
  const at = random.below(text.length + 1);
  return text.slice(0, at) + piece.repeat(Math.ceil(chars / piece.length)) + text.slice(at);
}

export function mutateBytes(bytes: Buffer, random: Random): Buffer {
  if (bytes.length === 0 || random.oneIn(2)) return bytes;
  const mutated = Buffer.from(bytes);
  const times = 1 + random.below(4);
  for (let time = 0; time < times; time++) {
    const at = random.below(mutated.length);
    if (random.oneIn(4))
      mutated.fill(
        random.pick([0, 0xff, 0x22, 0x0a]),
        at,
        Math.min(mutated.length, at + 1 + random.below(16)),
      );
    else mutated[at] = (mutated[at] as number) ^ (1 << random.below(8));
  }
  return mutated;
}
