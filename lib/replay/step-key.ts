/** Names of steps that are the same with and without the archive's texts: findings and deep links point with them. */
import type { Step } from "./shape.ts";

/** Two unnamed steps of one kind that began in the same millisecond share a name: the first one is meant. */
export function stepKey(step: Step): string {
  switch (step.kind) {
    case "tool":
      return step.toolUseId ?? `tool-${step.startMs}`;
    case "agent":
      return step.agentId;
    default:
      return `${step.kind}-${step.startMs}`;
  }
}
