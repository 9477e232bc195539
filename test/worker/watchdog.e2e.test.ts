/** A worker that hangs where it cannot help itself: in a call of the system's that never comes back, or in a loop. */
import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import fs from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, describe, expect, it } from "vitest";
import { listBegun } from "../../lib/platform/queue.ts";
import { readFailures } from "../../lib/worker/retries.ts";
import { distRoot } from "../support/dist.ts";
import { createWorkbench, type Workbench } from "./workbench.ts";

const [FIRST, HANGING, LAST] = [1, 2, 3].map((at) => `${at}0000000-0000-4000-8000-000000000000`) as [
  string,
  string,
  string,
];
const children: ChildProcess[] = [];

afterEach(() => {
  for (const child of children.splice(0)) child.kill("SIGKILL");
});

/** What the worker is at when it opens the transcript of that session. */
const WAYS: [name: string, hang: string][] = [
  ["in a call of the system's", `real(process.env.TEST_FIFO, "r")`],
  ["in a loop", "for (;;);"],
];

function fill(bench: Workbench, hang: string): Record<string, string> {
  for (const [at, session] of [FIRST, HANGING, LAST].entries()) {
    const talk = bench.talk(at * 100);
    talk.prompt("a question");
    talk.tool("Bash", { command: "true" }, "done");
    talk.answer("an answer");
    bench.save(talk, session);
    bench.put({ session });
  }
  const fifo = join(bench.home, "fifo");
  execFileSync("mkfifo", [fifo]);
  const preload = bench.write(
    join(bench.home, "hang.cjs"),
    `const fs = require("node:fs");
     const real = fs.openSync;
     fs.openSync = (path, ...rest) => {
       if (String(path).endsWith("${HANGING}.jsonl")) ${hang};
       return real(path, ...rest);
     };`,
  );
  return { NODE_OPTIONS: `--require=${preload}`, TEST_FIFO: fifo };
}

function start(bench: Workbench, env: Record<string, string>): ChildProcess {
  const child = spawn(process.execPath, [join(distRoot, "worker.cjs")], {
    env: { ...bench.env, LOGBOOK_HOME: bench.store.root, LOGBOOK_CHILD: "1", ...env },
    stdio: "ignore",
  });
  children.push(child);
  return child;
}

/** As if the five seconds had passed after which a lock that nobody touches is free. */
function freeLock({ store }: Workbench): void {
  fs.utimesSync(`${store.workerLock}.lock`, new Date(0), new Date(0));
}

async function until(isSo: () => boolean): Promise<void> {
  for (let tries = 0; !isSo(); tries++) {
    expect(tries).toBeLessThan(400);
    await sleep(25);
  }
}

describe.each(WAYS)("a worker that hangs %s", (_name, hang) => {
  it("is ended when its time is over, and tells of it", async () => {
    using bench = createWorkbench();
    const startMs = performance.now();
    const child = start(bench, { ...fill(bench, hang), LOGBOOK_WORKER_LIMIT_MS: "1500" });
    const [, signal] = await once(child, "exit");
    expect(signal).toBe("SIGKILL");
    expect(performance.now() - startMs).toBeLessThan(10_000);
    const message = expect.stringContaining("the worker hung, and was ended after 2 s");
    expect(bench.diagnostics()).toMatchObject([{ code: "WORKER_DIED", event: "worker", message }]);
    expect(listBegun(bench.store)).toMatchObject([{ session: HANGING, pid: child.pid }]);
    expect(bench.log(FIRST)).not.toEqual([]);
    expect(bench.log(LAST)).toEqual([]);
  });

  it("keeps no successor from the other jobs, and its own is set aside", async () => {
    using bench = createWorkbench();
    const env = fill(bench, hang);
    start(bench, env);
    await until(() => listBegun(bench.store).some(({ session }) => session === HANGING));
    for (let attempts = 1; attempts <= 4; attempts++) {
      freeLock(bench);
      start(bench, env);
      await until(() => readFailures(bench.store)[0]?.attempts === attempts);
      await until(() => listBegun(bench.store).some(({ session }) => session === HANGING));
      expect(bench.log(LAST)).not.toEqual([]);
    }
    freeLock(bench);
    expect(await once(start(bench, env), "exit")).toEqual([0, null]);
    expect(readFailures(bench.store)).toMatchObject([{ session: HANGING, attempts: 5, isParked: true }]);
  });
});

it("a worker with nothing to do is not kept by the one that watches it", async () => {
  using bench = createWorkbench();
  const startMs = performance.now();
  expect(await once(start(bench, {}), "exit")).toEqual([0, null]);
  expect(performance.now() - startMs).toBeLessThan(10_000);
});
