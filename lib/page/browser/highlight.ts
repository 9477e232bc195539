/** Marks what was searched for in the rows on the page, without changing them: highlights are a layer of the browser's. */
import { foldText } from "../../text/fold.ts";

const NAME = "found";
/** Marking is for the eye: beyond this many it costs more than anybody sees. */
const MAX_RANGES = 2_000;

export function markWords(roots: readonly HTMLElement[], query: string): void {
  if (typeof CSS === "undefined" || !("highlights" in CSS)) return;
  const needle = foldText(query.trim());
  const ranges: Range[] = [];
  for (const root of needle === "" ? [] : roots) {
    if (ranges.length >= MAX_RANGES) break;
    ranges.push(...rangesIn(root, needle));
  }
  if (ranges.length === 0) CSS.highlights.delete(NAME);
  else CSS.highlights.set(NAME, new Highlight(...ranges));
}

function rangesIn(root: HTMLElement, needle: string): Range[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const ranges: Range[] = [];
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const text = node.nodeValue ?? "";
    const folded = foldText(text);
    // Where folding moved the places, the plain lower case still finds most.
    const haystack = folded.length === text.length ? folded : text.toLowerCase();
    for (let at = haystack.indexOf(needle); at !== -1; at = haystack.indexOf(needle, at + needle.length)) {
      const range = new Range();
      range.setStart(node, at);
      range.setEnd(node, Math.min(text.length, at + needle.length));
      ranges.push(range);
    }
  }
  return ranges;
}

export function firstMatch(root: HTMLElement, query: string): Range | undefined {
  return rangesIn(root, foldText(query.trim()))[0];
}
