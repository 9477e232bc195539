import { expect, test } from "vitest";
import { agent, bash, say, use } from "./support/api-reply.ts";
import { expectAllWell, expectQuietRun } from "./support/checks.ts";
import { runPrint } from "./support/client.ts";
import { findTranscripts, readOracle } from "./support/oracle.ts";
import { makeWorld, runLogbook, type World } from "./support/world.ts";

const STORY = {
  "first leg": [use(bash("echo out of the harbour")), say("We are out.")],
  "second leg": [use(bash("echo round the cape")), say("Round the cape.")],
  "third leg": [use(bash("echo home again")), say("Home.")],
};

interface Hit {
  turn: string;
  session: string;
}

function search(world: World, ...words: string[]): Hit[] {
  const { stdout } = runLogbook(world, ["search", ...words, "--json"]);
  return (JSON.parse(stdout) as { hits: Hit[] }).hits;
}

test("resume goes on in the same session", async () => {
  await using world = await makeWorld(STORY);
  const first = await runPrint(world.client, world, "first leg");
  const session = first.json?.session_id ?? "";
  const second = await runPrint(world.client, world, "second leg", ["--resume", session]);
  expect(second.json?.session_id).toBe(session);
  expectQuietRun(second);
  await expectAllWell(world);
  const { stdout } = runLogbook(world, ["replay", session, "--json"]);
  expect(JSON.parse(stdout)).toMatchObject({ turns: [{ prompt: "first leg" }, { prompt: "second leg" }] });
});

test("a fork shares its first turns with the session it came from", async () => {
  await using world = await makeWorld(STORY);
  const first = await runPrint(world.client, world, "first leg");
  const session = first.json?.session_id ?? "";
  await runPrint(world.client, world, "second leg", ["--resume", session]);
  const fork = await runPrint(world.client, world, "third leg", ["--resume", session, "--fork-session"]);
  expectQuietRun(fork);
  const forked = fork.json?.session_id ?? "";
  expect(forked).not.toBe(session);
  await expectAllWell(world);
  const shared = readOracle(findTranscripts(world.home).get(forked) as string).turns.map(({ id }) => id);
  const own = readOracle(findTranscripts(world.home).get(session) as string).turns.map(({ id }) => id);
  expect(shared.slice(0, 2)).toEqual(own);
  // One hit, though two transcripts hold the words.
  expect(search(world, "harbour").map(({ turn }) => turn)).toEqual([own[0]]);
});

test("a subagent's calls stand under the call that made it", async () => {
  await using world = await makeWorld({
    "send somebody": [
      use(agent("SCOUT: look at the tide")),
      say("Somebody is on the way."),
      say("The tide is low."),
    ],
    "SCOUT: look at the tide": [use(bash("echo low tide")), say("Low, and falling.")],
  });
  const run = await runPrint(world.client, world, "send somebody");
  expect(run.json?.result).toBe("The tide is low.");
  expectQuietRun(run);
  await expectAllWell(world);
  const { stdout } = runLogbook(world, ["replay", run.json?.session_id ?? "", "--json"]);
  const [turn] = (JSON.parse(stdout) as { turns: { steps: unknown[] }[] }).turns;
  expect(turn?.steps[0]).toMatchObject({
    tool: "Agent",
    agents: [{ state: "done", steps: [{ kind: "tool", tool: "Bash", outcome: "ok" }] }],
  });
});

test("two sessions at once in one project", async () => {
  await using world = await makeWorld({
    "port side": [
      use(bash("echo red light")),
      { ...use(bash("echo port watch")), hold: "both" },
      say("Port is well."),
    ],
    "starboard side": [
      use(bash("echo green light")),
      { ...use(bash("echo starboard watch")), hold: "both too" },
      say("Starboard is well."),
    ],
  });
  const port = runPrint(world.client, world, "port side");
  const starboard = runPrint(world.client, world, "starboard side");
  await Promise.all([world.api.reached("both"), world.api.reached("both too")]);
  world.api.release("both");
  world.api.release("both too");
  for (const run of await Promise.all([port, starboard])) expectQuietRun(run);
  await expectAllWell(world);
  const { stdout } = runLogbook(world, ["sessions", "--json"]);
  expect((JSON.parse(stdout) as { sessions: unknown[] }).sessions).toHaveLength(2);
});
