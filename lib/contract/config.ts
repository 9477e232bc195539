/**
 * Every setting of `config.json`: its type, default and meaning. The README's table is generated from this one.
 * Values come from the environment where a variable is named, else from the file, else from the default; a wrong key or
 * value is named and costs only itself. Without zod: every hook reads its settings.
 */
import { parseListText } from "./list-text.ts";

interface Setting<T> {
  default: T;
  description: string;
  /** Where given, the only values allowed. */
  oneOf?: readonly T[];
  /** Environment variable that wins over the file, or adds to its list; plugin options arrive as CLAUDE_PLUGIN_OPTION_<NAME>. */
  env?: string;
}

export const CONFIG_TABLE = {
  "extraction.provider": choice(
    ["rules", "claude", "command", "off"],
    "Who finds memories in archived turns. `rules` uses no model; `claude` is set once the user agreed.",
    "CLAUDE_PLUGIN_OPTION_EXTRACTION_PROVIDER",
  ),
  "extraction.command": list(
    "Program and arguments for `command`: the prompt comes on stdin, JSON is expected on stdout.",
  ),
  "extraction.model": text("haiku", "Model that `claude` extraction asks for."),
  "extraction.dailyUsd": amount(0.25, "Most that extraction may spend in a day, in US dollars."),
  "extraction.dailyCalls": amount(40, "Most model calls of extraction in a day."),
  "recall.provider": choice(
    ["deterministic", "claude"],
    "Who picks memories for a prompt. `claude` asks a small model and falls back.",
    "CLAUDE_PLUGIN_OPTION_RECALL_PROVIDER",
  ),
  "recall.max": amount(5, "Most memories that one prompt brings back."),
  "consolidation.intervalHours": amount(24, "Least time between two consolidations of a project."),
  "consolidation.throttleMinutes": amount(10, "Least time between two checks whether one is due."),
  "consolidation.minSessions": amount(5, "New sessions that make a consolidation due."),
  "consolidation.minRecords": amount(10, "New records that make a consolidation due."),
  "handoff.enabled": flag(true, "Write session notes at the end of a session."),
  "spill.enabled": flag(false, "Shorten huge tool outputs before the model sees them."),
  "spill.thresholdChars": amount(30_000, "Outputs longer than this are shortened when spill is enabled."),
  "raw.keepDays": amount(0, "Days that raw transcript copies are kept; 0 is for ever."),
  "index.maxFieldChars.head": amount(65_536, "Characters of a field's beginning that are indexed."),
  "index.maxFieldChars.tail": amount(16_384, "Characters of a field's end that are indexed."),
  exclude: list(
    "Folders that are neither captured nor injected into, as globs: each covers the folders it names and all below them.",
    "CLAUDE_PLUGIN_OPTION_EXCLUDE",
  ),
} as const satisfies Record<string, Setting<string | number | boolean | readonly string[]>>;

export type ConfigKey = keyof typeof CONFIG_TABLE;
export type Config = {
  readonly [K in ConfigKey]: (typeof CONFIG_TABLE)[K] extends Setting<infer T> ? T : never;
};

export interface ConfigProblem {
  /** The setting at fault, as written; empty when the whole file is. */
  key: string;
  message: string;
}

/** `value` is the parsed file: nested objects, or dotted keys, or both. */
export function parseConfig(
  value: unknown,
  env: Readonly<Record<string, string | undefined>>,
): { config: Config; problems: ConfigProblem[] } {
  const problems: ConfigProblem[] = [];
  const config: Record<string, unknown> = {};
  for (const [key, setting] of Object.entries(CONFIG_TABLE)) config[key] = setting.default;
  const take = (key: string, given: unknown, origin: string): void => {
    const problem = checkSetting(key, given);
    if (problem === undefined) config[key] = given;
    else problems.push({ key, message: `${origin}: ${problem}` });
  };
  if (isPlainObject(value)) {
    for (const [key, given] of flatten(value, "")) take(key, given, "config.json");
  } else {
    problems.push({ key: "", message: "config.json must hold an object" });
  }
  for (const [key, { default: standard, variable, given }] of environmentSettings(env)) {
    // What the file excludes stays excluded, whatever the plugin's options say: lists add up.
    if (isList(standard)) config[key] = [...(config[key] as string[]), ...parseListText(given)];
    else take(key, given, variable);
  }
  return { config: config as Config, problems };
}

function* environmentSettings(
  env: Readonly<Record<string, string | undefined>>,
): Generator<[key: string, { default: unknown; variable: string; given: string }]> {
  for (const [key, setting] of Object.entries(CONFIG_TABLE)) {
    const variable = "env" in setting ? setting.env : undefined;
    const given = variable === undefined ? undefined : env[variable];
    if (variable !== undefined && given) yield [key, { default: setting.default, variable, given }];
  }
}

/** What is wrong with the value, or undefined. Also what `logbook config` says before it writes. */
export function checkSetting(key: string, given: unknown): string | undefined {
  const setting: Setting<unknown> | undefined = isConfigKey(key) ? CONFIG_TABLE[key] : undefined;
  if (setting === undefined) return `there is no setting "${key}"`;
  if (setting.oneOf !== undefined && !setting.oneOf.includes(given)) {
    return `"${key}" must be one of ${setting.oneOf.join(", ")}`;
  }
  if (isList(setting.default)) {
    const isListOfTexts = isList(given) && given.every((item) => typeof item === "string");
    return isListOfTexts ? undefined : `"${key}" must be a list of texts`;
  }
  if (typeof given !== typeof setting.default || Number.isNaN(given))
    return `"${key}" must be a ${typeof setting.default}`;
  if (typeof given === "number" && !(Number.isFinite(given) && given >= 0)) {
    return `"${key}" must be zero or more`;
  }
  return undefined;
}

export function isConfigKey(key: string): key is ConfigKey {
  return Object.hasOwn(CONFIG_TABLE, key);
}

function* flatten(value: Record<string, unknown>, prefix: string): Generator<[string, unknown]> {
  for (const [name, inner] of Object.entries(value)) {
    const key = prefix === "" ? name : `${prefix}.${name}`;
    if (isPlainObject(inner) && !isConfigKey(key)) yield* flatten(inner, key);
    else yield [key, inner];
  }
}

function isList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value);
}

function isPlainObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function choice<const T extends string>(
  oneOf: readonly [T, ...T[]],
  description: string,
  env: string,
): Setting<T> {
  return { default: oneOf[0], description, oneOf, env };
}

function text(value: string, description: string): Setting<string> {
  return { default: value, description };
}

function amount(value: number, description: string): Setting<number> {
  return { default: value, description };
}

function flag(value: boolean, description: string): Setting<boolean> {
  return { default: value, description };
}

function list(description: string, env?: string): Setting<readonly string[]> {
  return { default: [], description, ...(env !== undefined && { env }) };
}
