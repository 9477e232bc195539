/** How well findings name what was planted. */
import type { FindingKind } from "../../lib/replay/finding.ts";
import type { Planted } from "./detour-story.ts";

export interface Named {
  kind: FindingKind;
  title: string;
  steps: readonly string[];
}

export interface Score {
  planted: number;
  named: number;
  /** What was planted and not named. */
  missed: string[];
  /** What was named and not planted. */
  invented: string[];
}

/** Named is what a finding of its kind points at, with every step of it. `keys`: names of the story's moves, in order. */
export function scoreFindings(
  planted: readonly Planted[],
  findings: readonly Named[],
  keys: readonly (string | undefined)[],
): Score {
  const open = [...findings];
  const missed: string[] = [];
  for (const { kind, how, moves } of planted) {
    const steps = moves.map((move) => keys[move]);
    const at = open.findIndex(
      (finding) =>
        finding.kind === kind &&
        (kind === "heavy-turn" || steps.every((key) => key !== undefined && finding.steps.includes(key))),
    );
    if (at < 0) missed.push(`${kind} (${how})`);
    else open.splice(at, 1);
  }
  return {
    planted: planted.length,
    named: planted.length - missed.length,
    missed,
    invented: open.map(({ kind, title }) => `${kind}: ${title}`),
  };
}

export function addScores(scores: readonly Score[]): Score & { precision: number; recall: number } {
  const sum = scores.reduce(
    (all, score) => ({
      planted: all.planted + score.planted,
      named: all.named + score.named,
      missed: [...all.missed, ...score.missed],
      invented: [...all.invented, ...score.invented],
    }),
    { planted: 0, named: 0, missed: [], invented: [] },
  );
  const claimed = sum.named + sum.invented.length;
  return {
    ...sum,
    precision: claimed === 0 ? 1 : sum.named / claimed,
    recall: sum.planted === 0 ? 1 : sum.named / sum.planted,
  };
}
