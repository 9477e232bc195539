import fs from "node:fs";
import { expect, test } from "vitest";
import { sessionPaths } from "../../lib/platform/paths.ts";
import { writeMark } from "../../lib/worker/tombstones.ts";
import { ALL_EVENTS, bundleNameOf, payloadOf, TEST_SESSION, wireOf } from "../support/payload.ts";
import { runHook } from "../support/run-hook.ts";
import { makeTempStore } from "../support/temp-store.ts";

test("no hook of a forgotten session prints or writes anything, and another session's does", async () => {
  using temp = makeTempStore();
  temp.keepWorkerAway();
  writeMark(temp.store, { kind: "forgotten", session: TEST_SESSION }, Date.now());
  const runs = ALL_EVENTS.map((event) =>
    runHook(bundleNameOf(event), wireOf(payloadOf(event)), { env: temp.env }),
  );
  for (const run of await Promise.all(runs)) expect(run).toMatchObject({ status: 0, stdout: "", stderr: "" });
  expect(fs.readdirSync(temp.store.root).sort()).toEqual(["forgotten", "worker.lock"]);
  await runHook("user-prompt-submit", wireOf(payloadOf("UserPromptSubmit", { session_id: "other" })), {
    env: temp.env,
  });
  expect(fs.existsSync(sessionPaths(temp.store, "other").log)).toBe(true);
});
