/** The one setting that every hook asks for, read without the table of all settings; `doctor` names what is wrong in it. */
import { parseJsonObject } from "../text/parse-json.ts";
import { readFileIfPresent } from "./files.ts";
import type { StorePaths } from "./paths.ts";

export function loadExclusions(store: StorePaths): readonly string[] {
  const content = readFileIfPresent(store.config)?.toString("utf8");
  const exclude = content === undefined ? undefined : parseJsonObject(content)?.["exclude"];
  return Array.isArray(exclude) ? exclude.filter((glob) => typeof glob === "string") : [];
}
