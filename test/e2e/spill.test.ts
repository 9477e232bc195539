import fs from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { bash, type Step, say, type ToolUse, use } from "./support/api-reply.ts";
import { expectCaptured, expectQuietRun } from "./support/checks.ts";
import { runPrint } from "./support/client.ts";
import { requestText } from "./support/scripted-api.ts";
import { makeWorld, runLogbook, type World } from "./support/world.ts";

const POINTER = /\[tool result of (\d+) characters, whole: logbook show (toolu_\w+)\]/;

/** What the model was shown of the call, in the last request of the run. */
function shownResult(world: World, key: string): string {
  const body = world.api.requests.filter((request) => request.key === key).at(-1)?.body;
  const blocks = body?.messages.flatMap(({ content }) => (typeof content === "string" ? [] : content)) ?? [];
  const result = blocks.findLast(({ type }) => type === "tool_result");
  const content = result?.content;
  if (typeof content === "string") return content;
  return (content as { text?: string }[] | undefined)?.map(({ text }) => text ?? "").join("\n") ?? "";
}

function switchOn(world: World, thresholdChars: number): void {
  fs.mkdirSync(world.store, { recursive: true });
  fs.writeFileSync(
    join(world.store, "config.json"),
    JSON.stringify({ spill: { enabled: true, thresholdChars } }),
  );
}

async function runWith(tool: ToolUse, thresholdChars: number | undefined): Promise<World> {
  const world = await makeWorld({ "count them": [use(tool), say("Counted.")] });
  if (thresholdChars !== undefined) switchOn(world, thresholdChars);
  expectQuietRun(await runPrint(world.client, world, "count them"));
  return world;
}

/** Below the client's own 30,000 characters. */
const NUMBERS = Array.from({ length: 4_000 }, (_, n) => String(n + 1)).join("\n");

test("one output with and without it: the same text, and its ends with the way to the rest", async () => {
  await using without = await runWith(bash("seq 1 4000"), undefined);
  expect(shownResult(without, "count them")).toBe(NUMBERS);
  await using spilling = await runWith(bash("seq 1 4000"), 10_000);
  const short = shownResult(spilling, "count them");
  expect(short.length).toBeLessThan(2_300);
  expect(short.startsWith("1\n2\n3\n")).toBe(true);
  expect(short).toContain("\n3999\n4000\n");
  const [, chars, id] = POINTER.exec(short) ?? [];
  expect(Number(chars)).toBe(NUMBERS.length);

  // The model opens the whole in the same turn, long before that is archived.
  const openIt: Step = (body) => {
    const [, , pointed] = POINTER.exec(requestText(body)) ?? [];
    return use(bash(`logbook show ${pointed} --page 2`));
  };
  spilling.api.extend({ "and once more": [use(bash("seq 1 4000")), openIt, say("Seen.")] });
  const again = await runPrint(spilling.client, spilling, "and once more", ["--continue"]);
  expect(again.json?.result).toBe("Seen.");
  expect(shownResult(spilling, "and once more")).toMatch(/^ +2000$/m);

  const shown = runLogbook(spilling, ["show", id ?? "", "--json"]);
  expect(JSON.parse(shown.stdout)).toMatchObject({ tool_use_id: id, output: NUMBERS });
  expect(runLogbook(spilling, ["search", "2718"]).code).toBe(0);
});

test("an output that the client puts into a file itself is made short once", async () => {
  await using without = await runWith(bash("seq 1 20000"), undefined);
  const theirs = shownResult(without, "count them");
  expect(theirs).toContain("<persisted-output>");
  expect(theirs).not.toMatch(POINTER);
  await using spilling = await runWith(bash("seq 1 20000"), 30_000);
  const ours = shownResult(spilling, "count them");
  const ways = [ours.includes("<persisted-output>"), POINTER.test(ours)].filter(Boolean);
  expect(ways).toHaveLength(1);
  await expectCaptured(without);
});

test("what was made short is short enough the second time", async () => {
  await using world = await runWith(bash("seq 1 4000"), 10_000);
  const short = shownResult(world, "count them");
  fs.writeFileSync(join(world.cwd, "short.txt"), short);
  world.api.extend({ "read it": [use(bash("cat short.txt")), say("Read.")] });
  await runPrint(world.client, world, "read it", ["--continue"]);
  expect(shownResult(world, "read it")).toBe(short);
});
