/**
 * `extra.jsonl`: what only a hook is told and the transcript may lack or lose. Append-only, redacted, bounded; it counts
 * only where the raw copy has no entry for the same thing.
 */
import { isoTime } from "../platform/clock.ts";
import { appendLine, readFileIfPresent } from "../platform/files.ts";
import type { SessionPaths } from "../platform/paths.ts";
import { cutMiddle } from "../text/cut.ts";
import { parseJsonObject } from "../text/parse-json.ts";
import { withhold } from "../text/withhold.ts";

export interface ExtraFact {
  kind: "last_assistant_message" | "compact_summary";
  timeMs: number;
  promptId?: string;
  agentId?: string;
  text: string;
}

/** Of a huge text the first and last 64 KiB count. */
const HEAD_CHARS = 65_536;
const TAIL_CHARS = 65_536;

export function appendExtra(paths: SessionPaths, fact: ExtraFact): void {
  const line = {
    v: 1,
    time: isoTime(fact.timeMs),
    kind: fact.kind,
    prompt_id: fact.promptId,
    agent_id: fact.agentId,
    text: cutMiddle(withhold(fact.text), HEAD_CHARS, TAIL_CHARS),
  };
  appendLine(paths.extra, JSON.stringify(line));
}

/** The facts in file order. A line that is none (torn, of a newer kind) is passed over. */
export function readExtra(paths: SessionPaths): ExtraFact[] {
  const lines = readFileIfPresent(paths.extra)?.toString("utf8").split("\n") ?? [];
  return lines.flatMap((line) => parseExtra(line) ?? []);
}

function parseExtra(line: string): ExtraFact | undefined {
  const { kind, time, text, prompt_id, agent_id } = parseJsonObject(line) ?? {};
  if (kind !== "last_assistant_message" && kind !== "compact_summary") return undefined;
  if (typeof text !== "string" || typeof time !== "string") return undefined;
  const fact: ExtraFact = { kind, timeMs: Date.parse(time) || 0, text };
  if (typeof prompt_id === "string") fact.promptId = prompt_id;
  if (typeof agent_id === "string") fact.agentId = agent_id;
  return fact;
}
