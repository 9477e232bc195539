import fs from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { bash, edit, type Step, say, use } from "./support/api-reply.ts";
import type { ApiRequest } from "./support/api-request.ts";
import { expectAllWell, expectQuietRun } from "./support/checks.ts";
import { runPrint, startPrint } from "./support/client.ts";
import { findTranscripts, readOracle } from "./support/oracle.ts";
import { requestText } from "./support/scripted-api.ts";
import { endSlowTool, SLOW_FILES, SLOW_FLAGS, slowTool, slowToolStarted } from "./support/slow-tool.ts";
import { settle } from "./support/store.ts";
import { makeWorld, runLogbook, type World } from "./support/world.ts";

/** The client spills what is longer than 10,000. */
const MAX_CONTEXT_CHARS = 9_500;
const CALLS = 30;

function blocksIn(body: ApiRequest, kind: string): string[] {
  // Context stands in the request as JSON inside JSON or as plain text: line breaks are told apart by neither.
  const text = requestText(body).replaceAll("\\n", "\n").replaceAll('\\"', '"');
  return text.match(new RegExp(`<logbook-context kind="${kind}">[\\s\\S]*?</logbook-context>`, "g")) ?? [];
}

const manyCalls: Step[] = Array.from({ length: CALLS / 3 }, (_, turn) =>
  use(...[0, 1, 2].map((n) => bash(`echo buoy ${turn * 3 + n} is at mooring ${(turn * 3 + n) * 7}`))),
);

function callsOf(world: World, session: string) {
  return readOracle(findTranscripts(world.home).get(session) as string).calls;
}

test("thirty calls, /compact, a question: told to the summariser, told after, and all of it opens", async () => {
  await using world = await makeWorld({
    "lay out the buoys": [...manyCalls, say("All buoys are out. The root cause of the drift was the tide.")],
  });
  const first = await runPrint(
    world.client,
    world,
    "Please lay out the buoys. Never move the red buoy without asking.",
  );
  const session = first.json?.session_id ?? "";
  const opened = callsOf(world, session)[4];
  world.api.extend({
    "where is the fifth buoy": [use(bash(`logbook show ${opened?.id}`)), say("At mooring 28.")],
  });
  const compact = await runPrint(world.client, world, "/compact keep the names", ["--resume", session]);
  expectQuietRun(compact);
  const next = await runPrint(world.client, world, "where is the fifth buoy", ["--resume", session]);
  expectQuietRun(next);
  expect(next.json?.result).toBe("At mooring 28.");
  await expectAllWell(world);

  const summaries = world.api.requests.filter(({ kind }) => kind === "summary");
  expect(summaries).toHaveLength(1);
  const asked = requestText(summaries[0]?.body as ApiRequest);
  expect(asked).toContain("Keep these sections in the summary: Current State");
  expect(asked).toContain("Never move the red buoy without asking");
  expect(asked).toContain(`logbook show ${session}`);

  const questions = world.api.requests.filter(({ key }) => key === "where is the fifth buoy");
  expect(questions.length).toBeGreaterThan(1);
  for (const { body } of questions) {
    const [block, ...more] = blocksIn(body, "after-compaction");
    expect(more).toEqual([]);
    expect(block?.length).toBeLessThanOrEqual(MAX_CONTEXT_CHARS);
    expect(block).toContain("Please lay out the buoys. Never move the red buoy without asking.");
    // What the scripted summary does not tell comes with the question, once.
    expect(blocksIn(body, "missing-facts")).toEqual([expect.stringContaining("Never move the red buoy")]);
  }
  const shown = callsOf(world, session).at(-1);
  expect(shown).toMatchObject({ isError: false, output: expect.stringContaining("buoy 4 is at mooring 28") });
});

test("an auto-compaction in the middle of a turn: the same", async () => {
  const full = { inputTokens: 190_000 };
  await using world = await makeWorld({
    "sail on": [
      use(bash("echo leg one is long")),
      { ...use(bash("echo leg two")), ...full },
      say("never reached"),
    ],
    "This session is being continued": [
      use(bash("echo leg three")),
      use(bash("logbook search leg one")),
      say("In port."),
    ],
  });
  const prompt = "sail on, but do not pass the lighthouse";
  const run = await runPrint(world.client, world, prompt, ["--autocompact", "100000"]);
  expect(run.json?.result).toBe("In port.");
  expectQuietRun(run);
  await expectAllWell(world);
  const summary = world.api.requests.find(({ kind }) => kind === "summary");
  expect(requestText(summary?.body as ApiRequest)).toContain("do not pass the lighthouse");
  const later = world.api.requests.filter(({ key }) => key === "This session is being continued");
  expect(later.length).toBeGreaterThan(1);
  for (const { body } of later) {
    const blocks = blocksIn(body, "after-compaction");
    expect(blocks).toEqual([expect.stringContaining(prompt)]);
    expect(blocks[0]?.length).toBeLessThanOrEqual(MAX_CONTEXT_CHARS);
  }
  const session = run.json?.session_id ?? "";
  expect(callsOf(world, session).at(-1)?.output).toContain("leg one is long");
});

test("after a client that was killed the next session knows what was going on", async () => {
  await using world = await makeWorld(
    {
      "which format": [
        say("Two are possible.\n1. one file\n2. one line per job\nWhich one should the queue use?"),
      ],
    },
    { files: { ...SLOW_FILES, "queue.ts": "let queue = 1;\n" } },
  );
  const queue = join(world.cwd, "queue.ts");
  world.api.extend({
    "move the queue to disk": [
      use({ name: "Read", input: { file_path: queue } }),
      use(edit(queue, "let queue = 1;", "let queue = 2;")),
      use(bash("cat missing-schema.json")),
      use(slowTool(world)),
      say("never reached"),
    ],
    "what now": [say("On with it.")],
  });
  const flags = [...SLOW_FLAGS, "--permission-mode", "acceptEdits"];
  const first = await runPrint(world.client, world, "which format is best?", flags);
  const session = first.json?.session_id ?? "";
  const client = startPrint(world.client, world, "move the queue to disk", [...flags, "--resume", session]);
  await slowToolStarted(world);
  client.child.kill("SIGKILL");
  await client.done;
  endSlowTool(world);
  // Nobody has written a hand-over yet but the worker, which may or may not have been quick enough.
  const next = await runPrint(world.client, world, "what now");
  expectQuietRun(next);
  const [request] = world.api.requests.filter(({ key }) => key === "what now");
  const [block] = blocksIn(request?.body as ApiRequest, "start");
  expect(block).toContain("Was interrupted while working on: move the queue to disk");
  expect(block).toContain("Last error: Bash `cat missing-schema.json` failed");
  expect(block).toContain(
    "Open decision: Which one should the queue use? Options: one file | one line per job",
  );
  expect(block).toContain(`Files in hand: \`${queue}\``);
  expect(block).toContain(`logbook handoff ${session}`);
  await settle(world);
  const { code, stdout } = runLogbook(world, ["handoff", session]);
  expect(code).toBe(0);
  expect(stdout).toContain("## Worklog");
  expect(fs.readFileSync(join(world.store, "sessions", session, "handoff.md"), "utf8")).toBe(stdout);
});
