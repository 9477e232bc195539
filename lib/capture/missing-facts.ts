/** With the first prompt after a compaction, in the same document as recall: the facts that the summary lost, once. */
import { renderMissingFacts } from "../context/missing-facts.ts";
import { markMissingTold, readMissing } from "../handoff/missing.ts";
import type { HookCall } from "../hook/call.ts";
import type { HookOutput } from "../hook/run.ts";

/** The block to print, undefined when nothing is missing or it has been told. */
export function missingFactsBlock(call: HookCall): string | undefined {
  return call.attempt("missing facts", () => renderMissingFacts(readMissing(call.session)));
}

export function withMissingFacts(
  { session, clock }: HookCall,
  block: string | undefined,
  recalled: HookOutput,
): HookOutput {
  if (block === undefined) return recalled;
  const other = recalled !== undefined && "additionalContext" in recalled ? recalled : undefined;
  return {
    additionalContext: other === undefined ? block : `${block}\n${other.additionalContext}`,
    onPrint: () => {
      markMissingTold(session, clock());
      other?.onPrint?.();
    },
  };
}
