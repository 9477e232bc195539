/** What a session's context has been given already: `shown.jsonl`, one line per printed block. */
import type { HookCall } from "../hook/call.ts";
import { isoTime } from "../platform/clock.ts";
import { appendLine, readFileIfPresent } from "../platform/files.ts";
import { hash64 } from "../text/hash.ts";
import { parseJsonObject } from "../text/parse-json.ts";

/** Whether the newest start block of this session was this one. */
export function wasLastShown({ session }: HookCall, block: string): boolean {
  const lines = readFileIfPresent(session.shown)?.toString("utf8").split("\n") ?? [];
  const starts = lines.map(parseJsonObject).filter((line) => line?.["kind"] === "start");
  return starts.at(-1)?.["hash"] === hash64(block);
}

export function markShown({ session, clock }: HookCall, block: string): void {
  const line = { v: 1, time: isoTime(clock()), kind: "start", hash: hash64(block) };
  appendLine(session.shown, JSON.stringify(line));
}
