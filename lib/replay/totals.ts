/** What a turn, and a session, add up to. */
import type { Step, ToolStep, Totals } from "./shape.ts";

export function emptyTotals(): Totals {
  return {
    turns: 0,
    prompts: 0,
    calls: 0,
    failed: 0,
    refused: 0,
    cancelled: 0,
    agents: 0,
    compactions: 0,
    toolMs: 0,
    inputBytes: 0,
    outputBytes: 0,
  };
}

export function addTotals(a: Totals, b: Totals): Totals {
  return {
    turns: a.turns + b.turns,
    prompts: a.prompts + b.prompts,
    calls: a.calls + b.calls,
    failed: a.failed + b.failed,
    refused: a.refused + b.refused,
    cancelled: a.cancelled + b.cancelled,
    agents: a.agents + b.agents,
    compactions: a.compactions + b.compactions,
    toolMs: a.toolMs + b.toolMs,
    inputBytes: a.inputBytes + b.inputBytes,
    outputBytes: a.outputBytes + b.outputBytes,
  };
}

export function sumSteps(steps: readonly Step[]): Totals {
  return steps.reduce((sum, step) => addTotals(sum, totalsOfStep(step)), emptyTotals());
}

function totalsOfStep(step: Step): Totals {
  switch (step.kind) {
    case "tool":
      return addTotals(totalsOfCall(step), sumSteps(step.agents));
    case "agent":
      return addTotals({ ...emptyTotals(), agents: 1 }, sumSteps(step.steps));
    case "prompt":
      return { ...emptyTotals(), prompts: 1 };
    case "compaction":
      return { ...emptyTotals(), compactions: 1 };
    case "answer":
    case "failure":
      return emptyTotals();
    default:
      return step satisfies never;
  }
}

function totalsOfCall(call: ToolStep): Totals {
  return {
    ...emptyTotals(),
    calls: 1,
    failed: call.outcome === "failed" ? 1 : 0,
    refused: call.outcome === "refused" ? 1 : 0,
    cancelled: call.outcome === "cancelled" ? 1 : 0,
    // A call that spawned agents waits for them: their own calls carry the time.
    toolMs: call.agents.length > 0 ? 0 : (call.durationMs ?? 0),
    inputBytes: call.inputBytes ?? 0,
    outputBytes: call.outputBytes ?? 0,
  };
}

/** Every tool call below `steps`, subagents' included, in the order they began. */
export function listCalls(steps: readonly Step[]): ToolStep[] {
  const calls = steps.flatMap((step): ToolStep[] => {
    if (step.kind === "tool") return [step, ...listCalls(step.agents)];
    return step.kind === "agent" ? listCalls(step.steps) : [];
  });
  return calls.sort((a, b) => a.startMs - b.startMs);
}
