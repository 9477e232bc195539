/**
 * dist/spill-output.cjs: for those who switched `spill.enabled` on. A tool output over the threshold is saved whole, and the
 * model gets its beginning, its end and the command that opens the rest. What cannot be saved, or is of a shape nobody
 * knows, stays as it is.
 */
import type { HookCall } from "../hook/call.ts";
import type { HookOutput } from "../hook/run.ts";
import { loadConfig } from "../platform/load-config.ts";
import { saveOwnSpill } from "../raw/own-spill.ts";
import { hash64 } from "../text/hash.ts";
import { type Ledger, wholeSlice } from "../transcript/reduce/slice.ts";
import { SPILL_DEFAULTS, spill } from "../transcript/reduce/spill.ts";
import { spillableOf } from "./spillable.ts";

/** Note and mark come on top of the preview. */
const FRAME_CHARS = 200;
/** Below this the note alone would be over the threshold, and be shortened in its turn. */
const MIN_THRESHOLD_CHARS = 2 * FRAME_CHARS;

export function spillOutput({ input, payload, store, env, session, clock }: HookCall): HookOutput {
  const { config } = loadConfig(store, env);
  const { tool_name: tool, tool_use_id: toolUseId } = input;
  if (!config["spill.enabled"] || tool === undefined || toolUseId === undefined) return undefined;
  // Of a payload over 8 MiB the middle was never read: there is no whole to save.
  if (payload.dropped.size > 0) return undefined;
  const found = spillableOf(tool, outputOf(payload));
  const thresholdChars = Math.max(MIN_THRESHOLD_CHARS, config["spill.thresholdChars"]);
  if (found === undefined || found.text.length <= thresholdChars) return undefined;
  const short = shorten(toolUseId, found.text, thresholdChars);
  if (short === found.text) return undefined;
  saveOwnSpill(session.raw, { toolUseId, text: found.text }, clock());
  return { updatedToolOutput: found.replace(short) };
}

function outputOf({ value, whole }: HookCall["payload"]): unknown {
  const document = whole === undefined ? value : whole();
  return (document as { tool_response?: unknown } | null)?.tool_response;
}

/** The first step of the reduction, on a slice of one result. */
function shorten(toolUseId: string, text: string, thresholdChars: number): string {
  const pointer = { command: `logbook show ${toolUseId}`, chars: text.length, hash: hash64(text) };
  const ledger: Ledger = { pointerOf: () => pointer, conversation: "" };
  const previewChars = Math.min(SPILL_DEFAULTS.previewChars, thresholdChars - FRAME_CHARS);
  const slice = wholeSlice([{ role: "results", id: toolUseId, results: [{ callId: toolUseId, text }] }]);
  const [message] = spill(slice, ledger, { thresholdChars, previewChars }).messages;
  return (message?.role === "results" ? message.results[0]?.text : undefined) ?? text;
}
