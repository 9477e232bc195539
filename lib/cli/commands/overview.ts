/** `logbook` alone: where things stand in a few lines, and what to do next. Looks at few files, so that it answers at once. */
import { cutCells } from "../../replay/cells.ts";
import { renderBytes, renderNumber } from "../../replay/units.ts";
import { packageRoot } from "../code-place.ts";
import type { CommandContext, RunCommand } from "../command.ts";
import { commandForThisShell } from "../command-on-path.ts";
import { countImportable } from "../importable.ts";
import { type MemoryStatus, memoryCounts, readMemoryStatus } from "../memory/status.ts";
import { isSet } from "../parse-args.ts";
import { readRegistrations } from "../registrations.ts";
import { readTitles } from "../session-title.ts";
import { projectFolder } from "../settings-file.ts";
import {
  type NextCommand,
  nextCommands,
  readStanding,
  renderAgo,
  renderCommands,
  renderProblems,
  type Standing,
} from "../standing.ts";
import { VERSION } from "../version.ts";

interface Overview extends Standing {
  /** Where the hooks are registered: settings files, "the plugin". */
  capturedBy: string[];
  title?: string;
  memory: MemoryStatus;
  next: NextCommand[];
}

/** Of a title that stands in the middle of a line. */
const TITLE_CELLS = 48;
const SHORT_ID_CHARS = 8;

export const run: RunCommand = (context, args) => {
  const overview = readOverview(context);
  if (isSet(args, "json")) context.output.printJson(overviewJson(overview, context));
  else context.output.print(renderOverview(overview, context));
  return overview.problems.length > 0 ? 1 : 0;
};

function readOverview(context: CommandContext): Overview {
  const { store, env, cwd } = context;
  const standing = readStanding(context);
  const { files, pluginIn } = readRegistrations({ env, store, project: projectFolder(cwd) });
  const capturedBy = [...files.map(({ path }) => path), ...(pluginIn === undefined ? [] : ["the plugin"])];
  const session = standing.lastCapture?.session;
  const title = session && readTitles(store, [session]).get(session.folder);
  return {
    ...standing,
    capturedBy,
    ...(title !== undefined && { title }),
    memory: readMemoryStatus(context),
    next: chooseNext(context, standing, capturedBy.length > 0),
  };
}

function chooseNext(context: CommandContext, standing: Standing, isCaptured: boolean): NextCommand[] {
  const install: NextCommand[] = isCaptured
    ? []
    : [["logbook install", "capture what Claude Code does from now on"]];
  if (standing.lastCapture !== undefined) return [...install, ...nextCommands(standing)];
  const { sessions, bytes } = countImportable(context.env, context.store);
  const before =
    sessions === 0
      ? "bring in what it did before"
      : `bring in what it did before: ${renderNumber(sessions, "session")}, ${renderBytes(bytes)}`;
  return [...install, ["logbook import", before], ["logbook help", "every command"]];
}

function renderOverview(overview: Overview, context: CommandContext): string {
  const { paint, clean, columns } = context;
  const { sessions, memory, capturedBy, problems, next } = overview;
  const row = (name: string, text: string) => cutCells(`${name.padEnd(14)}${clean(text)}`, columns);
  const elsewhere = context.isModel ? "" : `, ${sessions.store} in all`;
  const lines = [
    `${paint("bold", `logbook ${VERSION}`)} in ${clean(overview.project)}`,
    "",
    ...(capturedBy.length > 0 ? [] : [row("capture", "off (no hooks in the settings, no plugin)")]),
    row("last capture", captureText(overview, context)),
    row("sessions", `${sessions.today} today, ${sessions.project} in this project${elsewhere}`),
    row("memories", memoryCounts(memory).join(", ")),
    ...(problems.length === 0 ? [row("problems", "none")] : ["", ...renderProblems(problems, context)]),
    "",
    ...renderCommands(next, context),
  ];
  const alias = context.isTerminal ? commandForThisShell(context.env, packageRoot()) : undefined;
  if (alias !== undefined) lines.push("", `logbook is not on your PATH; for this shell:`, `  ${alias}`);
  return `${lines.join("\n")}\n`;
}

function captureText({ lastCapture, title, capturedBy }: Overview, { clock }: CommandContext): string {
  if (lastCapture === undefined) {
    return capturedBy.length > 0 ? "none yet: the next session of Claude Code is the first" : "none yet";
  }
  const id = lastCapture.session.id.slice(0, SHORT_ID_CHARS);
  const name = title === undefined ? id : `${id} "${cutCells(title, TITLE_CELLS)}"`;
  return `${renderAgo(lastCapture.time, clock())}: session ${name}`;
}

function overviewJson(overview: Overview, { store }: CommandContext): Record<string, unknown> {
  const { lastCapture, title, memory } = overview;
  return {
    v: 1,
    version: VERSION,
    store: store.root,
    project: overview.project,
    captured_by: overview.capturedBy,
    last_capture:
      lastCapture === undefined
        ? null
        : {
            time: lastCapture.time,
            event: lastCapture.event,
            session: lastCapture.session.id,
            title: title ?? null,
          },
    sessions: overview.sessions,
    memories: { ...memory.memories, pending: memory.pending, edited: memory.edited },
    problems: overview.problems.map(({ fix: _fix, ...problem }) => problem),
    next: overview.next.map(([command, does]) => ({ command, does })),
  };
}
