import { join } from "node:path";
import { expect, test } from "vitest";
import { bash, say, use } from "./support/api-reply.ts";
import {
  expectAllWell,
  expectCleanProject,
  expectQuietRun,
  expectQuietTranscripts,
  replayedCalls,
} from "./support/checks.ts";
import { runPrint } from "./support/client.ts";
import { followPointer, searchFor } from "./support/steps.ts";
import { workerGone } from "./support/store.ts";
import { git, makeWorld, runLogbook, trustFolders } from "./support/world.ts";

test("a project path with a space and Chinese, Japanese and Korean in it", async () => {
  await using world = await makeWorld(
    {
      折一只纸船: [use(bash("echo 纸船折好了")), say("纸船已经折好。")],
      あの船はどこ: [searchFor("纸船"), followPointer, say("ここにあります。")],
    },
    { name: "纸船 工房 종이배" },
  );
  expectQuietRun(await runPrint(world.client, world, "请折一只纸船"));
  const run = await runPrint(world.client, world, "あの船はどこですか");
  expectQuietRun(run);
  expect(run.json?.result).toBe("ここにあります。");
  await expectAllWell(world);
  expect(runLogbook(world, ["search", "船折"]).code).toBe(0);
});

test("a git worktree belongs to its repository's project", async () => {
  await using world = await makeWorld({
    "main deck": [use(bash("echo swab the main deck")), say("Swabbed.")],
    "lower deck": [searchFor("swab"), followPointer, say("Swabbed below.")],
  });
  // The pack is part of this repository: a worktree has what is committed.
  git(world.cwd, "add", "--all");
  git(world.cwd, "commit", "--quiet", "--message", "logbook");
  const worktree = join(world.root, "projects", "lower-deck");
  git(world.cwd, "worktree", "add", "--quiet", "-b", "lower", worktree);
  trustFolders(world, [worktree]);
  expectQuietRun(await runPrint(world.client, world, "main deck"));
  const below = await runPrint(world.client, { ...world, cwd: worktree }, "lower deck");
  expectQuietRun(below);
  await expectAllWell(world);
  expectCleanProject(world, { cwd: worktree });
  expect(git(worktree, "status", "--porcelain")).toBe("");
  const { stdout } = runLogbook(world, ["sessions", "--json"], worktree);
  expect((JSON.parse(stdout) as { sessions: unknown[] }).sessions).toHaveLength(2);
  expect(replayedCalls(world, below.json?.session_id ?? "").map(({ outcome }) => outcome)).toEqual([
    "ok",
    "ok",
  ]);
});

test("F46: without the native module capture goes on, and replay and search answer", async () => {
  await using world = await makeWorld(
    { "no compiler here": [use(bash("echo plain sailing")), say("It works all the same.")] },
    { hasNative: false },
  );
  const run = await runPrint(world.client, world, "no compiler here");
  expectQuietRun(run);
  // The job stays until a database engine is there.
  await workerGone(world);
  expectQuietTranscripts(world);
  expectCleanProject(world);
  expect(replayedCalls(world, run.json?.session_id ?? "").map(({ outcome }) => outcome)).toEqual(["ok"]);
  const search = runLogbook(world, ["search", "sailing"]);
  expect(search.code).toBe(0);
  expect(search.stdout).toContain("plain sailing");
});
