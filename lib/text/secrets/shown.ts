/** A text for another scanner, as its reader sees it, and where that finds something in the text as given. */
import { joinedViews } from "./joined-view.ts";
import { plainView } from "./plain-view.ts";
import { rewrite, type View, viewOf } from "./view.ts";

/** Scanners ask for a word boundary, which text in Chinese or Japanese glued to a token does not give. */
const GLUED = /(?<=[^\x20-\x7e\s])(?=[\x21-\x7e])|(?<=[\x21-\x7e])(?=[^\x20-\x7e\s])/g;

/** With its lines as they are, and joined where one is broken within a token. */
export function shownViews(text: string): View[] {
  const plain = plainView(viewOf(text));
  return [plain, ...joinedViews(plain)].map((view) => rewrite(view, view.text.matchAll(GLUED), () => " "));
}
