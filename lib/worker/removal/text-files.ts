/** The files of the store that hold text beside the raw copies, which have a form of their own. */
import fs from "node:fs";
import { join } from "node:path";
import { inboxPaths } from "../../memory/inbox.ts";
import { listDirectory } from "../../platform/files.ts";
import { projectPaths, type SessionPaths, type StorePaths } from "../../platform/paths.ts";
import { statIfPresent } from "../../platform/regular-file.ts";
import { rotatedPath } from "../../platform/rotate.ts";
import { SPILL_FOLDER } from "../../raw/segment.ts";
import { memoryScopes } from "./from-memory.ts";

/** Logs, notes and lists of a session, whole outputs, and segments that were set aside as damaged. */
export function sessionFiles({ dir, raw }: SessionPaths): string[] {
  const own = plainFiles(dir);
  const spilled = plainFiles(join(raw, SPILL_FOLDER));
  const aside = namesBelow(raw).filter((name) => name.endsWith(".jsonl.damaged"));
  return [...own, ...spilled, ...aside.map((name) => join(raw, name))];
}

/** What the store tells of sessions: a message may quote one, a project's page has their titles. */
export function storeFiles(store: StorePaths): string[] {
  const rotated = [store.diagnostics, store.workerLog].flatMap((path) => [path, rotatedPath(path)]);
  const pages = listDirectory(store.projects).map((project) => projectPaths(store, project).page);
  return [...[...rotated, ...pages].filter(isFile), ...plainFiles(join(store.root, "failed"))];
}

export function memoryFiles(store: StorePaths): string[] {
  return memoryScopes(store).flatMap((scope) => {
    const below = [scope.memory, scope.state].flatMap((folder) =>
      namesBelow(folder).map((name) => join(folder, name)),
    );
    return [...below.filter(isFile), ...inboxPaths(scope).filter(isFile)];
  });
}

function plainFiles(folder: string): string[] {
  return listDirectory(folder)
    .map((name) => join(folder, name))
    .filter(isFile);
}

function isFile(path: string): boolean {
  return statIfPresent(path)?.isFile() === true;
}

function namesBelow(folder: string): string[] {
  return fs.existsSync(folder) ? fs.readdirSync(folder, { recursive: true, encoding: "utf8" }) : [];
}
