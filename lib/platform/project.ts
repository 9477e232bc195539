/**
 * Which project a folder belongs to: the realpath of its git common directory, so that worktrees and subfolders share
 * one identity and two repositories with one basename do not; without git, the realpath of the folder itself.
 * Read from `.git` files only: no git process is started.
 */
import fs from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { sha256Hex } from "../text/sha256.ts";
import { boundFolder } from "./folder-walk.ts";
import { MAX_GIT_BYTES, readForeignFile, statIfPossible } from "./regular-file.ts";

export interface Project {
  /** Folder name under `projects/`: the name and 8 hex digits of the sha256 of the identity path. */
  id: string;
  name: string;
  /** The main working tree, or the bare repository, or the plain folder. */
  root: string;
}

export interface GitPlace {
  /** The working tree's top (the folder with `.git`), or the bare repository. */
  top: string;
  /** What all worktrees of the repository share. */
  commonDir: string;
}

export function projectOf(cwd: string): Project {
  const identity = findGit(cwd)?.commonDir ?? realPath(cwd);
  const root = basename(identity) === ".git" ? dirname(identity) : identity;
  const name = basename(root) || "root";
  return { id: `${fileNamePart(name)}-${shortHash(identity)}`, name, root };
}

/** The repository around `start`, found by walking up; a `.git` that leads nowhere is passed over. */
export function findGit(start: string): GitPlace | undefined {
  for (let folder = realPath(start); ; folder = dirname(folder)) {
    const commonDir = commonDirOf(join(folder, ".git")) ?? (isBareRepository(folder) ? folder : undefined);
    if (commonDir !== undefined) return { top: folder, commonDir };
    if (folder === dirname(folder)) return undefined;
  }
}

/** `.git` is a folder in a main checkout, and a file `gitdir: <path>` in worktrees, submodules and separated checkouts. */
export function gitDirOf(dotGit: string): string | undefined {
  const stat = statIfPossible(dotGit);
  if (stat === undefined) return undefined;
  const gitDir = stat.isDirectory() ? dotGit : gitDirNamedIn(dotGit);
  return gitDir !== undefined && fs.existsSync(join(gitDir, "HEAD")) ? gitDir : undefined;
}

function commonDirOf(dotGit: string): string | undefined {
  const gitDir = gitDirOf(dotGit);
  if (gitDir === undefined) return undefined;
  // Only a worktree's git directory has this file; its path is relative to that directory.
  const shared = readForeignFile(join(gitDir, "commondir"), MAX_GIT_BYTES)?.toString("utf8").trim();
  return realPath(shared ? resolve(gitDir, shared) : gitDir);
}

function gitDirNamedIn(dotGit: string): string | undefined {
  const named = /^gitdir:\s*(\S.*)$/m.exec(
    readForeignFile(dotGit, MAX_GIT_BYTES)?.toString("utf8") ?? "",
  )?.[1];
  return named === undefined ? undefined : resolve(dirname(dotGit), named.trimEnd());
}

function isBareRepository(folder: string): boolean {
  return ["HEAD", "objects", "refs"].every((name) => fs.existsSync(join(folder, name)));
}

/** The realpath, or for a folder that is gone the realpath of what is left of it with the rest appended. */
function realPath(path: string): string {
  const absolute = resolve(boundFolder(path));
  if (fs.existsSync(absolute)) return fs.realpathSync.native(absolute);
  const parent = dirname(absolute);
  return parent === absolute ? absolute : join(realPath(parent), basename(absolute));
}

/** Keeps names readable in the store's listing; the hash beside them carries the identity. 40 chars is our choice. */
function fileNamePart(name: string): string {
  const part = name.replace(/[^A-Za-z0-9_]+/g, "-").replace(/^-+|-+$/g, "");
  return part.slice(0, 40) || "project";
}

function shortHash(identity: string): string {
  return sha256Hex(identity).slice(0, 8);
}
