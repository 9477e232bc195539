/** Where logbook is registered with the client at present: the three settings files of a project, and as a plugin. */
import { LogbookError } from "../platform/errors.ts";
import type { Env, StorePaths } from "../platform/paths.ts";
import { createIsOurs } from "./install-plan.ts";
import { readSettingsFile, type Scope, settingsPath } from "./settings-file.ts";
import { parseSettings, valueAt } from "./settings-parse.ts";
import { findOwnHandlers, type HookHandler } from "./settings-text.ts";

export interface Registration {
  scope: Scope;
  path: string;
  handlers: { event: string; handler: HookHandler }[];
}

export interface Registrations {
  /** Settings files that hold handlers of ours. */
  files: Registration[];
  /** The settings file that enables the plugin. */
  pluginIn?: string;
  /** The settings file that switches every hook off. */
  disabledIn?: string;
  /** Everything that any of the files allows, ours and others'. */
  allow: string[];
  /** Settings files that cannot be read; the client drops such a file whole. */
  broken: { path: string; error: LogbookError }[];
}

const PLUGIN = /^logbook@/;
/** The client reads them in this order, later ones win. */
const SCOPES: readonly Scope[] = ["user", "project", "local"];

export function readRegistrations(place: { env: Env; project: string; store: StorePaths }): Registrations {
  const isOurs = createIsOurs(place.store);
  const found: Registrations = { files: [], allow: [], broken: [] };
  const seen = new Set<string>();
  for (const scope of SCOPES) {
    const path = settingsPath(scope, place);
    // In the home folder the user's file is also the project's.
    if (seen.has(path)) continue;
    seen.add(path);
    const settings = readSettings(scope, path, found);
    if (settings === undefined) continue;
    const handlers = findOwnHandlers(settings, isOurs);
    if (handlers.length > 0) found.files.push({ scope, path, handlers });
    noteSwitches(settings, path, found);
    const allow = valueAt(settings, ["permissions", "allow"]);
    if (Array.isArray(allow)) found.allow.push(...allow.map(String));
  }
  return found;
}

/** A later file's word on a switch overrides an earlier one's. */
function noteSwitches(settings: unknown, path: string, found: Registrations): void {
  const disableAll = valueAt(settings, ["disableAllHooks"]);
  if (disableAll === true) found.disabledIn = path;
  else if (disableAll === false) delete found.disabledIn;
  for (const [name, isEnabled] of Object.entries(valueAt(settings, ["enabledPlugins"]) ?? {})) {
    if (!PLUGIN.test(name)) continue;
    if (isEnabled === true) found.pluginIn = path;
    else delete found.pluginIn;
  }
}

function readSettings(scope: Scope, path: string, found: Registrations): Record<string, unknown> | undefined {
  try {
    const { text } = readSettingsFile(scope, path);
    return text === undefined || text.trim() === "" ? undefined : parseSettings(text, path);
  } catch (error) {
    if (!(error instanceof LogbookError)) throw error;
    found.broken.push({ path, error });
    return undefined;
  }
}
