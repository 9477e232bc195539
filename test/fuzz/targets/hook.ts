/** What the client, or anybody, writes to a hook's stdin: from its bytes to the line in the log. */
import fc from "fast-check";
import { isHookEvent } from "../../../lib/contract/event.ts";
import { parseHookInput } from "../../../lib/contract/hook-input.ts";
import { MAX_LINE_BYTES, MAX_PROMPT_CHARS, MAX_TARGET_CHARS } from "../../../lib/contract/log-limits.ts";
import { logRecordSchema } from "../../../lib/contract/log-record.ts";
import { claimKey } from "../../../lib/hook/claim.ts";
import { createCollector } from "../../../lib/hook/collect.ts";
import { renderRecord } from "../../../lib/log/append.ts";
import { recordFromInput } from "../../../lib/log/record.ts";
import { createShortener } from "../../../lib/text/shorten-json.ts";
import { ALL_EVENTS, payloadOf, wireOf } from "../../support/payload.ts";
import { anyLine, PAYLOADS } from "../corpus.ts";
import { mayRefuse, must, mustBeWellFormed } from "../oracle.ts";
import type { FuzzCase, Target } from "../target.ts";

const NOW_MS = Date.UTC(2026, 0, 2, 3, 4, 5);

const wildPayload: fc.Arbitrary<string> = fc
  .record({
    event: fc.constantFrom(...ALL_EVENTS),
    field: fc.constantFrom(
      "session_id",
      "prompt",
      "tool_input",
      "tool_response",
      "error",
      "cwd",
      "duration_ms",
    ),
    value: fc.jsonValue({ maxDepth: 4 }),
  })
  .map(({ event, field, value }) => wireOf(payloadOf(event, { [field]: value })));

export const hookStdin: Target = {
  name: "hook-stdin",
  share: 150,
  seeds: PAYLOADS,
  arbitrary: fc.oneof(wildPayload, anyLine),
  open: () => ({
    run({ bytes, random }: FuzzCase) {
      const collector = createCollector(createShortener);
      const step = random.oneIn(3) ? 1 + random.below(4_000) : bytes.length + 1;
      for (let at = 0; at < bytes.length; at += step)
        if (collector.push(bytes.subarray(at, at + step))) break;
      const payload = mayRefuse(["INPUT_INVALID"], () => collector.finish());
      const input = payload === undefined ? undefined : parseHookInput(payload.value);
      // The frame goes no further with another event than the hook is registered for.
      if (payload === undefined || input === undefined || !isHookEvent(input.hook_event_name)) return;
      must(claimKey(input, {}).length < 200, "a claim's name is too long for a file");
      checkLine(renderRecord(recordFromInput(input, payload, NOW_MS)));
      payload.whole?.();
    },
  }),
};

/** The promise of the log: one line, bounded, that its reader takes back. */
export function checkLine(line: string): void {
  must(Buffer.byteLength(line) < MAX_LINE_BYTES, `a log line of ${Buffer.byteLength(line)} bytes`);
  must(!line.includes("\n"), "a log line holds a newline");
  mustBeWellFormed(line, "a log line");
  const value = JSON.parse(line) as Record<string, unknown>;
  must(logRecordSchema.safeParse(value).success, `the log's own reader refuses ${line.slice(0, 200)}`);
  for (const [field, limit] of [
    ["prompt", MAX_PROMPT_CHARS],
    ["target", MAX_TARGET_CHARS],
  ] as const) {
    const text = value[field];
    if (typeof text !== "string") continue;
    must(text.length <= limit, `${field} of ${text.length} characters`);
    mustBeWellFormed(text, field);
  }
}
