/**
 * One printer for twin registrations (plugin and settings at once, or two settings files): the process that creates the
 * claim file prints. The same occasion may come again later (a second resume), so claims carry a number and a fresh
 * claim is one of this occasion.
 */
import { join } from "node:path";
import type { HookInput } from "../contract/hook-input.ts";
import { isWithin } from "../platform/clock.ts";
import { createFileOnce, listDirectory } from "../platform/files.ts";
import type { Env } from "../platform/paths.ts";
import { statIfPresent } from "../platform/regular-file.ts";
import { hash64 } from "../text/hash.ts";

/** Twins run in parallel and differ by milliseconds; readers of the log fold equal records within the same span. */
const SAME_OCCASION_MS = 10_000;

/** What tells one printing occasion of a session from another; twins have the same client process above them. */
export function claimKey(input: HookInput, env: Env): string {
  const { prompt_id, agent_id, tool_use_id, source, trigger, prompt } = input;
  const parts = [env["CLAUDE_PID"], prompt_id, agent_id, tool_use_id, source, trigger, prompt];
  return `${input.hook_event_name}-${hash64(JSON.stringify(parts))}`;
}

/** Says whether this process is the one to print. */
export function claim(claimsDir: string, key: string, nowMs: number): boolean {
  const numbers = listDirectory(claimsDir)
    .filter((name) => name.startsWith(`${key}.`))
    .map((name) => Number(name.slice(key.length + 1)));
  const newest = Math.max(0, ...numbers);
  if (newest > 0 && isWithin(SAME_OCCASION_MS, ageMark(join(claimsDir, `${key}.${newest}`)), nowMs))
    return false;
  return createFileOnce(join(claimsDir, `${key}.${newest + 1}`), "");
}

function ageMark(path: string): number {
  return statIfPresent(path)?.mtimeMs ?? 0;
}
