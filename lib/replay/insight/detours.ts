/** Detours: what the calls of a session tell without knowing of turns, times or tokens. */
import type { Finding } from "../finding.ts";
import { collectChanges } from "./changes.ts";
import type { ObservedCall } from "./observed-call.ts";
import { findRepeated } from "./repeated.ts";
import { findReread } from "./reread.ts";
import { findStreaks } from "./streak.ts";
import { findUndone } from "./undone.ts";

/** `calls` by start; `cwd` shortens the paths in what is said. */
export function findDetours(calls: readonly ObservedCall[], cwd: string | undefined): Finding[] {
  const changes = collectChanges(calls);
  const streaks = findStreaks(calls, cwd);
  const failing = new Set(streaks.flatMap(({ steps }) => steps));
  const repeated = findRepeated(calls, changes, cwd);
  return [
    // A streak of equal calls is told once.
    ...repeated.filter(({ steps }) => !steps.every((key) => failing.has(key))),
    ...streaks,
    ...findReread(calls, changes, cwd),
    ...findUndone(calls, cwd),
  ];
}
