/** `logbook status`: where things stand in full, and what to do next. */
import fs from "node:fs";
import { openForReading } from "../../archive/open-for-reading.ts";
import { type Diagnostic, readDiagnostics } from "../../platform/diagnostics.ts";
import { LogbookError } from "../../platform/errors.ts";
import { listDirectory } from "../../platform/files.ts";
import { isWorkerAlive } from "../../platform/wake.ts";
import { cutCells } from "../../replay/cells.ts";
import { renderBytes, renderNumber } from "../../replay/units.ts";
import type { CommandContext, RunCommand } from "../command.ts";
import { fullnessJson, readFullness, renderFullness, type SessionFullness } from "../fullness.ts";
import { type MemoryStatus, memoryRows, memoryStatusJson, readMemoryStatus } from "../memory/status.ts";
import { isSet } from "../parse-args.ts";
import {
  type NextCommand,
  nextCommands,
  readStanding,
  renderAgo,
  renderCommands,
  renderProblems,
  type Standing,
} from "../standing.ts";
import { checkSize, readStoreSize, renderStoreSize, type StoreSize } from "../store-size.ts";

interface Status extends Standing {
  store: string;
  size: StoreSize;
  archive: { turns: number; bytes: number; engine: string } | { problem: string };
  worker: { isAlive: boolean; waitingJobs: number };
  windows: SessionFullness[];
  memory: MemoryStatus;
  errors: Diagnostic[];
}

/** The newest ones; `doctor` counts all. */
const SHOWN_ERRORS = 3;
/** Before anything was recorded. */
const FIRST_COMMANDS: readonly NextCommand[] = [
  ["logbook install", "capture what Claude Code does from now on"],
  ["logbook import", "bring in what it did before"],
  ["logbook help", "every command"],
];
/** A status never waits long. */
const BUSY_TIMEOUT_MS = 500;

export const run: RunCommand = (context, args) => {
  const status = readStatus(context);
  if (isSet(args, "json")) context.output.printJson(statusJson(status));
  else context.output.print(renderStatus(status, context));
  return status.problems.length > 0 ? 1 : 0;
};

function readStatus(context: CommandContext): Status {
  const { store, clock } = context;
  const standing = readStanding(context);
  const size = readStoreSize(store);
  return {
    ...standing,
    store: store.root,
    size,
    archive: readArchive(context),
    worker: {
      isAlive: isWorkerAlive(store, clock),
      waitingJobs: listDirectory(store.queue).filter((name) => name.includes(".json")).length,
    },
    windows: readFullness(context, standing.inProject),
    memory: readMemoryStatus(context),
    errors: context.isModel ? [] : readDiagnostics(store, SHOWN_ERRORS),
    problems: [...standing.problems, ...checkSize(store, size)],
  };
}

function readArchive({ store }: CommandContext): Status["archive"] {
  if (!fs.existsSync(store.archive))
    return { problem: "none yet: the first session makes it, or logbook import" };
  try {
    const archive = openForReading(store, { busyTimeoutMs: BUSY_TIMEOUT_MS });
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

function statusJson(status: Status): Record<string, unknown> {
  const { archive, worker, lastCapture, sessions } = status;
  return {
    v: 1,
    store: status.store,
    store_bytes: status.size.totalBytes,
    bytes: status.size.bytes,
    last_capture: lastCapture === undefined ? null : { ...lastCapture, session: lastCapture.session.id },
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
  const { clean, columns, clock } = context;
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
    row("store", status.store),
    row("size", renderStoreSize(status.size)),
  ];
  const next = lastCapture === undefined ? FIRST_COMMANDS : nextCommands(status);
  const problems = renderProblems(status.problems, context);
  return `${[...lines, "", ...problems, "", ...renderCommands(next, context)].join("\n")}\n`;
}

function captureText({ time, event, session }: NonNullable<Status["lastCapture"]>, nowMs: number): string {
  return `${renderAgo(time, nowMs)}: ${event} of session ${session.id.slice(0, 8)}`;
}

function archiveText(archive: Status["archive"]): string {
  if ("problem" in archive) return archive.problem;
  return `${renderNumber(archive.turns, "turn")}, ${renderBytes(archive.bytes)}, ${archive.engine}`;
}
