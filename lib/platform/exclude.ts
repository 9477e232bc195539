/**
 * Whether a folder belongs to a project that is neither captured nor injected into: it matches a glob of `exclude`, or
 * the project holds the file `.claude/logbook-off`.
 */
import fs from "node:fs";
import { homedir } from "node:os";
import { basename, dirname, join } from "node:path";
import type { Config } from "../contract/config.ts";
import type { Env } from "./paths.ts";
import { findGit } from "./project.ts";

export function isExcluded(config: Config, cwd: string, env: Env): boolean {
  const git = findGit(cwd);
  const mainTree =
    git === undefined || basename(git.commonDir) !== ".git" ? undefined : dirname(git.commonDir);
  const places = [cwd, env["CLAUDE_PROJECT_DIR"], git?.top, mainTree].filter((place) => place !== undefined);
  if (places.some((place) => fs.existsSync(join(place, ".claude", "logbook-off")))) return true;
  return config.exclude.some((glob) => places.some((place) => matchesFolder(glob, place, env)));
}

/** A glob covers the folders it names and everything below; without a slash it is matched with a folder's own name. */
function matchesFolder(glob: string, folder: string, env: Env): boolean {
  const pattern = glob.replace(/^~(?=\/|$)/, () => env["HOME"] || homedir()).replace(/\/+$/, "");
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
