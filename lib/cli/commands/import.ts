/** `logbook import`: takes in the client's earlier sessions, shows how far it is, and says what it could not read. */
import fs from "node:fs";
import { availableParallelism } from "node:os";
import { join, resolve } from "node:path";
import { isFilling } from "../../archive/filling.ts";
import { isScattered } from "../../archive/merge.ts";
import { closedError, readConfigFile } from "../../platform/config-file.ts";
import { type StorePaths, sessionPaths } from "../../platform/paths.ts";
import { hasJobs } from "../../platform/queue.ts";
import { statIfPresent } from "../../platform/regular-file.ts";
import { wakeWorker } from "../../platform/wake.ts";
import { renderBytes, renderDuration, renderNumber } from "../../replay/units.ts";
import { withWorkerLock } from "../../worker/hold-lock.ts";
import { type ImportResult, importSessions } from "../../worker/import-sessions.ts";
import { createRecorder } from "../../worker/recorder.ts";
import { whyGone } from "../../worker/tombstones.ts";
import { findAgents, findTranscripts, projectsRoot, type TranscriptFile } from "../../worker/transcripts.ts";
import { createWorkshop, type Workshop } from "../../worker/workshop.ts";
import { packageRoot } from "../code-place.ts";
import type { CommandArgs, CommandContext, ExitCode } from "../command.ts";
import { isSet } from "../parse-args.ts";
import { createProgress } from "../progress.ts";

/** Places listed on the terminal; the rest is counted, and --json has them all. */
const MAX_DAMAGE_LINES = 20;

interface Found {
  place: string;
  files: TranscriptFile[];
  passedOver: string[];
  bytes: number;
}

export async function run(context: CommandContext, args: CommandArgs): Promise<ExitCode> {
  const found = find(context, args);
  if (found.files.length === 0) {
    context.output.note(`logbook: there are no transcripts in ${found.place}`);
    return 1;
  }
  if (isSet(args, "dry-run")) return tell(context, args, found);
  // Which of them are excluded is not known.
  if (readConfigFile(context.store) === undefined) throw closedError(context.store);
  const startMs = context.clock();
  const result = await importAll(context, args, found);
  const ms = context.clock() - startMs;
  if (isSet(args, "json"))
    context.output.printJson({ ...result, found: found.files.length, passedOver: found.passedOver, ms });
  else context.output.print(renderResult(context, found, result, ms));
  noteProblems(context, found, result);
  return result.isStopped || result.failed.length > 0 ? 1 : 0;
}

function find({ env, cwd }: CommandContext, args: CommandArgs): Found {
  const [operand] = args.operands;
  const place = operand === undefined ? projectsRoot(env) : resolve(cwd, operand);
  const isMissing = operand === undefined && !fs.existsSync(place);
  const { files, passedOver } = isMissing ? { files: [], passedOver: [] } : findTranscripts(place);
  const bytes = files.reduce((sum, file) => sum + sizeWithAgents(file), 0);
  return { place, files, passedOver, bytes };
}

function sizeWithAgents(file: TranscriptFile): number {
  const agents = findAgents(file.path).map(({ path }) => statIfPresent(path)?.size ?? 0);
  return agents.reduce((sum, size) => sum + size, file.bytes);
}

function tell({ output, store }: CommandContext, args: CommandArgs, found: Found): ExitCode {
  const isNew = ({ session }: TranscriptFile) =>
    !fs.existsSync(sessionPaths(store, session).raw) && mayComeIn(store, session, isSet(args, "pruned"));
  const fresh = found.files.filter(isNew);
  const report = {
    place: found.place,
    sessions: found.files.length,
    newSessions: fresh.length,
    bytes: found.bytes,
  };
  if (isSet(args, "json")) output.printJson(report);
  else {
    const known = found.files.length - fresh.length;
    output.print(
      `Would take in ${renderNumber(fresh.length, "session")} from ${found.place}, and what is new of ${known} others (${renderBytes(found.bytes)} in all).\n`,
    );
  }
  return fresh.length > 0 ? 0 : 1;
}

function mayComeIn(store: StorePaths, session: string, withPruned: boolean): boolean {
  const gone = whyGone(store, session);
  return gone === undefined || (gone === "pruned" && withPruned);
}

async function importAll(context: CommandContext, args: CommandArgs, found: Found): Promise<ImportResult> {
  const { store, env, clock, output, signal } = context;
  const shop = createWorkshop({ store, env, clock, recorder: createRecorder(store, clock) });
  const progress = createProgress(context.progressStream, {
    verb: "importing",
    items: found.files.length,
    totalBytes: found.bytes,
    clock,
  });
  const onWait = () => output.note("logbook: the worker is at work; waiting for it to end ...");
  let hasWork = false;
  try {
    const result = await withWorkerLock(store, { shouldStop: () => signal.aborted, onWait }, (guard) =>
      importSessions(shop, found.files, {
        guard,
        withPruned: isSet(args, "pruned"),
        ...readerThread(),
        onSession: ({ session }) => progress.begin(session.slice(0, 8)),
        onBytes: progress.add,
      }),
    );
    hasWork = leavesWork(shop, result);
    return result;
  } finally {
    progress.end();
    shop.close();
    // Hooks saw the lock taken and left their jobs; and nobody waits for the index to be merged.
    if (hasWork || hasJobs(store)) wakeWorker(store, `${packageRoot()}/dist/worker.cjs`, clock);
  }
}

/** A damaged archive, one that began anew, an index of many pieces. */
function leavesWork(shop: Workshop, { archiveProblem }: ImportResult): boolean {
  if (archiveProblem !== undefined) return archiveProblem.code === "ARCHIVE_CORRUPT";
  return isFilling(shop.store) || isScattered(shop.openArchive());
}

/** Run from its sources, or on a machine with one core, an import reads where it writes. */
function readerThread(): { readerThread?: string } {
  const program = join(import.meta.dirname, "reader-thread.cjs");
  return availableParallelism() > 1 && fs.existsSync(program) ? { readerThread: program } : {};
}

function renderResult({ store }: CommandContext, found: Found, result: ImportResult, ms: number): string {
  const { added, unchanged, excluded, forgotten, pruned, copiedBytes } = result;
  const counts = [
    `${added} taken in`,
    ...(unchanged > 0 ? [`${unchanged} were there already`] : []),
    ...(excluded > 0 ? [`${excluded} of excluded projects left out`] : []),
    ...(forgotten > 0 ? [`${forgotten} forgotten ones left out`] : []),
    ...(pruned > 0 ? [`${pruned} pruned ones left out (--pruned brings them back)`] : []),
  ];
  const size = statIfPresent(store.archive)?.size ?? 0;
  const lines = [
    `${renderNumber(found.files.length, "session")} in ${found.place}: ${counts.join(", ")}.`,
    `${renderBytes(copiedBytes)} copied in ${renderDuration(ms)}; the archive takes ${renderBytes(size)}.`,
  ];
  if (result.isStopped) lines.push("Stopped. Nothing is lost: run the same command again to go on.");
  else if (added > 0) lines.push("Next: logbook sessions, logbook replay, logbook search <words>");
  return `${lines.join("\n")}\n`;
}

function noteProblems({ output }: CommandContext, found: Found, result: ImportResult): void {
  const { archiveProblem, damage, failed } = result;
  if (archiveProblem !== undefined) {
    output.note(
      `logbook: ${archiveProblem.code === "ARCHIVE_CORRUPT" ? archiveProblem.message : "no database engine"}: raw copies and logs are in, search reads the copies (logbook doctor says more)`,
    );
  }
  for (const path of found.passedOver)
    output.note(`logbook: ${path} left out: a longer transcript has the same session id`);
  for (const { path, message } of failed) output.note(`logbook: ${path}: ${message}`);
  for (const { path, damage: at } of damage.slice(0, MAX_DAMAGE_LINES)) {
    output.note(
      `logbook: ${path}, byte ${at.byteOffset}: ${at.bytes} bytes could not be read (${at.reason}); the rest is in`,
    );
  }
  if (damage.length > MAX_DAMAGE_LINES)
    output.note(`logbook: and ${damage.length - MAX_DAMAGE_LINES} more damaged places (--json lists them)`);
}
