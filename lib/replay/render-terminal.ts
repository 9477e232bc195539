/**
 * The timeline as text for a terminal: one line a step, a frame around each turn, totals below. Pure: what it gives
 * back depends on its arguments (and the process's time zone) alone, and no line is wider than `width` cells.
 */
import { drawShare } from "./bars.ts";
import { cellWidth, cutCells, fitCells, oneLine, wrapCells } from "./cells.ts";
import { chooseLayout, type Layout } from "./layout.ts";
import { type Look, markLook, STATE_WORD, TURN_LOOK } from "./look.ts";
import { tellNotification } from "./notification.ts";
import type { Paint } from "./paint.ts";
import { type StepContext, stepLines } from "./render-step.ts";
import type { Mark, Timeline, TimelineTurn, Totals } from "./shape.ts";
import { tallyTools } from "./stats.ts";
import { toolName } from "./tool-name.ts";
import { listCalls } from "./totals.ts";
import {
  renderBytes,
  renderClock,
  renderCount,
  renderDay,
  renderDayTime,
  renderDuration,
  renderNumber,
} from "./units.ts";

export interface RenderOptions {
  width: number;
  paint: Paint;
  /** Data text made fit for a terminal: redacted where asked for, no control sequences. */
  clean(text: string): string;
  title?: string;
  project?: string;
  /** Whole texts instead of their first lines; joinTurns brings them. */
  isFull?: boolean;
}

/** Lines a prompt gets when texts are not wanted whole. */
const PROMPT_LINES = 3;
/** Tools in the table at the end. */
const TABLE_ROWS = 8;
/** Cells of the longest bar in it. */
const TABLE_BAR_CELLS = 24;
/** Enough to tell sessions apart; `sessions` prints the same. */
const SHORT_ID_CHARS = 8;

export function renderTimeline(timeline: Timeline, options: RenderOptions): string {
  const layout = timelineLayout(timeline, options.width);
  const blocks = [
    headerLines(timeline, layout, options),
    ...timeline.items.map((item) =>
      item.kind === "turn" ? turnLines(item, timeline, layout, options) : [markLine(item, layout, options)],
    ),
    totalLines(timeline, layout, options),
  ];
  return `${blocks.map((lines) => lines.join("\n")).join("\n\n")}\n`;
}

export function timelineLayout(timeline: Timeline, width: number): Layout {
  const calls = listCalls(timeline.items.flatMap((item) => (item.kind === "turn" ? item.steps : [])));
  const longest = calls.reduce((most, { tool }) => Math.max(most, toolName(tool).length), 0);
  return chooseLayout(width, longest);
}

export function headerLines(timeline: Timeline, layout: Layout, options: RenderOptions): string[] {
  const { paint, clean } = options;
  const prompt = timeline.items.find((item) => item.kind === "turn" && item.prompt !== undefined);
  const title =
    options.title ?? (prompt?.kind === "turn" ? prompt.prompt : undefined) ?? "(no prompt recorded)";
  const facts = [
    timeline.session.slice(0, SHORT_ID_CHARS),
    options.project,
    timeline.model,
    period(timeline),
    STATE_WORD[timeline.state],
  ].filter((fact) => fact !== undefined && fact !== "");
  return [
    paint("bold", cutCells(oneLine(clean(title)), layout.width)),
    paint("dim", cutCells(oneLine(clean(facts.join(" · "))), layout.width)),
  ];
}

function period({ startMs, endMs }: Timeline): string {
  const end = renderDay(startMs) === renderDay(endMs) ? renderDayTime(endMs).slice(11) : renderDayTime(endMs);
  return `${renderDayTime(startMs)} – ${end}, ${renderDuration(endMs - startMs)}`;
}

export function turnLines(
  turn: TimelineTurn,
  timeline: Timeline,
  layout: Layout,
  options: RenderOptions,
): string[] {
  const context = turnContext(turn, timeline, layout, options);
  const steps = turn.steps.flatMap((step) => stepLines(step, context, "│ "));
  return [
    turnHeading(turn, layout, options),
    ...promptLines(turn, layout, options),
    ...(steps.length > 0 ? [options.paint("dim", "│"), ...steps] : []),
    ...turnFooter(turn, layout, options),
  ];
}

export function turnContext(
  turn: TimelineTurn,
  timeline: Timeline,
  layout: Layout,
  options: RenderOptions,
): StepContext {
  return {
    layout,
    paint: options.paint,
    clean: options.clean,
    cwd: timeline.cwd,
    barMs: turn.endMs - turn.startMs,
    isWaterfall: true,
    isFull: options.isFull === true,
  };
}

/** `┌ 3  09:14:10 ────────── ✓ answered · 2m 41s` */
export function turnHeading(turn: TimelineTurn, { width }: Layout, { paint }: RenderOptions): string {
  const look = TURN_LOOK[turn.outcome];
  const number = `${turn.number}`;
  const clock = renderClock(turn.startMs);
  const outcome = `${look.sign} ${look.word}`;
  const took = turn.outcome === "open" ? "" : ` · ${renderDuration(turn.endMs - turn.startMs)}`;
  const rule = width - cellWidth(`┌ ${number}  ${clock}  ${outcome}${took}`);
  if (rule < 1) return cutCells(`┌ ${number} ${outcome}`, width);
  return [
    paint("dim", "┌ "),
    paint("bold", number),
    paint("dim", `  ${clock} ${"─".repeat(rule)} `),
    paint(look.style, outcome),
    paint("dim", took),
  ].join("");
}

export function promptLines(turn: TimelineTurn, { width }: Layout, options: RenderOptions): string[] {
  const { paint, clean } = options;
  const text = oneText(turn);
  const all = wrapCells(clean(text).trim(), width - 4);
  const shown = options.isFull ? all : all.slice(0, PROMPT_LINES);
  if (shown.length < all.length) shown[shown.length - 1] = cutCells(`${shown.at(-1)} …`, width - 4);
  const isSpoken = turn.prompt !== undefined && !turn.isNotification;
  const sign = isSpoken ? "❯" : "↩";
  return shown.map((line, at) =>
    `${paint("dim", "│ ")}${at === 0 ? `${paint("cyan", sign)} ` : "  "}${paint(isSpoken ? "bold" : "dim", line)}`.trimEnd(),
  );
}

function oneText(turn: TimelineTurn): string {
  if (turn.prompt === undefined) return "(the log has no prompt for this turn)";
  return turn.isNotification ? tellNotification(turn.prompt) : turn.prompt;
}

/** `└ 12 calls · 1 failed · 41s in tools · 3.1 kB › 402 kB`, tokens on a line of their own above it. */
export function turnFooter(
  turn: TimelineTurn,
  { width }: Layout,
  { paint, lead }: RenderOptions & { lead?: string },
): string[] {
  const { totals, usage } = turn;
  const parts = [
    ...(lead === undefined ? [] : [lead]),
    ...countParts(totals),
    ...(totals.toolMs > 0 ? [`${renderDuration(totals.toolMs)} in tools`] : []),
    ...sizeParts(totals),
  ];
  if (totals.calls === 0) parts.push("no tool calls");
  const text = parts.join(" · ");
  const tokens = usage === undefined ? [] : ["│", `│ ${tokenText(usage)}`];
  return [...tokens, `└ ${text}`].map((line) => paint("dim", cutCells(line, width)));
}

function countParts(totals: Totals): string[] {
  return [
    ...(totals.calls > 0 ? [renderNumber(totals.calls, "call")] : []),
    ...(totals.failed > 0 ? [`${totals.failed} failed`] : []),
    ...(totals.refused > 0 ? [`${totals.refused} refused`] : []),
    ...(totals.cancelled > 0 ? [`${totals.cancelled} cancelled`] : []),
    ...(totals.agents > 0 ? [renderNumber(totals.agents, "subagent")] : []),
    ...(totals.compactions > 0 ? [renderNumber(totals.compactions, "compaction")] : []),
  ];
}

function sizeParts({ inputBytes, outputBytes }: Totals): string[] {
  return inputBytes + outputBytes > 0 ? [`${renderBytes(inputBytes)} › ${renderBytes(outputBytes)}`] : [];
}

function tokenText(usage: NonNullable<TimelineTurn["usage"]>): string {
  const cached = usage.cacheRead > 0 ? `, ${renderCount(usage.cacheRead)} from cache` : "";
  return `${renderCount(usage.input + usage.cacheWrite)} tokens in${cached}, ${renderCount(usage.output)} out`;
}

export function markLine(mark: Mark, { width }: Layout, { paint, clean }: RenderOptions): string {
  const look: Look = markLook(mark);
  const took = mark.durationMs === undefined ? "" : ` in ${renderDuration(mark.durationMs)}`;
  const text = cutCells(`${oneLine(clean(look.word))}${took}`, width - 12);
  return `${paint(look.style, look.sign)} ${paint("dim", `${renderClock(mark.startMs)}  ${text}`)}`;
}

function totalLines(timeline: Timeline, { width }: Layout, { paint, clean }: RenderOptions): string[] {
  const { totals } = timeline;
  const usage = sumUsage(timeline);
  const counts = [renderNumber(totals.turns, "turn"), ...countParts(totals)].join(" · ");
  const times = [
    `${renderDuration(totals.toolMs)} in tools`,
    ...sizeParts(totals),
    ...(usage === undefined ? [] : [tokenText(usage)]),
  ].join(" · ");
  return [
    paint("dim", "─".repeat(width)),
    paint("bold", cutCells(counts, width)),
    ...(totals.calls > 0
      ? [paint("dim", cutCells(times, width)), ...toolTable(timeline, width, paint, clean)]
      : []),
  ];
}

function sumUsage(timeline: Timeline): TimelineTurn["usage"] {
  let sum: TimelineTurn["usage"];
  for (const item of timeline.items) {
    if (item.kind !== "turn" || item.usage === undefined) continue;
    sum ??= { input: 0, output: 0, cacheRead: 0, cacheWrite: 0 };
    sum.input += item.usage.input;
    sum.output += item.usage.output;
    sum.cacheRead += item.usage.cacheRead;
    sum.cacheWrite += item.usage.cacheWrite;
  }
  return sum;
}

/** Where the tools' time went: name, calls, bar, time. */
function toolTable(
  timeline: Timeline,
  width: number,
  paint: Paint,
  clean: (text: string) => string,
): string[] {
  const rows = tallyTools([timeline]).slice(0, TABLE_ROWS);
  // Beside the name: calls (5), time (8) and the gaps.
  const nameCells = Math.min(16, width - 17, Math.max(...rows.map(({ tool }) => toolName(tool).length)));
  const barCells = Math.max(0, Math.min(TABLE_BAR_CELLS, width - nameCells - 24));
  const mostMs = Math.max(...rows.map(({ totalMs }) => totalMs));
  return rows.map(({ tool, calls, totalMs, failed }) => {
    const bar = fitCells(drawShare(totalMs, mostMs, barCells), barCells);
    const trouble =
      failed > 0 ? paint("red", cutCells(`  ${failed} failed`, width - nameCells - barCells - 18)) : "";
    const line = `${fitCells(toolName(oneLine(clean(tool))), nameCells)} ${fitCells(String(calls), 5, "right")}  ${paint("cyan", bar)} `;
    return `${line}${fitCells(renderDuration(totalMs), 8, "right")}${trouble}`;
  });
}
