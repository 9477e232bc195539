/** `state/refused.jsonl`: what the gates kept out, and why. Redacted, bounded, shown by `memory check`. */
import { join } from "node:path";
import type { Candidate, MemorySource } from "../contract/memory.ts";
import { isoTime } from "../platform/clock.ts";
import { appendLine, readFileIfPresent, writeFileAtomic } from "../platform/files.ts";
import { cutText } from "../text/cut.ts";
import { isObject, parseJson, parseJsonObject } from "../text/parse-json.ts";
import { withhold } from "../text/withhold.ts";
import type { MemoryScope } from "./scope.ts";

export interface Refusal {
  v: number;
  /** ISO 8601. */
  time: string;
  reason: string;
  name: string;
  description: string;
  session?: string;
  turn?: string;
}

/** Some 500 refusals: enough to see why, not an archive. */
const MAX_BYTES = 256 * 1024;
const KEEP_LINES = 250;
const MAX_TEXT_CHARS = 200;

export interface RefusedCandidate {
  candidate: Pick<Candidate, "name" | "description">;
  reason: string;
  source?: MemorySource;
}

/** Only the holder of the scope's lock writes here. */
export function appendRefusal(scope: MemoryScope, refused: RefusedCandidate, nowMs: number): void {
  const { candidate, reason, source } = refused;
  const refusal: Refusal = {
    v: 1,
    time: isoTime(nowMs),
    reason,
    name: bounded(candidate.name),
    description: bounded(candidate.description),
    ...(source === undefined ? {} : { session: source.session }),
    ...(source?.turn === undefined ? {} : { turn: source.turn }),
  };
  const path = pathOf(scope);
  appendLine(path, JSON.stringify(refusal));
  const content = readFileIfPresent(path)?.toString("utf8") ?? "";
  if (content.length > MAX_BYTES) {
    writeFileAtomic(path, `${content.trimEnd().split("\n").slice(-KEEP_LINES).join("\n")}\n`);
  }
}

/** Newest last. */
export function readRefusals(scope: MemoryScope): Refusal[] {
  const content = readFileIfPresent(pathOf(scope))?.toString("utf8") ?? "";
  return content.split("\n").flatMap((line) => {
    const value = parseJson(line);
    return isRefusal(value) ? [value] : [];
  });
}

/** Takes out what a session had proposed. */
export function dropRefusals(scope: MemoryScope, session: string): void {
  const path = pathOf(scope);
  const lines = readFileIfPresent(path)?.toString("utf8").split("\n") ?? [];
  const kept = lines.filter((line) => line !== "" && parseJsonObject(line)?.["session"] !== session);
  if (kept.length < lines.filter((line) => line !== "").length)
    writeFileAtomic(path, kept.map((line) => `${line}\n`).join(""));
}

function bounded(text: string): string {
  return cutText(withhold(text).replace(/\s+/g, " ").trim(), MAX_TEXT_CHARS);
}

function pathOf(scope: MemoryScope): string {
  return join(scope.state, "refused.jsonl");
}

function isRefusal(value: unknown): value is Refusal {
  return isObject(value) && typeof value["reason"] === "string" && typeof value["name"] === "string";
}
