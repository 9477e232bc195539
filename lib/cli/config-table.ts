/** The settings as tables: for the terminal with their values and origins, for the README with their defaults. */
import {
  CONFIG_TABLE,
  type Config,
  type ConfigKey,
  checkSetting,
  isConfigKey,
  parseConfig,
} from "../contract/config.ts";
import { parseListText } from "../contract/list-text.ts";
import type { Env } from "../platform/paths.ts";
import type { JsonPath } from "./json-edit.ts";
import { valueAt } from "./settings-parse.ts";

export interface SettingView {
  key: ConfigKey;
  value: Config[ConfigKey];
  /** "default", "config.json", or the environment variable that decides. */
  origin: string;
  description: string;
}

export const CONFIG_KEYS: readonly ConfigKey[] = Object.keys(CONFIG_TABLE).filter(isConfigKey);

/** `file` is the parsed config.json, `{}` where there is none. */
export function deriveSettings(file: unknown, env: Env): SettingView[] {
  const { config } = parseConfig(file, env);
  return CONFIG_KEYS.map((key) => ({
    key,
    value: config[key],
    origin: originOf(key, file, env),
    description: CONFIG_TABLE[key].description,
  }));
}

function originOf(key: ConfigKey, file: unknown, env: Env): string {
  const setting = CONFIG_TABLE[key];
  const variable = "env" in setting ? setting.env : undefined;
  const fromEnv = variable === undefined ? undefined : env[variable];
  if (variable !== undefined && fromEnv && checkSetting(key, fromEnv) === undefined) return variable;
  const path = findSetting(file, key);
  const isInFile = path !== undefined && checkSetting(key, valueAt(file, path)) === undefined;
  if (variable !== undefined && fromEnv && Array.isArray(CONFIG_TABLE[key].default)) {
    return isInFile ? `config.json, ${variable}` : variable;
  }
  return isInFile ? "config.json" : "default";
}

/** Where the file holds `key`: dotted, nested, or half and half. */
export function findSetting(file: unknown, key: string): JsonPath | undefined {
  if (typeof file !== "object" || file === null) return undefined;
  if (Object.hasOwn(file, key)) return [key];
  for (let dot = key.indexOf("."); dot !== -1; dot = key.indexOf(".", dot + 1)) {
    const head = key.slice(0, dot);
    const rest = findSetting(valueAt(file, [head]), key.slice(dot + 1));
    if (rest !== undefined) return [head, ...rest];
  }
  return undefined;
}

/** The text a user types for a setting, as its value: JSON where the setting is no text, commas for a list. */
export function parseSettingText(key: ConfigKey, text: string): unknown {
  const { default: standard } = CONFIG_TABLE[key];
  if (typeof standard === "number") return text.trim() === "" ? text : Number(text);
  if (typeof standard === "boolean") return { true: true, on: true, false: false, off: false }[text] ?? text;
  if (typeof standard === "string") return text;
  const trimmed = text.trim();
  if (trimmed.startsWith("[")) return parseList(trimmed);
  return parseListText(trimmed);
}

function parseList(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    // Left as it is: the check that follows says that a list is expected.
    if (error instanceof SyntaxError) return text;
    throw error;
  }
}

export function renderValue(value: unknown): string {
  return typeof value === "string" ? value : JSON.stringify(value);
}

/** The README's configuration table, in Markdown. */
export function renderConfigTable(): string {
  const rows = CONFIG_KEYS.map((key) => {
    const setting = CONFIG_TABLE[key];
    const choices = "oneOf" in setting && setting.oneOf !== undefined ? ` (${setting.oneOf.join(", ")})` : "";
    const rank = Array.isArray(setting.default) ? "adds to it (commas between)" : "wins";
    const variable = "env" in setting && setting.env !== undefined ? ` \`${setting.env}\` ${rank}.` : "";
    return `| \`${key}\` | \`${renderValue(setting.default)}\` | ${setting.description}${choices}${variable} |`;
  });
  return ["| setting | default | meaning |", "|---|---|---|", ...rows, ""].join("\n");
}
