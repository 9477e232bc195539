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
import { compileFolderGlobs } from "../../platform/folder-globs.ts";
import { loadConfig } from "../../platform/load-config.ts";
import { oddnessOf } from "../../platform/odd-file.ts";
import { homeFolder } from "../../platform/paths.ts";
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
import { findCovers, type GlobCover, renderCover } from "../glob-cover.ts";
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
  const { settings, problems: wrong } = readSettings(context);
  const globs = globProblems(context, settings);
  const problems = [...wrong, ...globs];
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
  for (const problem of wrong) output.note(problemText(problem));
  for (const { message } of globs) output.note(`logbook: ${message}`);
  return problems.length === 0 ? 0 : 1;
}

function showOne(context: CommandContext, key: ConfigKey, args: CommandArgs): ExitCode {
  const { settings, problems } = readSettings(context);
  const setting = settings.find((view) => view.key === key);
  if (setting === undefined) return 1;
  const covers = key === "exclude" ? coversOf(context, setting) : undefined;
  if (isSet(args, "json")) context.output.printJson({ ...setting, ...(covers && { covers }) });
  else {
    context.output.print(`${renderValue(setting.value)}\n`);
    if (context.isTerminal) context.output.note(`${setting.description} (${setting.origin})`);
    tellCovers(context, covers);
  }
  const own = problems.filter((problem) => problem.key === key || problem.key === "");
  for (const problem of own) context.output.note(problemText(problem));
  return own.length === 0 && covers?.every(({ problem }) => problem === undefined) !== false ? 0 : 1;
}

/** Inside Claude Code other projects' folders are nobody's business. */
function coversOf(context: CommandContext, { value }: SettingView): GlobCover[] | undefined {
  return context.isModel ? undefined : findCovers(asTexts(value), context);
}

function tellCovers({ output, clean }: CommandContext, covers: readonly GlobCover[] = []): void {
  for (const cover of covers) output.note(clean(renderCover(cover)));
}

function globProblems({ env }: CommandContext, settings: readonly SettingView[]): ConfigProblem[] {
  const exclude = settings.find(({ key }) => key === "exclude")?.value;
  const { problems } = compileFolderGlobs(asTexts(exclude), { home: homeFolder(env) });
  return problems.map(({ message }) => ({ key: "exclude", message }));
}

function asTexts(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === "string") : [];
}

function problemText({ key, message }: ConfigProblem): string {
  const effect = key === "" ? "Nothing is captured until it can be read" : "The default is used";
  return `logbook: ${message}. ${effect}`;
}

function set(context: CommandContext, key: ConfigKey, text: string): ExitCode {
  const value = parseSettingText(key, text);
  const problem = checkSetting(key, value) ?? (key === "exclude" ? checkGlobs(context, value) : undefined);
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

/** Told before it is written: a wrong glob leaves a folder open that was meant to be closed. */
function checkGlobs({ env }: CommandContext, value: unknown): string | undefined {
  return compileFolderGlobs(asTexts(value), { home: homeFolder(env) }).problems[0]?.message;
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
  if (key === "exclude" && view !== undefined) tellCovers(context, coversOf(context, view));
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
