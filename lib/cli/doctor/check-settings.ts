/** config.json, and the client's own clean-up. */

import { LogbookError } from "../../platform/errors.ts";
import { isConfigUnreadable, loadConfig } from "../../platform/load-config.ts";
import { findCovers, renderCover } from "../glob-cover.ts";
import { countImportable } from "../importable.ts";
import { readSettingsFile, settingsPath } from "../settings-file.ts";
import { parseSettings } from "../settings-parse.ts";
import type { Finding, Machine } from "./finding.ts";

/** The client's default (facts 3.5). */
const CLIENT_KEEP_DAYS = 30;

export function checkConfig({ store, env }: Machine): Finding[] {
  const loaded = loadConfig(store, env);
  const { problems } = loaded;
  if (isConfigUnreadable(loaded)) return problems.map(({ message }) => closed(store.config, message));
  if (problems.length === 0) return [{ level: "ok", subject: "config", what: "every setting is valid" }];
  return problems.map(({ message }) => ({
    level: "problem",
    subject: "config",
    what: `${message}; the default is used`,
    where: store.config,
    advice: "logbook config shows the settings and changes them",
  }));
}

/** Does every glob of `exclude` cover something? */
export function checkExclusions({ store, env }: Machine): Finding[] {
  const covers = findCovers(loadConfig(store, env).config.exclude, { store, env });
  const wrong = covers.filter(({ problem, folders }) => problem !== undefined || folders.length === 0);
  const folders = new Set(covers.flatMap((cover) => cover.folders));
  const findings = wrong.map(
    (cover): Finding => ({
      level: cover.problem === undefined ? "warning" : "problem",
      subject: "exclude",
      what: renderCover(cover),
      advice: `logbook config exclude shows what each pattern covers; ${PATTERNS_ADVICE}`,
    }),
  );
  if (folders.size === 0) return findings;
  return [{ level: "ok", subject: "exclude", what: renderFolders([...folders]) }, ...findings];
}

const PATTERNS_ADVICE = "~/x is that folder, x-* a folder of this name anywhere";

function renderFolders([first = "", ...more]: readonly string[]): string {
  return more.length === 0 ? `${first} is left alone` : `${first} and ${more.length} more are left alone`;
}

/** Its folders to be left alone are not known: rather nothing is captured than one of them. */
function closed(where: string, message: string): Finding {
  return {
    level: "problem",
    subject: "config",
    what: `${message}: nothing is captured until it can be read, for it may exclude folders`,
    where,
    advice: "put it right (one JSON object), or move it away to go on with the defaults",
  };
}

export function checkRetention({ store, env, project }: Machine): Finding[] {
  const { sessions, bytes } = countImportable(env, store);
  const days = clientKeepDays(env, project);
  if (sessions === 0) {
    return [{ level: "ok", subject: "history", what: "every transcript of the client is in the store" }];
  }
  return [
    {
      level: "hint",
      subject: "history",
      what: `${sessions} earlier sessions (${Math.max(1, Math.round(bytes / 1e6))} MB) are not in the store; Claude Code deletes them after ${days} days`,
      advice: "logbook import",
    },
  ];
}

function clientKeepDays(env: Machine["env"], project: string): number {
  const path = settingsPath("user", { env, project });
  try {
    const { text } = readSettingsFile("user", path);
    const days =
      text === undefined || text.trim() === "" ? undefined : parseSettings(text, path)["cleanupPeriodDays"];
    return typeof days === "number" ? days : CLIENT_KEEP_DAYS;
  } catch (error) {
    // Reported by the check of the registrations.
    if (error instanceof LogbookError) return CLIENT_KEEP_DAYS;
    throw error;
  }
}
