import { expect, test } from "vitest";
import { bash, fail, say, type ToolUse, use } from "./support/api-reply.ts";
import { expectAllWell, expectQuietRun, replayedCalls } from "./support/checks.ts";
import { runPrint, startPrint } from "./support/client.ts";
import { endSlowTool, SLOW_FILES, SLOW_FLAGS, slowTool, slowToolStarted } from "./support/slow-tool.ts";
import { settle, storedSessions } from "./support/store.ts";
import { makeWorld, runLogbook, type World } from "./support/world.ts";

async function makeSlowWorld(...beside: ToolUse[]): Promise<World> {
  const world = await makeWorld(
    { "go on then": [use(bash("echo before")), say("Now I go on."), say("Still here.")] },
    { files: SLOW_FILES },
  );
  world.api.extend({
    "take your time": [use(bash("echo first")), use(slowTool(world), ...beside), say("never reached")],
  });
  return world;
}

function outcomes(world: World, session: string): string[] {
  return replayedCalls(world, session).map(({ outcome }) => outcome);
}

function lastTurn(world: World, session: string): { outcome: string; prompt: string } {
  const { stdout } = runLogbook(world, ["replay", session, "--json"]);
  const { turns } = JSON.parse(stdout) as { turns: { outcome: string; prompt: string }[] };
  return turns.at(-1) ?? { outcome: "none", prompt: "" };
}

test("SIGINT while tools run: one cancelled, its neighbour never begun", async () => {
  await using world = await makeSlowWorld(bash("touch never.txt"));
  const client = startPrint(world.client, world, "take your time", SLOW_FLAGS);
  await slowToolStarted(world);
  client.child.kill("SIGINT");
  const run = await client.done;
  endSlowTool(world);
  expectQuietRun(run);
  await expectAllWell(world);
  const session = run.json?.session_id ?? "";
  const [first, slow, beside] = outcomes(world, session);
  expect([first, slow]).toEqual(["ok", "cancelled"]);
  expect(["refused", "cancelled"]).toContain(beside);
  expect(lastTurn(world, session)).toMatchObject({ outcome: "interrupted", prompt: "take your time" });

  const again = await runPrint(world.client, world, "go on then", ["--resume", session]);
  expectQuietRun(again);
  await expectAllWell(world);
  expect(lastTurn(world, session)).toMatchObject({ outcome: "answered", prompt: "go on then" });
});

test("SIGINT while the model thinks", async () => {
  await using world = await makeWorld({
    "think it over": [use(bash("echo one thought")), say("never said", { hold: "thinking" })],
  });
  const client = startPrint(world.client, world, "think it over");
  await world.api.reached("thinking");
  client.child.kill("SIGINT");
  const run = await client.done;
  expectQuietRun(run);
  await expectAllWell(world);
  expect(lastTurn(world, run.json?.session_id ?? "").outcome).toBe("interrupted");
});

test("kill -9 while a tool runs; the next session catches up", async () => {
  await using world = await makeSlowWorld();
  const client = startPrint(world.client, world, "take your time", SLOW_FLAGS);
  await slowToolStarted(world);
  client.child.kill("SIGKILL");
  expect((await client.done).signal).toBe("SIGKILL");
  endSlowTool(world);
  await settle(world);
  const [session] = storedSessions(world);

  const other = await runPrint(world.client, world, "go on then");
  expectQuietRun(other);
  await expectAllWell(world);
  expect(outcomes(world, session as string)[0]).toBe("ok");

  const again = await runPrint(world.client, world, "go on then", ["--resume", session as string]);
  expectQuietRun(again);
  await expectAllWell(world);
  expect(outcomes(world, session as string)).toEqual([
    "ok",
    expect.stringMatching(/refused|cancelled/),
    "ok",
  ]);
});

test("an API error ends the turn, the next one goes well", async () => {
  await using world = await makeWorld({
    "run aground": [use(bash("echo still afloat")), fail(400, "invalid_request_error", "a scripted rock")],
    "try again": [say("Afloat.")],
  });
  const run = await runPrint(world.client, world, "run aground");
  expect(run.json?.is_error).toBe(true);
  expectQuietRun(run);
  const session = run.json?.session_id ?? "";
  await expectAllWell(world);
  expect(lastTurn(world, session).outcome).toBe("error");
  expectQuietRun(await runPrint(world.client, world, "try again", ["--resume", session]));
  await expectAllWell(world);
});
