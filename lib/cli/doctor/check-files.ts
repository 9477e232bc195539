/** What hooks and worker pass over because it is no file that they could read: in the repository, and in the store. */
import fs from "node:fs";
import { dirname, join } from "node:path";
import { MAX_FILE_BYTES, MAX_NAMES, teamFolder } from "../../memory/team.ts";
import { boundFolder } from "../../platform/folder-walk.ts";
import { kindOf, oddnessOf } from "../../platform/odd-file.ts";
import { clientRoot, type StorePaths } from "../../platform/paths.ts";
import { gitDirOf } from "../../platform/project.ts";
import {
  listForeignFolder,
  MAX_GIT_BYTES,
  MAX_NOTE_BYTES,
  MAX_PACKED_REFS_BYTES,
  MAX_SETTINGS_BYTES,
  statIfPossible,
} from "../../platform/regular-file.ts";
import { findOddEntries } from "../../platform/store-shape.ts";
import { type Scope, settingsPath } from "../settings-file.ts";
import type { Finding, Machine } from "./finding.ts";

/** Of thousands the first ones tell what to look for. */
const MAX_FINDINGS = 20;
const SCOPES: readonly Scope[] = ["user", "project", "local"];

export function checkFiles({ cwd, env, project, store }: Machine): Finding[] {
  const folders = foldersAbove(cwd);
  const findings = [
    ...folders.flatMap(checkGit),
    ...folders.flatMap(checkOffMark),
    ...checkTeam(teamFolder(project)),
    ...SCOPES.flatMap((scope) => checkSettingsLink(settingsPath(scope, { env, project }))),
    ...checkRegister(join(clientRoot(env), "sessions")),
    ...checkStoreFiles(store),
  ];
  return findings.slice(0, MAX_FINDINGS);
}

function foldersAbove(start: string): string[] {
  const folders = [boundFolder(start)];
  for (let folder = folders[0] ?? start; folder !== dirname(folder); folders.push(folder))
    folder = dirname(folder);
  return folders;
}

function checkGit(folder: string): Finding[] {
  const dotGit = join(folder, ".git");
  const advice =
    "put right what stands there: until then logbook does not see that folders belong to one repository";
  if (statIfPossible(dotGit)?.isDirectory()) return checkGitFolder(dotGit, advice);
  const oddness = oddnessOf(dotGit, MAX_GIT_BYTES);
  if (oddness !== undefined) return [finding("git", dotGit, oddness, advice)];
  if (!fs.existsSync(dotGit)) return [];
  const gitDir = gitDirOf(dotGit);
  if (gitDir === undefined) return [finding("git", dotGit, "a file that leads to no git directory", advice)];
  return checkGitFolder(gitDir, advice);
}

function checkGitFolder(gitDir: string, advice: string): Finding[] {
  const files: [name: string, maxBytes: number][] = [
    ["HEAD", MAX_GIT_BYTES],
    ["commondir", MAX_GIT_BYTES],
    ["packed-refs", MAX_PACKED_REFS_BYTES],
  ];
  return files.flatMap(([name, maxBytes]) => odd("git", join(gitDir, name), { maxBytes, advice }));
}

function checkOffMark(folder: string): Finding[] {
  const path = join(folder, ".claude", "logbook-off");
  const isOff = fs.existsSync(path);
  const advice = isOff
    ? "any file will do: touch makes one"
    : "it switches nothing off: put an empty file in its place, or remove it";
  return odd("switched off", path, { maxBytes: Number.POSITIVE_INFINITY, advice });
}

function checkTeam(folder: string): Finding[] {
  const advice = "team memory is one plain file for each memory: remove what is none";
  const subject = "team memory";
  const stat = statIfPossible(folder);
  if (stat === undefined) return odd(subject, folder, { maxBytes: 0, advice });
  if (!stat.isDirectory()) return [finding(subject, folder, `${kindOf(stat)}, not a folder`, advice)];
  const names = listForeignFolder(folder, MAX_NAMES + 1);
  const findings = names
    .filter((name) => name.endsWith(".md"))
    .flatMap((name) => odd(subject, join(folder, name), { maxBytes: MAX_FILE_BYTES, advice }));
  if (names.length <= MAX_NAMES) return findings;
  return [
    finding(
      subject,
      folder,
      `a folder of more than ${MAX_NAMES} files, of which no more are looked at`,
      advice,
    ),
    ...findings,
  ];
}

/** All else that is wrong with settings is told with the hooks that stand in them; where a link leads nowhere there are none. */
function checkSettingsLink(path: string): Finding[] {
  if (fs.existsSync(path)) return [];
  const advice = "make the file it names, or remove it";
  return odd("settings", path, { maxBytes: MAX_SETTINGS_BYTES, advice });
}

/** Which sessions are alive stands there. */
function checkRegister(folder: string): Finding[] {
  const advice = "remove it: Claude Code writes one small file for each of its processes";
  const names = listForeignFolder(folder, MAX_NAMES).filter((name) => name.endsWith(".json"));
  return names.flatMap((name) => odd("client", join(folder, name), { maxBytes: MAX_NOTE_BYTES, advice }));
}

function checkStoreFiles(store: StorePaths): Finding[] {
  const advice = "move it away: logbook makes what it needs anew";
  // config.json has a check of its own.
  return [...findOddEntries(store, MAX_FINDINGS)]
    .filter(({ path }) => path !== store.config)
    .map(({ path, oddness }) => finding("store", path, oddness, advice));
}

function odd(
  subject: string,
  path: string,
  { maxBytes, advice }: { maxBytes: number; advice: string },
): Finding[] {
  const oddness = oddnessOf(path, maxBytes);
  return oddness === undefined ? [] : [finding(subject, path, oddness, advice)];
}

function finding(subject: string, where: string, oddness: string, advice: string): Finding {
  return { level: "warning", subject, what: `this is ${oddness}: it is passed over`, where, advice };
}
