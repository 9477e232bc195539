/** `logbook prune`: room on the disk, by removing copies of old sessions. Nothing is forgotten: memories stay. */
import { LogbookError } from "../../platform/errors.ts";
import { sessionPaths } from "../../platform/paths.ts";
import { statIfPresent } from "../../platform/regular-file.ts";
import { assertRemovable } from "../../platform/remove.ts";
import { renderBytes, renderDay, renderNumber } from "../../replay/units.ts";
import { createAliveCheck } from "../../worker/removal/alive.ts";
import { finishRemovals } from "../../worker/removal/finish.ts";
import { writeMark } from "../../worker/tombstones.ts";
import { parseAge, parseSize } from "../amounts.ts";
import { joinColumns } from "../columns.ts";
import type { CommandArgs, CommandContext, ExitCode } from "../command.ts";
import { confirm } from "../confirm.ts";
import { diskBytes } from "../disk-bytes.ts";
import { isSet, textOption, usage } from "../parse-args.ts";
import { choosePrunable, type Prunable, type PruneLimits } from "../prune-plan.ts";
import { resolveProject } from "../resolve-session.ts";
import { listSessions, newestSessions } from "../session-index.ts";
import { readTitles } from "../session-title.ts";
import { readStoreSize } from "../store-size.ts";
import { withWorkshop } from "../worker-at-hand.ts";

const SHORT_ID_CHARS = 8;
/** A screenful; --json has them all. */
const MAX_LINES = 20;

interface Plan {
  chosen: Prunable[];
  /** Running sessions that were left out. */
  running: number;
  /** Sessions with a link in their folder, which are left out too. */
  linked: LogbookError[];
}

export async function run(context: CommandContext, args: CommandArgs): Promise<ExitCode> {
  const plan = makePlan(context, args);
  const { chosen } = plan;
  for (const { message } of plan.linked) context.output.note(`logbook: ${message}`);
  if (isSet(args, "dry-run") || chosen.length === 0) return tell(context, args, plan);
  const question = `Remove the copies of ${renderNumber(chosen.length, "session")} (${renderBytes(sizeOf(chosen))}), the last of ${lastDay(chosen)}? Memories stay.`;
  if (!(await confirm(context, args, question))) {
    context.output.note("nothing was changed");
    return 1;
  }
  const before = readStoreSize(context.store).totalBytes;
  await withWorkshop(context, async (shop, guard) => {
    const isAlive = createAliveCheck(context);
    for (const { session } of chosen.filter((one) => !isAlive(one.session)))
      writeMark(context.store, { kind: "pruned", session }, context.clock());
    await finishRemovals(shop, guard);
  });
  const freedBytes = before - readStoreSize(context.store).totalBytes;
  if (isSet(args, "json")) context.output.printJson({ ...planJson(plan), freedBytes });
  else
    context.output.print(
      `Removed the copies of ${renderNumber(chosen.length, "session")}: ${renderBytes(Math.max(0, freedBytes))} are free.\n${CLOSING}\n`,
    );
  return 0;
}

const CLOSING =
  "Memories are kept, and Claude Code's own transcripts are untouched: logbook import --pruned brings back what it still has.";

function makePlan(context: CommandContext, args: CommandArgs): Plan {
  const { store } = context;
  const limits = readLimits(context, args);
  const wanted = textOption(args, "project");
  const project = wanted === undefined ? undefined : resolveProject(context, wanted).id;
  const isLimited = Object.keys(limits).length > 0 || project !== undefined;
  if (!isLimited && !isSet(args, "dry-run")) {
    throw usage("prune needs to know what may go", "For example: logbook prune --older-than 90d");
  }
  const isAlive = createAliveCheck(context);
  const all = listSessions(store).filter(
    ({ projects }) => project === undefined || projects.includes(project),
  );
  const linked: LogbookError[] = [];
  const ended = all.filter(({ id }) => !isAlive(id));
  const over = ended.filter(({ id }) => isRemovable(sessionPaths(store, id).dir, linked));
  const lastMs = new Map(
    newestSessions(store, over, over.length).map(({ session, lastMs: ms }) => [session.id, ms]),
  );
  const sessions = over.map(({ id, folder, projects }) => ({
    ...{ session: id, folder, projects },
    lastMs: lastMs.get(id) ?? 0,
    bytes: diskBytes(sessionPaths(store, id).dir),
  }));
  const archiveBytes = statIfPresent(store.archive)?.size ?? 0;
  return {
    chosen: choosePrunable(sessions, limits, archiveBytes),
    running: all.length - ended.length,
    linked,
  };
}

function isRemovable(folder: string, refused: LogbookError[]): boolean {
  try {
    assertRemovable(folder);
    return true;
  } catch (error) {
    if (!(error instanceof LogbookError)) throw error;
    refused.push(error);
    return false;
  }
}

function readLimits({ clock }: CommandContext, args: CommandArgs): PruneLimits {
  const age = textOption(args, "older-than");
  const size = textOption(args, "max-size");
  return {
    ...(age !== undefined && { beforeMs: clock() - parseAge(age, "older-than") }),
    ...(size !== undefined && { maxBytes: parseSize(size, "max-size") }),
  };
}

function tell(context: CommandContext, args: CommandArgs, plan: Plan): ExitCode {
  const { chosen, running } = plan;
  if (isSet(args, "json")) context.output.printJson(planJson(plan));
  else if (chosen.length === 0) context.output.note("logbook: no session is so old, or takes so much");
  else context.output.print(renderPlan(context, plan));
  if (running > 0)
    context.output.note(`logbook: ${renderNumber(running, "running session")} would be left alone`);
  return chosen.length > 0 ? 0 : 1;
}

function renderPlan(context: CommandContext, { chosen }: Plan): string {
  const { paint, clean, columns, store } = context;
  const shown = chosen.slice(0, MAX_LINES);
  const titles = readTitles(
    store,
    shown.map(({ session, folder, projects }) => ({ id: session, folder, projects })),
  );
  const lines = shown.map(({ session, folder, lastMs, bytes }) =>
    joinColumns(
      [
        { text: session.slice(0, SHORT_ID_CHARS), style: "cyan" },
        { text: renderDay(lastMs) },
        { text: renderBytes(bytes).padStart(7) },
        { text: clean(titles.get(folder) ?? ""), minCells: 10, dispensable: 1 },
      ],
      columns,
      paint,
    ),
  );
  const rest = chosen.length - shown.length;
  return [
    ...lines,
    ...(rest > 0 ? [`and ${rest} more`] : []),
    `Would remove the copies of ${renderNumber(chosen.length, "session")}: ${renderBytes(sizeOf(chosen))}, and what they take in the archive.`,
    "",
  ].join("\n");
}

function planJson({ chosen, running }: Plan): Record<string, unknown> {
  return {
    v: 1,
    sessions: chosen.map(({ session, lastMs, bytes }) => ({
      session,
      last: new Date(lastMs).toISOString(),
      bytes,
    })),
    bytes: sizeOf(chosen),
    running,
  };
}

function sizeOf(sessions: readonly Prunable[]): number {
  return sessions.reduce((sum, { bytes }) => sum + bytes, 0);
}

function lastDay(sessions: readonly Prunable[]): string {
  return renderDay(Math.max(...sessions.map(({ lastMs }) => lastMs)));
}
