/** Insight as text for a terminal: each finding with its steps, then where time and tokens went. No line is too wide. */
import { drawShare } from "../bars.ts";
import { cellWidth, cutCells, fitCells, oneLine, wrapCells } from "../cells.ts";
import type { Finding, FindingKind } from "../finding.ts";
import type { Style } from "../paint.ts";
import { headerLines, type RenderOptions, timelineLayout } from "../render-terminal.ts";
import type { Timeline } from "../shape.ts";
import { renderCount, renderNumber } from "../units.ts";
import type { Insight } from "./derive.ts";
import { splitLines } from "./render-split.ts";

export const FINDING_LOOK: Readonly<Record<FindingKind, { sign: string; word: string; style: Style }>> = {
  "repeated-call": { sign: "⟳", word: "repeated call", style: "yellow" },
  "failing-streak": { sign: "✗", word: "failing streak", style: "red" },
  "reread-file": { sign: "⟲", word: "file re-read", style: "yellow" },
  "undone-edit": { sign: "↶", word: "undone edit", style: "magenta" },
  "long-wait": { sign: "◷", word: "long wait", style: "blue" },
  "heavy-turn": { sign: "▲", word: "heavy turn", style: "cyan" },
};

/** More steps of one finding are counted. */
const SHOWN_STEPS = 3;
/** More turns are in --json. */
const SHOWN_TURNS = 8;
const INDENT = "  ";
const TOKEN_BAR_CELLS = 24;

export function renderInsight(timeline: Timeline, insight: Insight, options: RenderOptions): string {
  const layout = timelineLayout(timeline, options.width);
  const { width } = layout;
  const { paint } = options;
  const count = insight.findings.length;
  const blocks = [
    headerLines(timeline, layout, options),
    ...(count === 0 ? [[paint("green", cutCells("✓ nothing went astray", width))]] : []),
    ...insight.findings.map((finding) => findingLines(finding, width, options)),
    [paint("dim", "time"), ...splitLines(insight.time, { width, paint })],
    ...(insight.tokens.length > 0 ? [tokenLines(insight, width, options)] : []),
    ...insight.unknown.map((sentence) => wrapCells(`${sentence}.`, width).map((line) => paint("dim", line))),
  ];
  return `${blocks.map((lines) => lines.join("\n")).join("\n\n")}\n`;
}

function findingLines(finding: Finding, width: number, { paint, clean }: RenderOptions): string[] {
  const { sign, style } = FINDING_LOOK[finding.kind];
  const room = width - cellWidth(sign) - 1;
  const shown = finding.steps.slice(0, SHOWN_STEPS);
  const rest = finding.steps.length - shown.length;
  const places = [`turn ${finding.turn}`, ...shown, ...(rest > 0 ? [`${rest} more`] : [])].join(" · ");
  const title = wrapCells(oneLine(clean(finding.title)), room);
  const detail = finding.detail === "" ? [] : wrapCells(oneLine(clean(finding.detail)), room);
  return [
    ...title.map((line, at) => `${at === 0 ? paint(style, sign) : " "} ${paint("bold", line)}`),
    ...detail.map((line) => `${INDENT}${line}`),
    `${INDENT}${paint("dim", cutCells(clean(places), room))}`,
  ];
}

/** The turns that took most, by their number. */
function tokenLines({ tokens }: Insight, width: number, { paint }: RenderOptions): string[] {
  const costs = tokens.map(({ turn, sent, written }) => ({ turn, sum: sent + written }));
  const shown = costs
    .toSorted((a, b) => b.sum - a.sum)
    .slice(0, SHOWN_TURNS)
    .sort((a, b) => a.turn - b.turn);
  const most = Math.max(...shown.map(({ sum }) => sum));
  const total = costs.reduce((all, { sum }) => all + sum, 0);
  const cached = tokens.reduce((all, turn) => all + turn.cached, 0);
  const rest = costs.length - shown.length;
  const barCells = Math.max(0, Math.min(TOKEN_BAR_CELLS, width - 22));
  return [
    paint("dim", cutCells(`tokens: ${renderCount(total)}, and ${renderCount(cached)} from the cache`, width)),
    ...shown.map(({ turn, sum }) => {
      const name = `${fitCells(`turn ${turn}`, 9)}  ${fitCells(renderCount(sum), 6, "right")}`;
      return `${cutCells(name, width)}  ${paint("cyan", drawShare(sum, most, barCells))}`.trimEnd();
    }),
    ...(rest > 0
      ? [paint("dim", cutCells(`and ${renderNumber(rest, "lighter turn")}: --json has them`, width))]
      : []),
  ];
}
