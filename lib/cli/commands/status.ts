/** `logbook status`, and `logbook` alone: where things stand, and what to do next. */
import fs from "node:fs";
import { join } from "node:path";
import { openArchive } from "../../archive/open.ts";
import { readLogTail } from "../../log/read.ts";
import { type Diagnostic, readDiagnostics } from "../../platform/diagnostics.ts";
import { errnoOf, LogbookError } from "../../platform/errors.ts";
import { listDirectory } from "../../platform/files.ts";
import { projectOf } from "../../platform/project.ts";
import { isWorkerAlive } from "../../platform/wake.ts";
import { cutCells } from "../../replay/cells.ts";
import { renderBytes, renderDuration, renderNumber } from "../../replay/units.ts";
import { packageRoot } from "../code-place.ts";
import type { CommandContext, RunCommand } from "../command.ts";
import { parseDate } from "../dates.ts";
import { checkDiagnostics } from "../doctor/check-diagnostics.ts";
import { checkStore } from "../doctor/check-store.ts";
import { checkWorker } from "../doctor/check-worker.ts";
import type { Finding } from "../doctor/finding.ts";
import { fullnessJson, readFullness, renderFullness, type SessionFullness } from "../fullness.ts";
import { type MemoryStatus, memoryRows, memoryStatusJson, readMemoryStatus } from "../memory/status.ts";
import { isSet } from "../parse-args.ts";
import { listSessions, logMtime, newestSessions } from "../session-index.ts";

interface Status {
  store: string;
  storeBytes: number;
  lastCapture?: { time: string; event: string; session: string };
  sessions: { today: number; project: number; store: number };
  archive: { turns: number; bytes: number; engine: string } | { problem: string };
  worker: { isAlive: boolean; waitingJobs: number };
  windows: SessionFullness[];
  memory: MemoryStatus;
  errors: Diagnostic[];
  problems: Finding[];
}

/** The newest ones; `doctor` counts all. */
const SHOWN_ERRORS = 3;
/** One line is at most 4 KiB. */
const TAIL_BYTES = 8_192;
/** A status never waits long. */
const BUSY_TIMEOUT_MS = 500;

export const run: RunCommand = (context, args) => {
  const status = readStatus(context);
  if (isSet(args, "json")) context.output.printJson(statusJson(status));
  else context.output.print(renderStatus(status, context));
  return status.problems.length > 0 ? 1 : 0;
};

function readStatus(context: CommandContext): Status {
  const { store, cwd, clock } = context;
  const here = projectOf(cwd).id;
  const all = listSessions(store);
  const inProject = all.filter(({ projects }) => projects.includes(here));
  // What the model sees is limited to its own project.
  const visible = context.isModel ? inProject : all;
  const midnightMs = parseDate("today", { nowMs: clock(), option: "since" });
  const recent = visible.filter(({ folder }) => logMtime(store, folder) >= midnightMs);
  const today = newestSessions(store, recent, recent.length).filter(({ lastMs }) => lastMs >= midnightMs);
  const [newest] = newestSessions(store, visible, 1);
  const last = newest && readLogTail(join(store.sessions, newest.session.folder, "log.jsonl"), TAIL_BYTES);
  const record = last?.records.at(-1)?.record;
  return {
    store: store.root,
    storeBytes: folderBytes(store.root),
    ...(record !== undefined &&
      newest !== undefined && {
        lastCapture: { time: record.time, event: record.event, session: newest.session.id },
      }),
    sessions: { today: today.length, project: inProject.length, store: all.length },
    archive: readArchive(context),
    worker: {
      isAlive: isWorkerAlive(store, clock),
      waitingJobs: listDirectory(store.queue).filter((name) => name.includes(".json")).length,
    },
    windows: readFullness(context, inProject),
    memory: readMemoryStatus(context),
    errors: context.isModel ? [] : readDiagnostics(store, SHOWN_ERRORS),
    problems: findProblems(context),
  };
}

function readArchive({ store }: CommandContext): Status["archive"] {
  try {
    const archive = openArchive(store, { readOnly: true, busyTimeoutMs: BUSY_TIMEOUT_MS });
    try {
      const turns = archive.prepare("SELECT count(*) AS n FROM turns").get<{ n: number }>()?.n ?? 0;
      return { turns, bytes: fs.statSync(store.archive).size, engine: archive.engine };
    } finally {
      archive.close();
    }
  } catch (error) {
    if (error instanceof LogbookError) return { problem: error.message };
    throw error;
  }
}

/** The quick ones of doctor's checks. */
function findProblems({ env, store, cwd, clock }: CommandContext): Finding[] {
  const machine = {
    env,
    store,
    project: cwd,
    root: packageRoot(),
    nowMs: clock(),
    node: undefined,
    client: undefined,
  };
  return [checkStore, checkWorker, checkDiagnostics]
    .flatMap((check) => check(machine))
    .filter(({ level }) => level === "problem" || level === "warning");
}

function folderBytes(folder: string): number {
  let bytes = 0;
  for (const entry of readFolder(folder)) {
    const path = join(folder, entry.name);
    // A worker may just have replaced a file by its compressed form.
    if (entry.isFile()) bytes += fs.statSync(path, { throwIfNoEntry: false })?.size ?? 0;
    else if (entry.isDirectory()) bytes += folderBytes(path);
  }
  return bytes;
}

function readFolder(folder: string): fs.Dirent[] {
  try {
    return fs.readdirSync(folder, { withFileTypes: true });
  } catch (error) {
    if (errnoOf(error) === "ENOENT") return [];
    throw error;
  }
}

function statusJson(status: Status): Record<string, unknown> {
  const { archive, worker, lastCapture, sessions } = status;
  return {
    v: 1,
    store: status.store,
    store_bytes: status.storeBytes,
    last_capture: lastCapture ?? null,
    sessions,
    archive,
    worker: { is_alive: worker.isAlive, waiting_jobs: worker.waitingJobs },
    windows: status.windows.map(fullnessJson),
    memory: memoryStatusJson(status.memory),
    errors: status.errors.map(({ stack: _stack, ...error }) => error),
    problems: status.problems.map(({ fix: _fix, ...problem }) => problem),
  };
}

function renderStatus(status: Status, context: CommandContext): string {
  const { paint, clean, columns, clock } = context;
  const { lastCapture, sessions, worker, archive } = status;
  const row = (name: string, text: string) => cutCells(`${name.padEnd(14)}${clean(text)}`, columns);
  const lines = [
    row("last capture", lastCapture === undefined ? "none yet" : captureText(lastCapture, clock())),
    row(
      "sessions",
      `${sessions.today} today, ${sessions.project} in this project${context.isModel ? "" : `, ${sessions.store} in all`}`,
    ),
    row("archive", archiveText(archive)),
    row(
      "worker",
      `${worker.isAlive ? "at work" : "idle"}, ${renderNumber(worker.waitingJobs, "job")} waiting`,
    ),
    ...status.windows.map((window) => row("window", renderFullness(window))),
    ...memoryRows(status.memory).map(([name, text]) => row(name, text)),
    row("store", `${renderBytes(status.storeBytes)} in ${status.store}`),
  ];
  const problems = status.problems.flatMap(({ subject, what, advice }) => [
    `${paint("red", "✗")} ${paint("bold", subject)}: ${clean(what)}`,
    ...(advice === undefined ? [] : [`  ${clean(advice)}`]),
  ]);
  const [health, ...more] = problems.length > 0 ? problems : [`${paint("green", "✓")} nothing is wrong`];
  const next = nextCommands(status).map(
    ([command, does]) => `  ${paint("cyan", command.padEnd(24))}${paint("dim", does)}`,
  );
  return `${[...lines, "", health, ...more, "", ...next].join("\n")}\n`;
}

function captureText({ time, event, session }: NonNullable<Status["lastCapture"]>, nowMs: number): string {
  const agoMs = nowMs - Date.parse(time);
  const ago = agoMs < 60_000 ? "just now" : `${renderDuration(agoMs)} ago`;
  return `${ago}: ${event} of session ${session.slice(0, 8)}`;
}

function archiveText(archive: Status["archive"]): string {
  if ("problem" in archive) return archive.problem;
  return `${renderNumber(archive.turns, "turn")}, ${renderBytes(archive.bytes)}, ${archive.engine}`;
}

function nextCommands({ lastCapture, problems, sessions }: Status): (readonly [string, string])[] {
  if (lastCapture === undefined) {
    return [
      ["logbook install", "capture what Claude Code does from now on"],
      ["logbook import", "bring in what it did before"],
      ["logbook help", "every command"],
    ];
  }
  return [
    ...(problems.length > 0 ? [["logbook doctor", "what is wrong and what to do about it"] as const] : []),
    sessions.project > 0
      ? ["logbook replay", "the last session of this project"]
      : ["logbook sessions --all", "what was recorded in other projects"],
    ["logbook search <words>", "anything that was ever said or run"],
    ["logbook help", "every command"],
  ];
}
