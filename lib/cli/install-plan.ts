/** What `install` writes into a settings file, and what it should tell. Pure but for the paths it compares. */
import { basename, relative, sep } from "node:path";
import { REGISTRATIONS, renderHooks, renderPermissions } from "../hook/registry.ts";
import type { StorePaths } from "../platform/paths.ts";
import { isInside } from "./code-place.ts";
import type { HookHandler, IsOurs, WantedEntries } from "./settings-text.ts";

/** Handlers and rules for a client of this version (absent: the newest), with hooks under `base`. */
export function deriveWantedEntries(options: {
  base: string;
  client?: string | undefined;
  /** The store as a rule names it; absent where it must not be named. */
  storeRule?: string | undefined;
}): WantedEntries {
  const { base, client, storeRule } = options;
  const rendered = renderHooks(client === undefined ? { base } : { base, client });
  const hooks: WantedEntries["hooks"] = {};
  for (const [event, groups] of Object.entries(rendered)) {
    const handler = groups[0]?.hooks[0];
    if (handler !== undefined) hooks[event] = { ...handler } as HookHandler;
  }
  const { allow, deny } = renderPermissions(storeRule ?? "");
  return { hooks, allow, deny: storeRule === undefined ? [] : deny };
}

/**
 * The store's folder in the form of permission rules: `~/...` under the home folder, `//...` elsewhere. A committed file
 * must not hold an absolute path, so there a store outside the home folder has no rule.
 */
export function deriveStoreRule(
  store: StorePaths,
  place: { home: string; isCommitted: boolean },
): string | undefined {
  if (isInside(store.root, place.home)) {
    return ["~", ...relative(place.home, store.root).split(sep)].join("/");
  }
  return place.isCommitted ? undefined : `/${store.root.split(sep).join("/")}`;
}

/**
 * Recognises a handler that runs one of our hooks, however old: its path ends in dist/hooks/<bundle> and either names
 * logbook or lies in this store.
 */
export function createIsOurs(store: StorePaths): IsOurs {
  const bundles = REGISTRATIONS.map(({ bundle }) => basename(bundle, ".cjs")).join("|");
  const hookPath = new RegExp(`[/\\\\]dist[/\\\\]hooks[/\\\\](?:${bundles})\\.cjs\\b`);
  return (handler) => {
    const line = commandLine(handler);
    return hookPath.test(line) && (/logbook/i.test(line) || line.includes(store.app));
  };
}

export function commandLine(handler: unknown): string {
  if (typeof handler !== "object" || handler === null) return "";
  const command = "command" in handler && typeof handler.command === "string" ? handler.command : "";
  const args = "args" in handler && Array.isArray(handler.args) ? handler.args.map(String) : [];
  return [command, ...args].join(" ");
}
