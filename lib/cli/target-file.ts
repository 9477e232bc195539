/** Files that the user names for us to write: checked before anything is gathered, and told of in one sentence. */
import fs from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { errnoOf, LogbookError } from "../platform/errors.ts";

export interface TargetOptions {
  cwd: string;
  /** What will be in it: "page", "export". */
  what: string;
  /** A name for it, where a folder was given. */
  example: string;
}

/** The file that will be replaced: what a link points at, never the link. Throws OUTPUT_FAILED. */
export function checkTarget(file: string, { cwd, what, example }: TargetOptions): string {
  const path = resolve(cwd, file);
  const refusal = (why: string, hint: string): LogbookError =>
    new LogbookError("OUTPUT_FAILED", `cannot write the ${what} ${path}: ${why}`, { path, hint });
  const folder = dirname(path);
  if (!fs.statSync(folder, { throwIfNoEntry: false })?.isDirectory()) {
    throw refusal(`there is no folder ${folder}`, "Make it first, or name another place");
  }
  const stat = fs.statSync(path, { throwIfNoEntry: false });
  if (stat === undefined) return path;
  if (stat.isDirectory()) throw refusal("that is a folder", `Name a file in it: ${join(path, example)}`);
  if (!stat.isFile()) throw refusal("that is no ordinary file", `Name another one than ${basename(path)}`);
  return fs.realpathSync(path);
}

/** What a failed write becomes. */
export function writeFailure(what: string, path: string, error: unknown): LogbookError {
  return new LogbookError("OUTPUT_FAILED", `write the ${what} ${path}: ${reasonOf(error)}`, {
    cause: error,
    path,
    hint: "Name a file in a folder you can write to; nothing was left behind",
  });
}

const REASONS: Readonly<Record<string, string>> = {
  EACCES: "permission denied",
  EPERM: "not permitted",
  EROFS: "the disk is mounted read-only",
  ENOSPC: "the disk is full",
  EDQUOT: "your quota of the disk is used up",
};

function reasonOf(error: unknown): string {
  return REASONS[errnoOf(error) ?? ""] ?? (error instanceof Error ? error.message : String(error));
}
