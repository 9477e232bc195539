/** Pure: what a user's statement becomes when it is to be kept as it was said. */
import type { Candidate, MemoryType } from "../contract/memory.ts";
import { cutText } from "../text/cut.ts";
import { withhold } from "../text/withhold.ts";

/** Names are read in lists; the body has the rest. */
const MAX_NAME_CHARS = 60;
const MAX_DESCRIPTION_CHARS = 150;

export function candidateOf({
  type,
  text,
  core,
}: {
  type: MemoryType;
  text: string;
  core: string;
}): Candidate {
  // Whole, before it is cut: of half a secret nobody knows that it is one.
  const title = withhold(core)
    .replace(/\s+/g, " ")
    .replace(/[.。!！,，;；:：、\s]+$/u, "");
  return {
    name: cutText(title, MAX_NAME_CHARS),
    type,
    scope: "persistent",
    description: cutText(title, MAX_DESCRIPTION_CHARS),
    body: text.trim(),
    quote: text,
  };
}
