/** What must hold of a whole store after good runs of everything: P4, P9, P10, and no remains of what was killed. */
import fs from "node:fs";
import { join, relative } from "node:path";
import { dumpArchive } from "../../lib/archive/dump.ts";
import { openArchive } from "../../lib/archive/open.ts";
import { reindex } from "../../lib/cli/specs/reindex.ts";
import { storePaths } from "../../lib/platform/paths.ts";
import { runCommand } from "../support/run-command.ts";
import type { Verdict } from "./verdict.ts";
import { listTree, type World } from "./world.ts";

/** Names under which things lie only while somebody is at them. */
const PASSING = /\.tmp$|\.taken$|\.rebuilt(?:-wal|-shm|-journal)?$|\.lock$/;

export async function checkStore(world: World, verdict: Verdict, clock: () => number): Promise<void> {
  checkRemains(world, verdict);
  checkModes(world, verdict);
  checkDiagnostics(world, verdict);
  await checkReindexed(world, verdict, clock);
}

function checkRemains({ store }: World, verdict: Verdict): void {
  for (const path of listTree(store.root)) {
    const name = relative(store.root, path);
    if (PASSING.test(name)) verdict.troubles.push(`left behind: ${name}`);
    if (/^queue\/./.test(name)) verdict.troubles.push(`not worked on: ${name}`);
    if (/^failed\/./.test(name))
      verdict.troubles.push(`failed job: ${fs.readFileSync(path, "utf8").slice(0, 200)}`);
  }
}

function checkModes({ store }: World, verdict: Verdict): void {
  for (const path of [store.root, ...listTree(store.root)]) {
    const stat = fs.lstatSync(path);
    const wanted = stat.isDirectory() ? 0o700 : 0o600;
    const isOpen = (stat.mode & 0o777 & ~wanted) !== 0;
    if (isOpen) verdict.troubles.push(`open to others: ${relative(store.root, path)}`);
  }
}

/** Every line is one, with a code and a message. */
function checkDiagnostics({ store }: World, verdict: Verdict): void {
  if (!fs.existsSync(store.diagnostics)) return;
  const lines = fs.readFileSync(store.diagnostics, "utf8").split("\n");
  for (const line of lines.filter((line) => line !== "")) {
    // A line torn by a kill costs itself.
    if (line.endsWith("}") && !/"code":".+"message":"./.test(line))
      verdict.troubles.push(`diagnostics: ${line}`);
  }
}

/** A copy of the store without anything derived says the same after `reindex`. */
async function checkReindexed(world: World, verdict: Verdict, clock: () => number): Promise<void> {
  const root = join(world.root, "reindexed");
  fs.cpSync(world.store.root, root, {
    recursive: true,
    filter: (path) => !/archive\.db|MEMORY\.md$|catalogue\.json$/.test(path),
  });
  const env = { ...world.env, LOGBOOK_HOME: root };
  const { code, stderr } = await runCommand(reindex, [], { env, cwd: world.project, clock });
  if (code !== 0) verdict.troubles.push(`reindex: ${stderr}`);
  else if (dump(storePaths(env)) !== dump(world.store))
    verdict.troubles.push("a fresh reindex says otherwise");
  fs.rmSync(root, { recursive: true, force: true });
}

function dump(store: ReturnType<typeof storePaths>): string {
  const archive = openArchive(store, { busyTimeoutMs: 5_000, readOnly: true });
  try {
    return [...dumpArchive(archive)].join("\n");
  } finally {
    archive.close();
  }
}

/** Everything outside the store, with its content: no process of ours may change any of it. */
export function surroundings({ root, store }: World): string {
  const own = (path: string): boolean => path === store.root || path.startsWith(`${store.root}/`);
  const files = listTree(root).filter((path) => !own(path) && !path.includes("/.claude/projects"));
  return files
    .sort()
    .map((path) => {
      const stat = fs.lstatSync(path);
      return `${relative(root, path)} ${stat.isFile() ? fs.readFileSync(path, "base64") : stat.mode}`;
    })
    .join("\n");
}
