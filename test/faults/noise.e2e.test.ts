/** What Node itself is told to say goes to stderr; stdout belongs to the client, which takes one document or nothing. */
import { expect, it } from "vitest";
import { ALL_EVENTS, bundleNameOf, payloadOf, wireOf } from "../support/payload.ts";
import { runHook } from "../support/run-hook.ts";
import { makeTempStore } from "../support/temp-store.ts";

it.each(ALL_EVENTS)(
  "F11: under NODE_DEBUG and --trace-warnings %s prints what it prints without them",
  async (event) => {
    using plain = makeTempStore();
    using noisy = makeTempStore();
    for (const temp of [plain, noisy]) temp.keepWorkerAway();
    const loud = {
      NODE_DEBUG: "fs,module,child_process",
      NODE_OPTIONS: "--trace-warnings --trace-deprecation",
    };
    const wire = wireOf(payloadOf(event));
    const quietly = await runHook(bundleNameOf(event), wire, { env: plain.env });
    const loudly = await runHook(bundleNameOf(event), wire, { env: { ...noisy.env, ...loud } });
    expect(loudly.status).toBe(0);
    expect(loudly.stderr).not.toBe("");
    expect(loudly.stdout).toBe(quietly.stdout);
    if (event !== "PreCompact" && loudly.stdout !== "") expect(() => JSON.parse(loudly.stdout)).not.toThrow();
  },
);
