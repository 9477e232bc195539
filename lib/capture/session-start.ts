/** SessionStart: the session joins its project, the command goes on the PATH, and the model is told what there is. */
import { MAX_EVENT_CHARS } from "../context/budget.ts";
import { renderStartBlock } from "../context/start.ts";
import type { HookCall } from "../hook/call.ts";
import { packPaths } from "../hook/call.ts";
import type { HookOutput } from "../hook/run.ts";
import { projectScope, userScope } from "../memory/scope.ts";
import { clearShown } from "../memory/shown.ts";
import { startLines } from "../memory/start-lines.ts";
import { LogbookError } from "../platform/errors.ts";
import { loadConfig } from "../platform/load-config.ts";
import type { Project } from "../platform/project.ts";
import { findGit, projectOf } from "../platform/project.ts";
import { hasJobs } from "../platform/queue.ts";
import { wakeWorker } from "../platform/wake.ts";
import { exportCommandPath } from "./command-path.ts";
import { putLeftBehind } from "./left-behind.ts";
import { logEvent } from "./log-event.ts";
import { findPreviousHandoff, type NotesOnDemand } from "./previous-handoff.ts";
import { findPreviousSession, joinProject } from "./project-sessions.ts";
import { markShown, wasLastShown } from "./shown.ts";

type LoadNotes = () => NotesOnDemand;

/** The handler; `loadNotes` is called only after a compaction, or where a hand-over is missing. */
export function createStartSession(loadNotes: LoadNotes) {
  return (call: HookCall): HookOutput => startSession(call, loadNotes);
}

function startSession(call: HookCall, loadNotes: LoadNotes): HookOutput {
  const { input, store, env, clock } = call;
  call.attempt("append record", () => logEvent(call));
  noteConfigProblems(call);
  call.attempt("export PATH", () => exportCommandPath(env, packPaths().bin));
  const project = projectOf(input.cwd ?? process.cwd());
  call.attempt("join project", () => joinProject(call, project));
  call.attempt("look for sessions left behind", () => putLeftBehind(call, project.id));
  if (call.attempt("look for jobs", () => hasJobs(store))) {
    call.attempt("wake worker", () => wakeWorker(store, packPaths().worker, clock));
  }
  if (input.source !== "compact")
    return call.attempt("start block", () => startBlock(call, project, loadNotes));
  call.attempt("clear what was shown", () => clearShown(call.session.shown, clock()));
  return call.attempt("block after compaction", () => compactBlock(call, project, loadNotes));
}

/** Once per session: the hooks that read settings later keep to the defaults in silence. */
function noteConfigProblems({ store, env, note }: HookCall): void {
  for (const { message } of loadConfig(store, env).problems) {
    note(new LogbookError("CONFIG_INVALID", message, { path: store.config }));
  }
}

/** A whole hand-over is some ten lines; after /clear the user goes on elsewhere, and gets less. */
const DIGEST_CHARS = 1_500;
const DIGEST_CHARS_ON_CLEAR = 600;

/**
 * A resumed session has its last block in its context already: only news are worth a second one. What was handed over to
 * it is no news, so blocks are compared without that.
 */
function startBlock(call: HookCall, project: Project, loadNotes: LoadNotes): HookOutput {
  const { source, session_id: id } = call.input;
  const previous = findPreviousSession(call.store, project.id, id);
  const memory = call.attempt("memory index", () => memoryLines(call, project)) ?? [];
  const facts = { ...(previous !== undefined && { previous }), memory };
  const plain = renderStartBlock(facts);
  if (source === "resume" && (plain === undefined || wasLastShown(call, plain))) return undefined;
  const handoff =
    source === "resume"
      ? undefined
      : call.attempt("previous handoff", () => findPreviousHandoff(call, project, loadNotes));
  const maxChars = source === "clear" ? DIGEST_CHARS_ON_CLEAR : DIGEST_CHARS;
  const block = renderStartBlock(
    handoff === undefined ? facts : { ...facts, handedOver: { ...handoff, maxChars } },
  );
  if (block === undefined) return undefined;
  markShown(call, plain ?? "");
  return { additionalContext: block };
}

/** The index of memories was in the part that is gone: it comes back with the rest. */
function compactBlock(call: HookCall, project: Project, loadNotes: LoadNotes): HookOutput {
  const memory = call.attempt("memory index", () => memoryLines(call, project)) ?? [];
  const index = renderStartBlock({ memory }) ?? "";
  const block = loadNotes().recallAfterCompaction(call, MAX_EVENT_CHARS - index.length - 1);
  return { additionalContext: [block, index].filter((part) => part !== "").join("\n") };
}

function memoryLines({ input, store, clock }: HookCall, { id, root }: Project): string[] {
  const workTree = findGit(input.cwd ?? process.cwd())?.top ?? root;
  return startLines({ project: projectScope(store, id), user: userScope(store), workTree }, clock());
}
