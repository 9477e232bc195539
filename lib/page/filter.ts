/** Which steps a reader wants to see, and what there is to choose from. */
import type { CallOutcome } from "../replay/shape.ts";
import type { FlatStep } from "./steps.ts";

export interface Filter {
  tools: ReadonlySet<string>;
  outcomes: ReadonlySet<CallOutcome>;
  /** Keys of subagents; "" is the main thread. */
  agents: ReadonlySet<string>;
  /** Part of a path; empty for any. */
  file: string;
}

export const NO_FILTER: Filter = { tools: new Set(), outcomes: new Set(), agents: new Set(), file: "" };

export interface Choice {
  value: string;
  label: string;
  count: number;
}

export interface Choices {
  tools: Choice[];
  outcomes: Choice[];
  agents: Choice[];
  files: Choice[];
}

export function isFiltering({ tools, outcomes, agents, file }: Filter): boolean {
  return tools.size + outcomes.size + agents.size > 0 || file.trim() !== "";
}

/** Indexes of the steps to show; a subagent is shown with what is shown of it. */
export function filterSteps(steps: readonly FlatStep[], filter: Filter): Set<number> {
  const shown = new Set<number>();
  const agents = new Set<string>();
  for (let at = steps.length - 1; at >= 0; at--) {
    const flat = steps[at];
    if (flat === undefined) continue;
    const isHeading = flat.step.kind === "agent" && agents.has(flat.step.key);
    if (!isHeading && !matches(flat, filter)) continue;
    shown.add(flat.index);
    if (flat.agent !== undefined) agents.add(flat.agent.key);
  }
  return shown;
}

/** Said in words or done without a tool, a step passes only where no tool, outcome or file is asked for. */
function matches({ step, agent }: FlatStep, filter: Filter): boolean {
  if (filter.agents.size > 0 && !filter.agents.has(agent?.key ?? "")) return false;
  const file = filter.file.trim().toLowerCase();
  if (step.kind !== "tool") return filter.tools.size + filter.outcomes.size === 0 && file === "";
  if (filter.tools.size > 0 && !filter.tools.has(step.tool)) return false;
  if (filter.outcomes.size > 0 && !filter.outcomes.has(step.outcome)) return false;
  return file === "" || (step.file ?? "").toLowerCase().includes(file);
}

export function listChoices(steps: readonly FlatStep[]): Choices {
  const tools = new Map<string, number>();
  const outcomes = new Map<string, number>();
  const agents = new Map<string, { label: string; count: number }>([["", { label: "main", count: 0 }]]);
  const files = new Map<string, number>();
  for (const { step, agent } of steps) {
    if (step.kind === "agent") agents.set(step.key, { label: step.name, count: 0 });
    if (step.kind !== "tool") continue;
    tools.set(step.tool, (tools.get(step.tool) ?? 0) + 1);
    outcomes.set(step.outcome, (outcomes.get(step.outcome) ?? 0) + 1);
    const owner = agents.get(agent?.key ?? "");
    if (owner !== undefined) owner.count += 1;
    if (step.file !== undefined) files.set(step.file, (files.get(step.file) ?? 0) + 1);
  }
  const listed = (counts: ReadonlyMap<string, number>): Choice[] =>
    [...counts]
      .map(([value, count]) => ({ value, label: value, count }))
      .sort((a, b) => b.count - a.count || (a.label < b.label ? -1 : 1));
  return {
    tools: listed(tools),
    outcomes: listed(outcomes),
    agents: [...agents].map(([value, { label, count }]) => ({ value, label, count })),
    files: listed(files),
  };
}
