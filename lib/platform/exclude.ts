/**
 * Whether a folder belongs to a project that is neither captured nor injected into: it or a folder above it, up to the
 * repository's top, holds `.claude/logbook-off`, or a glob of `exclude` covers it.
 */
import fs from "node:fs";
import { basename, dirname } from "node:path";
import type { Env } from "./paths.ts";
import { homeFolder } from "./paths.ts";
import { findGit } from "./project.ts";

export function isExcluded(globs: readonly string[], cwd: string, env: Env): boolean {
  const starts = [cwd, env["CLAUDE_PROJECT_DIR"], mainTreeOf(cwd)].filter((start) => start !== undefined);
  return starts.some(
    (start) => isSwitchedOff(start) || globs.some((glob) => matchesFolder(glob, start, env)),
  );
}

/** The switch of a repository also covers its subfolders; above the repository's top nobody asks for it. */
function isSwitchedOff(start: string): boolean {
  for (let folder = start; ; folder = dirname(folder)) {
    if (fs.existsSync(`${folder}/.claude/logbook-off`)) return true;
    if (fs.existsSync(`${folder}/.git`) || folder === dirname(folder)) return false;
  }
}

/** The main checkout that a worktree belongs to: what is switched off there is off in its worktrees. */
function mainTreeOf(cwd: string): string | undefined {
  for (let folder = cwd; folder !== dirname(folder); folder = dirname(folder)) {
    const stat = fs.statSync(`${folder}/.git`, { throwIfNoEntry: false });
    if (stat === undefined) continue;
    // The hot case ends here, without a look into the repository.
    if (stat.isDirectory()) return undefined;
    const commonDir = findGit(folder)?.commonDir;
    return commonDir !== undefined && basename(commonDir) === ".git" ? dirname(commonDir) : undefined;
  }
  return undefined;
}

/** A glob covers the folders it names and everything below; without a slash it is matched with a folder's own name. */
function matchesFolder(glob: string, folder: string, env: Env): boolean {
  const pattern = glob.replace(/^~(?=\/|$)/, () => homeFolder(env)).replace(/\/+$/, "");
  const matcher = globExpression(pattern);
  for (let place = folder.replaceAll("\\", "/"); ; place = dirname(place)) {
    if (matcher.test(pattern.includes("/") ? place : basename(place))) return true;
    if (place === dirname(place)) return false;
  }
}

/** `**` crosses folders, `*` and `?` stay inside one; everything else is literal. */
function globExpression(pattern: string): RegExp {
  const source = pattern.replace(/\*\*\/?|[*?]|[^*?]+/g, (piece) => {
    if (piece.startsWith("**")) return piece.endsWith("/") ? "(?:.*/)?" : ".*";
    if (piece === "*") return "[^/]*";
    return piece === "?" ? "[^/]" : piece.replace(/[.+^${}()|[\]\\]/g, "\\$&");
  });
  return new RegExp(`^${source}$`);
}
