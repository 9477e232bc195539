/** Lines of one step: columns aligned over all depths, what it went wrong with below it, its subagents below that. */
import { drawSpan } from "./bars.ts";
import { cellWidth, cutCells, cutMiddleCells, fitCells, oneLine, wrapCells } from "./cells.ts";
import { DURATION_CELLS, type Layout, OFFSET_CELLS, SIZE_CELLS, targetCells } from "./layout.ts";
import { CALL_LOOK, compactionLook, type Look } from "./look.ts";
import type { Paint } from "./paint.ts";
import type { AgentStep, Step, ToolStep } from "./shape.ts";
import { toolName } from "./tool-name.ts";
import { listCalls } from "./totals.ts";
import { renderBytes, renderDuration, renderNumber } from "./units.ts";

export interface StepContext {
  layout: Layout;
  paint: Paint;
  /** Data text made fit for a terminal. */
  clean(text: string): string;
  cwd: string | undefined;
  /** What a whole bar stands for. */
  barMs: number;
  /** Bars begin when their step began (on the line of the whole turn), not all at the left. */
  isWaterfall: boolean;
  /** Whole texts instead of their first lines. */
  isFull: boolean;
}

/** Lines a queued prompt gets when texts are not wanted whole. */
const SHORT_LINES = 2;
/** Lines of a tool's input and of its output with --full; `show` prints the rest. */
const FULL_TOOL_LINES = 12;

export function stepLines(step: Step, context: StepContext, prefix: string): string[] {
  switch (step.kind) {
    case "tool":
      return toolLines(step, context, prefix);
    case "agent":
      return agentLines(step, context, prefix);
    case "prompt":
      return textLines({ ...step, sign: "❯", style: "bold", maxLines: SHORT_LINES }, context, prefix);
    case "answer":
      return textLines(
        { ...step, sign: "●", style: undefined, maxLines: Number.POSITIVE_INFINITY },
        context,
        prefix,
      );
    case "compaction": {
      const took = step.durationMs === undefined ? "" : ` in ${renderDuration(step.durationMs)}`;
      return [remark(step.offsetMs, { ...compactionLook(step.trigger), after: took }, context, prefix)];
    }
    case "failure": {
      const look: Look = { sign: "✗", word: `the turn failed: ${step.error}`, style: "red" };
      return [remark(step.offsetMs, { ...look, after: "" }, context, prefix)];
    }
    default:
      return step satisfies never;
  }
}

function toolLines(step: ToolStep, context: StepContext, prefix: string): string[] {
  const { paint, layout } = context;
  const look = CALL_LOOK[step.outcome];
  const tool = fitCells(toolName(oneLine(context.clean(step.tool))), layout.toolCells);
  const room = targetCells(layout, cellWidth(prefix));
  const line = [
    paint("dim", `${prefix}${offset(step.offsetMs)}`),
    paint(look.style, look.sign),
    paint("bold", tool),
    // Deep in a narrow terminal there may be no room for it at all.
    ...(room > 0 ? [fitCells(cutTarget(step, context, room), room)] : []),
  ].join(" ");
  const below = indent(prefix);
  return [
    `${line}${rightColumns(step, context)}`.trimEnd(),
    ...noteLines(step, context, below),
    ...step.agents.flatMap((agent) => agentLines(agent, context, prefix)),
  ];
}

function offset(ms: number): string {
  return fitCells(`+${renderDuration(ms)}`, OFFSET_CELLS, "right");
}

/** Where the text of a step's further lines begins: under its sign. */
function indent(prefix: string): string {
  return `${prefix}${" ".repeat(OFFSET_CELLS + 1)}`;
}

function cutTarget(step: ToolStep, { clean, cwd }: StepContext, cells: number): string {
  const target = oneLine(clean(relativeTarget(step.target ?? "", cwd)));
  // The end of a path says most, the beginning of a command does.
  return /^[\w.@~/\\-]+$/.test(target) ? cutMiddleCells(target, cells) : cutCells(target, cells);
}

function relativeTarget(target: string, cwd: string | undefined): string {
  return cwd !== undefined && target.startsWith(`${cwd}/`) ? target.slice(cwd.length + 1) : target;
}

function rightColumns(step: ToolStep, { layout, paint, barMs, isWaterfall }: StepContext): string {
  const { durationMs } = step;
  const bar =
    layout.barCells === 0
      ? ""
      : `  ${drawSpan({ startMs: isWaterfall ? step.offsetMs : 0, durationMs: durationMs ?? 0 }, barMs, layout.barCells)}`;
  const duration = durationMs === undefined ? "" : renderDuration(durationMs);
  const durationColumn = layout.hasDuration ? ` ${fitCells(duration, DURATION_CELLS, "right")}` : "";
  return `${paint(CALL_LOOK[step.outcome].style, bar)}${durationColumn}${paint("dim", sizeColumns(step, layout))}`;
}

function sizeColumns({ inputBytes, outputBytes }: ToolStep, { sizes }: Layout): string {
  if (sizes === "none") return "";
  const column = (bytes: number | undefined) =>
    fitCells(bytes === undefined ? "" : renderBytes(bytes), SIZE_CELLS, "right");
  if (sizes === "out") return `  ${column(outputBytes)}`;
  const arrow = inputBytes === undefined && outputBytes === undefined ? " " : "›";
  return `  ${column(inputBytes)} ${arrow} ${column(outputBytes)}`;
}

function noteLines(step: ToolStep, context: StepContext, below: string): string[] {
  const { layout, paint, clean } = context;
  const look = CALL_LOOK[step.outcome];
  const lines: string[] = [];
  if (step.outcome !== "ok") {
    const note = oneLine(clean(outcomeNote(step)));
    lines.push(
      `${paint("dim", `${below}╰ `)}${paint(look.style, cutCells(note, layout.width - cellWidth(below) - 2))}`,
    );
  }
  if (context.isFull) lines.push(...toolTextLines(step, context, below));
  return lines;
}

function outcomeNote({ outcome, denial, error }: ToolStep): string {
  const reason = denial !== undefined && denial !== outcome ? `: ${denial}` : "";
  if (outcome === "failed") return error ?? "failed";
  return `${CALL_LOOK[outcome].word}${reason}${error === undefined ? "" : ` · ${error}`}`;
}

/** Input and output as the archive has them, marked by arrows, a few lines of each. */
function toolTextLines(step: ToolStep, { layout, paint, clean }: StepContext, below: string): string[] {
  const width = layout.width - cellWidth(below) - 2;
  const parts = [
    { sign: "›", text: step.input },
    { sign: "‹", text: step.output },
  ];
  return parts.flatMap(({ sign, text }) => {
    if (text === undefined || text.trim() === "") return [];
    const all = wrapCells(clean(text).trim(), width);
    const shown = all.slice(0, FULL_TOOL_LINES);
    const rest = all.length - shown.length;
    const more = rest > 0 ? [`… ${renderNumber(rest, "more line")}${showHint(step)}`] : [];
    return [...shown, ...more].map((line, at) =>
      paint("dim", `${below}${at === 0 ? sign : " "} ${cutCells(line, width)}`.trimEnd()),
    );
  });
}

function showHint({ toolUseId }: ToolStep): string {
  return toolUseId === undefined ? "" : `: logbook show ${toolUseId}`;
}

function agentLines(agent: AgentStep, context: StepContext, prefix: string): string[] {
  const { paint, layout } = context;
  const calls = listCalls(agent.steps).length;
  const state = agent.state === "done" ? "" : ` · ${agent.state}`;
  const facts = `${renderNumber(calls, "call")} · ${renderDuration(agent.durationMs)}${state}`;
  const type = oneLine(context.clean(agent.agentType ?? "subagent"));
  const room = layout.width - cellWidth(prefix) - OFFSET_CELLS - 1 - 2;
  const head = cutCells(`${type} · ${facts}`, room);
  const deeper = `${prefix}${layout.width < 60 ? "┊" : "  ┊ "}`;
  // Very deep nesting stops moving right, or the columns would leave the line.
  const inner = targetCells(layout, cellWidth(deeper)) < 0 ? prefix : deeper;
  return [
    `${paint("dim", `${indent(prefix)}╭ `)}${paint("blue", head.slice(0, type.length))}${paint("dim", head.slice(type.length))}`,
    ...agent.steps.flatMap((step) => stepLines(step, context, inner)),
  ];
}

function textLines(
  text: { text: string; offsetMs: number; sign: string; style: "bold" | undefined; maxLines: number },
  { layout, paint, clean, isFull }: StepContext,
  prefix: string,
): string[] {
  const below = indent(prefix);
  const all = wrapCells(clean(text.text).trim(), layout.width - cellWidth(below) - 2);
  const shown = isFull ? all : all.slice(0, text.maxLines);
  if (shown.length < all.length)
    shown[shown.length - 1] = cutCells(`${shown.at(-1)} …`, layout.width - cellWidth(below) - 2);
  const painted = shown.map((line) => (text.style === undefined ? line : paint(text.style, line)));
  return painted.map((line, at) =>
    at === 0
      ? `${paint("dim", `${prefix}${offset(text.offsetMs)}`)} ${paint("cyan", text.sign)} ${line}`
      : `${paint("dim", below)}  ${line}`.trimEnd(),
  );
}

function remark(
  offsetMs: number,
  look: Look & { after: string },
  { layout, paint, clean }: StepContext,
  prefix: string,
): string {
  const lead = `${prefix}${offset(offsetMs)} `;
  const text = cutCells(
    `${look.sign} ${oneLine(clean(look.word))}${look.after}`,
    layout.width - cellWidth(lead),
  );
  return `${paint("dim", lead)}${paint(look.style, text)}`;
}
