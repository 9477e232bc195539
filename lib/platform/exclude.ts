/**
 * Whether a folder belongs to a project that is neither captured nor injected into: it or a folder above it, up to the
 * repository's top, holds `.claude/logbook-off`, or a glob of `exclude` covers it (folder-globs.ts).
 */
import fs from "node:fs";
import { basename, dirname } from "node:path";
import { boundFolder } from "./folder-walk.ts";
import type { Env } from "./paths.ts";
import { findGit } from "./project.ts";

/** `covers` is what the globs say; undefined where none is set. */
export function isExcluded(
  covers: ((folder: string) => boolean) | undefined,
  cwd: string,
  env: Env,
): boolean {
  const starts = new Set([cwd, env["CLAUDE_PROJECT_DIR"] || cwd].map(boundFolder));
  for (const start of starts) {
    if (covers?.(start) === true) return true;
    const top = climb(start);
    if (top === "off") return true;
    // What is switched off in the main checkout is off in its worktrees.
    if (top !== undefined) starts.add(top);
  }
  return false;
}

/**
 * "off" when a folder from here up to the repository's top says so; else the main checkout when the repository is a
 * worktree. Asks only whether files exist: every hook comes by here.
 */
function climb(start: string): string | undefined {
  for (let folder = start; ; folder = dirname(folder)) {
    if (fs.existsSync(`${folder}/.claude/logbook-off`)) return "off";
    if (fs.existsSync(`${folder}/.git/HEAD`) || folder === dirname(folder)) return undefined;
    if (fs.existsSync(`${folder}/.git`)) return mainCheckoutOf(folder);
  }
}

function mainCheckoutOf(worktree: string): string | undefined {
  const commonDir = findGit(worktree)?.commonDir;
  return commonDir !== undefined && basename(commonDir) === ".git" ? dirname(commonDir) : undefined;
}
