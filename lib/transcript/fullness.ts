/** How full a conversation's window is, by the client's own account of the last request. Pure. */
import type { Entry } from "../contract/turn.ts";

export interface Fullness {
  model: string;
  /** What the last request and its answer took. */
  usedTokens: number;
  /** What the client lets a conversation take before it compacts; absent for a model whose window is not known. */
  usableTokens?: number;
}

/** The client keeps this much free for the summary, and this much beside it. */
const SUMMARY_TOKENS = 20_000;
const BUFFER_TOKENS = 13_000;

/** By the client's name of the model, the first that fits. A window beyond the usual is part of that name. */
const WINDOWS: readonly (readonly [RegExp, number])[] = [
  [/\[1m\]$/i, 1_000_000],
  [/^claude-(?:instant|2|v)/, 100_000],
  [/^(?:[a-z]+\.)*(?:anthropic\.)?claude-/, 200_000],
];

/** Undefined where no request has been answered yet, or none since the last compaction. */
export function deriveFullness(entries: readonly Entry[]): Fullness | undefined {
  const own = entries.filter(({ agentId }) => agentId === undefined);
  const last = own.findLast((entry) => entry.role === "boundary" || entry.usage !== undefined);
  if (last?.usage === undefined || last.model === undefined) return undefined;
  const { input, output, cacheRead, cacheWrite } = last.usage;
  const usedTokens = input + output + cacheRead + cacheWrite;
  const windowTokens = windowOf(last.model);
  // More than the usual window was used: the user has a larger one, and nothing says how large.
  const isKnown = windowTokens !== undefined && usedTokens <= windowTokens;
  return {
    model: last.model,
    usedTokens,
    ...(isKnown && { usableTokens: windowTokens - SUMMARY_TOKENS - BUFFER_TOKENS }),
  };
}

function windowOf(model: string): number | undefined {
  return WINDOWS.find(([pattern]) => pattern.test(model))?.[1];
}
