/** The steps of a page in one row, as they are read: each call, then what its subagents did, a level deeper. */
import type { PageAgent, PageData, PageStep, PageTurn } from "./shape.ts";

export interface FlatStep {
  /** Place in reading order, over the whole session. */
  index: number;
  step: PageStep;
  turn: PageTurn;
  depth: number;
  /** The subagent whose step this is; the main thread has none. */
  agent?: PageAgent;
}

export function turnsOf(data: PageData): PageTurn[] {
  return data.items.filter((item) => item.kind === "turn");
}

export function flattenSteps(data: PageData): FlatStep[] {
  const flat: FlatStep[] = [];
  const add = (steps: readonly PageStep[], turn: PageTurn, depth: number, agent?: PageAgent): void => {
    for (const step of steps) {
      flat.push({ index: flat.length, step, turn, depth, ...(agent !== undefined && { agent }) });
      if (step.kind === "agent") add(step.steps, turn, depth + 1, step);
      if (step.kind === "tool") add(step.agents, turn, depth + 1, agent);
    }
  };
  for (const turn of turnsOf(data)) add(turn.steps, turn, 0);
  return flat;
}

export function groupByTurn(steps: readonly FlatStep[]): Map<PageTurn, FlatStep[]> {
  const byTurn = new Map<PageTurn, FlatStep[]>();
  for (const flat of steps) {
    const known = byTurn.get(flat.turn);
    if (known === undefined) byTurn.set(flat.turn, [flat]);
    else known.push(flat);
  }
  return byTurn;
}

/** When a step was over; what has no duration ends where it began. */
export function endOf(step: PageStep): number {
  return step.startMs + ("durationMs" in step ? (step.durationMs ?? 0) : 0);
}
