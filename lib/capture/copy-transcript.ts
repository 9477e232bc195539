/** Copies the transcript's new bytes into the session's raw folder, as much as a hook may do. */
import type { HookCall } from "../hook/call.ts";
import { type CopyResult, copyNewBytes } from "../raw/flush.ts";
import { MAIN_STREAM } from "../raw/segment.ts";

/** A hook reads at most this much of what is unread and leaves the rest to the worker. */
export const MAX_HOOK_BYTES = 8 * 1024 * 1024;

/** Undefined when it failed: recorded, and the worker looks for the transcript by the session's id. */
export function copyTranscript(call: HookCall): CopyResult | undefined {
  return copyStream(call, MAIN_STREAM, call.input.transcript_path ?? "");
}

export function copyStream(call: HookCall, stream: string, source: string): CopyResult | undefined {
  const { session, clock } = call;
  return call.attempt("copy transcript", () =>
    copyNewBytes({ rawDir: session.raw, stream, source, clock, maxBytes: MAX_HOOK_BYTES }),
  );
}
