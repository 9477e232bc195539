/** What `install` tells: what it wrote and where, what stands in the way, what to do next. */
import { compareVersions } from "../hook/registry.ts";
import type { Importable } from "./importable.ts";
import type { HookNode } from "./native-module.ts";
import type { Registrations } from "./registrations.ts";
import type { Scope, SettingsFile } from "./settings-file.ts";

export interface InstallReport {
  version: string;
  isDryRun: boolean;
  scope: Scope;
  settings: string;
  isChanged: boolean;
  backup?: string;
  code: string;
  isCodeCopied: boolean;
  store: string;
  hooks: string[];
  allow: string[];
  deny: string[];
  client: string | null;
  warnings: string[];
  importable: Importable;
  /** What to type to have the command, where no shell finds it. */
  alias?: string;
}

const AUDIENCE: Record<Scope, string> = {
  user: "every project of yours",
  project: "everybody who works in this repository",
  local: "you, in this repository",
};

export function renderInstall(report: InstallReport): string {
  const { isDryRun, isChanged, hooks, allow, deny, importable } = report;
  const verb = isDryRun ? "Would install" : isChanged ? "Installed" : "Already installed:";
  const client =
    report.client === null ? "the newest client (no `claude` on PATH)" : `Claude Code ${report.client}`;
  const lines = [
    `${verb} logbook ${report.version} for ${AUDIENCE[report.scope]}.`,
    `  settings  ${report.settings}`,
    `            ${hooks.length} hooks, ${allow.length} allow and ${deny.length} deny rules, for ${client}`,
    ...(report.backup === undefined ? [] : [`  backup    ${report.backup}`]),
    `  code      ${report.code}${report.isCodeCopied && report.scope === "project" ? " (copied; commit it with the settings)" : ""}`,
    `  store     ${report.store}`,
    ...report.warnings.map((warning) => `! ${warning}`),
  ];
  if (importable.sessions > 0) {
    const megabytes = Math.max(1, Math.round(importable.bytes / 1e6));
    lines.push(`\nEarlier sessions: logbook import would add ${importable.sessions} (${megabytes} MB).`);
  }
  if (isDryRun) return `${lines.join("\n")}\n`;
  lines.push(
    "\nFrom the next session of Claude Code on, everything is captured; logbook shows where things stand.",
  );
  if (report.alias !== undefined) {
    lines.push(`\nlogbook is not on your PATH. Put this into your shell's profile:\n  ${report.alias}`);
  }
  return `${lines.join("\n")}\n`;
}

/** Exec form and unknown events are understood from here on (facts: 2.1.139); `install` writes the older form below. */
const NEW_FORM_CLIENT = "2.1.139";

export function deriveWarnings(found: {
  file: SettingsFile;
  client: string | undefined;
  node: HookNode | undefined;
  hasDenyRule: boolean;
  registrations: Registrations;
}): string[] {
  const { file, client, node, registrations } = found;
  const warnings: string[] = [];
  if (file.target !== file.path)
    warnings.push(`${file.path} is a link: ${file.target} is what changes, the link stays`);
  if (node === undefined) warnings.push("there is no `node` on PATH: the hooks cannot run until there is");
  if (client !== undefined && compareVersions(client, NEW_FORM_CLIENT) < 0) {
    warnings.push(
      `Claude Code ${client} is older than ${NEW_FORM_CLIENT}: run install again after updating it`,
    );
  }
  if (!found.hasDenyRule) {
    warnings.push(
      "the store lies outside the home folder: no committed rule keeps the model's file tools out of it",
    );
  }
  if (registrations.disabledIn !== undefined) {
    warnings.push(`${registrations.disabledIn} says disableAllHooks: no hook runs`);
  }
  for (const { path } of registrations.broken) {
    if (path !== file.path)
      warnings.push(`${path} cannot be read: the client ignores it (logbook doctor says why)`);
  }
  for (const { path, scope } of registrations.files) {
    if (scope !== file.scope && path !== file.path) {
      warnings.push(`${path} registers logbook too: nothing counts twice, but every hook runs twice`);
    }
  }
  if (registrations.pluginIn !== undefined) {
    warnings.push(`the plugin is enabled too (${registrations.pluginIn}): every hook runs twice`);
  }
  return warnings;
}
