/** Reads `config.json`, the environment and the plugin's options. A wrong file costs its own settings only: the rest keeps the defaults. */
import type { Config, ConfigProblem } from "../contract/config.ts";
import { parseConfig } from "../contract/config.ts";
import { readFileIfPresent } from "./files.ts";
import type { Env, StorePaths } from "./paths.ts";
import { withPluginOptions } from "./plugin-options.ts";

export interface LoadedConfig {
  config: Config;
  problems: ConfigProblem[];
}

export function loadConfig(store: StorePaths, environment: Env): LoadedConfig {
  const env = withPluginOptions(environment);
  const content = readFileIfPresent(store.config);
  if (content === undefined) return parseConfig({}, env);
  try {
    return parseConfig(JSON.parse(content.toString("utf8").replace(/^\uFEFF/, "")), env);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    const { config } = parseConfig({}, env);
    return { config, problems: [{ key: "", message: `${store.config} is not JSON: ${error.message}` }] };
  }
}
