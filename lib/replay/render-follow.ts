/** A session as it happens: the lines of what came since the last look. Nothing printed is ever taken back. */
import { chooseLayout, type Layout } from "./layout.ts";
import { TURN_LOOK } from "./look.ts";
import { stepLines } from "./render-step.ts";
import {
  markLine,
  promptLines,
  type RenderOptions,
  turnContext,
  turnFooter,
  turnHeading,
} from "./render-terminal.ts";
import type { Step, Timeline, TimelineTurn } from "./shape.ts";
import { renderDuration } from "./units.ts";

/** What has been printed; renderFollow adds to it. */
export type Seen = Set<string>;

/** On an open turn the bar's line cannot be the whole turn; a minute is what most calls stay under. */
const BAR_SPAN_MS = 60_000;

/** The usual tools' longest name; which will come is not known when the first line is printed. */
const TOOL_CELLS = 9;

export function renderFollow(timeline: Timeline, seen: Seen, options: RenderOptions): string {
  const layout = chooseLayout(options.width, TOOL_CELLS);
  const lines = timeline.items.flatMap((item) => {
    if (item.kind === "turn") return turnNews(item, timeline, seen, { layout, options });
    return isNew(seen, `mark ${item.mark} ${item.startMs}`) ? ["", markLine(item, layout, options)] : [];
  });
  return lines.length === 0 ? "" : `${lines.join("\n")}\n`;
}

function turnNews(
  turn: TimelineTurn,
  timeline: Timeline,
  seen: Seen,
  { layout, options }: { layout: Layout; options: RenderOptions },
): string[] {
  const key = `turn ${turn.promptId ?? turn.startMs}`;
  const heading = isNew(seen, key)
    ? ["", turnHeading({ ...turn, outcome: "open" }, layout, options), ...promptLines(turn, layout, options)]
    : [];
  const context = { ...turnContext(turn, timeline, layout, options), barMs: BAR_SPAN_MS, isWaterfall: false };
  const steps = flatSteps(turn.steps, "│ ")
    .filter(({ step }) => isNew(seen, `${key} ${stepKey(step)}`))
    .flatMap(({ step, prefix }) => stepLines(withoutAgents(step), context, prefix));
  const isClosed = turn.outcome !== "open" && isNew(seen, `${key} ${turn.outcome}`);
  return [
    ...heading,
    ...steps,
    ...(isClosed ? turnFooter(turn, layout, { ...options, lead: outcomeText(turn) }) : []),
  ];
}

/** The heading was printed while the turn was open: its end is told here. */
function outcomeText(turn: TimelineTurn): string {
  const look = TURN_LOOK[turn.outcome];
  return `${look.sign} ${look.word} · ${renderDuration(turn.endMs - turn.startMs)}`;
}

function isNew(seen: Seen, key: string): boolean {
  if (seen.has(key)) return false;
  seen.add(key);
  return true;
}

/** Subagents' steps as they come, indented; what goes in between belongs to whoever is further left. */
function flatSteps(steps: readonly Step[], prefix: string): { step: Step; prefix: string }[] {
  return steps.flatMap((step) => {
    if (step.kind === "agent") return flatSteps(step.steps, `${prefix}  ┊ `);
    const agents = step.kind === "tool" ? flatSteps(step.agents, prefix) : [];
    return [...agents, { step, prefix }];
  });
}

function stepKey(step: Step): string {
  return step.kind === "tool" && step.toolUseId !== undefined
    ? step.toolUseId
    : `${step.kind} ${step.startMs}`;
}

/** Subagents' steps have printed their own lines. */
function withoutAgents(step: Step): Step {
  return step.kind === "tool" ? { ...step, agents: [] } : step;
}
