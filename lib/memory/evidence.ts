/**
 * What a candidate rests on. The proposer must quote, and the quote must be there: a claim that only the assistant made
 * is not a fact about the user, and a question, a quotation or a one-off request is not a preference.
 */
import type { Candidate } from "../contract/memory.ts";
import { foldText } from "../text/fold.ts";
import type { Objection } from "./rules.ts";
import { objectionTo } from "./rules.ts";
import { splitSentences } from "./sentences.ts";

/** What was said in the turns that a candidate was made from. */
export interface Evidence {
  userTexts: readonly string[];
  assistantTexts: readonly string[];
}

export type EvidenceFault = "no evidence" | "only the assistant said so" | Objection;

export function findEvidenceFault(candidate: Candidate, evidence: Evidence): EvidenceFault | undefined {
  const quote = normalise(candidate.quote ?? "");
  if (quote === "") return "no evidence";
  const sayings = evidence.userTexts.filter((text) => normalise(text).includes(quote));
  if (sayings.length === 0) {
    const isAssistants = evidence.assistantTexts.some((text) => normalise(text).includes(quote));
    if (!isAssistants) return "no evidence";
    return candidate.type === "user" || candidate.type === "feedback"
      ? "only the assistant said so"
      : undefined;
  }
  // Project facts and pointers may well stand in a task; what the user wishes or is must be said as such.
  if (candidate.type !== "user" && candidate.type !== "feedback") return undefined;
  return objectionToQuote(quote, sayings);
}

/** Whether the text holds the quote, whatever its punctuation and width. */
export function quotes(text: string, quote: string | undefined): boolean {
  const wanted = normalise(quote ?? "");
  return wanted !== "" && normalise(text).includes(wanted);
}

/** The objection that holds for every sentence in which the quote was said. */
function objectionToQuote(quote: string, sayings: readonly string[]): Objection | undefined {
  const sentences = sayings.flatMap(splitSentences).filter(({ text }) => overlaps(normalise(text), quote));
  if (sentences.length === 0) return "quotation";
  const objections = sentences.map(objectionTo);
  return objections.every((objection) => objection !== undefined) ? objections[0] : undefined;
}

/** A quote may be part of a sentence, or span several. */
function overlaps(sentence: string, quote: string): boolean {
  return sentence.includes(quote) || quote.includes(sentence);
}

/** Punctuation, width, case and spacing are not part of what was said. */
function normalise(text: string): string {
  return foldText(text).replace(/[^\p{L}\p{N}\p{M}]+/gu, "");
}
