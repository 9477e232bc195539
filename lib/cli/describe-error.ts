/** An error as a person should meet it: one sentence that says what happened, one that says what to do. */
import { type ErrorCode, errnoOf, LogbookError } from "../platform/errors.ts";

export interface ErrorText {
  message: string;
  hint: string;
}

/** The errors of the disk that a user can do something about. */
const ERRNO_TEXTS: Readonly<Record<string, readonly [what: string, hint: string]>> = {
  EACCES: [
    "permission denied",
    "The store should be yours alone: logbook doctor looks at its owner and modes",
  ],
  EPERM: ["not permitted", "The store should be yours alone: logbook doctor looks at its owner and modes"],
  EROFS: ["the disk is mounted read-only", "Point LOGBOOK_HOME at a folder that can be written"],
  ENOSPC: ["the disk is full", "Make room and try again"],
  EDQUOT: ["your quota of the disk is used up", "Make room and try again"],
  EIO: ["the disk reports an error", "Check the disk; what else is in the store can still be read"],
  ENOTDIR: ["a file stands where a folder should be", "Move it away; LOGBOOK_HOME names the store"],
  EMFILE: ["too many open files", "Close some programs and try again"],
};

/** What to do next where the error itself names nothing better: no error leaves the reader without a step to take. */
const NEXT_STEPS: Readonly<Record<ErrorCode, string>> = {
  LOG_TORN_TAIL: "What is whole can still be replayed; logbook doctor names damaged logs",
  LOG_CORRUPT_LINE: "What is whole can still be replayed; logbook doctor names damaged logs",
  RAW_UNREADABLE: "What else was copied can still be read; logbook doctor says what is wrong",
  RAW_MISMATCH: "What else was copied can still be read; logbook doctor says what is wrong",
  TRANSCRIPT_MISSING: "What was copied of it before is in the store: logbook sessions --all",
  TRANSCRIPT_UNREADABLE: "Look at the file's owner and modes, then run it again",
  ARCHIVE_UNAVAILABLE: "logbook doctor says why, and what to do",
  ARCHIVE_BUSY: "Try again in a moment",
  ARCHIVE_CORRUPT: "logbook reindex rebuilds it from the raw copies",
  ARCHIVE_NEWER: "A newer logbook made it: use that one",
  LOCK_HELD: "Another logbook is at work: try again in a moment",
  LOCK_LOST: "Another logbook took over: run it again",
  JOB_PARKED: "logbook doctor --fix lets the worker try again",
  WORKER_DIED: "logbook doctor names the job that ended it",
  INTERRUPTED: "Run it again: it goes on where it stopped",
  STORE_UNSAFE: "logbook doctor says what is wrong with the store",
  STORE_UNWRITABLE: "logbook doctor says why; LOGBOOK_HOME may name another folder",
  LINK_REFUSED: "Remove the link, or put what it leads to in its place; logbook doctor names every such link",
  INPUT_INVALID: "logbook help shows every command with examples",
  CONFIG_INVALID: "logbook config shows the settings and where they come from",
  SETTINGS_INVALID: "Correct the file and run it again; nothing was changed",
  SESSION_UNKNOWN: "logbook sessions --all lists every session",
  SESSION_AMBIGUOUS: "Give more of the id",
  SESSION_ALIVE: "End it first",
  TURN_UNKNOWN: "logbook search prints the ids of turns",
  TURN_AMBIGUOUS: "Give more of the id",
  USAGE: "logbook help shows every command with examples",
  OUTPUT_FAILED: "Look at where the output goes: its disk may be full",
  SPAWN_FAILED: "logbook doctor says what is missing",
  MEMORY_INVALID: "logbook memory check names each file and what is wrong with it",
  MEMORY_UNKNOWN: "logbook memory lists them all",
  MEMORY_REFUSED: "logbook help memory shows what can be done",
  MODEL_FAILED: "logbook status says when the provider is asked again",
};

export function describeError(error: unknown): ErrorText {
  if (error instanceof LogbookError) {
    const cause = error.cause instanceof Error ? causeText(error.message, error.cause) : "";
    return { message: `${error.message}${cause}`, hint: error.hint ?? NEXT_STEPS[error.code] };
  }
  const known = ERRNO_TEXTS[errnoOf(error) ?? ""];
  if (known !== undefined) return { message: `${placeOf(error)}: ${known[0]}`, hint: known[1] };
  const message = error instanceof Error ? error.message : String(error);
  return { message: `unexpected error: ${message}`, hint: "LOGBOOK_DEBUG=1 shows where" };
}

/** A message that already quotes its cause does not say it twice. */
function causeText(message: string, cause: Error): string {
  return message.includes(cause.message) ? "" : ` (${cause.message})`;
}

function placeOf(error: unknown): string {
  const { syscall, path } = error as { syscall?: string; path?: string };
  return [syscall ?? "use", path ?? "a file"].join(" ");
}

export function sentence(text: string): string {
  // A list of candidates is no sentence.
  return /[.?!:]$/.test(text) || text.includes("\n") ? text : `${text}.`;
}
