/** What every text goes through on its way out of a transcript. Invariant: cleaning twice changes nothing. */
import { toWellFormed } from "../text/cut.ts";
import { stripOwnBlocks } from "../text/own-block.ts";
import { stripPrivate } from "../text/private.ts";

/** Whole text, however long: cutting is the reader's business. */
export function cleanText(text: string): string {
  return stripPrivate(stripOwnBlocks(toWellFormed(text)));
}

const REMINDER_START = "<system-reminder>";
const REMINDER_END = "</system-reminder>";

/** Also drops what the client appends to prompts for the model: it is not user speech. */
export function cleanSpeech(text: string): string {
  return cleanText(dropReminders(text)).trim();
}

/** Only whole blocks that begin a line, as the client writes them: a user may ask about the tag. */
function dropReminders(text: string): string {
  let kept = "";
  let from = 0;
  for (let at = text.indexOf(REMINDER_START); at !== -1; at = text.indexOf(REMINDER_START, at + 1)) {
    if (at < from || (at > 0 && text[at - 1] !== "\n")) continue;
    const end = text.indexOf(REMINDER_END, at);
    if (end === -1) break;
    kept += text.slice(from, at);
    from = end + REMINDER_END.length;
  }
  return kept + text.slice(from);
}
