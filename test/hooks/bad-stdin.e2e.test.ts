import { randomBytes } from "node:crypto";
import { describe, expect, test } from "vitest";
import { readDiagnostics } from "../../lib/platform/diagnostics.ts";
import { ALL_EVENTS, bundleNameOf, payloadOf, wireOf } from "../support/payload.ts";
import { type RunOptions, runHook } from "../support/run-hook.ts";
import { makeTempStore } from "../support/temp-store.ts";

const MEGABYTE = 1024 * 1024;
/** A Node start, four at a time on a busy machine with two cores. */
const START_MS = 4_000;
/** Half a line is given up after a second. */
const SILENCE_MS = 1_000;

interface BadInput {
  name: string;
  stdin: string | Uint8Array;
  options?: RunOptions;
}

const half = wireOf(payloadOf("Stop")).slice(0, 90);

/** For every hook. */
const BAD_INPUTS: BadInput[] = [
  { name: "nothing", stdin: "" },
  { name: "closed stdin", stdin: "", options: { stdin: "ignore" } },
  { name: "half a document", stdin: half },
  { name: "binary", stdin: randomBytes(5_000) },
  { name: "another event", stdin: wireOf({ ...payloadOf("Stop"), hook_event_name: "Notification" }) },
  { name: "20 MB of garbage", stdin: randomBytes(20 * MEGABYTE) },
  { name: "half a document that never ends", stdin: half, options: { keepsOpen: true } },
];

/** The frame is the same for all: these for one of them. */
const MORE_BAD_INPUTS: BadInput[] = [
  { name: "white space", stdin: "\n\n  \n" },
  { name: "an object without fields", stdin: "{}\n" },
  { name: "no object", stdin: "[1,2]\n" },
  { name: "null", stdin: "null\n" },
  { name: "two documents in a line", stdin: "{}{}\n" },
  { name: "no session", stdin: wireOf({ ...payloadOf("PostToolUse"), session_id: "" }) },
  { name: "a session that is no text", stdin: wireOf({ ...payloadOf("PostToolUse"), session_id: 7 }) },
  {
    name: "20 MB of half a document",
    stdin: Buffer.concat([Buffer.from('{"session_id":"'), Buffer.alloc(20 * MEGABYTE, "x")]),
  },
  {
    name: "20 MB of numbers",
    stdin: Buffer.concat([Buffer.from('{"a":['), Buffer.alloc(20 * MEGABYTE, "1,")]),
  },
];

async function expectQuietEnd(hook: string, { stdin, options }: BadInput): Promise<void> {
  using temp = makeTempStore();
  const run = await runHook(hook, stdin, { ...options, env: temp.env });
  expect(run).toMatchObject({ status: 0, stdout: "", stderr: "" });
  expect(run.ms).toBeLessThan(START_MS + SILENCE_MS);
  const diagnostics = readDiagnostics(temp.store, 10);
  expect(diagnostics.map(({ code }) => code)).toEqual(["INPUT_INVALID"]);
  expect(JSON.stringify(diagnostics)).not.toContain("All tests");
}

describe.concurrent.each(ALL_EVENTS)("%s ends quietly on", (event) => {
  test.each(BAD_INPUTS)("$name", (input) => expectQuietEnd(bundleNameOf(event), input));
});

describe.concurrent("F15 Q22: any hook ends quietly on", () => {
  test.each(MORE_BAD_INPUTS)("$name", (input) => expectQuietEnd("post-tool-use", input));
});
