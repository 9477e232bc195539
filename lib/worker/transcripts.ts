/**
 * Finds the client's transcripts: by strict file name, because set-aside and superseded copies lie beside them, and
 * never by decoding folder names, which are lossy.
 */
import { basename, dirname, join } from "node:path";
import { LogbookError } from "../platform/errors.ts";
import { listDirectory } from "../platform/files.ts";
import { clientRoot, type Env } from "../platform/paths.ts";
import { statIfPossible } from "../platform/regular-file.ts";
import { findLooseAgents } from "./loose-agents.ts";

export interface TranscriptFile {
  session: string;
  path: string;
  bytes: number;
  mtimeMs: number;
}

export interface AgentFile {
  id: string;
  path: string;
}

const SESSION_FILE = /^[0-9a-f-]{36}\.jsonl$/;
const AGENT_FILE = /^agent-([A-Za-z0-9_-]+)\.jsonl$/;
const WORKFLOW_FOLDER = /^wf_/;

export function projectsRoot(env: Env): string {
  return join(clientRoot(env), "projects");
}

/**
 * The transcripts at a place: a projects folder, one project's folder, or one file. Each session once: of two files
 * with one name the longer one, and `passedOver` tells the other.
 */
export function findTranscripts(place: string): { files: TranscriptFile[]; passedOver: string[] } {
  const stat = statIfPossible(place);
  if (stat === undefined) {
    throw new LogbookError("INPUT_INVALID", `there is no ${place}`, { path: place });
  }
  if (stat.isFile()) return { files: [readSingle(place, stat)], passedOver: [] };
  const found = [place, ...subfolders(place)].flatMap((folder) => [...transcriptsIn(folder)]);
  const bySession = new Map<string, TranscriptFile>();
  for (const file of found) {
    if (file.bytes > (bySession.get(file.session)?.bytes ?? -1)) bySession.set(file.session, file);
  }
  const files = [...bySession.values()].sort((left, right) => left.mtimeMs - right.mtimeMs);
  const passedOver = found.filter((file) => bySession.get(file.session) !== file).map(({ path }) => path);
  return { files, passedOver };
}

function readSingle(path: string, stat: Pick<TranscriptFile, "mtimeMs"> & { size: number }): TranscriptFile {
  const name = basename(path);
  if (!SESSION_FILE.test(name)) {
    throw new LogbookError("INPUT_INVALID", `${path} is not named like a transcript (<session id>.jsonl)`, {
      path,
    });
  }
  return { session: name.slice(0, -".jsonl".length), path, bytes: stat.size, mtimeMs: stat.mtimeMs };
}

function* transcriptsIn(folder: string): Generator<TranscriptFile> {
  for (const name of listDirectory(folder)) {
    if (!SESSION_FILE.test(name)) continue;
    const path = join(folder, name);
    const stat = statIfPossible(path);
    // A dangling link, or a file the client's clean-up took a moment ago.
    if (stat?.isFile()) {
      yield { session: name.slice(0, -".jsonl".length), path, bytes: stat.size, mtimeMs: stat.mtimeMs };
    }
  }
}

function subfolders(folder: string): string[] {
  return listDirectory(folder)
    .map((name) => join(folder, name))
    .filter((path) => statIfPossible(path)?.isDirectory());
}

/** The transcripts of a session's subagents, those of workflows included. */
export function findAgents(transcript: string): AgentFile[] {
  const folder = join(companionFolder(transcript), "subagents");
  const workflows = join(folder, "workflows");
  const folders = [
    folder,
    ...listDirectory(workflows)
      .filter((name) => WORKFLOW_FOLDER.test(name))
      .map((name) => join(workflows, name)),
  ];
  const filed = folders.flatMap((path) =>
    listDirectory(path).flatMap((name) => {
      const id = AGENT_FILE.exec(name)?.[1];
      return id === undefined ? [] : [{ id, path: join(path, name) }];
    }),
  );
  return [...filed, ...findLooseAgents(dirname(transcript), basename(transcript, ".jsonl"), AGENT_FILE)];
}

/** The folder beside the transcript that the client keeps for the same session. */
export function companionFolder(transcript: string): string {
  return join(dirname(transcript), basename(transcript, ".jsonl"));
}

/** The files the client put whole outputs into. */
export function toolResultsFolder(transcript: string): string {
  return join(companionFolder(transcript), "tool-results");
}

/**
 * Where the session's transcript is now: the hinted path while it exists, else wherever a move (worktree, /cd) left it.
 * Undefined when it is gone.
 */
export function resolveTranscript(session: string, hint: string | undefined, env: Env): string | undefined {
  if (hint && statIfPossible(hint)?.isFile()) return hint;
  const name = `${session}.jsonl`;
  if (!SESSION_FILE.test(name)) return undefined;
  // A project folder chosen by CLAUDE_CODE_PROJECT_DIR_NAME lies beside the hinted one.
  const roots = new Set([projectsRoot(env), ...(hint ? [dirname(dirname(hint))] : [])]);
  for (const root of roots) {
    for (const folder of listDirectory(root)) {
      const path = join(root, folder, name);
      if (statIfPossible(path)?.isFile()) return path;
    }
  }
  return undefined;
}
