/** Which settings file an install or uninstall is about. */
import { assertNoLinkBelow } from "../platform/links.ts";
import type { CommandArgs, CommandContext } from "./command.ts";
import { isSet, usage } from "./parse-args.ts";
import {
  projectFolder,
  readSettingsFile,
  type Scope,
  type SettingsFile,
  settingsPath,
} from "./settings-file.ts";

export interface ScopedSettings {
  file: SettingsFile;
  project: string;
}

const SCOPES = ["user", "project", "local"] as const satisfies readonly Scope[];

export function readScopedSettings({ env, cwd }: CommandContext, args: CommandArgs): ScopedSettings {
  const given = SCOPES.filter((scope) => isSet(args, scope));
  if (given.length > 1) {
    throw usage(`--${given.join(" and --")} do not go together`, "One run is about one settings file");
  }
  const scope = given[0] ?? "user";
  const project = projectFolder(cwd);
  const path = settingsPath(scope, { env, project });
  // A user's own settings may be a link into a dotfiles repository; what a repository brings may lead anywhere.
  if (scope !== "user") assertNoLinkBelow(project, path);
  return { file: readSettingsFile(scope, path), project };
}
