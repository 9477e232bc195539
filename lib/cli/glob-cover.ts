/**
 * Which known folders a glob of `exclude` covers: those of the store's projects, those the client has transcripts of, and
 * the folder itself where the glob is a plain path. A glob that covers none is perhaps not what its writer meant.
 */
import fs from "node:fs";
import { join } from "node:path";
import { LogbookError } from "../platform/errors.ts";
import { listDirectory, readFileIfPresent } from "../platform/files.ts";
import { compileFolderGlobs } from "../platform/folder-globs.ts";
import { type Env, homeFolder, projectPaths, type StorePaths } from "../platform/paths.ts";
import { projectOf } from "../platform/project.ts";
import { readTranscriptCwd } from "../raw/first-cwd.ts";
import { parseJsonObject } from "../text/parse-json.ts";
import { projectsRoot } from "../worker/transcripts.ts";
import { listProjects } from "./session-index.ts";

export interface GlobCover {
  glob: string;
  /** What is wrong with it: then it covers nothing. */
  problem?: string;
  folders: string[];
}

export function findCovers(
  globs: readonly string[],
  { store, env }: { store: StorePaths; env: Env },
): GlobCover[] {
  if (globs.length === 0) return [];
  const home = homeFolder(env);
  const known = listKnownFolders(store, env);
  return globs.map((glob) => {
    const { covers, problems } = compileFolderGlobs([glob], { home });
    const folders = known.filter(({ folder, root }) => covers(folder) || covers(root));
    const own = plainFolder(glob, home);
    const found = folders.length > 0 || own === undefined ? folders.map(({ folder }) => folder) : [own];
    return { glob, folders: found, ...(problems[0] && { problem: problems[0].message }) };
  });
}

/** In one sentence, for people. */
export function renderCover({ glob, problem, folders }: GlobCover): string {
  if (problem !== undefined) return problem;
  const [first, second, ...more] = folders;
  if (first === undefined) return `"${glob}" covers no folder that logbook or Claude Code knows`;
  const names = second === undefined ? [first] : more.length === 0 ? [first, second] : [first];
  const rest = folders.length - names.length;
  return `"${glob}" covers ${names.join(" and ")}${rest > 0 ? ` and ${rest} more` : ""}`;
}

interface KnownFolder {
  folder: string;
  /** Its main checkout: what is excluded there is excluded here. */
  root: string;
}

function listKnownFolders(store: StorePaths, env: Env): KnownFolder[] {
  const folders = new Set(
    listProjects(store).flatMap(({ id, root }) => [root, ...sessionFolders(store, id)]),
  );
  for (const folder of clientFolders(env)) folders.add(folder);
  folders.delete("");
  return [...folders].sort().map((folder) => ({ folder, root: projectOf(folder).root }));
}

function sessionFolders(store: StorePaths, project: string): string[] {
  const text = readFileIfPresent(projectPaths(store, project).sessions)?.toString("utf8") ?? "";
  const folders = text.split("\n").map((line) => parseJsonObject(line)?.["cwd"]);
  return folders.filter((folder) => typeof folder === "string");
}

/** The client keeps a folder's transcripts together: one of them tells which folder that is. */
function clientFolders(env: Env): string[] {
  const root = projectsRoot(env);
  return listDirectory(root).flatMap((name) => {
    const transcripts = listDirectory(join(root, name)).filter((file) => file.endsWith(".jsonl"));
    for (const file of transcripts) {
      const folder = readCwd(join(root, name, file));
      if (folder !== undefined) return [folder];
    }
    return [];
  });
}

function readCwd(transcript: string): string | undefined {
  try {
    return readTranscriptCwd(transcript);
  } catch (error) {
    // Import tells of transcripts that cannot be read.
    if (error instanceof LogbookError) return undefined;
    throw error;
  }
}

/** The folder that a glob without wildcards names, if there is one. */
function plainFolder(glob: string, home: string): string | undefined {
  const path = glob.replace(/^~(?=[\\/]|$)/, () => home).replace(/(?<=.)[\\/](?:\*{0,2}[\\/]?)?$/, "");
  return fs.statSync(path, { throwIfNoEntry: false })?.isDirectory() && /^(?:\/|[A-Za-z]:)/.test(path)
    ? path
    : undefined;
}
