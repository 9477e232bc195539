/** Many hooks fail at once, for example on a full disk: none may overwrite what another one reports. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect, it } from "vitest";
import { readDiagnostics } from "../../lib/platform/diagnostics.ts";
import { hookBundle } from "../support/dist.ts";
import { makeTempStore } from "../support/temp-store.ts";

const PROCESSES = 12;

it("S8: twelve hooks that fail at once leave twelve lines", async () => {
  using temp = makeTempStore();
  const runs = Array.from({ length: PROCESSES }, async () => {
    const child = spawn(process.execPath, [hookBundle("post-tool-use")], {
      env: { ...process.env, ...temp.env },
    });
    child.stdin.end("no document\n");
    await once(child, "close");
    return child.exitCode;
  });
  expect(new Set(await Promise.all(runs))).toEqual(new Set([0]));
  expect(readDiagnostics(temp.store, PROCESSES * 2).map(({ code }) => code)).toEqual(
    Array.from({ length: PROCESSES }, () => "INPUT_INVALID"),
  );
});
