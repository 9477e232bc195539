/** Which commit is checked out where a session works, read from `.git` files: no git process is started. */
import { join } from "node:path";
import { findGit, gitDirOf } from "./project.ts";
import { MAX_GIT_BYTES, MAX_PACKED_REFS_BYTES, readForeignFile } from "./regular-file.ts";

const HASH = /^[0-9a-f]{40,64}$/;

/** Undefined outside a repository, before its first commit, and where its refs are kept in another way. */
export function readHeadCommit(cwd: string): string | undefined {
  const place = findGit(cwd);
  if (place === undefined) return undefined;
  // A worktree has a HEAD of its own, and its branches where all of them are; a bare repository is its own git directory.
  const gitDir = gitDirOf(join(place.top, ".git")) ?? place.commonDir;
  const head = readText(join(gitDir, "HEAD"));
  if (head === undefined || HASH.test(head)) return head;
  const ref = /^ref: (.+)$/.exec(head)?.[1];
  if (ref === undefined || ref.includes("..")) return undefined;
  const loose = readText(join(place.commonDir, ref));
  return loose !== undefined && HASH.test(loose) ? loose : findPacked(place.commonDir, ref);
}

function findPacked(commonDir: string, ref: string): string | undefined {
  const lines = readText(join(commonDir, "packed-refs"), MAX_PACKED_REFS_BYTES)?.split("\n") ?? [];
  return lines.find((line) => line.endsWith(` ${ref}`))?.split(" ")[0];
}

function readText(path: string, maxBytes = MAX_GIT_BYTES): string | undefined {
  return readForeignFile(path, maxBytes)?.toString("utf8").trim();
}
