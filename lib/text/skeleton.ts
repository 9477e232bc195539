/**
 * What a word looks like, whatever it is spelled with: full-width, mathematical, circled, accented and small capital letters, and
 * letters of other alphabets that are drawn alike, become the plain lower-case ones; dashes become `-`, colons `:`.
 * For comparing only: it reads nothing into what a text says.
 */
import { lazy } from "./lazy.ts";

const ASCII = /^[\0-\x7f]*$/;
const unread = lazy(() => /(?!\s)[\p{M}\p{Default_Ignorable_Code_Point}\p{Cc}]/gu);
const dash = lazy(() => /\p{Dash}/gu);
const BEYOND_ASCII = /[^\0-\x7f]/gu;
const COLONS = /[：﹕∶ː꞉︰]/g;

/** Letters that are drawn like a Latin one, beside those that Unicode itself decomposes into it. */
const ALIKE: Readonly<Record<string, string>> = {
  a: "аАαΑɑᴀ",
  b: "ьвВβΒʙᏏ",
  c: "сСϲϹᴄƈ",
  d: "ԁԀᴅɗ",
  e: "еЕεΕєᴇ",
  f: "ғҒꜰƒ",
  g: "ɡցɢ",
  h: "һҺнНʜհΗη",
  i: "іІιΙıɪɩ",
  j: "јЈϳᴊ",
  k: "кКκΚᴋ",
  l: "ӏӀʟⅼǀ",
  m: "мМμΜᴍ",
  n: "ոпΝɴ",
  o: "оОοΟօՕᴏσ",
  p: "рРρΡᴘ",
  r: "гГʀꭇ",
  s: "ѕЅꜱʂ",
  t: "тТτΤᴛ",
  u: "υսՍᴜʋ",
  v: "νѵѴᴠ",
  w: "ԝԜωᴡѡ",
  x: "хХχΧ",
  y: "уУүҮΥγʏ",
  z: "ᴢʐΖ",
};

const plainLetters = lazy(
  () =>
    new Map(Object.entries(ALIKE).flatMap(([plain, alike]) => [...alike].map((letter) => [letter, plain]))),
);

/** The negative circled, negative squared and regional indicator capitals, which nothing decomposes. */
const CAPITAL_BLOCKS = [0x1f150, 0x1f170, 0x1f1e6];

export function skeletonOf(text: string): string {
  if (ASCII.test(text)) return text.toLowerCase();
  return text
    .normalize("NFKD")
    .replace(unread(), "")
    .replace(dash(), "-")
    .replace(COLONS, ":")
    .replace(BEYOND_ASCII, plainLetterOf)
    .toLowerCase();
}

function plainLetterOf(char: string): string {
  const code = char.codePointAt(0) ?? 0;
  const block = CAPITAL_BLOCKS.find((start) => code >= start && code < start + 26);
  return block === undefined ? (plainLetters().get(char) ?? char) : String.fromCharCode(0x61 + code - block);
}
