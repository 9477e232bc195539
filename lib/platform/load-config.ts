/** Reads `config.json`, the environment and the plugin's options. A wrong value costs itself only: the rest keeps the defaults. */
import type { Config, ConfigProblem } from "../contract/config.ts";
import { parseConfig } from "../contract/config.ts";
import { readConfigFile } from "./config-file.ts";
import { oddnessOf } from "./odd-file.ts";
import type { Env, StorePaths } from "./paths.ts";
import { withPluginOptions } from "./plugin-options.ts";
import { MAX_CONFIG_BYTES, readForeignFile } from "./regular-file.ts";

export interface LoadedConfig {
  /** The defaults, where the file cannot be read as settings: what is excluded is then not known. */
  config: Config;
  problems: ConfigProblem[];
}

export function loadConfig(store: StorePaths, environment: Env): LoadedConfig {
  const env = withPluginOptions(environment);
  const value = readConfigFile(store);
  if (value !== undefined) return parseConfig(value, env);
  const { config } = parseConfig({}, env);
  return { config, problems: [{ key: "", message: `${store.config} is ${whatElse(store.config)}` }] };
}

/** Whether the file holds no settings at all: capture is closed, for what is excluded is not known. */
export function isConfigUnreadable({ problems }: LoadedConfig): boolean {
  return problems.some(({ key }) => key === "");
}

function whatElse(path: string): string {
  const oddness = oddnessOf(path, MAX_CONFIG_BYTES);
  if (oddness !== undefined) return oddness;
  try {
    JSON.parse(
      readForeignFile(path, MAX_CONFIG_BYTES)
        ?.toString("utf8")
        .replace(/^\uFEFF/, "") ?? "",
    );
    return "not a JSON object";
  } catch (error) {
    return `not JSON: ${error instanceof Error ? error.message : String(error)}`;
  }
}
