/** `logbook config`: shows the settings with their origin, or changes one in config.json and leaves the rest of it as it is. */
import {
  CONFIG_TABLE,
  type ConfigKey,
  type ConfigProblem,
  checkSetting,
  isConfigKey,
} from "../../contract/config.ts";
import { LogbookError } from "../../platform/errors.ts";
import { readFileIfPresent, writeFileAtomic } from "../../platform/files.ts";
import { loadConfig } from "../../platform/load-config.ts";
import { oddnessOf } from "../../platform/odd-file.ts";
import { withPluginOptions } from "../../platform/plugin-options.ts";
import { MAX_CONFIG_BYTES } from "../../platform/regular-file.ts";
import type { CommandArgs, CommandContext, ExitCode } from "../command.ts";
import {
  CONFIG_KEYS,
  deriveSettings,
  findSetting,
  parseSettingText,
  renderValue,
  type SettingView,
} from "../config-table.ts";
import { insertMember, type JsonValue, removeMember, replaceValue } from "../json-edit.ts";
import { nearestName } from "../nearest.ts";
import { isSet, usage } from "../parse-args.ts";
import { parseSettings, readJson } from "../settings-parse.ts";

export function run(context: CommandContext, args: CommandArgs): ExitCode {
  const [key, ...words] = args.operands;
  if (key === undefined) return showAll(context, args);
  if (!isConfigKey(key)) throw unknownKey(key);
  if (isSet(args, "unset")) return unset(context, key);
  if (words.length === 0) return showOne(context, key, args);
  return set(context, key, words.join(" "));
}

function showAll(context: CommandContext, args: CommandArgs): ExitCode {
  const { output, paint } = context;
  const { settings, problems } = readSettings(context);
  if (isSet(args, "json")) {
    output.printJson({ file: context.store.config, settings, problems });
  } else {
    const keyWidth = Math.max(...settings.map(({ key }) => key.length));
    const valueWidth = Math.max(...settings.map(({ value }) => renderValue(value).length));
    for (const { key, value, origin } of settings) {
      const line = `${key.padEnd(keyWidth)}  ${renderValue(value).padEnd(valueWidth)}  ${paint("dim", origin)}`;
      output.print(`${line}\n`);
    }
  }
  for (const problem of problems) output.note(problemText(problem));
  return problems.length === 0 ? 0 : 1;
}

function showOne(context: CommandContext, key: ConfigKey, args: CommandArgs): ExitCode {
  const { settings, problems } = readSettings(context);
  const setting = settings.find((view) => view.key === key);
  if (setting === undefined) return 1;
  if (isSet(args, "json")) context.output.printJson(setting);
  else {
    context.output.print(`${renderValue(setting.value)}\n`);
    if (context.isTerminal) context.output.note(`${setting.description} (${setting.origin})`);
  }
  const own = problems.filter((problem) => problem.key === key || problem.key === "");
  for (const problem of own) context.output.note(problemText(problem));
  return own.length === 0 ? 0 : 1;
}

function problemText({ key, message }: ConfigProblem): string {
  const effect = key === "" ? "Nothing is captured until it can be read" : "The default is used";
  return `logbook: ${message}. ${effect}`;
}

function set(context: CommandContext, key: ConfigKey, text: string): ExitCode {
  const value = parseSettingText(key, text);
  const problem = checkSetting(key, value);
  if (problem !== undefined) {
    throw new LogbookError("USAGE", problem, {
      hint: `The default is: logbook config ${key} ${renderValue(CONFIG_TABLE[key].default)}`,
    });
  }
  const before = readText(context);
  const path = findSetting(readJson(before), key);
  const json = value as JsonValue;
  const after =
    path === undefined ? insertMember(before, [], { key, value: json }) : replaceValue(before, path, json);
  return write(context, key, after);
}

function unset(context: CommandContext, key: ConfigKey): ExitCode {
  const before = readText(context);
  const path = findSetting(readJson(before), key);
  if (path === undefined) {
    context.output.note(`${key} is not set in ${context.store.config}`);
    return 1;
  }
  return write(context, key, removeMember(before, path));
}

function write(context: CommandContext, key: ConfigKey, text: string): ExitCode {
  writeFileAtomic(context.store.config, text);
  const view = readSettings(context).settings.find((setting) => setting.key === key);
  context.output.note(`${key} is now ${renderValue(view?.value)} (${view?.origin})`);
  return 0;
}

/** The file's text, fit for editing; a broken one is refused with its place. */
function readText({ store }: CommandContext): string {
  const oddness = oddnessOf(store.config, MAX_CONFIG_BYTES);
  if (oddness !== undefined) {
    const hint = "Put it right or move it away; nothing was changed";
    throw new LogbookError("CONFIG_INVALID", `${store.config} is ${oddness}`, { path: store.config, hint });
  }
  const text = readFileIfPresent(store.config, MAX_CONFIG_BYTES)?.toString("utf8") ?? "";
  if (text.trim() === "") return "{}\n";
  parseSettings(text, store.config);
  return text;
}

function readSettings({ store, env }: CommandContext): {
  settings: SettingView[];
  problems: ConfigProblem[];
} {
  const { problems } = loadConfig(store, env);
  const given = withPluginOptions(env);
  const isBroken = problems.some(({ key }) => key === "");
  const text = isBroken
    ? "{}"
    : (readFileIfPresent(store.config, MAX_CONFIG_BYTES)?.toString("utf8") ?? "{}");
  return { settings: deriveSettings(readJson(text.replace(/^\ufeff/, "")), given), problems };
}

function unknownKey(key: string): LogbookError {
  const near = nearestName(key, CONFIG_KEYS);
  return usage(
    `there is no setting "${key}"`,
    near === undefined ? "logbook config lists them all" : `Did you mean ${near}?`,
  );
}
