/** The fence around everything logbook prints into the model's context, and its removal when that text comes back in a transcript. */
import { neutralise } from "./neutralise.ts";

const TAG = "logbook-context";
const WHOLE_BLOCK = new RegExp(`^[ \\t]*<${TAG}(?: [^<>\\n]*)?>\\n[\\s\\S]*?^</${TAG}>[ \\t]*\\n?`, "gm");
/** A block cut off by a limit; only the exact opening line counts, so that prose about the tag survives. */
const UNCLOSED_BLOCK = new RegExp(`^[ \\t]*<${TAG} kind="[^<>\\n]*>\\n[\\s\\S]*$`, "m");

function renderAttribute(name: string, value: string): string {
  const safe = neutralise(value)
    .replace(/["&<>\n\t]/g, " ")
    .trim();
  return ` ${name}="${safe}"`;
}

/** Body and attributes are neutralised, so the result holds exactly one opening and one closing tag. */
export function fence(kind: string, body: string, attributes: Readonly<Record<string, string>> = {}): string {
  const rendered = Object.entries({ kind, ...attributes }).map(([name, value]) =>
    renderAttribute(name, value),
  );
  return `<${TAG}${rendered.join("")}>\n${neutralise(body)}\n</${TAG}>`;
}

export function stripOwnBlocks(text: string): string {
  if (!text.includes(`<${TAG}`)) return text;
  return text.replace(WHOLE_BLOCK, "").replace(UNCLOSED_BLOCK, "");
}
