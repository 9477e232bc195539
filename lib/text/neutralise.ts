/**
 * Makes foreign text safe to print into a context block or onto a terminal: withheld as every exit withholds, and with nothing
 * that imitates the client's tags or another speaker. What is defused stays readable. Idempotent.
 */
import { skeletonOf } from "./skeleton.ts";
import { withhold } from "./withhold.ts";

export function neutralise(text: string): string {
  const kept = withhold(text);
  const untagged = OPENING_BRACKET.test(kept) ? defuseTags(kept) : kept;
  return MAY_NAME_ROLE.test(untagged) ? untagged.replace(LINE_BEGINNING, defuseRole) : untagged;
}

/** What a model may read as the beginning of a tag. */
const OPENING_BRACKET = /[<＜﹤˂ᐸ❮〈⟨〈]/;
const OPENING_BRACKETS = new RegExp(OPENING_BRACKET, "g");
/** What may stand between the bracket and the name, in any number: blanks, marks, slashes of either kind, and `|`, `!`, `?` of other markups. */
const BEFORE_NAME = /(?:[\s/\\⁄∕／＼⧸⧵╱╲|｜!?]|[\u0300-\u036f])*/y;
const PIPE = /[|｜]/;
/** No tag of a client or a model has a longer name; marks and ignorable characters may stand between its letters. */
const MAX_NAME_UNITS = 120;
/** The name is the skeleton's first word. */
const NAME = /^[a-z][\w:.-]*/;

/** Tags that a client or a model reads as structure, by their whole name, or by one of the words that it is made of. */
const TAG_NAMES: ReadonlySet<string> = new Set([
  ...["thinking", "thought", "reasoning", "invoke", "parameter", "instruction", "instructions", "important"],
  ...["inst", "sys"],
]);
const TAG_WORDS: ReadonlySet<string> = new Set([
  ...["human", "assistant", "system", "user", "hook", "reminder", "tool", "function", "command", "bash"],
  ...["notification", "persisted", "turn", "antml", "im"],
]);
const OWN_NAME = "logbook";

function defuseTags(text: string): string {
  return text.replace(OPENING_BRACKETS, (bracket, at: number) => {
    BEFORE_NAME.lastIndex = at + 1;
    const before = BEFORE_NAME.exec(text)?.[0] ?? "";
    const nameAt = at + 1 + before.length;
    const name = NAME.exec(skeletonOf(text.slice(nameAt, nameAt + MAX_NAME_UNITS)))?.[0] ?? "";
    return isTagName(name) || (name !== "" && PIPE.test(before)) ? "‹" : bracket;
  });
}

function isTagName(name: string): boolean {
  if (TAG_NAMES.has(name) || name.startsWith(OWN_NAME)) return true;
  return name.split(/[-_:.]+/).some((word) => TAG_WORDS.has(word));
}

const ROLES = "human|assistant|system|user";
/** A line's beginning: quote marks, list marks, numbers and emphasis, then up to as many letters as the longest role, spelled as it may be. */
const LINE_BEGINNING = /^([ \t>＞#*_~\-–—+•·|\d.)\]([]{0,24})([^\n:：]{4,60}[:：﹕∶ː꞉︰])/gm;
const ROLE = new RegExp(`^(?:${ROLES})[ \\t*_~]{0,8}:$`);
/** A colon of any kind in it at all. */
const MAY_NAME_ROLE = /[:：﹕∶ː꞉︰]/;

function defuseRole(whole: string, prefix: string, rest: string): string {
  return ROLE.test(skeletonOf(rest)) ? `${prefix}› ${rest}` : whole;
}
