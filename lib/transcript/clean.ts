/** What every text goes through on its way out of a transcript. Invariant: cleaning twice changes nothing. */
import { toWellFormed } from "../text/cut.ts";
import { stripOwnBlocks } from "../text/own-block.ts";
import { stripPrivate } from "../text/private.ts";

/** Whole text, however long: cutting is the reader's business. */
export function cleanText(text: string): string {
  return stripPrivate(stripOwnBlocks(toWellFormed(text)));
}

const REMINDER = /<system-reminder>[\s\S]*?(?:<\/system-reminder>\s*|$)/g;

/** Also drops what the client appends to prompts for the model: it is not user speech. */
export function cleanSpeech(text: string): string {
  const spoken = text.includes("<system-reminder>") ? text.replace(REMINDER, "") : text;
  return cleanText(spoken).trim();
}
