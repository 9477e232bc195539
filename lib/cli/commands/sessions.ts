/** `logbook sessions`: what there is to replay, newest first. */
import { projectOf } from "../../platform/project.ts";
import { fitCells } from "../../replay/cells.ts";
import { totalsJson } from "../../replay/render-json.ts";
import type { Timeline } from "../../replay/shape.ts";
import { renderDayTime, renderDuration, renderNumber } from "../../replay/units.ts";
import { joinColumns } from "../columns.ts";
import type { CommandArgs, CommandContext, RunCommand } from "../command.ts";
import { loadTimeline } from "../load-timeline.ts";
import { isSet, numberOption } from "../parse-args.ts";
import { chooseScope } from "../scope-of-projects.ts";
import { listProjects, newestSessions, type StoredSession } from "../session-index.ts";
import { readTitles } from "../session-title.ts";

/** A screenful. */
const DEFAULT_LIMIT = 20;
/** As replay's header prints it. */
const SHORT_ID_CHARS = 8;

interface Row {
  session: StoredSession;
  timeline: Timeline;
  title: string;
  project: string;
}

export const run: RunCommand = (context, args) => {
  const scope = chooseScope(context, args);
  const limit = numberOption(args, "limit") ?? DEFAULT_LIMIT;
  const newest = newestSessions(context.store, scope.sessions, limit).map(({ session }) => session);
  const titles = readTitles(context.store, newest);
  const names = new Map(listProjects(context.store).map(({ id, name }) => [id, name]));
  const rows = newest.map((session): Row => {
    const { timeline } = loadTimeline(context, session);
    const [projectId] = session.projects;
    const project =
      projectId === undefined ? "" : (names.get(projectId) ?? projectOf(timeline.cwd ?? "").name);
    return { session, timeline, title: titles.get(session.folder) ?? "", project };
  });
  if (isSet(args, "json")) {
    context.output.printJson({ v: 1, total: scope.sessions.length, sessions: rows.map(rowJson) });
  } else if (rows.length === 0) {
    context.output.note(`logbook: no session of ${scope.name} is recorded yet.${hint(context, args)}`);
  } else {
    context.output.print(renderRows(rows, context, { isAll: scope.isAll, total: scope.sessions.length }));
  }
  return rows.length === 0 ? 1 : 0;
};

function hint({ isModel }: CommandContext, args: CommandArgs): string {
  return isModel || isSet(args, "all") ? "" : " logbook sessions --all looks into every project.";
}

function rowJson({ session, timeline, title, project }: Row): Record<string, unknown> {
  return {
    session: session.id,
    title,
    project,
    state: timeline.state,
    start: new Date(timeline.startMs).toISOString(),
    end: new Date(timeline.endMs).toISOString(),
    duration_ms: timeline.endMs - timeline.startMs,
    model: timeline.model,
    ...totalsJson(timeline.totals),
  };
}

function renderRows(
  rows: readonly Row[],
  context: CommandContext,
  { isAll, total }: { isAll: boolean; total: number },
): string {
  const lines = rows.map((row) => renderRow(row, context, isAll));
  const rest = total - rows.length;
  if (rest > 0) lines.push(context.paint("dim", `and ${rest} older: --limit ${total} shows all`));
  return lines.join("\n");
}

/** `3f2a9c1e  2026-03-01 09:14  17m 04s  3 turns  41 calls  2 failed  Fix the flaky test` */
function renderRow(
  { session, timeline, title, project }: Row,
  context: CommandContext,
  isAll: boolean,
): string {
  const { paint, clean, columns } = context;
  const { totals, startMs, endMs } = timeline;
  const failed = totals.failed > 0 ? `${totals.failed} failed` : "";
  return joinColumns(
    [
      { text: session.id.slice(0, SHORT_ID_CHARS), style: "cyan" },
      { text: renderDayTime(startMs), style: "dim", dispensable: 1 },
      { text: fitCells(renderDuration(endMs - startMs), 7, "right"), dispensable: 2 },
      { text: fitCells(renderNumber(totals.turns, "turn"), 8, "right"), dispensable: 3 },
      { text: fitCells(renderNumber(totals.calls, "call"), 9, "right"), dispensable: 4 },
      { text: fitCells(failed, 8, "right"), style: "red", dispensable: 5 },
      { text: isAll ? fitCells(clean(project), 12) : "", style: "blue", dispensable: 6 },
      { text: clean(title).trim().replace(/\s+/g, " ") || "(no prompt)", minCells: 24 },
    ],
    columns,
    paint,
  );
}
