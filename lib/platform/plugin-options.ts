/**
 * The options that the user gave the plugin. The client hands them to the plugin's own hooks as variables and keeps them
 * in the user's settings; whoever else needs them (the command at a terminal, the hooks of a settings file) reads them there.
 */
import { join } from "node:path";
import { isObject, parseJsonObject } from "../text/parse-json.ts";
import { clientRoot, type Env } from "./paths.ts";
import { MAX_SETTINGS_BYTES, readForeignFile } from "./regular-file.ts";

const PREFIX = "CLAUDE_PLUGIN_OPTION_";
/** The plugin, from whichever marketplace. */
const PLUGIN = /^logbook@/;

/** The environment with the plugin's options in it, as a hook of the plugin has it. */
export function withPluginOptions(env: Env): Env {
  if (env["CLAUDE_PLUGIN_ROOT"]) return env;
  const text = readForeignFile(join(clientRoot(env), "settings.json"), MAX_SETTINGS_BYTES)?.toString("utf8");
  // Hooks of a settings file come by here, and few settings hold options of plugins.
  if (text === undefined || !text.includes('"pluginConfigs"')) return env;
  const all = parseJsonObject(text)?.["pluginConfigs"];
  const own = Object.entries(isObject(all) ? all : {}).filter(([name]) => PLUGIN.test(name));
  const given = own.flatMap(([, config]) =>
    isObject(config) && isObject(config["options"]) ? Object.entries(config["options"]) : [],
  );
  // A list becomes one text with commas between, as the client makes it.
  const variables = given.map(([key, value]) => [`${PREFIX}${key.toUpperCase()}`, String(value)] as const);
  return { ...Object.fromEntries(variables), ...env };
}
