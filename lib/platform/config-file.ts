/**
 * `config.json` as it lies on the disk. Invariant: what cannot be read as settings is never taken for "no settings": which
 * folders are excluded is then not known, and nothing may be captured until somebody has put it right.
 */
import fs from "node:fs";
import { parseJsonObject } from "../text/parse-json.ts";
import { errnoOf, LogbookError } from "./errors.ts";
import type { StorePaths } from "./paths.ts";
import { MAX_CONFIG_BYTES, readForeignFile } from "./regular-file.ts";

/** The settings; none where there is no such file; undefined where something stands there that holds none. */
export function readConfigFile({ config }: StorePaths): Record<string, unknown> | undefined {
  const content = readForeignFile(config, MAX_CONFIG_BYTES);
  if (content !== undefined) return parseJsonObject(content.toString("utf8").replace(/^\uFEFF/, ""));
  return isNothing(config) ? {} : undefined;
}

export function closedError({ config }: StorePaths): LogbookError {
  return new LogbookError("CONFIG_INVALID", `read ${config}: nothing is captured until it can be read`, {
    path: config,
    hint: "logbook doctor says what is wrong with it",
  });
}

/** A link that leads nowhere is not nothing: the disk with the settings may not be mounted. */
function isNothing(path: string): boolean {
  try {
    return fs.lstatSync(path, { throwIfNoEntry: false }) === undefined;
  } catch (error) {
    return errnoOf(error) === "ENOTDIR";
  }
}
