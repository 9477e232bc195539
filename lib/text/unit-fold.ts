/**
 * A character as the comparison of spellings sees it: decomposed, so that width, ligatures and NFC/NFD do not matter, one kind
 * of space, and nothing where a reader sees nothing. One character at a time: the place of each stays known.
 */
import { lazy } from "./lazy.ts";

export const SPACE = 0x20;
const ignorable = lazy(() => /^\p{Default_Ignorable_Code_Point}$/u);

const UNKNOWN = 0;
const ITSELF = 1;
const kinds = lazy(() => new Uint8Array(0x10000));
const folded = new Map<number, string>();

/** Whether the character folds to the one unit that it is. */
export function foldsToItself(point: number): boolean {
  if (point > 0xffff) return false;
  const table = kinds();
  if (table[point] === UNKNOWN) table[point] = foldPoint(point) === String.fromCharCode(point) ? ITSELF : 2;
  return table[point] === ITSELF;
}

export function foldPoint(point: number): string {
  const known = folded.get(point);
  if (known !== undefined) return known;
  const text = compute(point);
  // Most characters fold to themselves, and are asked for once.
  if (point > 0xffff || text !== String.fromCharCode(point)) folded.set(point, text);
  return text;
}

function compute(point: number): string {
  // Half a pair is no character; U+FFFF is none either.
  if ((point >= 0xd800 && point <= 0xdfff) || point > 0x10ffff) return "\ufffd";
  if (point === 0xffff) return "";
  const char = String.fromCodePoint(point);
  if (/\s/.test(char) || point === 0x85) return " ";
  if (isControl(point) || char === "\\" || ignorable().test(char)) return "";
  // What is a mark over nothing decomposes to a space with it.
  return char.normalize("NFKD").replaceAll(" ", "");
}

function isControl(point: number): boolean {
  return point < SPACE || (point >= 0x7f && point < 0xa0);
}

const lowers = lazy(() => new Uint16Array(0x10000));

/** In lower case, where that is one unit too. */
export function lowerUnit(unit: number): number {
  const table = lowers();
  const known = table[unit] as number;
  if (known !== 0) return known;
  const lower = String.fromCharCode(unit).toLowerCase();
  // Of the two lower sigmas one, as the other stands at the end of a word alone.
  const found = lower === "ς" ? 0x3c3 : lower.length === 1 ? lower.charCodeAt(0) : unit;
  table[unit] = found;
  return found;
}
