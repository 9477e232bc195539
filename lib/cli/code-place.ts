/** Where the compiled hooks lie that a settings file points at, how they get there, and that nothing lies inside another. */
import fs from "node:fs";
import { dirname, join, relative, sep } from "node:path";
import { LogbookError } from "../platform/errors.ts";
import { assertNoLinkBelow } from "../platform/links.ts";
import type { StorePaths } from "../platform/paths.ts";
import { statIfPresent } from "../platform/regular-file.ts";
import type { Scope } from "./settings-file.ts";
import { VERSION } from "./version.ts";

export interface CodePlace {
  /** The folder that holds dist/, on this disk. */
  folder: string;
  /** The same as it is written into the settings. */
  base: string;
  /** No link below it is followed. */
  root: string;
  /** Set when the code has to be copied to `folder` first. */
  copyFrom?: string;
}

/** What is copied of the package: enough to run the hooks, the worker and the command. */
const COPIED = ["dist", "bin", "package.json", "LICENSE"];
/** In the store everything is its owner's alone; in a project the usual modes hold. */
const PRIVATE_MASK = 0o700;
const SHARED_MASK = 0o755;

/** The client puts the project's folder here. */
const PROJECT_PLACEHOLDER = "$" + "{CLAUDE_PROJECT_DIR}";

/** The package this code runs from. */
export function packageRoot(): string {
  let folder = import.meta.dirname;
  while (!fs.existsSync(join(folder, "bin", "logbook"))) {
    const parent = dirname(folder);
    if (parent === folder) throw new LogbookError("INPUT_INVALID", "find the package this code runs from");
    folder = parent;
  }
  return folder;
}

/**
 * User and local settings point at a copy in the store, which survives updates and moves of the checkout. Project
 * settings are committed: they point into the project, at the checkout there or at a copy.
 */
export function planCodePlace(
  scope: Scope,
  place: { source: string; store: StorePaths; project: string },
): CodePlace {
  const source = fs.realpathSync.native(place.source);
  if (scope !== "project") {
    const folder = join(place.store.app, VERSION);
    const code = { folder, base: folder, root: place.store.app };
    return isSame(folder, source) ? code : { ...code, copyFrom: source };
  }
  const root = place.project;
  if (isInside(source, root)) return { folder: source, base: projectBase(source, root), root };
  const folder = join(root, ".claude", "hooks", "logbook");
  const base = projectBase(folder, root);
  return isCheckout(folder) ? { folder, base, root } : { folder, base, root, copyFrom: source };
}

/** Whether somebody cloned or linked the sources here; a copy has neither. */
export function isCheckout(folder: string): boolean {
  return fs.existsSync(join(folder, ".git")) || fs.existsSync(join(folder, "lib"));
}

/** Removes a project's copy, and `.claude/hooks` above it when nothing else is in there. */
export function removeCopy(folder: string, project: string): void {
  assertNoLinkBelow(project, folder);
  fs.rmSync(folder, { recursive: true, force: true });
  const parent = dirname(folder);
  if (fs.readdirSync(parent).length === 0) fs.rmdirSync(parent);
}

function projectBase(folder: string, project: string): string {
  const way = relative(project, folder);
  return [PROJECT_PLACEHOLDER, ...(way === "" ? [] : way.split(sep))].join("/");
}

/** Copies file by file, each replaced whole: a hook that starts meanwhile finds the old file or the new one. */
export function copyCode(place: CodePlace, store: StorePaths): void {
  const { copyFrom, folder, root } = place;
  if (copyFrom === undefined) return;
  const mask = isInside(folder, store.root) ? PRIVATE_MASK : SHARED_MASK;
  for (const name of COPIED) copyTree(join(copyFrom, name), join(folder, name), { mask, root });
}

function copyTree(from: string, to: string, how: { mask: number; root: string }): void {
  const { mask, root } = how;
  const stat = statIfPresent(from);
  if (stat === undefined) return;
  assertNoLinkBelow(root, dirname(to));
  if (stat.isDirectory()) {
    fs.mkdirSync(to, { recursive: true, mode: mask });
    for (const name of fs.readdirSync(from)) copyTree(join(from, name), join(to, name), how);
    return;
  }
  fs.mkdirSync(dirname(to), { recursive: true, mode: mask });
  const temporary = `${to}.${process.pid}.tmp`;
  fs.copyFileSync(from, temporary);
  fs.chmodSync(temporary, stat.mode & mask);
  fs.renameSync(temporary, to);
}

/**
 * The checkout, the store and the team's memory never lie inside one another, or removing one of them
 * would take another along and git would see what is private.
 */
export function refuseNesting(places: {
  code: CodePlace;
  source: string;
  store: StorePaths;
  project: string;
}): void {
  const { store, project } = places;
  const rooms: [name: string, path: string][] = [
    ["the store", store.root],
    ["the team's memory", join(project, ".claude", "logbook-memory")],
  ];
  // The copy that install itself puts into the store is no checkout.
  for (const folder of new Set([places.source, places.code.folder])) {
    if (!isInside(folder, store.app)) rooms.push(["the code", folder]);
  }
  for (const [at, [outerName, outer]] of rooms.entries()) {
    for (const [other, [innerName, inner]] of rooms.entries()) {
      if (at === other || outerName === innerName || !isInside(inner, outer)) continue;
      throw new LogbookError(
        "INPUT_INVALID",
        `${innerName} (${inner}) would lie inside ${outerName} (${outer})`,
        {
          path: inner,
          hint: "Move one of them, or set LOGBOOK_HOME to another folder; nothing was changed.",
        },
      );
    }
  }
}

/** Whether `path` is `folder` or lies in it, links resolved as far as they exist. */
export function isInside(path: string, folder: string): boolean {
  const way = relative(realPath(folder), realPath(path));
  return (
    way === "" ||
    !(way === ".." || way.startsWith(`..${sep}`) || /^[A-Za-z]:/.test(way) || way.startsWith(sep))
  );
}

function isSame(left: string, right: string): boolean {
  return realPath(left) === realPath(right);
}

function realPath(path: string): string {
  if (fs.existsSync(path)) return fs.realpathSync.native(path);
  const parent = dirname(path);
  return parent === path ? path : join(realPath(parent), path.slice(parent.length));
}
