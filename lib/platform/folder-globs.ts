/**
 * The globs of `exclude`: which folders they cover. A bundle of its own, which hooks load where a glob is set. A glob covers
 * the folders it names and everything below them; a relative one names folders at any depth.
 * Invariant: matching takes no longer than the glob's length times the path's, and a wrong glob costs only itself.
 */
import fs from "node:fs";
import { basename, dirname, join } from "node:path";
import { splitAtCommas } from "../contract/list-text.ts";
import { cutText } from "../text/cut.ts";
import { compileName, isLiteral, type NameTest } from "./glob-name.ts";

export interface FolderGlobs {
  covers: (folder: string) => boolean;
  problems: GlobProblem[];
}

export interface GlobProblem {
  glob: string;
  /** A sentence that names the setting and the glob. */
  message: string;
}

export interface GlobMachine {
  home: string;
  platform?: NodeJS.Platform;
  /** Default: as the disk has it. */
  realPath?: (path: string) => string;
}

/** How a glob leads to a folder: from the root, or from anywhere. `**` stands for any number of folders, none included. */
interface Way {
  isAnchored: boolean;
  pieces: readonly ("**" | NameTest)[];
}

/** A quarter of the longest path. */
const MAX_GLOB_CHARS = 1_024;
/** Bounds what braces multiply; lists that people write are shorter. */
const MAX_ALTERNATIVES = 64;
/** PATH_MAX of Linux; a deeper folder is judged by the beginning of its path. */
const MAX_PATH_CHARS = 4_096;

export type CompileGlobs = typeof compileFolderGlobs;

export function compileFolderGlobs(globs: readonly string[], machine: GlobMachine): FolderGlobs {
  const { home, platform = process.platform, realPath = realPathOf } = machine;
  const problems: GlobProblem[] = [];
  const ways = globs.flatMap((glob) => {
    try {
      return compileGlob(glob, { home, platform, realPath });
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      problems.push({ glob, message: `exclude: "${cutText(glob, 80)}" ${reason}; it excludes nothing` });
      return [];
    }
  });
  const isCovered = (path: string): boolean => {
    const names = splitNames(withSlashes(path, platform));
    return ways.some((way) => leads(way, names));
  };
  const covers = (folder: string): boolean => {
    if (ways.length === 0) return false;
    const path = folder.slice(0, MAX_PATH_CHARS);
    return isCovered(path) || isCovered(realPath(path));
  };
  return { covers, problems };
}

/** Whether the pieces fit the folder or one above it: the depths that they may reach, each once. */
function leads({ isAnchored, pieces }: Way, names: readonly string[]): boolean {
  let depths = new Set(isAnchored ? [0] : names.keys());
  for (const piece of pieces) {
    if (piece === "**") {
      const least = Math.min(...depths);
      depths = new Set([...names.keys(), names.length].filter((depth) => depth >= least));
    } else {
      const fitting = [...depths].filter((depth) => depth < names.length && piece(names[depth] ?? ""));
      depths = new Set(fitting.map((depth) => depth + 1));
    }
    if (depths.size === 0) return false;
  }
  return true;
}

/** Throws an Error that says what is wrong with the glob. */
function compileGlob(glob: string, machine: Required<GlobMachine>): Way[] {
  if (glob.length > MAX_GLOB_CHARS) throw new Error(`is longer than ${MAX_GLOB_CHARS} characters`);
  if (glob.startsWith("!")) throw new Error('begins with "!", but a pattern can only exclude');
  if (/\{[^{},]*\.\.[^{},]*\}/.test(glob)) throw new Error("has a range in braces: write {1,2,3}");
  const alternatives: string[] = [];
  for (const text of expandBraces(glob)) {
    if (alternatives.push(text) > MAX_ALTERNATIVES)
      throw new Error(`stands for more than ${MAX_ALTERNATIVES} patterns`);
  }
  return alternatives.flatMap((text) => compileAlternative(text, machine));
}

/** `a{b,c}` is `ab` and `ac`; braces without a comma are plain characters. */
function* expandBraces(text: string, from = 0): Generator<string> {
  const open = text.indexOf("{", from);
  if (open === -1) {
    yield text;
    return;
  }
  const close = closingBrace(text, open);
  const items = close === -1 ? [] : splitAtCommas(text.slice(open + 1, close));
  if (items.length < 2) yield* expandBraces(text, open + 1);
  else
    for (const item of items) yield* expandBraces(text.slice(0, open) + item + text.slice(close + 1), open);
}

function closingBrace(text: string, open: number): number {
  let depth = 0;
  for (let at = open; at < text.length; at++) {
    if (text[at] === "{") depth++;
    else if (text[at] === "}" && --depth === 0) return at;
  }
  return -1;
}

function compileAlternative(text: string, { home, platform, realPath }: Required<GlobMachine>): Way[] {
  const path = withSlashes(text.trim(), platform);
  const isAtHome = /^~(?:\/|$)/.test(path);
  const isAnchored = isAtHome || /^(?:\/|[A-Za-z]:(?:\/|$))/.test(path);
  const names = splitNames(isAtHome ? path.slice(1) : path);
  if (names.includes("..")) throw new Error('holds "..": write the path of the folder itself');
  if (!isAnchored && names.length === 0) throw new Error("names no folder");
  const isCaseless = platform === "win32" || platform === "darwin" || isWindowsPath(text);
  const compile = (name: string): "**" | NameTest =>
    /^\*{2,}$/.test(name) ? "**" : compileName(name, isCaseless);
  const literal = (name: string): NameTest => compileName(name, isCaseless, true);
  const firstWild = names.findIndex((name) => !isLiteral(name));
  const plain = names.slice(0, firstWild === -1 ? names.length : firstWild);
  const wild = names.slice(plain.length).map(compile);
  const start = isAtHome ? [...splitNames(withSlashes(home, platform)), ...plain] : plain;
  const way: Way = { isAnchored, pieces: [...start.map(literal), ...wild] };
  if (!isAnchored) return [way];
  // The client tells a folder by its real path; the glob may name it by a link.
  const real = splitNames(withSlashes(realPath(rootOf(path, home) + start.join("/")), platform));
  return real.join("/") === start.join("/")
    ? [way]
    : [way, { isAnchored, pieces: [...real.map(literal), ...wild] }];
}

/** A drive is a name, and nothing stands before it. */
function rootOf(path: string, home: string): string {
  return isWindowsPath(path.startsWith("~") ? home : path) ? "" : "/";
}

function splitNames(path: string): string[] {
  return path.split("/").filter((name) => name !== "" && name !== ".");
}

/** A backslash is a separator on Windows, in paths from there, and nowhere else. */
function withSlashes(path: string, platform: NodeJS.Platform): string {
  return platform === "win32" || isWindowsPath(path) ? path.replaceAll("\\", "/") : path;
}

function isWindowsPath(path: string): boolean {
  return /^(?:[A-Za-z]:|\\)[\\/]/.test(path);
}

/** What does not exist is taken as it is written, below what does. Asking the disk may fail as it likes. */
function realPathOf(path: string): string {
  try {
    const parent = dirname(path);
    if (fs.existsSync(path)) return fs.realpathSync.native(path);
    return parent === path ? path : join(realPathOf(parent), basename(path));
  } catch {
    // It went away meanwhile, or may not be looked at: its own name has to do.
    return path;
  }
}
