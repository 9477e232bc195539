/** Files read again while nothing had changed them and the model still had what it read. */
import type { Finding } from "../finding.ts";
import { renderBytes, renderNumber } from "../units.ts";
import { createChains } from "./chains.ts";
import type { Changes } from "./changes.ts";
import { isFileTool } from "./effect.ts";
import { quotePath } from "./name-call.ts";
import type { ObservedCall } from "./observed-call.ts";

/** Within one prompt's work the second time is one too many; later on a second look may have its reason. */
const MIN_READS = 2;
const MIN_READS_ACROSS_PROMPTS = 3;

export function findReread(
  calls: readonly ObservedCall[],
  changes: Changes,
  cwd: string | undefined,
): Finding[] {
  const chains = createChains((last, call) => isReread(last, call, changes));
  for (const call of calls) {
    // An edit that was turned down because the file is not as it was read: the client asks for another look.
    if (isFileTool(call.tool) && call.outcome !== "ok")
      chains.end(({ thread, target }) => thread === call.thread && target === call.target);
    if (call.tool === "Read" && call.outcome === "ok") chains.add(call);
  }
  return chains
    .all()
    .filter(isLong)
    .map((chain) => toFinding(chain, cwd));
}

function isReread(before: ObservedCall, call: ObservedCall, changes: Changes): boolean {
  if (before.compactions !== call.compactions || call.startMs < before.endMs) return false;
  // Somebody else may have edited the file meanwhile: only an equal size says that nobody did.
  if (before.prompts !== call.prompts && before.outputBytes !== call.outputBytes) return false;
  return !changes.isPossible(before, call, call.target);
}

function isLong(chain: readonly ObservedCall[]): boolean {
  const isOnePrompt = chain[0]?.prompts === chain.at(-1)?.prompts;
  return chain.length >= (isOnePrompt ? MIN_READS : MIN_READS_ACROSS_PROMPTS);
}

function toFinding(chain: readonly ObservedCall[], cwd: string | undefined): Finding {
  const [first, ...again] = chain as [ObservedCall, ...ObservedCall[]];
  const bytes = again.reduce((sum, { outputBytes = 0 }) => sum + outputBytes, 0);
  return {
    kind: "reread-file",
    title: `${quotePath(first.target, cwd)} was read ${renderNumber(chain.length, "time")} without a change in between`,
    detail: bytes > 0 ? `${renderBytes(bytes)} read again` : "",
    turn: first.turn,
    steps: chain.map(({ key }) => key),
  };
}
