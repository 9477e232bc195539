/** `logbook install`: puts the hooks and rules into a settings file. Nothing is written before everything is checked. */
import { homedir } from "node:os";
import { isoTime } from "../../platform/clock.ts";
import { makeDirectory } from "../../platform/files.ts";
import { readClientVersion } from "../client-version.ts";
import { type CodePlace, copyCode, packageRoot, planCodePlace, refuseNesting } from "../code-place.ts";
import type { CommandArgs, CommandContext, ExitCode } from "../command.ts";
import { commandForThisShell } from "../command-on-path.ts";
import { countImportable } from "../importable.ts";
import { createIsOurs, deriveStoreRule, deriveWantedEntries } from "../install-plan.ts";
import { readBackup, readRecord, sha256, writeBackup, writeRecord } from "../install-record.ts";
import { deriveWarnings, renderInstall } from "../install-report.ts";
import { askConsent } from "../memory/consent.ts";
import { findWorkingAddon, installAddon, installedAddon, probeHookNode } from "../native-module.ts";
import { isSet } from "../parse-args.ts";
import { readRegistrations } from "../registrations.ts";
import { readScopedSettings } from "../scope.ts";
import { type SettingsFile, writeSettingsFile } from "../settings-file.ts";
import { parseSettings, valueAt } from "../settings-parse.ts";
import { findOwnHandlers, mergeEntries, removeEntries, type WantedEntries } from "../settings-text.ts";
import { VERSION } from "../version.ts";

interface Plan {
  file: SettingsFile;
  after: string;
  code: CodePlace;
  wanted: WantedEntries;
  client: string | undefined;
}

export async function run(context: CommandContext, args: CommandArgs): Promise<ExitCode> {
  const { env, store, output } = context;
  const { file, project } = readScopedSettings(context, args);
  const source = packageRoot();
  const code = planCodePlace(file.scope, { source, store, project });
  refuseNesting({ code, source, store, project });
  const client = readClientVersion(env);
  const storeRule = deriveStoreRule(store, {
    home: env["HOME"] || homedir(),
    isCommitted: file.scope === "project",
  });
  const wanted = deriveWantedEntries({ base: code.base, client, storeRule });
  const isOurs = createIsOurs(store);
  const after = mergeEntries(file.text ?? "", wanted, { path: file.path, isOurs });
  const plan: Plan = { file, after, code, wanted, client };
  const isDryRun = isSet(args, "dry-run");
  const node = probeHookNode(env);
  const backup = isDryRun ? undefined : apply(context, plan);
  if (!isDryRun && node !== undefined) provideAddon(context, node, source);
  const alias = commandForThisShell(env, code.folder);
  const report = {
    version: VERSION,
    isDryRun,
    scope: file.scope,
    settings: file.path,
    isChanged: after !== file.text,
    ...(backup !== undefined && { backup }),
    code: code.folder,
    isCodeCopied: code.copyFrom !== undefined,
    store: store.root,
    hooks: Object.keys(wanted.hooks),
    allow: wanted.allow,
    deny: wanted.deny,
    client: client ?? null,
    warnings: deriveWarnings({
      file,
      client,
      node,
      hasDenyRule: storeRule !== undefined,
      registrations: readRegistrations({ env, project, store }),
    }),
    importable: countImportable(env, store),
    ...(alias !== undefined && { alias }),
  };
  if (isSet(args, "json")) output.printJson(report);
  else output.print(renderInstall(report));
  if (!isDryRun && !isSet(args, "json")) await askConsent(context);
  return 0;
}

/** Code first, then the settings that point at it: a kill in between leaves settings that work. */
function apply(context: CommandContext, plan: Plan): string | undefined {
  const { store } = context;
  const { file, after, code } = plan;
  makeDirectory(store.root);
  copyCode(code, store);
  const previous = readRecord(store, file.path);
  const isAsInstalled =
    previous !== undefined && file.text !== undefined && previous.afterSha256 === sha256(file.text);
  if (after === file.text && isAsInstalled) return previous.backup;
  const time = isoTime(context.clock());
  const before = isAsInstalled ? readBackup(previous) : withoutOurs(context, plan);
  const backup = before === undefined ? undefined : writeBackup(store, file.path, { text: before, time });
  const rules = [...plan.wanted.allow, ...plan.wanted.deny].filter((rule) => !hasRule(before, rule));
  const madeFolder =
    file.scope === "project" && code.copyFrom !== undefined ? code.folder : previous?.madeFolder;
  writeRecord(store, {
    v: 1,
    scope: file.scope,
    settings: file.path,
    ...(backup !== undefined && { backup }),
    afterSha256: sha256(after),
    rules: [...new Set([...(previous?.rules ?? []), ...rules])],
    ...(madeFolder !== undefined && { madeFolder }),
    version: VERSION,
    ...(plan.client !== undefined && { client: plan.client }),
    time,
  });
  if (after !== file.text) writeSettingsFile(file, after);
  return backup;
}

/** What uninstall shall restore: the text as it is, or, where an older install of ours stands in it, without that. */
function withoutOurs({ store }: CommandContext, { file, wanted }: Plan): string | undefined {
  if (file.text === undefined || file.text.trim() === "") return file.text;
  const isOurs = createIsOurs(store);
  const settings = parseSettings(file.text, file.path);
  if (findOwnHandlers(settings, isOurs).length === 0) return file.text;
  const rules = readRecord(store, file.path)?.rules ?? wanted.allow;
  return removeEntries(file.text, { path: file.path, isOurs, rules });
}

function hasRule(text: string | undefined, rule: string): boolean {
  if (text === undefined || text.trim() === "") return false;
  const settings = parseSettings(text, "backup");
  return ["allow", "deny"].some((list) => {
    const rules = valueAt(settings, ["permissions", list]);
    return Array.isArray(rules) && rules.includes(rule);
  });
}

/** The copy of the code has no node_modules beside it: it finds the addon in the store. */
function provideAddon(
  { store }: CommandContext,
  node: NonNullable<ReturnType<typeof probeHookNode>>,
  source: string,
): void {
  const { addon } = findWorkingAddon(store, node, source);
  if (addon !== undefined && addon !== installedAddon(store, node)) installAddon(store, node, addon);
}
