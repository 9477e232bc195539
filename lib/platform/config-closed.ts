/**
 * Tells that `config.json` cannot be read and nothing is captured: once for each state of the file, not at each of a day's
 * thousand hooks. A bundle of its own: no hook but those loads it.
 */
import fs from "node:fs";
import { errnoOf, LogbookError } from "./errors.ts";
import { createFileOnce } from "./files.ts";
import type { StorePaths } from "./paths.ts";

/** What to record; undefined where another process has told of the file as it is. */
export function claimClosed(store: StorePaths): LogbookError | undefined {
  return createFileOnce(`${toldFolder(store)}/config-${stateOf(store.config)}`, "")
    ? closedError(store)
    : undefined;
}

export function closedError({ config }: StorePaths): LogbookError {
  return new LogbookError("CONFIG_INVALID", `read ${config}: nothing is captured while it cannot be read`, {
    path: config,
    hint: "logbook doctor says what is wrong with it",
  });
}

export function toldFolder({ root }: StorePaths): string {
  return `${root}/told`;
}

function stateOf(path: string): string {
  try {
    const { ino, mtimeMs, size } = fs.lstatSync(path);
    return `${ino}-${Math.round(mtimeMs)}-${size}`;
  } catch (error) {
    return errnoOf(error) ?? "unknown";
  }
}
