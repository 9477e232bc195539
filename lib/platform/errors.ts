/** The one error class. The list of codes is the contract: callers branch on `code`, never on the message. */

export type ErrorCode =
  | "LOG_TORN_TAIL"
  | "LOG_CORRUPT_LINE"
  | "RAW_UNREADABLE"
  | "RAW_MISMATCH"
  | "TRANSCRIPT_MISSING"
  | "TRANSCRIPT_UNREADABLE"
  | "ARCHIVE_UNAVAILABLE"
  | "ARCHIVE_BUSY"
  | "ARCHIVE_CORRUPT"
  | "ARCHIVE_NEWER"
  | "LOCK_HELD"
  | "LOCK_LOST"
  | "JOB_PARKED"
  | "WORKER_DIED"
  | "INTERRUPTED"
  | "STORE_UNSAFE"
  | "STORE_UNWRITABLE"
  | "LINK_REFUSED"
  | "INPUT_INVALID"
  | "CONFIG_INVALID"
  | "SETTINGS_INVALID"
  | "SESSION_UNKNOWN"
  | "SESSION_AMBIGUOUS"
  | "SESSION_ALIVE"
  | "TURN_UNKNOWN"
  | "TURN_AMBIGUOUS"
  | "USAGE"
  | "OUTPUT_FAILED"
  | "SPAWN_FAILED"
  | "MEMORY_INVALID"
  | "MEMORY_UNKNOWN"
  | "MEMORY_REFUSED"
  | "MODEL_FAILED";

export interface ErrorDetails {
  cause?: unknown;
  path?: string;
  byteOffset?: number;
  /** What the user can do about it, one sentence. */
  hint?: string;
}

export class LogbookError extends Error {
  readonly code: ErrorCode;
  readonly path?: string;
  readonly byteOffset?: number;
  readonly hint?: string;

  constructor(code: ErrorCode, message: string, details: ErrorDetails = {}) {
    super(message, details.cause === undefined ? undefined : { cause: details.cause });
    this.name = "LogbookError";
    this.code = code;
    if (details.path !== undefined) this.path = details.path;
    if (details.byteOffset !== undefined) this.byteOffset = details.byteOffset;
    if (details.hint !== undefined) this.hint = details.hint;
  }
}

/** What an exhausted or ailing system answers, not the file: the same call may succeed another time. */
const PASSING = new Set([
  "ENOSPC",
  "EDQUOT",
  "EROFS",
  "EACCES",
  "EPERM",
  "EIO",
  "EAGAIN",
  "EMFILE",
  "ENFILE",
  "ENOMEM",
]);

export function isPassing(error: unknown): boolean {
  return PASSING.has(errnoOf(error) ?? "");
}

/** The errno code of a caught fs error, or undefined. */
export function errnoOf(error: unknown): string | undefined {
  return typeof error === "object" && error !== null && "code" in error && typeof error.code === "string"
    ? error.code
    : undefined;
}
