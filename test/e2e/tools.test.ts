import fs from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { bash, edit, read, say, use, write } from "./support/api-reply.ts";
import { expectAllWell, expectQuietRun, replayedCalls } from "./support/checks.ts";
import { runPrint } from "./support/client.ts";
import { findTranscripts, readOracle } from "./support/oracle.ts";
import { followPointer, searchFor } from "./support/steps.ts";
import { makeWorld, runLogbook, type World } from "./support/world.ts";

const EDITS = ["--allowedTools", "Write Edit"];

function onlyOracle(world: World) {
  const [transcript] = [...findTranscripts(world.home).values()];
  return readOracle(transcript as string);
}

test("several tools in one turn", async () => {
  await using world = await makeWorld({
    "make a boat": [
      { text: "I shall look first.", tools: [bash("ls")] },
      use(write("boat.txt", "hull\nmast\n")),
      use(read("boat.txt")),
      use(edit("boat.txt", "mast", "sail")),
      use(bash("cat boat.txt")),
      say("The boat has a sail."),
    ],
  });
  const run = await runPrint(world.client, world, "Please make a boat", EDITS);
  expect(run.json?.result).toBe("The boat has a sail.");
  expectQuietRun(run);
  await expectAllWell(world, { made: ["boat.txt"] });
  expect(onlyOracle(world).calls.map(({ tool }) => tool)).toEqual(["Bash", "Write", "Read", "Edit", "Bash"]);
});

test("parallel tools in one message", async () => {
  await using world = await makeWorld({
    "three at once": [
      use(bash("echo red"), bash("echo green"), bash("cat README.md")),
      use(read("README.md"), bash("pwd")),
      say("All five came back."),
    ],
  });
  const run = await runPrint(world.client, world, "Run three at once");
  expect(run.json?.result).toBe("All five came back.");
  expectQuietRun(run);
  await expectAllWell(world);
  expect(onlyOracle(world).calls).toHaveLength(5);
});

test("a failing tool, one the user's rules refuse, and one the client blocks", async () => {
  await using world = await makeWorld({
    "try your luck": [
      use(bash("cat no-such-file")),
      use(bash("touch refused.txt")),
      use(edit("README.md", "no such words", "others")),
      use(bash("echo in the end")),
      say("Only the last one went well."),
    ],
  });
  const run = await runPrint(world.client, world, "Just try your luck");
  expect(run.json?.result).toBe("Only the last one went well.");
  expectQuietRun(run);
  await expectAllWell(world);
  const outcomes = replayedCalls(world, run.json?.session_id ?? "").map(({ outcome }) => outcome);
  expect(outcomes).toEqual(["failed", "refused", expect.stringMatching(/^(failed|refused)$/), "ok"]);
});

test("an output so large that the client spills it into a file", async () => {
  await using world = await makeWorld({
    "count far": [use(bash("seq 1 20000")), say("That was a long way.")],
  });
  const run = await runPrint(world.client, world, "Please count far");
  expectQuietRun(run);
  await expectAllWell(world);
  const { session_id: session } = run.json ?? { session_id: "" };
  const kept = join(world.store, "sessions", session, "raw", "tool-results");
  const [file] = fs.readdirSync(kept);
  // 108,894 bytes: the whole of `seq 1 20000`, not the client's preview.
  expect(fs.statSync(join(kept, file as string)).size).toBe(108_894);
});

test("the model searches what was said before, and opens what it found", async () => {
  await using world = await makeWorld({
    "remember the lighthouse": [
      use(bash("echo the lighthouse stands on Skerryvore")),
      say("Noted: Skerryvore."),
    ],
    "where was the lighthouse": [searchFor("lighthouse"), followPointer, say("On Skerryvore.")],
  });
  await runPrint(world.client, world, "remember the lighthouse");
  const run = await runPrint(world.client, world, "where was the lighthouse");
  expect(run.json?.result).toBe("On Skerryvore.");
  expectQuietRun(run);
  await expectAllWell(world);
  const [search, show] = readOracle(
    findTranscripts(world.home).get(run.json?.session_id ?? "") as string,
  ).calls;
  expect(search).toMatchObject({ isError: false, output: expect.stringContaining("logbook show") });
  expect(show).toMatchObject({ isError: false, output: expect.stringContaining("Skerryvore") });
  expect(runLogbook(world, ["search", "Skerryvore"]).code).toBe(0);
});
