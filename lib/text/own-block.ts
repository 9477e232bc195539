/** The fence around everything logbook prints into the model's context, and its removal when that text comes back in a transcript. */
import { neutralise } from "./neutralise.ts";

const TAG = "logbook-context";
const OPENING = `<${TAG} kind="`;
const CLOSING = `</${TAG}>`;
const WHOLE_OPENING = new RegExp(`${OPENING}[^<>\\n]{0,2000}>\\n`, "y");

function renderAttribute([name, value]: [string, string]): string {
  const safe = neutralise(value)
    .replace(/["&<>\s]+/g, " ")
    .trim();
  return ` ${name}="${safe}"`;
}

/** Body and attributes are neutralised, so the result holds exactly one opening and one closing tag. */
export function fence(kind: string, body: string, attributes: Readonly<Record<string, string>> = {}): string {
  const rendered = Object.entries({ kind, ...attributes }).map(renderAttribute);
  return `<${TAG}${rendered.join("")}>\n${neutralise(body)}\n${CLOSING}`;
}

/** A block cut off by a limit goes to the end of the text; a mere mention of the tag stays. */
export function stripOwnBlocks(text: string): string {
  let kept = "";
  let from = 0;
  for (let at = text.indexOf(OPENING); at >= 0; at = text.indexOf(OPENING, Math.max(at + 1, from))) {
    WHOLE_OPENING.lastIndex = at;
    if (!WHOLE_OPENING.test(text)) continue;
    kept += text.slice(from, at);
    const end = text.indexOf(CLOSING, at);
    if (end < 0) return kept;
    from = end + CLOSING.length;
    if (text[from] === "\n") from++;
  }
  return kept + text.slice(from);
}
