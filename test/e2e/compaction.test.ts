import fs from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { bash, say, use } from "./support/api-reply.ts";
import { expectAllWell, expectQuietRun } from "./support/checks.ts";
import { runPrint } from "./support/client.ts";
import { findTranscripts, readEntries, readOracle } from "./support/oracle.ts";
import { followPointer, searchFor } from "./support/steps.ts";
import { names } from "./support/store.ts";
import { makeWorld, runLogbook, type World } from "./support/world.ts";

function compactions(world: World, session: string): number {
  const { stdout } = runLogbook(world, ["replay", session, "--json"]);
  return (JSON.parse(stdout) as { totals: { compactions: number } }).totals.compactions;
}

function callsOf(world: World, session: string) {
  return readOracle(findTranscripts(world.home).get(session) as string).calls;
}

test("/compact, and the model opens what was before it", async () => {
  await using world = await makeWorld({
    "the harbour master is Ilse": [use(bash("echo Ilse keeps the log")), say("Good to know.")],
    "who keeps the log": [searchFor("harbour master"), followPointer, say("Ilse does.")],
  });
  const first = await runPrint(world.client, world, "Note: the harbour master is Ilse");
  const session = first.json?.session_id ?? "";
  const compact = await runPrint(world.client, world, "/compact keep the names", ["--resume", session]);
  expectQuietRun(compact);
  const next = await runPrint(world.client, world, "who keeps the log", ["--resume", session]);
  expectQuietRun(next);
  expect(next.json?.result).toBe("Ilse does.");
  await expectAllWell(world);
  expect(compactions(world, session)).toBe(1);
  expect(callsOf(world, session).at(-1)).toMatchObject({
    isError: false,
    output: expect.stringContaining("harbour master"),
  });
});

test("auto-compaction in the middle of a turn", async () => {
  const full = { inputTokens: 190_000 };
  await using world = await makeWorld({
    "sail on": [
      { text: "Setting sail.", tools: [bash("echo leg one")] },
      { ...use(bash("echo leg two")), ...full },
      say("never reached"),
    ],
    "This session is being continued": [
      use(bash("echo leg three")),
      searchFor("leg one"),
      followPointer,
      say("In port."),
    ],
  });
  // With the default window the same figures do not make the client compact.
  const run = await runPrint(world.client, world, "sail on", ["--autocompact", "100000"]);
  expect(run.json?.result).toBe("In port.");
  expectQuietRun(run);
  await expectAllWell(world);
  const session = run.json?.session_id ?? "";
  expect(compactions(world, session)).toBe(1);
  expect(world.api.requests.some(({ kind }) => kind === "summary")).toBe(true);
  expect(callsOf(world, session).every(({ isError }) => !isError)).toBe(true);
  expect(callsOf(world, session).at(-1)?.output).toContain("Setting sail.");
});

test("everything said so far is in the store before the summariser is asked", async () => {
  const missing: string[] = [];
  await using world = await makeWorld(
    { "write it down": [use(bash("echo written down")), say("It is written.")] },
    {
      summary: () => {
        missing.push(...unsaved(world));
        return "<summary>It was written down.</summary>";
      },
    },
  );
  const first = await runPrint(world.client, world, "write it down");
  // As if the copies that Stop makes had failed.
  fs.rmSync(join(world.store, "sessions", first.json?.session_id ?? "", "raw"), { recursive: true });
  await runPrint(world.client, world, "/compact", ["--resume", first.json?.session_id ?? ""]);
  expect(world.api.requests.filter(({ kind }) => kind === "summary")).toHaveLength(1);
  expect(missing).toEqual([]);
  await expectAllWell(world);
});

/** Conversation entries of the transcripts that no raw copy holds. */
function unsaved(world: World): string[] {
  return [...findTranscripts(world.home)].flatMap(([session, transcript]) => {
    const folder = join(world.store, "sessions", session, "raw", "main", "0001");
    const copied = names(folder).map((name) => readRaw(join(folder, name)));
    const entries = readEntries(transcript).filter(({ type }) => type === "user" || type === "assistant");
    return entries
      .map(({ uuid }) => String(uuid))
      .filter((uuid) => !copied.some((text) => text.includes(uuid)));
  });
}

function readRaw(path: string): string {
  const bytes = fs.readFileSync(path);
  return (path.endsWith(".gz") ? gunzipSync(bytes) : bytes).toString("utf8");
}
