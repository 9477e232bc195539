/** Settings that cannot be read may exclude folders: hooks and worker do nothing then, and tell of it once. */
import fs from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readLog } from "../../lib/log/read.ts";
import { readDiagnostics } from "../../lib/platform/diagnostics.ts";
import { sessionPaths } from "../../lib/platform/paths.ts";
import { hasJobs, putJob } from "../../lib/platform/queue.ts";
import { distRoot } from "../support/dist.ts";
import { ALL_EVENTS, bundleNameOf, payloadOf, TEST_SESSION, wireOf } from "../support/payload.ts";
import { runHook } from "../support/run-hook.ts";
import { makeTempStore, type TempStore } from "../support/temp-store.ts";

const SILENT = { status: 0, stdout: "", stderr: "" };

function runEvent(temp: TempStore, event: (typeof ALL_EVENTS)[number]) {
  return runHook(bundleNameOf(event), wireOf(payloadOf(event)), { env: temp.env });
}

test("no event is captured, one line tells why, and again when the file was changed and is no better", async () => {
  using temp = makeTempStore();
  temp.keepWorkerAway();
  fs.writeFileSync(temp.store.config, '{ "exclude": ["~/private"');
  const runs = await Promise.all(ALL_EVENTS.map((event) => runEvent(temp, event)));
  for (const run of runs) expect(run).toMatchObject(SILENT);
  expect(fs.existsSync(temp.store.sessions)).toBe(false);
  const told = () => readDiagnostics(temp.store, 99).map(({ code, path }) => `${code} ${path}`);
  expect(told()).toEqual([`CONFIG_INVALID ${temp.store.config}`]);
  fs.writeFileSync(temp.store.config, "");
  await runEvent(temp, "Stop");
  await runEvent(temp, "Stop");
  expect(told()).toHaveLength(2);
});

test("the worker leaves every job for later, and all goes on once the file is right", async () => {
  using temp = makeTempStore();
  fs.mkdirSync(temp.store.config, { recursive: true });
  putJob(temp.store, { v: 1, kind: "session", session: TEST_SESSION, time: "2026-01-01T00:00:00.000Z" });
  const runWorker = () =>
    runHook("worker", "", { bundle: join(distRoot, "worker.cjs"), env: { ...temp.env, LOGBOOK_CHILD: "1" } });
  expect(await runWorker()).toMatchObject(SILENT);
  expect(hasJobs(temp.store)).toBe(true);
  fs.rmdirSync(temp.store.config);
  temp.keepWorkerAway();
  expect(await runEvent(temp, "PostToolUse")).toMatchObject(SILENT);
  expect(readLog(sessionPaths(temp.store, TEST_SESSION).log).records).toHaveLength(1);
  fs.rmSync(`${temp.store.workerLock}.lock`, { recursive: true });
  expect(await runWorker()).toMatchObject(SILENT);
  expect(hasJobs(temp.store)).toBe(false);
});
