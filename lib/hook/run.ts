/**
 * The frame every hook runs in: it reads the payload, gives it to the handler, prints at most one document at the very
 * end, and exits 0 whatever happened. Failures become lines in diagnostics.jsonl.
 */
import fs from "node:fs";
import type { HookEvent } from "../contract/event.ts";
import { parseHookInput } from "../contract/hook-input.ts";
import { isChildSession } from "../platform/children.ts";
import { isoTime, systemClock } from "../platform/clock.ts";
import { closedError } from "../platform/config-file.ts";
import { appendDiagnostic } from "../platform/diagnostics.ts";
import { errnoOf, LogbookError } from "../platform/errors.ts";
import { isExcluded } from "../platform/exclude.ts";
import type { CompileGlobs, FolderGlobs } from "../platform/folder-globs.ts";
import { folderOfPayload } from "../platform/folder-walk.ts";
import { isForgotten } from "../platform/forgotten.ts";
import { loadExclusions } from "../platform/load-exclusions.ts";
import type { StorePaths } from "../platform/paths.ts";
import { homeFolder, storePaths } from "../platform/paths.ts";
import { isForeign } from "../platform/store-owner.ts";
import type { Shortener } from "../text/shorten-json.ts";
import type { Frame, HookCall } from "./call.ts";
import { createCall } from "./call.ts";
import { claim, claimKey } from "./claim.ts";
import { readPayload } from "./stdin.ts";

/** What goes to the model: context as the client's JSON, or plain text (PreCompact, whose JSON the client ignores). */
export type HookOutput =
  | {
      additionalContext: string;
      /** Done by the process that prints, just before it does: what is written down as shown is what is shown. */
      onPrint?: () => void;
    }
  | { plainText: string }
  /** PostToolUse: what the model sees in place of the tool's own output, in that output's shape. */
  | { updatedToolOutput: unknown }
  | undefined;

export type Handler = (call: HookCall) => HookOutput | Promise<HookOutput>;

/** As node:os has it, without the cost of loading that. */
const NULL_DEVICE = process.platform === "win32" ? "\\\\.\\nul" : "/dev/null";

/** A payload over 8 MiB comes once in a thousand sessions: its code is in a bundle of its own. */
const makeShortener = (): Shortener => require("../shorten-json.cjs").createShortener();

const loadGlobs = (): CompileGlobs => require("../folder-globs.cjs").compileFolderGlobs;
/** Settings that cannot be read come as seldom. */
const claimClosed = (store: StorePaths): boolean => require("../config-closed.cjs").claimClosed(store);

/** Never returns an error to the client, never prints to stderr, and ends the process. */
export function runHook(event: HookEvent, handle: Handler): void {
  silenceStderr();
  const store = storePaths(process.env);
  const record = createRecorder(event, store, systemClock());
  const fail = (error: unknown): void => {
    record(error);
    process.exit(0);
  };
  process.on("uncaughtException", fail);
  process.on("unhandledRejection", fail);
  // Not even the failure can be recorded there: doctor and every command say what is wrong.
  if (isForeign(store.root)) process.exit(0);
  captureEvent(event, handle, { store, env: process.env, clock: systemClock, record }).then((output) => {
    if (output !== "") printWhole(output);
    process.exit(0);
  }, fail);
}

/** What the globs of `exclude` cover, if any is set: few users pay for reading them. */
function compileCovers(
  globs: readonly string[],
  event: HookEvent,
  { store, env, record }: Frame,
): FolderGlobs["covers"] | undefined {
  if (globs.length === 0) return undefined;
  const { covers, problems } = loadGlobs()(globs, { home: homeFolder(env) });
  // Once per session, as with the other settings.
  for (const { message } of event === "SessionStart" ? problems : [])
    record(new LogbookError("CONFIG_INVALID", message, { path: store.config }));
  return covers;
}

/** The text to print, empty for none. */
async function captureEvent(event: HookEvent, handle: Handler, frame: Frame): Promise<string> {
  const payload = await readPayload(makeShortener);
  const input = parseHookInput(payload.value);
  if (input?.hook_event_name !== event) {
    throw new LogbookError("INPUT_INVALID", `a payload of ${payload.bytes} bytes that is no ${event} event`);
  }
  const { store, env, clock } = frame;
  if (input.cwd !== undefined) input.cwd = folderOfPayload(input.cwd);
  const exclusions = loadExclusions(store, env);
  if (exclusions === undefined) {
    if (claimClosed(store)) frame.record(closedError(store));
    return "";
  }
  if (isExcluded(compileCovers(exclusions, event, frame), input.cwd ?? process.cwd(), env)) return "";
  if (isChildSession(store, input.session_id) || isForgotten(store, input.session_id)) return "";
  const call = createCall(frame, { event, input, payload });
  const output = await handle(call);
  if (output === undefined || !claim(call.session.claims, claimKey(input, env), clock())) return "";
  if ("onPrint" in output && output.onPrint !== undefined) call.attempt("note what is shown", output.onPrint);
  return renderOutput(event, output);
}

/** One document, or for PreCompact plain text that the client does not take for JSON. */
function renderOutput(event: HookEvent, output: NonNullable<HookOutput>): string {
  if ("plainText" in output) return output.plainText.replace(/^[\s{]+/, "");
  const shown =
    "updatedToolOutput" in output
      ? { updatedToolOutput: output.updatedToolOutput }
      : { additionalContext: output.additionalContext };
  const hookSpecificOutput = { hookEventName: event, ...shown };
  return `${JSON.stringify({ hookSpecificOutput })}\n`;
}

function createRecorder(event: HookEvent, store: StorePaths, startMs: number): Frame["record"] {
  return (error, session) => {
    const nowMs = systemClock();
    const known = error instanceof LogbookError;
    try {
      appendDiagnostic(store, {
        v: 1,
        time: isoTime(nowMs),
        code: errnoOf(error) ?? "UNEXPECTED",
        event,
        ...(session !== undefined && { session }),
        message: error instanceof Error ? error.message : String(error),
        ...(known && error.path !== undefined && { path: error.path }),
        ...(!known && error instanceof Error && { stack: error.stack ?? "" }),
        ms: nowMs - startMs,
      });
    } catch {
      // The one error that is dropped: the disk that would record it is the disk that failed.
      return;
    }
  };
}

/**
 * Whatever writes to fd 2 from here on (process warnings, NODE_DEBUG, a native library) goes nowhere: the lowest free
 * descriptor is the one just closed.
 */
function silenceStderr(): void {
  try {
    fs.closeSync(2);
    fs.openSync(NULL_DEVICE, "w");
  } catch {
    // A stderr that was closed before is silent as it is.
    return;
  }
}

/** Waits on a full pipe instead of leaving half a document; a reader that went away wants nothing more. */
function printWhole(text: string): void {
  const bytes = Buffer.from(text);
  for (let written = 0; written < bytes.length; ) {
    try {
      written += fs.writeSync(1, bytes, written);
    } catch (error) {
      if (errnoOf(error) !== "EAGAIN") throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1);
    }
  }
}
