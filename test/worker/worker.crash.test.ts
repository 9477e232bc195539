import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import fs from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, describe, expect, it } from "vitest";
import { hasJobs } from "../../lib/platform/queue.ts";
import { isWorkerAlive } from "../../lib/platform/wake.ts";
import { distRoot } from "../support/dist.ts";
import { hasEngine } from "../support/native.ts";
import { createWorkbench, type Workbench } from "./workbench.ts";

const worker = join(distRoot, "worker.cjs");
const SESSIONS = Array.from(
  { length: 12 },
  (_, at) => `${String(at).padStart(8, "0")}-0000-4000-8000-000000000000`,
);
const children: ChildProcess[] = [];

function start(bench: Workbench, env: Record<string, string> = {}): ChildProcess {
  const child = spawn(process.execPath, [worker], {
    env: { ...bench.env, LOGBOOK_HOME: bench.store.root, LOGBOOK_CHILD: "1", ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  children.push(child);
  return child;
}

afterEach(() => {
  for (const child of children.splice(0)) child.kill("SIGKILL");
});

/** Long enough that a worker is at it for some tenths of a second. */
function fill(bench: Workbench): void {
  for (const [at, session] of SESSIONS.entries()) {
    const talk = bench.talk(at * 1000);
    for (let turn = 0; turn < 25; turn++) {
      talk.prompt(`question ${turn} of ${session}`);
      for (let call = 0; call < 4; call++)
        talk.tool("Bash", { command: `echo ${turn} ${call}` }, `${turn} `.repeat(500));
      talk.answer(`answer ${turn}`);
    }
    bench.save(talk, session);
    bench.put({ session });
  }
}

function expectWhole(bench: Workbench): void {
  for (const session of SESSIONS) {
    expect(bench.raw("main", session)).toEqual(fs.readFileSync(bench.transcript(session)));
    const keys = bench.log(session).map(({ tool_use_id, uuid }) => tool_use_id ?? uuid);
    expect(keys).toHaveLength(25 * 5);
    expect(new Set(keys).size).toBe(keys.length);
  }
  expect(hasJobs(bench.store)).toBe(false);
}

describe.skipIf(!hasEngine)("the worker as a process (needs a database engine)", () => {
  it("F28: loses and doubles nothing, whenever it is killed", { timeout: 120_000 }, async () => {
    using bench = createWorkbench();
    using untouched = createWorkbench();
    fill(bench);
    fill(untouched);
    for (let delayMs = 60; hasJobs(bench.store) && delayMs < 1_500; delayMs += 45) {
      const child = start(bench);
      await Promise.race([once(child, "exit"), sleep(delayMs)]);
      child.kill("SIGKILL");
      if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
      // A killed holder's lock goes stale after five seconds; here it does so at once.
      fs.rmSync(`${bench.store.workerLock}.lock`, { recursive: true, force: true });
    }
    await once(start(bench), "exit");
    expectWhole(bench);
    await once(start(untouched), "exit");
    const local = (dump: string[], { project }: Workbench) =>
      dump
        .join("\n")
        .replaceAll(project, "")
        .replaceAll(/my-project-[0-9a-f]{8}/g, "");
    expect(local(bench.dump(), bench)).toBe(local(untouched.dump(), untouched));
  });

  it("works alone: of two started at once one does everything", async () => {
    using bench = createWorkbench();
    fill(bench);
    const both = [start(bench), start(bench), start(bench)];
    await Promise.all(both.map((child) => once(child, "exit")));
    expectWhole(bench);
    const log = fs.readFileSync(bench.store.workerLog, "utf8");
    const pids = new Set(log.split("\n").flatMap((line) => /^\S+ (\d+) session/.exec(line)?.[1] ?? []));
    expect(pids.size).toBe(1);
    expect(log.match(/ session /g)).toHaveLength(SESSIONS.length);
  });

  it("prints nothing, ends by itself, and leaves no lock", async () => {
    using bench = createWorkbench();
    fill(bench);
    const child = start(bench);
    let printed = "";
    for (const stream of [child.stdout, child.stderr]) stream?.on("data", (text) => (printed += text));
    const [code] = await once(child, "close");
    expect([code, printed]).toEqual([0, ""]);
    expect(isWorkerAlive(bench.store, Date.now)).toBe(false);
  });

  it("does nothing when logbook is switched off", async () => {
    using bench = createWorkbench();
    fill(bench);
    await once(start(bench, { LOGBOOK_OFF: "1" }), "exit");
    expect(hasJobs(bench.store)).toBe(true);
    expect(fs.existsSync(bench.store.workerLog)).toBe(false);
  });
});
