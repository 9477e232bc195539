/** Around a compaction: before it, everything that is not in the store yet goes there; after it, its summary. */
import type { HookCall } from "../hook/call.ts";
import type { HookOutput } from "../hook/run.ts";
import { appendExtra } from "../log/extra.ts";
import { copyNewBytesVerified } from "../raw/flush-verified.ts";
import { MAIN_STREAM } from "../raw/segment.ts";
import { askWorker } from "./ask-worker.ts";
import { logEvent } from "./log-event.ts";

/** Ingest is left to the worker; a failed copy is recorded, and the user's compaction goes on. */
export async function keepBeforeCompaction(call: HookCall): Promise<HookOutput> {
  const { input, session, clock } = call;
  call.attempt("append record", () => logEvent(call));
  const source = input.transcript_path ?? "";
  await call.attemptAsync("copy transcript", () =>
    copyNewBytesVerified({ rawDir: session.raw, stream: MAIN_STREAM, source, clock }),
  );
  askWorker(call);
  return undefined;
}

export function keepSummary(call: HookCall): HookOutput {
  const { input, session, clock } = call;
  call.attempt("append record", () => logEvent(call));
  const { compact_summary: text, prompt_id: promptId } = input;
  if (text) {
    const fact = { kind: "compact_summary", timeMs: clock(), text, ...(promptId && { promptId }) } as const;
    call.attempt("keep summary", () => appendExtra(session, fact));
  }
  return undefined;
}
