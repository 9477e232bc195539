/** Tokens turn by turn, and the turns that took far more of them than the session's others. */
import type { Finding } from "../finding.ts";
import type { TimelineTurn } from "../shape.ts";
import { stepKey } from "../step-key.ts";
import { listCalls } from "../totals.ts";
import { renderBytes, renderCount, renderNumber } from "../units.ts";
import { nameCall } from "./name-call.ts";

export interface TurnTokens {
  turn: number;
  /** Sent and not read from the cache: `input` and `cacheWrite` of the usage. */
  sent: number;
  cached: number;
  written: number;
}

/** A heavy turn is one of at least this many; a bare question of a fresh session takes some 20,000. */
const MIN_TOKENS = 50_000;
const OUTLIER_FACTOR = 4;
/** Fewer turns have no usual size. */
const MIN_TURNS = 3;
const LARGEST_OUTPUTS = 3;
/** Smaller outputs explain nothing. */
const MIN_OUTPUT_BYTES = 10_000;

/** Only turns that the archive knows of. */
export function deriveTokens(turns: readonly TimelineTurn[]): TurnTokens[] {
  return turns.flatMap(({ number, usage }) =>
    usage === undefined
      ? []
      : [
          {
            turn: number,
            sent: usage.input + usage.cacheWrite,
            cached: usage.cacheRead,
            written: usage.output,
          },
        ],
  );
}

export function findHeavyTurns(turns: readonly TimelineTurn[], cwd: string | undefined): Finding[] {
  const costs = deriveTokens(turns).map((tokens) => ({
    turn: tokens.turn,
    tokens: tokens.sent + tokens.written,
  }));
  if (costs.length < MIN_TURNS) return [];
  const usual =
    costs.map(({ tokens }) => tokens).sort((a, b) => a - b)[Math.floor((costs.length - 1) / 2)] ?? 0;
  return costs
    .filter(({ tokens }) => tokens >= MIN_TOKENS && tokens >= OUTLIER_FACTOR * usual)
    .flatMap(({ turn, tokens }) => {
      const found = turns.find(({ number }) => number === turn);
      return found === undefined ? [] : [toFinding(found, { tokens, usual, cwd })];
    });
}

function toFinding(
  turn: TimelineTurn,
  { tokens, usual, cwd }: { tokens: number; usual: number; cwd: string | undefined },
): Finding {
  const largest = listCalls(turn.steps)
    .filter(({ outputBytes = 0 }) => outputBytes >= MIN_OUTPUT_BYTES)
    .sort((a, b) => (b.outputBytes ?? 0) - (a.outputBytes ?? 0))
    .slice(0, LARGEST_OUTPUTS);
  const named = largest.map(
    ({ tool, target = "", outputBytes = 0 }) =>
      `${nameCall({ tool, target }, cwd)} (${renderBytes(outputBytes)})`,
  );
  const calls = `in ${renderNumber(turn.totals.calls, "call")}`;
  return {
    kind: "heavy-turn",
    title: `Turn ${turn.number} took ${renderCount(tokens)} tokens ${calls}`,
    detail: `half of the turns take at most ${renderCount(usual)}${named.length > 0 ? `; largest outputs: ${named.join(", ")}` : ""}`,
    turn: turn.number,
    steps: (largest.length > 0 ? largest : turn.steps.slice(0, 1)).map(stepKey),
  };
}
