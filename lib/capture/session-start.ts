/** SessionStart: the session joins its project, the command goes on the PATH, and the model is told what there is. */
import { renderStartBlock } from "../context/start.ts";
import type { HookCall } from "../hook/call.ts";
import { packPaths } from "../hook/call.ts";
import type { HookOutput } from "../hook/run.ts";
import { LogbookError } from "../platform/errors.ts";
import { loadConfig } from "../platform/load-config.ts";
import { projectOf } from "../platform/project.ts";
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
  return call.attempt("start block", () => startBlock(call, project.id));
}

/** Once per session: the hooks that read settings later keep to the defaults in silence. */
function noteConfigProblems({ store, env, note }: HookCall): void {
  for (const { message } of loadConfig(store, env).problems) {
    note(new LogbookError("CONFIG_INVALID", message, { path: store.config }));
  }
}

/** A resumed session has its last block in its context already: only news are worth a second one. */
function startBlock(call: HookCall, project: string): HookOutput {
  const previous = findPreviousSession(call.store, project, call.input.session_id);
  if (previous === undefined) return undefined;
  const block = renderStartBlock(previous);
  if (call.input.source === "resume" && wasLastShown(call, block)) return undefined;
  markShown(call, block);
  return { additionalContext: block };
}
