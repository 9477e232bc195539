/**
 * The one guard at every exit, and the one order of its steps: what a reader does not see goes first, for it hides secrets and
 * marks; then what the user marked as private; then secrets. Nothing else imports `redact`, so no exit can go round this.
 */
import { boundaryBefore, cutText } from "./cut.ts";
import { stripPrivate } from "./private.ts";
import { redact } from "./redact.ts";
import { stripUnseen } from "./unseen.ts";

/** What may leave the store of a text. Idempotent. */
export function withhold(text: string): string {
  return redact(stripPrivate(stripUnseen(text)));
}

/** A text that logbook painted: the colours it chose stay, and secrets are found in spite of them. */
export function withholdPainted(text: string): string {
  return redact(text);
}

/** More than any key or certificate that a secret may be; what lies deeper than this behind a limit is not looked at. */
const MARGIN_CHARS = 16_384;

/** At most `maxChars` from the beginning. A secret that the limit goes through is judged whole, before the text is cut. */
export function withholdHead(text: string, maxChars: number): string {
  const judged = maxChars + MARGIN_CHARS;
  if (text.length <= judged) return cutText(withhold(text), maxChars);
  const head = text.slice(0, wordEndBefore(text, judged));
  return cutText(`${withhold(head)}…`, maxChars);
}

/** At most `maxChars` from the end, judged before they are cut. What is private may begin anywhere before them. */
export function withholdTail(text: string, maxChars: number): string {
  const open = stripPrivate(stripUnseen(text));
  const from = open.length - maxChars - MARGIN_CHARS;
  return redact(from <= 0 ? open : open.slice(wordStartAfter(open, from))).slice(-maxChars);
}

/** Where the text is cut for the judge no word is halved, or half a secret would be shown as none. */
function wordEndBefore(text: string, at: number): number {
  for (let end = at; end > at - MARGIN_CHARS; end--) if (isSpace(text.charCodeAt(end))) return end;
  return boundaryBefore(text, at);
}

function wordStartAfter(text: string, at: number): number {
  for (let start = at; start < at + MARGIN_CHARS; start++) if (isSpace(text.charCodeAt(start))) return start;
  return at;
}

function isSpace(unit: number): boolean {
  return unit === 0x20 || (unit >= 0x09 && unit <= 0x0d);
}
