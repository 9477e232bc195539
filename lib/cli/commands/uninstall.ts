/** `logbook uninstall`: the settings file is as it was before install, and what was recorded stays where it is. */
import fs from "node:fs";
import { isCheckout, removeCopy } from "../code-place.ts";
import type { CommandArgs, CommandContext, ExitCode } from "../command.ts";
import { createIsOurs, deriveWantedEntries } from "../install-plan.ts";
import { type InstallRecord, readBackup, readRecord, removeRecord, sha256 } from "../install-record.ts";
import { isSet } from "../parse-args.ts";
import { readScopedSettings } from "../scope.ts";
import { type SettingsFile, writeSettingsFile } from "../settings-file.ts";
import { parseSettings } from "../settings-parse.ts";
import { findOwnHandlers, removeEntries } from "../settings-text.ts";

/** How the file gets back: the bytes from before install, our entries taken out one by one, or nothing was there. */
type Way = "restored" | "edited" | "absent";

interface Report {
  isDryRun: boolean;
  settings: string;
  way: Way;
  removed?: string;
  store: string;
}

export function run(context: CommandContext, args: CommandArgs): ExitCode {
  const { store, output } = context;
  const { file, project } = readScopedSettings(context, args);
  const record = readRecord(store, file.path);
  const { way, text } = deriveUninstalled(context, file, record);
  const isDryRun = isSet(args, "dry-run");
  if (way !== "absent" && !isDryRun) writeSettingsFile(file, text);
  const made = record?.madeFolder;
  // A clone may have taken the place of the copy meanwhile: that is the user's.
  const removed = made !== undefined && fs.existsSync(made) && !isCheckout(made) ? made : undefined;
  if (!isDryRun) {
    if (removed !== undefined) removeCopy(removed, project);
    removeRecord(store, file.path);
  }
  const report: Report = {
    isDryRun,
    settings: file.path,
    way,
    ...(removed !== undefined && { removed }),
    store: store.root,
  };
  if (isSet(args, "json")) output.printJson(report);
  else output.print(render(report));
  return way === "absent" ? 1 : 0;
}

function deriveUninstalled(
  { store }: CommandContext,
  file: SettingsFile,
  record: InstallRecord | undefined,
): { way: Way; text: string | undefined } {
  if (file.text === undefined) return { way: "absent", text: undefined };
  const original = readBackup(record);
  const isBackupLost = record?.backup !== undefined && original === undefined;
  if (record?.afterSha256 === sha256(file.text) && !isBackupLost) return { way: "restored", text: original };
  const isOurs = createIsOurs(store);
  if (file.text.trim() === "") return { way: "absent", text: file.text };
  const isPresent = findOwnHandlers(parseSettings(file.text, file.path), isOurs).length > 0;
  // Without a record the rules we certainly brought are those for our own command.
  const rules = record?.rules ?? (isPresent ? deriveWantedEntries({ base: "" }).allow : []);
  const text = removeEntries(file.text, { path: file.path, isOurs, rules, original });
  return text === file.text ? { way: "absent", text } : { way: "edited", text };
}

function render(report: Report): string {
  const { isDryRun, settings, way, removed, store } = report;
  const sentences: Record<Way, [did: string, would: string]> = {
    absent: [`${settings} holds nothing of logbook's.`, `${settings} holds nothing of logbook's.`],
    restored: [
      `${settings} is as it was before install.`,
      `Would restore ${settings} to what it was before install.`,
    ],
    edited: [
      `Took logbook's entries out of ${settings}; your later changes stay.`,
      `Would take logbook's entries out of ${settings}; your later changes stay.`,
    ],
  };
  const lines = [sentences[way][isDryRun ? 1 : 0]];
  if (removed !== undefined) lines.push(`${isDryRun ? "Would remove" : "Removed"} ${removed}.`);
  lines.push(`What was recorded stays in ${store}; delete that folder to delete it.`);
  return `${lines.join("\n")}\n`;
}
