/** Makes turns fit a number of tokens, results first: what is left out is named by the command that opens it. */
import type { Turn } from "../contract/turn.ts";
import { cutMiddle } from "../text/cut.ts";
import { estimateTokens } from "../text/estimate-tokens.ts";
import { hash64 } from "../text/hash.ts";
import { reduceWithoutModel } from "../transcript/reduce/reduce.ts";
import { type Ledger, type Message, renderArchived, sliceOfTurns } from "../transcript/reduce/slice.ts";

/** `command` opens the whole. The turn's calls and answers stay in order; some may be replaced by a line that says so. */
export function fitTurn(turn: Turn, limitTokens: number, command: string): Turn {
  const outputs = new Map(
    turn.steps.flatMap((step) => (step.kind === "tool" ? [[step.toolUseId, step.output ?? ""]] : [])),
  );
  const ledger: Ledger = {
    conversation: command,
    pointerOf(callId) {
      const text = outputs.get(callId);
      if (text === undefined) return undefined;
      return { command: `logbook show ${callId}`, chars: text.length, hash: hash64(text) };
    },
  };
  const messages = reduceWithoutModel(sliceOfTurns([turn]), ledger, { limitTokens });
  return { ...turn, steps: stepsOf(messages, turn) };
}

function stepsOf(messages: readonly Message[], turn: Turn): Turn["steps"] {
  const results = new Map(
    messages
      .flatMap((message) => (message.role === "results" ? message.results : []))
      .map(({ callId, text }) => [callId, text]),
  );
  const calls = new Map(
    turn.steps.flatMap((step) => (step.kind === "tool" ? [[step.toolUseId, step] as const] : [])),
  );
  return messages.flatMap((message): Turn["steps"] => {
    if (message.role === "archived")
      return [{ kind: "answer", text: renderArchived(message), timeMs: turn.startMs }];
    if (message.role !== "assistant") return [];
    const answer =
      message.text === "" ? [] : [{ kind: "answer" as const, text: message.text, timeMs: turn.startMs }];
    const made = message.calls.flatMap(({ id }) => {
      const call = calls.get(id);
      return call === undefined ? [] : [{ ...call, output: results.get(id) ?? call.output }];
    });
    return [...answer, ...made];
  });
}

/** What the reduction aims at, as shares of the budget: headings and indentation take the rest, the more the smaller it is. */
const SHARES = [1, 0.75, 0.5, 0.25] as const;
/** Rounds of cutting: each one comes close to the limit, and mixed scripts may need a second. */
const MAX_ROUNDS = 4;

/** `render` draws the turn; what comes back is at most `limitTokens` long and names what opens the rest. */
export function renderWithin(
  turn: Turn,
  { limitTokens, command }: { limitTokens: number; command: string },
  render: (turn: Turn) => string,
): string {
  let text = "";
  for (const share of SHARES) {
    text = render(fitTurn(turn, Math.floor(limitTokens * share), command));
    if (estimateTokens(text) <= limitTokens) return text;
  }
  return fitText(text, { limitTokens, command });
}

/** What still is too long (a pasted prompt, a long answer) loses its middle. */
export function fitText(
  text: string,
  { limitTokens, command }: { limitTokens: number; command: string },
): string {
  if (estimateTokens(text) <= limitTokens) return text;
  const note = `[cut to about ${limitTokens} tokens; whole: ${command}]\n`;
  const room = Math.max(0, limitTokens - estimateTokens(note));
  let fitted = text;
  for (let round = 0; round < MAX_ROUNDS && estimateTokens(fitted) > room; round++) {
    const chars = Math.floor((fitted.length * room) / estimateTokens(fitted));
    const tail = Math.floor(chars / 4);
    fitted = cutMiddle(fitted, chars - tail, tail);
  }
  return `${fitted.trimEnd()}\n${note}`;
}
