/** The one setting that every hook asks for, read without the table of all settings; `doctor` names what is wrong in it. */
import { parseListText } from "../contract/list-text.ts";
import { parseJsonObject } from "../text/parse-json.ts";
import { readFileIfPresent } from "./files.ts";
import type { Env, StorePaths } from "./paths.ts";
import { withPluginOptions } from "./plugin-options.ts";

export function loadExclusions(store: StorePaths, env: Env): readonly string[] {
  const content = readFileIfPresent(store.config)?.toString("utf8");
  const exclude = content === undefined ? undefined : parseJsonObject(content)?.["exclude"];
  const inFile = Array.isArray(exclude) ? exclude.filter((glob) => typeof glob === "string") : [];
  return [...inFile, ...parseListText(withPluginOptions(env)["CLAUDE_PLUGIN_OPTION_EXCLUDE"] ?? "")];
}
