/** SessionStart: the session joins its project, the command goes on the PATH, and the model is told what there is. */
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
import { findPreviousSession, joinProject } from "./project-sessions.ts";
import { markShown, wasLastShown } from "./shown.ts";

export function startSession(call: HookCall): HookOutput {
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
  if (input.source === "compact") {
    call.attempt("clear what was shown", () => clearShown(call.session.shown, clock()));
  }
  return call.attempt("start block", () => startBlock(call, project));
}

/** Once per session: the hooks that read settings later keep to the defaults in silence. */
function noteConfigProblems({ store, env, note }: HookCall): void {
  for (const { message } of loadConfig(store, env).problems) {
    note(new LogbookError("CONFIG_INVALID", message, { path: store.config }));
  }
}

/** A resumed session has its last block in its context already: only news are worth a second one. */
function startBlock(call: HookCall, project: Project): HookOutput {
  const previous = findPreviousSession(call.store, project.id, call.input.session_id);
  const memory = call.attempt("memory index", () => memoryLines(call, project)) ?? [];
  const block = renderStartBlock({ ...(previous !== undefined && { previous }), memory });
  if (block === undefined || (call.input.source === "resume" && wasLastShown(call, block))) return undefined;
  markShown(call, block);
  return { additionalContext: block };
}

function memoryLines({ input, store, clock }: HookCall, { id, root }: Project): string[] {
  const workTree = findGit(input.cwd ?? process.cwd())?.top ?? root;
  return startLines({ project: projectScope(store, id), user: userScope(store), workTree }, clock());
}
