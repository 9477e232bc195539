/** Where things stand, in what `logbook` alone and `logbook status` both tell: last capture, sessions, problems, what to do next. */
import { join } from "node:path";
import { readLogTail } from "../log/read.ts";
import { projectOf } from "../platform/project.ts";
import { cutCells } from "../replay/cells.ts";
import { renderDay, renderDuration } from "../replay/units.ts";
import { packageRoot } from "./code-place.ts";
import type { CommandContext } from "./command.ts";
import { parseDate } from "./dates.ts";
import { checkDiagnostics } from "./doctor/check-diagnostics.ts";
import { checkRootMode } from "./doctor/check-modes.ts";
import { checkConfig } from "./doctor/check-settings.ts";
import { checkStore } from "./doctor/check-store.ts";
import { checkWorker } from "./doctor/check-worker.ts";
import { type Finding, runChecks } from "./doctor/finding.ts";
import { listSessions, logMtime, newestSessions, type StoredSession } from "./session-index.ts";

export interface Standing {
  project: string;
  lastCapture?: { time: string; event: string; session: StoredSession };
  sessions: { today: number; project: number; store: number };
  /** Those of this project. */
  inProject: readonly StoredSession[];
  problems: Finding[];
}

export type NextCommand = readonly [command: string, does: string];

/** One line of a log is at most 4 KiB. */
const TAIL_BYTES = 8_192;
const DAY_MS = 24 * 3_600_000;

export function readStanding(context: CommandContext): Standing {
  const { store, cwd, clock } = context;
  const here = projectOf(cwd);
  const all = listSessions(store);
  const inProject = all.filter(({ projects }) => projects.includes(here.id));
  // What the model sees is limited to its own project.
  const visible = context.isModel ? inProject : all;
  const midnightMs = parseDate("today", { nowMs: clock(), option: "since" });
  const recent = visible.filter(({ folder }) => logMtime(store, folder) >= midnightMs);
  const today = newestSessions(store, recent, recent.length).filter(({ lastMs }) => lastMs >= midnightMs);
  const [newest] = today.length > 0 ? today : newestSessions(store, visible, 1);
  const lastCapture = newest && readLastCapture(context, newest.session);
  return {
    project: here.name,
    ...(lastCapture !== undefined && { lastCapture }),
    sessions: { today: today.length, project: inProject.length, store: all.length },
    inProject,
    problems: findProblems(context),
  };
}

function readLastCapture({ store }: CommandContext, session: StoredSession): Standing["lastCapture"] {
  const tail = readLogTail(join(store.sessions, session.folder, "log.jsonl"), TAIL_BYTES);
  const record = tail.records.at(-1)?.record;
  return record === undefined ? undefined : { time: record.time, event: record.event, session };
}

/** The quick ones of doctor's checks. */
function findProblems({ env, store, cwd, clock }: CommandContext): Finding[] {
  const machine = {
    env,
    store,
    cwd,
    project: cwd,
    root: packageRoot(),
    nowMs: clock(),
    node: undefined,
    client: undefined,
  };
  const checks = [checkStore, checkRootMode, checkConfig, checkWorker, checkDiagnostics];
  return runChecks(checks, machine).filter(({ level }) => level === "problem" || level === "warning");
}

/** "2m 00s ago", "on 2026-03-31". */
export function renderAgo(time: string, nowMs: number): string {
  const agoMs = nowMs - Date.parse(time);
  if (agoMs < 60_000) return "just now";
  return agoMs < DAY_MS ? `${renderDuration(agoMs)} ago` : `on ${renderDay(Date.parse(time))}`;
}

/** Each problem and what to do about it; without any, that all is well. */
export function renderProblems(problems: readonly Finding[], { paint, clean }: CommandContext): string[] {
  if (problems.length === 0) return [`${paint("green", "✓")} nothing is wrong`];
  return problems.flatMap(({ subject, what, advice }) => [
    `${paint("red", "✗")} ${paint("bold", subject)}: ${clean(what)}`,
    ...(advice === undefined ? [] : [`  ${clean(advice)}`]),
  ]);
}

export function renderCommands(
  commands: readonly NextCommand[],
  { paint, columns }: CommandContext,
): string[] {
  const width = Math.max(...commands.map(([command]) => command.length));
  return commands.map(([command, does]) => {
    const text = cutCells(does, Math.max(0, columns - width - 4));
    return `  ${paint("cyan", command.padEnd(width))}  ${paint("dim", text)}`;
  });
}

/** Where something was recorded already. */
export function nextCommands({ problems, sessions }: Standing): NextCommand[] {
  return [
    ...(problems.length > 0 ? [["logbook doctor", "what is wrong and what to do about it"] as const] : []),
    sessions.project > 0
      ? ["logbook replay", "the last session of this project"]
      : ["logbook sessions --all", "what was recorded in other projects"],
    ["logbook search <words>", "anything that was ever said or run"],
    ["logbook help", "every command"],
  ];
}
