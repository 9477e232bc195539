import fs from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { bundleNameOf, payloadOf, TEST_SESSION, wireOf } from "../support/payload.ts";
import { runHook } from "../support/run-hook.ts";
import { makeTempStore } from "../support/temp-store.ts";

it("F42: the store lies where the client's configuration lies, and nothing is made in ~/.claude", async () => {
  using temp = makeTempStore();
  const config = join(temp.env.HOME, "config of the client");
  const env = { HOME: temp.env.HOME, LOGBOOK_HOME: undefined, CLAUDE_CONFIG_DIR: config };
  const run = await runHook(bundleNameOf("PostToolUse"), wireOf(payloadOf("PostToolUse")), { env });
  expect(run).toMatchObject({ status: 0, stdout: "", stderr: "" });
  expect(fs.existsSync(join(config, "logbook", "sessions", TEST_SESSION, "log.jsonl"))).toBe(true);
  expect(fs.existsSync(join(temp.env.HOME, ".claude"))).toBe(false);
});
