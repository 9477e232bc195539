import { expect, test } from "vitest";
import { bash, say, use } from "./support/api-reply.ts";
import { expectAllWell, expectQuietTerminal, replayedCalls } from "./support/checks.ts";
import { findTranscripts, readEntries, readOracle } from "./support/oracle.ts";
import { endSlowTool, SLOW_FILES, SLOW_FLAGS, slowTool, slowToolStarted } from "./support/slow-tool.ts";
import { followPointer, searchFor } from "./support/steps.ts";
import { sessionsInOrder } from "./support/store.ts";
import type { Terminal } from "./support/terminal.ts";
import { waitFor } from "./support/wait.ts";
import { makeWorld, runLogbook, type World } from "./support/world.ts";

const STEP_LIMIT_MS = 60_000;

/** Waits until the client has closed `count` turns in all: it notes each one's duration last. */
async function turnsClosed(world: World, count: number): Promise<void> {
  const closed = (): number =>
    [...findTranscripts(world.home).values()]
      .flatMap(readEntries)
      .filter(({ subtype }) => subtype === "turn_duration").length;
  const what = (): string => `${count} turns to close; ${closed()} did`;
  await waitFor(() => (closed() >= count ? true : undefined), { limitMs: STEP_LIMIT_MS, what });
}

async function ready(terminal: Terminal): Promise<void> {
  await terminal.waitForScreen(/^❯/m);
}

async function leave(terminal: Terminal): Promise<void> {
  expectQuietTerminal(terminal);
  await terminal.submit("/exit");
  await terminal.closed();
}

function promptsOf(world: World, session: string): string[] {
  const { stdout } = runLogbook(world, ["replay", session, "--json"]);
  const { turns } = JSON.parse(stdout) as { turns: { prompt: string }[] };
  return turns.map(({ prompt }) => prompt);
}

test("/clear begins another session, from which the first one can be opened", async () => {
  await using world = await makeWorld({
    "paint the hull": [use(bash("echo two coats of green")), say("The hull is green now.")],
    "which colour": [searchFor("hull green"), followPointer, say("Green, as before.")],
  });
  const terminal = world.open();
  await ready(terminal);
  await terminal.submit("paint the hull");
  await turnsClosed(world, 1);
  await terminal.submit("/clear");
  await waitFor(() => (sessionsInOrder(world).length === 2 ? true : undefined), {
    limitMs: STEP_LIMIT_MS,
    what: () => "the second session to start",
  });
  await terminal.submit("which colour");
  await terminal.waitForScreen("Green, as before.");
  await turnsClosed(world, 2);
  await leave(terminal);
  await expectAllWell(world);
  const [, second] = sessionsInOrder(world);
  const { calls } = readOracle(findTranscripts(world.home).get(second as string) as string);
  expect(calls.map(({ isError }) => isError)).toEqual([false, false]);
  expect(calls.at(-1)?.output).toContain("two coats of green");
});

test("two terminals on one session", async () => {
  await using world = await makeWorld({
    "cast off": [use(bash("echo cast off")), say("Under way.")],
    "from the bridge": [use(bash("echo bridge")), { ...say("Bridge done."), hold: "bridge" }],
    "from the engine": [use(bash("echo engine")), { ...say("Engine done."), hold: "engine" }],
  });
  const bridge = world.open();
  await ready(bridge);
  await bridge.submit("cast off");
  await turnsClosed(world, 1);
  const [session] = sessionsInOrder(world);
  const engine = world.open(["--resume", session as string]);
  await engine.waitForScreen("Under way.");
  await ready(engine);
  await bridge.submit("from the bridge");
  await engine.submit("from the engine");
  await Promise.all([world.api.reached("bridge"), world.api.reached("engine")]);
  world.api.release("bridge");
  world.api.release("engine");
  await turnsClosed(world, 3);
  await leave(bridge);
  await leave(engine);
  await expectAllWell(world);
  expect(sessionsInOrder(world)).toEqual([session]);
  expect(promptsOf(world, session as string).sort()).toEqual([
    "cast off",
    "from the bridge",
    "from the engine",
  ]);
});

test("Escape while tools run, Escape at a permission dialog, then another prompt", async () => {
  await using world = await makeWorld(
    {
      "ask me": [use(bash("touch asked.txt")), say("never said")],
      "go on": [use(bash("echo onward")), say("Onward it is.")],
    },
    { files: SLOW_FILES },
  );
  world.api.extend({
    dawdle: [use(bash("echo one"), slowTool(world), bash("echo three")), say("never said")],
  });
  const terminal = world.open(SLOW_FLAGS);
  await ready(terminal);
  await terminal.submit("dawdle");
  await slowToolStarted(world);
  terminal.press("Escape");
  await terminal.waitForScreen(/Interrupted/);
  endSlowTool(world);
  await terminal.submit("ask me");
  await terminal.waitForScreen(/Do you want to proceed/);
  terminal.press("Escape");
  await waitFor(() => (terminal.screen().match(/Interrupted/g)?.length === 2 ? true : undefined), {
    limitMs: STEP_LIMIT_MS,
    what: () => "the refusal on the screen",
  });
  await terminal.submit("go on");
  await terminal.waitForScreen("Onward it is.");
  await turnsClosed(world, 1);
  await leave(terminal);
  await expectAllWell(world);
  const [session] = sessionsInOrder(world);
  const outcomes = replayedCalls(world, session as string).map(({ outcome }) => outcome);
  expect(outcomes.at(-1)).toBe("ok");
  expect(outcomes.filter((outcome) => outcome !== "ok" && outcome !== "failed")).not.toEqual([]);
});

test("prompts typed while a turn runs: one it takes in, one that waits for its end", async () => {
  await using world = await makeWorld({
    "a long watch": [
      use(bash("echo first bell")),
      { ...use(bash("echo second bell")), hold: "second bell" },
      { ...say("The watch is over."), hold: "end" },
    ],
    "then the next watch": [use(bash("echo third bell")), say("The next watch is over.")],
  });
  const terminal = world.open();
  await ready(terminal);
  await terminal.submit("a long watch");
  await world.api.reached("second bell");
  await terminal.submit("and mind the fog");
  await terminal.waitForScreen("Queued");
  world.api.release("second bell");
  await world.api.reached("end");
  await terminal.submit("then the next watch");
  await terminal.waitForScreen("Queued");
  world.api.release("end");
  await terminal.waitForScreen("The next watch is over.");
  await turnsClosed(world, 2);
  await leave(terminal);
  await expectAllWell(world);
});

test("a rewind leaves the first attempt in the archive", async () => {
  await using world = await makeWorld({
    "lay a course": [use(bash("echo north by east")), say("Course laid.")],
    "turn west": [use(bash("echo hard to port")), say("Turned west.")],
    "turn south": [use(bash("echo about")), say("Turned south.")],
  });
  const terminal = world.open();
  await ready(terminal);
  await terminal.submit("lay a course");
  await turnsClosed(world, 1);
  await terminal.submit("turn west");
  await turnsClosed(world, 2);
  terminal.press("Escape");
  terminal.press("Escape");
  await terminal.waitForScreen("Restore the code and/or conversation");
  terminal.press("Up");
  await terminal.waitForScreen(/❯ turn west/);
  terminal.press("Enter");
  await terminal.waitForScreen("Restore conversation");
  terminal.press("Enter");
  await waitFor(() => (terminal.screen().includes("Turned west.") ? undefined : true), {
    limitMs: STEP_LIMIT_MS,
    what: () => "the rewound screen",
  });
  // The old prompt stands in the input line again.
  terminal.press("C-u");
  await terminal.submit("turn south");
  await terminal.waitForScreen("Turned south.");
  await turnsClosed(world, 3);
  await leave(terminal);
  await expectAllWell(world);
  const [session] = sessionsInOrder(world);
  const { turns } = readOracle(findTranscripts(world.home).get(session as string) as string);
  expect(turns.map(({ prompt }) => prompt)).toEqual(["lay a course", "turn west", "turn south"]);
  const search = runLogbook(world, ["search", "hard to port", "--json"]);
  expect(JSON.parse(search.stdout)).toMatchObject({ hits: [{ turn: turns[1]?.id }] });
});
