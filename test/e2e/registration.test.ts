import fs from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { bash, say, use } from "./support/api-reply.ts";
import { expectAllWell, expectQuietRun } from "./support/checks.ts";
import { findClient, OLD_PINNED, runPrint } from "./support/client.ts";
import { requestText } from "./support/scripted-api.ts";
import { followPointer, searchFor } from "./support/steps.ts";
import { settle } from "./support/store.ts";
import { git, makeWorld, runLogbook, STAGED_CHECKOUT } from "./support/world.ts";

/** Between the two a test waits: on a busy machine the first turn's text is left to the worker. */
const STORY = {
  "tie a knot": [use(bash("echo bowline")), say("It is a bowline.")],
  "which knot": [searchFor("bowline"), followPointer, say("A bowline.")],
};

test("plugin and settings both registered: everything once", async () => {
  await using world = await makeWorld(STORY);
  const plugin = ["--plugin-dir", STAGED_CHECKOUT];
  expectQuietRun(await runPrint(world.client, world, "tie a knot", plugin));
  await settle(world);
  const run = await runPrint(world.client, world, "which knot", plugin);
  expectQuietRun(run);
  expect(run.json?.result).toBe("A bowline.");
  await expectAllWell(world);
  const [asked] = world.api.requests.filter(({ key }) => key === "which knot");
  const shown = requestText(asked?.body ?? { model: "", messages: [] });
  expect(shown.split("<logbook-context").length - 1).toBe(1);
});

test("plugin alone", async () => {
  await using world = await makeWorld(STORY, { isDroppedIn: false });
  const plugin = [
    "--plugin-dir",
    STAGED_CHECKOUT,
    "--allowedTools",
    "Bash(logbook search:*) Bash(logbook show:*)",
  ];
  expectQuietRun(await runPrint(world.client, world, "tie a knot", plugin));
  await settle(world);
  const run = await runPrint(world.client, world, "which knot", plugin);
  expectQuietRun(run);
  expect(run.json?.result).toBe("A bowline.");
  await expectAllWell(world);
});

test("an old client, with the settings that install --project writes for it", async () => {
  const client = findClient(OLD_PINNED);
  await using world = await makeWorld(STORY, { client });
  fs.rmSync(join(world.cwd, ".claude", "settings.json"));
  expect(runLogbook(world, ["install", "--project"])).toMatchObject({ code: 0, stderr: "" });
  expect((await runPrint(client, world, "tie a knot")).stderr).toBe("");
  await settle(world);
  const run = await runPrint(client, world, "which knot");
  expect(run).toMatchObject({ stderr: "", code: 0 });
  expect(run.json?.result).toBe("A bowline.");
  await expectAllWell(world);
});

test("F47: installed for all projects: nothing at all in the project", async () => {
  await using world = await makeWorld(STORY, { isDroppedIn: false });
  expect(runLogbook(world, ["install"])).toMatchObject({ code: 0, stderr: "" });
  expectQuietRun(await runPrint(world.client, world, "tie a knot"));
  await settle(world);
  const run = await runPrint(world.client, world, "which knot");
  expectQuietRun(run);
  expect(run.json?.result).toBe("A bowline.");
  await expectAllWell(world);
  expect(git(world.cwd, "status", "--porcelain")).toBe("");
});
