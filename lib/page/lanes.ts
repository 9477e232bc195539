/** Lanes of bars: who was busy when. The main thread has the first lane, every subagent one of its own. */
import type { CallOutcome } from "../replay/shape.ts";
import type { FlatStep } from "./steps.ts";
import { type ToolKind, toolKind } from "./tool-kind.ts";

export interface Bar {
  /** Of the step it stands for; of several, the first or the one that went wrong. */
  index: number;
  startMs: number;
  endMs: number;
  kind: ToolKind;
  outcome: CallOutcome;
  /** How many calls it stands for. */
  calls: number;
}

export interface Lane {
  /** Absent: the main thread. Empty: several subagents. */
  agent?: string;
  name: string;
  bars: Bar[];
}

/** Of the steps of one turn, or of a whole session. */
export function deriveLanes(steps: readonly FlatStep[]): Lane[] {
  const main: Lane = { name: "main", bars: [] };
  const lanes = new Map<string | undefined, Lane>([[undefined, main]]);
  for (const { step, agent, index } of steps) {
    if (step.kind === "agent") lanes.set(step.key, { agent: step.key, name: step.name, bars: [] });
    if (step.kind !== "tool") continue;
    const lane = lanes.get(agent?.key) ?? main;
    lane.bars.push({
      index,
      startMs: step.startMs,
      endMs: step.startMs + (step.durationMs ?? 0),
      kind: toolKind(step.tool),
      outcome: step.outcome,
      calls: 1,
    });
  }
  return [...lanes.values()];
}

/** Lanes that do not overlap in time share one, so that a session of thirty subagents is not thirty lanes high. */
export function packLanes(lanes: readonly Lane[], maxLanes: number): Lane[] {
  const [main, ...others] = lanes;
  if (main === undefined) return [];
  const packed: Lane[] = [];
  for (const lane of others) {
    const [first] = lane.bars;
    if (first === undefined) continue;
    const room = packed.find(({ bars }) => (bars.at(-1)?.endMs ?? 0) <= first.startMs);
    if (room !== undefined) room.bars.push(...lane.bars);
    else if (packed.length < maxLanes - 1)
      packed.push({ agent: "", name: "subagents", bars: [...lane.bars] });
    else packed.at(-1)?.bars.push(...lane.bars);
  }
  return [main, ...packed];
}

/** Bars narrower than `leastMs` melt into their neighbour of the same kind: what nobody can tell apart costs nothing. */
export function meltBars(bars: readonly Bar[], leastMs: number): Bar[] {
  const melted: Bar[] = [];
  for (const bar of [...bars].sort((a, b) => a.startMs - b.startMs)) {
    const last = melted.at(-1);
    const isNear = last !== undefined && bar.endMs - last.startMs < leastMs;
    if (last === undefined || !isNear) melted.push({ ...bar });
    else {
      last.endMs = Math.max(last.endMs, bar.endMs);
      last.calls += 1;
      // What went wrong is never hidden by what went well.
      if (last.outcome === "ok" && bar.outcome !== "ok") {
        last.outcome = bar.outcome;
        last.kind = bar.kind;
        last.index = bar.index;
      }
    }
  }
  return melted;
}
