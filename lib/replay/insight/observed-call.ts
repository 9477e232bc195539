/** Tool calls as insight looks at them: in one row by time, each knowing what makes it equal to another. */
import { MAX_TARGET_CHARS } from "../../contract/log-limits.ts";
import type { CallOutcome, Step, Timeline, ToolStep } from "../shape.ts";
import { stepKey } from "../step-key.ts";

export interface ObservedCall {
  key: string;
  /** Whose context the call belongs to: a subagent's id, or "" for the main conversation. */
  thread: string;
  turn: number;
  tool: string;
  target: string;
  /** Equal for calls of one tool that ask for the same. */
  identity: string;
  outcome: CallOutcome;
  error?: string;
  startMs: number;
  endMs: number;
  durationMs?: number;
  outputBytes?: number;
  /** JSON, where the archive was joined. */
  input?: string;
  /** How many prompts came before: with each the user may have changed something. */
  prompts: number;
  /** How many compactions came before: with each the model lost what it had read. */
  compactions: number;
}

const FILE_TOOLS = new Set(["Read", "Edit", "MultiEdit", "Write", "NotebookRead", "NotebookEdit"]);

/** By start; calls of subagents among them. */
export function observeCalls(timeline: Timeline): ObservedCall[] {
  const calls: ObservedCall[] = [];
  const prompts: number[] = [];
  const compactions: number[] = [];
  const visit = (step: Step, thread: string, turn: number): void => {
    if (step.kind === "prompt") prompts.push(step.startMs);
    if (step.kind === "compaction") compactions.push(step.startMs);
    if (step.kind === "agent") for (const inner of step.steps) visit(inner, step.agentId, turn);
    if (step.kind !== "tool") return;
    calls.push(observe(step, { thread, turn, cwd: timeline.cwd }));
    for (const agent of step.agents) visit(agent, thread, turn);
  };
  for (const item of timeline.items) {
    if (item.kind === "turn") {
      prompts.push(item.startMs);
      for (const step of item.steps) visit(step, "", item.number);
    } else if (item.mark === "compaction") compactions.push(item.startMs);
  }
  calls.sort((a, b) => a.startMs - b.startMs);
  return countBefore(calls, { prompts: prompts.sort(ascending), compactions: compactions.sort(ascending) });
}

function ascending(a: number, b: number): number {
  return a - b;
}

function countBefore(
  calls: readonly ObservedCall[],
  { prompts, compactions }: { prompts: readonly number[]; compactions: readonly number[] },
): ObservedCall[] {
  let promptCount = 0;
  let compactionCount = 0;
  return calls.map((call) => {
    while ((prompts[promptCount] ?? Number.POSITIVE_INFINITY) <= call.startMs) promptCount++;
    while ((compactions[compactionCount] ?? Number.POSITIVE_INFINITY) <= call.startMs) compactionCount++;
    return { ...call, prompts: promptCount, compactions: compactionCount };
  });
}

function observe(
  step: ToolStep,
  { thread, turn, cwd }: { thread: string; turn: number; cwd: string | undefined },
): ObservedCall {
  const { tool, outcome, error, startMs, durationMs, outputBytes, input } = step;
  const target = FILE_TOOLS.has(tool) ? wholePath(step.target ?? "", cwd) : (step.target ?? "");
  return {
    ...{ key: stepKey(step), thread, turn, tool, target, outcome, startMs },
    endMs: startMs + (durationMs ?? 0),
    identity: identityOf(step),
    prompts: 0,
    compactions: 0,
    ...(error !== undefined && { error }),
    ...(durationMs !== undefined && { durationMs }),
    ...(outputBytes !== undefined && { outputBytes }),
    ...(input !== undefined && { input }),
  };
}

/** A hook is told the whole path of a file, the transcript what the model wrote. */
function wholePath(path: string, cwd: string | undefined): string {
  const isRelative = path !== "" && !/^(?:[/~\\]|[A-Za-z]:)/.test(path);
  return cwd === undefined || !isRelative ? path : `${cwd}/${path.replace(/^\.\//, "")}`;
}

/** A command is its own text: the description beside it may differ. Anything else is its whole input. */
export function identityOf(call: {
  tool: string;
  target?: string;
  hash?: string;
  inputBytes?: number;
}): string {
  const { tool, target = "", hash, inputBytes } = call;
  const isText = tool === "Bash" && isWholeTarget(target);
  return JSON.stringify(
    isText || hash === undefined ? [tool, target, isText ? 0 : inputBytes] : [tool, hash],
  );
}

/** The log cuts long targets and masks secrets: two such may look alike and differ. */
export function isWholeTarget(target: string): boolean {
  return target !== "" && target.length < MAX_TARGET_CHARS - 1 && !target.includes("[redacted:");
}
