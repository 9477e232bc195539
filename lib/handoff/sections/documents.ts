/** Documents read: Markdown and other prose of the project, and pages fetched. */
import type { NoteCall, NoteTurn } from "../note-turn.ts";
import { code } from "../prose.ts";
import { type Item, ranked } from "../section.ts";

const PROSE_FILE =
  /\.(?:md|mdx|rst|adoc|txt|pdf)$|(?:^|\/)(?:docs?|specs?|adr)\/|(?:^|\/)(?:README|CHANGELOG|CONTRIBUTING)\b/i;

export function deriveDocuments(turns: readonly NoteTurn[]): Item[] {
  const read = turns
    .flatMap((turn) => turn.calls)
    .filter((call) => call.ok && isDocument(call))
    .map((call) => code(call.target));
  return ranked([...new Set(read.reverse())]);
}

function isDocument(call: NoteCall): boolean {
  if (call.tool === "WebFetch" || call.tool === "WebSearch") return call.target !== "";
  return call.tool === "Read" && PROSE_FILE.test(call.target);
}
