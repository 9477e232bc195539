/** `logbook stats`: what the tools did, by tool and by day; where the time went; what went astray. */
import { drawShare } from "../../replay/bars.ts";
import { cutCells, fitCells, wrapCells } from "../../replay/cells.ts";
import { splitLines } from "../../replay/insight/render-split.ts";
import { FINDING_LOOK } from "../../replay/insight/render-terminal.ts";
import type { Paint } from "../../replay/paint.ts";
import { statsJson } from "../../replay/render-json.ts";
import { type DayTally, deriveStats, type Period, type Stats, type ToolTally } from "../../replay/stats.ts";
import { toolName } from "../../replay/tool-name.ts";
import { renderBytes, renderDuration, renderNumber } from "../../replay/units.ts";
import { type Column, joinColumns } from "../columns.ts";
import type { CommandArgs, CommandContext, RunCommand } from "../command.ts";
import { parseDate } from "../dates.ts";
import { damageNote, loadTimeline } from "../load-timeline.ts";
import { isSet, textOption } from "../parse-args.ts";
import { resolveSession } from "../resolve-session.ts";
import { chooseScope } from "../scope-of-projects.ts";
import { logMtime, type StoredSession } from "../session-index.ts";

/** Days shown in the terminal; --json has them all. */
const MAX_DAYS = 14;
const BAR_CELLS = 24;
/** As replay's header prints it. */
const SHORT_ID_CHARS = 8;

export const run: RunCommand = (context, args) => {
  const period = parsePeriod(context, args);
  const loaded = chooseSessions(context, args, period).map((session) => loadTimeline(context, session));
  for (const note of loaded.map(damageNote)) if (note !== undefined) context.output.note(note);
  const stats = deriveStats(
    loaded.map(({ timeline }) => timeline),
    period,
  );
  if (isSet(args, "json")) context.output.printJson(statsJson(stats));
  else if (stats.sessions > 0) context.output.print(renderStats(stats, context));
  else context.output.note("logbook: nothing is recorded there. logbook stats --all counts every project.");
  return stats.sessions > 0 ? 0 : 1;
};

export function parsePeriod({ clock }: Pick<CommandContext, "clock">, args: CommandArgs): Period {
  const since = textOption(args, "since");
  const until = textOption(args, "until");
  const nowMs = clock();
  return {
    ...(since !== undefined && { sinceMs: parseDate(since, { nowMs, option: "since" }) }),
    ...(until !== undefined && { untilMs: parseDate(until, { nowMs, option: "until" }) }),
  };
}

/** A log last written before the period has nothing in it. */
function chooseSessions(context: CommandContext, args: CommandArgs, { sinceMs }: Period): StoredSession[] {
  const [wanted] = args.operands;
  if (wanted !== undefined) return [resolveSession(context, wanted)];
  const { sessions } = chooseScope(context, args);
  return sessions.filter(({ folder }) => sinceMs === undefined || logMtime(context.store, folder) >= sinceMs);
}

function renderStats(stats: Stats, { paint, clean, columns }: CommandContext): string {
  const { totals } = stats;
  const heading = [
    renderNumber(stats.sessions, "session"),
    renderNumber(totals.turns, "turn"),
    renderNumber(totals.calls, "call"),
    `${renderDuration(totals.toolMs)} in tools`,
    `${renderBytes(totals.inputBytes)} › ${renderBytes(totals.outputBytes)}`,
  ].join(" · ");
  // A day is 10 cells; tools and days stand in one table.
  const nameCells = Math.min(18, Math.max(10, ...stats.tools.map(({ tool }) => toolName(tool).length)));
  const days = stats.days.slice(0, MAX_DAYS);
  const mostMs = Math.max(0, ...stats.tools.map(({ totalMs }) => totalMs));
  const mostCalls = Math.max(0, ...days.map((day) => day.totals.calls));
  const rest = stats.days.length - days.length;
  const line = (row: readonly Column[]) => joinColumns(row, columns, paint);
  return [
    paint("bold", cutCells(heading, columns)),
    "",
    line(headerRow(nameCells)),
    ...stats.tools.map((tally) =>
      line(toolRow({ ...tally, tool: clean(toolName(tally.tool)) }, nameCells, mostMs)),
    ),
    "",
    ...days.map((day) => line(dayRow(day, nameCells, mostCalls))),
    ...(rest > 0
      ? [paint("dim", cutCells(`and ${renderNumber(rest, "earlier day")}: --json has them`, columns))]
      : []),
    "",
    ...splitLines(stats.time, { width: columns, nameCells, paint }),
    ...astrayLines(stats, columns, paint),
  ].join("\n");
}

function astrayLines({ astray }: Stats, columns: number, paint: Paint): string[] {
  const worst = astray[0]?.session;
  if (worst === undefined) return [];
  const counts = astray.map(({ kind, findings }) => renderNumber(findings, FINDING_LOOK[kind].word));
  const lines = wrapCells(counts.join(" · "), columns).map((line) => paint("yellow", line));
  const hint = `logbook replay ${worst.slice(0, SHORT_ID_CHARS)} --analyze`;
  return ["", ...lines, paint("dim", cutCells(hint, columns))];
}

function headerRow(nameCells: number): Column[] {
  const titles = ["total", "median", "longest", "out"];
  return [
    { text: " ".repeat(nameCells) },
    { text: "calls", style: "dim" },
    { text: " ".repeat(BAR_CELLS), dispensable: 1 },
    ...titles.map(
      (title, at): Column => ({ text: title.padStart(7), style: "dim", dispensable: at === 0 ? 0 : at + 1 }),
    ),
  ];
}

function toolRow(tally: ToolTally, nameCells: number, mostMs: number): Column[] {
  const time = (ms: number | undefined) => fitCells(ms === undefined ? "" : renderDuration(ms), 7, "right");
  return [
    { text: fitCells(tally.tool, nameCells) },
    { text: fitCells(String(tally.calls), 5, "right") },
    { text: fitCells(drawShare(tally.totalMs, mostMs, BAR_CELLS), BAR_CELLS), style: "cyan", dispensable: 1 },
    { text: time(tally.totalMs) },
    { text: time(tally.medianMs), dispensable: 2 },
    { text: time(tally.longestMs), dispensable: 3 },
    { text: fitCells(renderBytes(tally.outputBytes), 7, "right"), dispensable: 4 },
    { text: troubles(tally), style: "red", minCells: 8, dispensable: 5 },
  ];
}

function troubles({ failed, refused, cancelled }: ToolTally): string {
  return [
    ...(failed > 0 ? [`${failed} failed`] : []),
    ...(refused > 0 ? [`${refused} refused`] : []),
    ...(cancelled > 0 ? [`${cancelled} cancelled`] : []),
  ].join(", ");
}

function dayRow({ day, sessions, totals }: DayTally, nameCells: number, mostCalls: number): Column[] {
  return [
    { text: fitCells(day, nameCells) },
    { text: fitCells(String(totals.calls), 5, "right") },
    {
      text: fitCells(drawShare(totals.calls, mostCalls, BAR_CELLS), BAR_CELLS),
      style: "cyan",
      dispensable: 1,
    },
    {
      text: `${renderNumber(totals.turns, "turn")} in ${renderNumber(sessions, "session")}`,
      style: "dim",
      dispensable: 2,
    },
    { text: totals.failed > 0 ? `${totals.failed} failed` : "", style: "red", dispensable: 3 },
  ];
}
