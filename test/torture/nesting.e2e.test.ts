import fs from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { storePaths } from "../../lib/platform/paths.ts";
import { makeFakeClaude } from "../model/support/fake-claude.ts";
import { distRoot } from "../support/dist.ts";
import { hasNative } from "../support/native.ts";
import { livingProcesses, waitForEnd } from "./processes.ts";
import { createRandom } from "./random.ts";
import { type TranscriptPlace, writeTranscript } from "./transcript.ts";
import { makeWorld, type World } from "./world.ts";

const ID = "6e55101a-0000-4000-8000-000000000001";
const END_LIMIT_MS = 25_000;

/**
 * A client that takes no notice of what keeps hooks out of it: it writes a transcript of its own session and runs our
 * hooks for it, each of which would start a worker, which would ask a client again.
 */
function runHooks(strip: string): string {
  return `
    const { spawnSync } = require("node:child_process");
    const { join } = require("node:path");
    const fs = require("node:fs");
    const session_id = process.argv[process.argv.indexOf("--session-id") + 1];
    fs.appendFileSync(process.env.NEST_LOG, (process.env.NEST_DEPTH || "0") + " " + session_id + "\\n");
    ${strip}
    const env = { ...process.env, NEST_DEPTH: String(Number(process.env.NEST_DEPTH || 0) + 1) };
    const transcript_path = join(env.HOME, ".claude", "projects", "-nested", session_id + ".jsonl");
    fs.mkdirSync(join(transcript_path, ".."), { recursive: true });
    const base = { sessionId: session_id, cwd: process.cwd(), timestamp: new Date().toISOString(), promptId: "p" };
    const prompt = "Always answer in French. Never use tabs.";
    fs.writeFileSync(transcript_path, [
      { ...base, type: "user", uuid: session_id, parentUuid: null, message: { role: "user", content: prompt } },
      { ...base, type: "assistant", uuid: session_id.replace(/^./, "x"), parentUuid: session_id, message: { id: "m", role: "assistant", content: [{ type: "text", text: "Oui." }], stop_reason: "end_turn" } },
    ].map((line) => JSON.stringify(line) + "\\n").join(""));
    for (const [bundle, hook_event_name] of [["session-start", "SessionStart"], ["user-prompt-submit", "UserPromptSubmit"], ["stop", "Stop"], ["session-end", "SessionEnd"]]) {
      const input = JSON.stringify({ hook_event_name, session_id, transcript_path, cwd: process.cwd(), prompt, prompt_id: "p", source: "startup", reason: "other" }) + "\\n";
      spawnSync(process.execPath, [join(${JSON.stringify(distRoot)}, "hooks", bundle + ".cjs")], { input, env });
    }
    print({ structured_output: { memories: [] }, total_cost_usd: 0.01 });`;
}

/** A user's session that ends with something to learn from, and the worker that its hooks start. */
async function runSession(world: World): Promise<void> {
  const path = join(world.home, ".claude", "projects", "-my-project", `${ID}.jsonl`);
  const place: TranscriptPlace = { session: ID, cwd: world.project, path, clock: Date.now, entries: 0 };
  const shared = { session_id: ID, transcript_path: path, cwd: world.project, prompt_id: "p0" };
  const writer = writeTranscript(place);
  await world.runHook({ event: "SessionStart", fields: { ...shared, source: "startup" } });
  const prompt = "From now on, use pnpm instead of npm.";
  writer.prompt(prompt, "p0");
  await world.runHook({ event: "UserPromptSubmit", fields: { ...shared, prompt } });
  writer.answer("Noted.");
  await world.runHook({ event: "Stop", fields: { ...shared, last_assistant_message: "Noted." } });
  await world.runHook({ event: "SessionEnd", fields: { ...shared, reason: "other" } });
  expect(await waitForEnd(world, END_LIMIT_MS)).toEqual([]);
  // A worker that was on its way out when the last job came leaves it to the next one.
  await world.runHook({
    event: "SessionStart",
    fields: { ...shared, session_id: "next", transcript_path: "" },
  });
  expect(await waitForEnd(world, END_LIMIT_MS)).toEqual([]);
}

describe.skipIf(!hasNative)("a client of the worker's that runs our hooks (needs the native module)", () => {
  it.each([
    ["with the guard present", ""],
    ["with the guard stripped by a wrapper", "delete process.env.LOGBOOK_CHILD;"],
    [
      "with every variable of ours and of the client's stripped",
      "for (const name of Object.keys(process.env)) if (/^(?:LOGBOOK_|CLAUDE)/.test(name)) delete process.env[name];",
    ],
  ])(
    "Q23: %s, the store behind a link: one run deep, and nothing of it in the store",
    { timeout: 90_000 },
    async (_, strip) => {
      using fake = makeFakeClaude();
      const world = makeWorld(createRandom(3));
      try {
        const link = join(world.home, ".claude", "logbook");
        const real = join(world.root, "elsewhere");
        fs.mkdirSync(real, { mode: 0o700 });
        fs.symlinkSync(real, link);
        const log = join(world.root, "nested.log");
        Object.assign(world.env, {
          LOGBOOK_HOME: link,
          NEST_LOG: log,
          PATH: `${fake.folder}:${world.env["PATH"]}`,
        });
        world.store = storePaths(world.env);
        fs.writeFileSync(world.store.config, '{ "extraction.provider": "claude" }', { mode: 0o600 });
        fake.behave(runHooks(strip));
        await runSession(world);
        const runs = fs
          .readFileSync(log, "utf8")
          .trimEnd()
          .split("\n")
          .map((line) => line.split(" "));
        expect(runs.length).toBeGreaterThan(0);
        expect(runs.map(([depth]) => depth)).toEqual(runs.map(() => "0"));
        expect(fs.readdirSync(world.store.sessions).sort()).toEqual([ID, "next"]);
        expect(livingProcesses(world)).toEqual([]);
        expect(world.troubles).toEqual([]);
      } finally {
        // Where this fails, one client starts the next.
        for (const { pid } of livingProcesses(world)) process.kill(pid, "SIGKILL");
        world.dispose();
      }
    },
  );
});
