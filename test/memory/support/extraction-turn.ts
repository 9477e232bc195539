/** A turn as extraction is given it, a minute after the one before. */
import type { ExtractionTurn } from "../../../lib/memory/extraction-input.ts";
import { DAY_MS, NOW } from "./scopes.ts";

export const MINUTE_MS = 60_000;

export function turn(at: number, userText: string, fields: Partial<ExtractionTurn> = {}): ExtractionTurn {
  return {
    id: `turn-${at}`,
    startMs: NOW - DAY_MS + at * MINUTE_MS,
    isOpen: false,
    userText,
    assistantTexts: ["Done."],
    ...fields,
  };
}
