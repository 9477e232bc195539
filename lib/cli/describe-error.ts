/** An error as a person should meet it: one sentence that says what happened, one that says what to do. */
import { errnoOf, LogbookError } from "../platform/errors.ts";

export interface ErrorText {
  message: string;
  hint?: string;
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

export function describeError(error: unknown): ErrorText {
  if (error instanceof LogbookError) {
    const cause = error.cause instanceof Error ? causeText(error.message, error.cause) : "";
    return { message: `${error.message}${cause}`, ...(error.hint !== undefined && { hint: error.hint }) };
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
