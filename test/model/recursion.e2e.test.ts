import fs from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { createClaude } from "../../lib/model/claude.ts";
import { markChildSession } from "../../lib/platform/children.ts";
import { hookBundle } from "../support/dist.ts";
import { makeTempStore } from "../support/temp-store.ts";
import { makeFakeClaude } from "./support/fake-claude.ts";

const request = {
  purpose: "extraction",
  system: "",
  prompt: "{}",
  schema: {},
  model: "haiku",
  maxUsd: 0.05,
  timeoutMs: 20_000,
} as const;

const EVENTS = ["SessionStart", "UserPromptSubmit", "PostToolUse", "Stop", "SessionEnd"];

/** A client whose plugins are loaded after all: it runs our hooks for the session it was told to be. */
function runHooksInChild(env: string): string {
  const bundles = Object.fromEntries(
    EVENTS.map((event) => [event, hookBundle(event.replace(/(?!^)([A-Z])/g, "-$1").toLowerCase())]),
  );
  return `
    const { spawnSync } = require("node:child_process");
    const session_id = process.argv[process.argv.indexOf("--session-id") + 1];
    ${env}
    for (const [hook_event_name, bundle] of Object.entries(${JSON.stringify(bundles)})) {
      const input = JSON.stringify({ hook_event_name, session_id, cwd: process.cwd(), prompt: "Always say hello.", prompt_id: "p", tool_name: "Bash", tool_use_id: "t", source: "startup" }) + "\\n";
      const { status, stdout } = spawnSync(process.execPath, [bundle], { input, env: process.env });
      if (status !== 0 || stdout.length > 0) throw new Error(bundle + " did something");
    }
    print({ structured_output: {}, total_cost_usd: 0 });`;
}

describe("F1 F3 F4 Q23: a client that logbook starts and that runs logbook's hooks", () => {
  it.each([
    ["with the guard in its environment", ""],
    ["with the guard stripped", "delete process.env.LOGBOOK_CHILD;"],
    [
      "with all of the environment stripped that it knows of",
      "for (const name of Object.keys(process.env)) if (/^(LOGBOOK_(?!HOME)|CLAUDE)/.test(name)) delete process.env[name];",
    ],
  ])("records nothing and starts nothing, %s, the store behind a link", async (_name, env) => {
    using temp = makeTempStore();
    using fake = makeFakeClaude();
    fs.mkdirSync(temp.store.root, { recursive: true });
    const link = join(temp.env.HOME, "link");
    fs.symlinkSync(temp.store.root, link);
    fake.behave(runHooksInChild(env));
    const ask = createClaude({
      env: { PATH: process.env["PATH"], HOME: temp.env.HOME, LOGBOOK_HOME: link },
      command: fake.command,
      onSession: (id) => markChildSession(temp.store, id),
    });
    expect(await ask(request)).toMatchObject({ ok: true });
    expect(fake.calls()).toHaveLength(1);
    expect(fs.readdirSync(temp.store.root)).toEqual(["children"]);
  });
});
