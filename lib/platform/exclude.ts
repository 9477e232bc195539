/**
 * Whether a folder belongs to a project that is neither captured nor injected into: it or a folder above it, up to the
 * repository's top, holds `.claude/logbook-off`, or a glob of `exclude` covers it.
 */
import fs from "node:fs";
import { basename, dirname } from "node:path";
import { trimEndOf } from "../text/trim.ts";
import { boundFolder } from "./folder-walk.ts";
import type { Env } from "./paths.ts";
import { homeFolder } from "./paths.ts";
import { findGit } from "./project.ts";

export function isExcluded(globs: readonly string[], cwd: string, env: Env): boolean {
  const starts = new Set([cwd, env["CLAUDE_PROJECT_DIR"] || cwd].map(boundFolder));
  for (const start of starts) {
    if (globs.some((glob) => matchesFolder(glob, start, env))) return true;
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

/** A glob covers the folders it names and everything below; without a slash it is matched with a folder's own name. */
function matchesFolder(glob: string, folder: string, env: Env): boolean {
  const named = glob.replace(/^~(?=\/|$)/, () => homeFolder(env));
  const pattern = trimEndOf(named, "/");
  const pieces = pattern.match(PIECE) ?? [];
  for (let place = folder.replaceAll("\\", "/"); ; place = dirname(place)) {
    if (covers(pieces, pattern.includes("/") ? place : basename(place))) return true;
    if (place === dirname(place)) return false;
  }
}

/** `**` crosses folders, `*` and `?` stay inside one; everything else is literal. */
const PIECE = /\*{2,}\/?|[*?]|[^*?]+/g;

/** The places that the pieces so far may reach, each once: no pattern takes more than its length times the path's. */
function covers(pieces: readonly string[], path: string): boolean {
  let places = new Set([0]);
  for (const piece of pieces) places = new Set([...places].flatMap((place) => reach(piece, path, place)));
  return places.has(path.length);
}

/** Where the path may go on once the piece has taken its part of it from `place` on. */
function reach(piece: string, path: string, place: number): number[] {
  if (!piece.startsWith("*")) {
    const fits = piece === "?" ? place < path.length && path[place] !== "/" : path.startsWith(piece, place);
    return fits ? [place + piece.length] : [];
  }
  const folderEnd = piece === "*" ? path.indexOf("/", place) : -1;
  const end = folderEnd < 0 ? path.length : folderEnd;
  const places = Array.from({ length: end - place + 1 }, (_, more) => place + more);
  return piece.endsWith("/") ? places.filter((at) => at === place || path[at - 1] === "/") : places;
}
