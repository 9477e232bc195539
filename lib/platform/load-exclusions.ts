/** The one setting that every hook asks for, read without the table of all settings; `doctor` names what is wrong in it. */
import { parseListText } from "../contract/list-text.ts";
import { readConfigFile } from "./config-file.ts";
import type { Env, StorePaths } from "./paths.ts";
import { withPluginOptions } from "./plugin-options.ts";

/** Undefined where `config.json` cannot be read: what is excluded is not known. */
export function loadExclusions(store: StorePaths, env: Env): readonly string[] | undefined {
  const config = readConfigFile(store);
  if (config === undefined) return undefined;
  const { exclude } = config;
  const inFile = Array.isArray(exclude) ? exclude.filter((glob) => typeof glob === "string") : [];
  return [...inFile, ...parseListText(withPluginOptions(env)["CLAUDE_PLUGIN_OPTION_EXCLUDE"] ?? "")];
}
