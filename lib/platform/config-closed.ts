/**
 * That `config.json` cannot be read, and nothing is captured, is told once for each state of the file, not at each of a day's
 * thousand hooks. A bundle of its own: no hook but those loads it.
 */
import fs from "node:fs";
import { errnoOf } from "./errors.ts";
import { createFileOnce } from "./files.ts";
import type { StorePaths } from "./paths.ts";

/** Whether this process is to tell: another one has not told of the file as it is. */
export function claimClosed(store: StorePaths): boolean {
  return createFileOnce(`${toldFolder(store)}/config-${stateOf(store.config)}`, "");
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
