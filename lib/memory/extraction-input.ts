/**
 * Pure: what of a session's turns goes to a model at once. User and assistant text only, no tool output. The newest turns
 * are whole; what does not fit waits for the next batch, so nothing is left out for being in the middle.
 */
import { cutMiddle, cutText } from "../text/cut.ts";
import { estimateTokens } from "../text/estimate-tokens.ts";
import { stripOwnBlocks } from "../text/own-block.ts";
import { stripPrivate } from "../text/private.ts";
import { stripUnseen } from "../text/unseen.ts";
import { joinQuery } from "./recall-query.ts";

export interface ExtractionTurn {
  id: string;
  startMs: number;
  /** Still running: its answer may yet come. */
  isOpen: boolean;
  /** The user's own words; empty where a command, a notification or an agent started the turn. */
  userText: string;
  assistantTexts: readonly string[];
}

export interface Batch {
  /** In the order in which they happened. */
  turns: ExtractionTurn[];
  /** Turns for a later batch. */
  rest: ExtractionTurn[];
}

/** A small model reads this for about a cent, and still sees its middle. */
export const BATCH_TOKENS = 12_000;
/** What a user pastes beyond this is material, not a wish; the end is where people write. */
const MAX_USER_CHARS = 8_000;
const MAX_ANSWER_CHARS = 2_000;

/** Newest first until the budget is met; one turn is always taken, cut to fit where it must. */
export function takeBatch(turns: readonly ExtractionTurn[], budgetTokens: number = BATCH_TOKENS): Batch {
  const cleaned = turns.map(cleanTurn);
  let tokens = 0;
  let from = cleaned.length;
  while (from > 0) {
    const next = tokensOf(cleaned[from - 1] as ExtractionTurn);
    if (from < cleaned.length && tokens + next > budgetTokens) break;
    tokens += next;
    from--;
  }
  const taken = cleaned
    .slice(from)
    .map((turn) => (tokens > budgetTokens ? shrink(turn, budgetTokens) : turn));
  return { turns: taken, rest: turns.slice(0, from) };
}

/** Without what no model is to see. Before any cutting: half a tag hides nothing. */
export function stripHidden(text: string): string {
  return stripPrivate(stripOwnBlocks(stripUnseen(text)));
}

/** Without our own blocks and private parts, each text bounded. */
function cleanTurn(turn: ExtractionTurn): ExtractionTurn {
  const clean = (text: string): string => stripHidden(text).trim();
  return {
    ...turn,
    userText: joinQuery([clean(turn.userText)], MAX_USER_CHARS),
    assistantTexts: turn.assistantTexts
      .map(clean)
      .filter((text) => text !== "")
      .map((text) => cutMiddle(text, MAX_ANSWER_CHARS / 2, MAX_ANSWER_CHARS / 2)),
  };
}

/** The user's words stay before the assistant's. Budgets are tokens; a token is a character at least, so this is safe. */
function shrink(turn: ExtractionTurn, budgetTokens: number): ExtractionTurn {
  const userText = joinQuery([turn.userText], budgetTokens);
  const room = Math.max(0, budgetTokens - estimateTokens(userText));
  const assistantTexts = room === 0 ? [] : [cutText(turn.assistantTexts.join("\n\n"), room)];
  return { ...turn, userText, assistantTexts };
}

function tokensOf({ userText, assistantTexts }: ExtractionTurn): number {
  return estimateTokens(userText) + assistantTexts.reduce((sum, text) => sum + estimateTokens(text), 0);
}
