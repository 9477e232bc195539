/** Text measured in terminal cells: CJK and emoji take two, combining marks and joiners none. */

import { boundaryBefore } from "../text/cut.ts";
import { lazy } from "../text/lazy.ts";

const PLAIN = /^[\x20-\x7e]*$/;

interface Measures {
  graphemes: Intl.Segmenter;
  /** East Asian Wide and Fullwidth (UAX 11), without the emoji, which have a pattern of their own. */
  wide: RegExp;
  emoji: RegExp;
  zero: RegExp;
}

/** Made on need: they take ten times as long to build as the usual text takes to measure. */
const measures = lazy(
  (): Measures => ({
    graphemes: new Intl.Segmenter("en", { granularity: "grapheme" }),
    wide: /^[\u1100-\u115f\u2e80-\u303e\u3041-\u33ff\u3400-\u4dbf\u4e00-\u9fff\ua000-\ua4cf\ua960-\ua97f\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6\u{17000}-\u{18aff}\u{1b000}-\u{1b2ff}\u{20000}-\u{3fffd}]/u,
    emoji:
      /^(?:\p{Emoji_Presentation}|\p{Regional_Indicator}{2}|\p{Extended_Pictographic}\u{fe0f}|[0-9#*]\u{fe0f}\u{20e3})/u,
    zero: /^[\p{Mark}\p{Cf}\p{Cc}]+$/u,
  }),
);

/** The segmenter's time grows with the square of what it is given: it gets a long text piece by piece. */
const PIECE_CHARS = 1_000;

function* graphemesOf(text: string): Generator<string> {
  for (let at = 0; at < text.length; ) {
    const end = boundaryBefore(text, at + PIECE_CHARS);
    for (const { segment } of measures().graphemes.segment(text.slice(at, end))) yield segment;
    at = end;
  }
}

/** Letters, punctuation, arrows, frames and the usual signs: one cell each, whatever stands beside them. */
const NARROW =
  /^[\x20-\x7e\u00a1-\u00ac\u00ae-\u02ff\u2010-\u2027\u2030-\u205e\u2190-\u21ff\u2298\u2500-\u25fc\u2713\u2717\u276f]*$/;
/** Kana, Han and Hangul that combine with nothing: two cells each. */
const PLAIN_WIDE = /[\u3001-\u3029\u3041-\u3096\u30a1-\u30ff\u4e00-\u9fff\uac00-\ud7a3\uff01-\uff60]/g;

/** Segmenting costs microseconds a character, and a session has thousands of lines: the usual text is only counted. */
export function cellWidth(text: string): number {
  if (PLAIN.test(text)) return text.length;
  const narrow = text.replace(PLAIN_WIDE, "");
  if (NARROW.test(narrow)) return 2 * text.length - narrow.length;
  let width = 0;
  for (const segment of graphemesOf(text)) width += graphemeWidth(segment);
  return width;
}

function graphemeWidth(grapheme: string): number {
  const { zero, wide, emoji } = measures();
  if (zero.test(grapheme)) return 0;
  return wide.test(grapheme) || emoji.test(grapheme) ? 2 : 1;
}

function usualWidth(char: string): number {
  return NARROW.test(char) ? 1 : 2;
}

/** At most `maxCells` cells; what was cut off leaves a "…" behind. */
export function cutCells(text: string, maxCells: number): string {
  if (maxCells <= 0) return "";
  if (PLAIN.test(text)) return text.length <= maxCells ? text : `${text.slice(0, maxCells - 1)}…`;
  if (fits(text, maxCells)) return text;
  return `${takeCells(text, maxCells - 1)}…`;
}

/** Looks no further into a long text than it must. */
function fits(text: string, maxCells: number): boolean {
  if (text.length <= PIECE_CHARS) return cellWidth(text) <= maxCells;
  return takeCells(text, maxCells).length === text.length;
}

/** The middle cut out, for paths and commands whose end says as much as their start. */
export function cutMiddleCells(text: string, maxCells: number): string {
  const width = cellWidth(text);
  if (width <= maxCells) return text;
  if (maxCells < 8) return cutCells(text, maxCells);
  const headCells = Math.floor((maxCells - 1) / 2);
  return `${takeCells(text, headCells)}…${takeLastCells(text, maxCells - 1 - headCells)}`;
}

function takeCells(text: string, maxCells: number): string {
  // One more than wanted: what joins the last one must not be left behind.
  const head = text.slice(0, maxCells + 1);
  if (PLAIN.test(head)) return text.slice(0, maxCells);
  const isUsual = NARROW.test(head.replace(PLAIN_WIDE, ""));
  let taken = "";
  let width = 0;
  for (const segment of isUsual ? head : graphemesOf(text)) {
    width += isUsual ? usualWidth(segment) : graphemeWidth(segment);
    if (width > maxCells) break;
    taken += segment;
  }
  return taken;
}

function takeLastCells(text: string, maxCells: number): string {
  const segments = [...graphemesOf(text)].reverse();
  const taken: string[] = [];
  let width = 0;
  for (const segment of segments) {
    width += graphemeWidth(segment);
    if (width > maxCells) break;
    taken.push(segment);
  }
  return taken.reverse().join("");
}

/** Cut or filled with spaces to exactly `cells`. */
export function fitCells(text: string, cells: number, align: "left" | "right" = "left"): string {
  const cut = cutCells(text, cells);
  const fill = " ".repeat(Math.max(0, cells - cellWidth(cut)));
  return align === "left" ? cut + fill : fill + cut;
}

/** One line: white space of any kind becomes single spaces. */
export function oneLine(text: string): string {
  return text.trim().replace(/\s+/g, " ");
}

/** Lines of at most `maxCells`, broken at spaces where there are any. Newlines of the text stay; a tab is two cells. */
export function wrapCells(text: string, maxCells: number): string[] {
  const lines = text.replaceAll("\t", "  ").split("\n");
  return lines.flatMap((line) => wrapLine(line.trimEnd(), Math.max(2, maxCells)));
}

function wrapLine(line: string, maxCells: number): string[] {
  const lines: string[] = [];
  let rest = line;
  while (!fits(rest, maxCells)) {
    const head = takeCells(rest, maxCells);
    const space = rest[head.length] === " " ? head.length : head.lastIndexOf(" ");
    // A space in the first third would leave a ragged edge: text without spaces (CJK, paths) breaks anywhere.
    const end = space > head.length / 3 ? space : Math.max(head.length, 1);
    lines.push(rest.slice(0, end).trimEnd());
    rest = rest.slice(end).trimStart();
  }
  if (rest !== "" || lines.length === 0) lines.push(rest);
  return lines;
}
