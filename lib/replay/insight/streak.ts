/** Failures in a row: one thing tried again and again, or one call after another going wrong; and what ended them. */
import type { Finding } from "../finding.ts";
import { renderDuration } from "../units.ts";
import { isFileTool, partsOf } from "./effect.ts";
import { nameCall, quote, quotePath } from "./name-call.ts";
import type { ObservedCall } from "./observed-call.ts";

const MIN_FAILURES = 3;
/** Failures further apart than this many calls are not one effort. */
const MAX_GAP_CALLS = 25;
const NAMED_FILES = 3;
const MAX_SUBJECT_WORDS = 4;

interface Streak {
  failures: ObservedCall[];
  /** What worked at last. */
  end?: ObservedCall;
}

export function findStreaks(calls: readonly ObservedCall[], cwd: string | undefined): Finding[] {
  const threads = new Map<string, ObservedCall[]>();
  for (const call of calls) {
    if (call.outcome !== "ok" && call.outcome !== "failed") continue;
    const thread = threads.get(call.thread);
    if (thread === undefined) threads.set(call.thread, [call]);
    else thread.push(call);
  }
  return [...threads.values()].flatMap((thread) => {
    const ofSubject = streaksBySubject(thread);
    const told = new Set(ofSubject.flatMap(({ failures }) => failures));
    const mixed = streaksInRow(thread).filter(({ failures }) => !failures.some((call) => told.has(call)));
    return [
      ...ofSubject.map((streak) => toFinding(streak, thread, { cwd, isMixed: false })),
      ...mixed.map((streak) => toFinding(streak, thread, { cwd, isMixed: true })),
    ];
  });
}

function streaksBySubject(thread: readonly ObservedCall[]): Streak[] {
  const open = new Map<string, { failures: ObservedCall[]; lastAt: number }>();
  const done: Streak[] = [];
  for (const [at, call] of thread.entries()) {
    const subject = subjectOf(call);
    const streak = open.get(subject);
    const isFar = streak !== undefined && at - streak.lastAt > MAX_GAP_CALLS;
    if (call.outcome === "ok" || isFar) {
      if (streak !== undefined) done.push({ failures: streak.failures, ...(!isFar && { end: call }) });
      open.delete(subject);
    }
    if (call.outcome === "failed") {
      const failures = open.get(subject)?.failures ?? [];
      if (isNext(failures.at(-1), call)) failures.push(call);
      open.set(subject, { failures, lastAt: at });
    }
  }
  return [...done, ...open.values()].filter(isLong);
}

function streaksInRow(thread: readonly ObservedCall[]): Streak[] {
  const done: Streak[] = [];
  let failures: ObservedCall[] = [];
  for (const call of thread) {
    if (call.outcome === "failed") {
      if (isNext(failures.at(-1), call)) failures.push(call);
      continue;
    }
    done.push({ failures, end: call });
    failures = [];
  }
  return [...done, { failures }].filter(isLong);
}

function isLong({ failures }: Pick<Streak, "failures">): boolean {
  return failures.length >= MIN_FAILURES;
}

/** Calls made at once fail at once: that is one failure. */
function isNext(before: ObservedCall | undefined, call: ObservedCall): boolean {
  return before === undefined || call.startMs >= before.endMs;
}

/** Tries at one thing: edits of one file; commands that differ in their options alone, as `npm test -- --watch` does. */
export function subjectOf({ tool, target }: Pick<ObservedCall, "tool" | "target">): string {
  return `${tool} ${tool === "Bash" ? commandSubject(target) : target}`;
}

/** What is run, and on what; of `node -e` and its like, that it is run at all. */
function commandSubject(command: string): string {
  const parts = partsOf(command);
  const words = (parts.find((part) => !part.startsWith("cd ")) ?? command).trim().split(/\s+/);
  const end = words.findIndex((word, at) => at > 0 && /^-|[<>]/.test(word));
  return words.slice(0, Math.max(2, end < 0 ? MAX_SUBJECT_WORDS : end)).join(" ");
}

function toFinding(
  { failures, end }: Streak,
  thread: readonly ObservedCall[],
  { cwd, isMixed }: { cwd: string | undefined; isMixed: boolean },
): Finding {
  const first = failures[0] as ObservedCall;
  const last = failures.at(-1) as ObservedCall;
  const isOneCall = failures.every(({ identity }) => identity === first.identity);
  const name =
    first.tool === "Bash" && !isOneCall ? quote(commandSubject(first.target)) : nameCall(first, cwd);
  const count = failures.length;
  return {
    kind: "failing-streak",
    title: isMixed ? `${count} calls in a row failed` : `${name} failed ${count} times in a row`,
    detail:
      end === undefined ? "nothing that worked followed" : describeEnd(end, { last, thread, cwd, isMixed }),
    turn: first.turn,
    steps: [...failures, ...(end === undefined ? [] : [end])].map(({ key }) => key),
  };
}

function describeEnd(
  end: ObservedCall,
  {
    last,
    thread,
    cwd,
    isMixed,
  }: { last: ObservedCall; thread: readonly ObservedCall[]; cwd: string | undefined; isMixed: boolean },
): string {
  const after = renderDuration(end.endMs - last.startMs);
  if (isMixed) return `ended by ${nameCall(end, cwd)}`;
  const between = thread.slice(thread.indexOf(last) + 1, thread.indexOf(end));
  const edited = new Set(
    between.filter(({ tool, outcome }) => isFileTool(tool) && outcome === "ok").map(({ target }) => target),
  );
  if (edited.size > 0) {
    const named = [...edited].slice(0, NAMED_FILES).map((path) => quotePath(path, cwd));
    const rest = edited.size > NAMED_FILES ? ` and ${edited.size - NAMED_FILES} more` : "";
    return `worked after editing ${named.join(", ")}${rest}, ${after} later`;
  }
  if (end.identity !== last.identity) return `worked as ${nameCall(end, cwd)}, ${after} later`;
  const told = end.prompts > last.prompts ? "after the next prompt" : "when tried once more";
  return `worked ${told}, ${after} later`;
}
