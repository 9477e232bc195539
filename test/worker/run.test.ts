import fs from "node:fs";
import { join } from "node:path";
import { createFixture } from "fs-fixture";
import { describe, expect, it } from "vitest";
import { readDiagnostics } from "../../lib/platform/diagnostics.ts";
import { LogbookError } from "../../lib/platform/errors.ts";
import { acquireLock } from "../../lib/platform/lock.ts";
import { type StorePaths, storePaths } from "../../lib/platform/paths.ts";
import { beginJob, hasJobs, type Job, putJob, returnJob, takeJobs } from "../../lib/platform/queue.ts";
import { createRecorder } from "../../lib/worker/recorder.ts";
import { readFailures } from "../../lib/worker/retries.ts";
import { type RunOptions, runWorker } from "../../lib/worker/run.ts";

const START_MS = Date.UTC(2026, 0, 1);

async function createStore() {
  const fixture = await createFixture({});
  const store = storePaths({ LOGBOOK_HOME: join(fixture.path, "store") });
  let nowMs = START_MS;
  const clock = () => nowMs;
  const done: string[] = [];
  const put = (session: string) =>
    putJob(store, { v: 1, kind: "session", session, time: "2026-01-01T00:00:00.000Z" });
  const run = (options: Partial<RunOptions> = {}) =>
    runWorker({
      store,
      clock,
      recorder: createRecorder(store, clock),
      work: async ({ session }: Job) => void done.push(session),
      isCauseGone: () => true,
      tidy: async () => undefined,
      ...options,
    });
  return {
    store,
    done,
    put,
    run,
    pass: (ms: number) => {
      nowMs += ms;
    },
    codes: () => readDiagnostics(store, 100).map(({ code }) => code),
    [Symbol.asyncDispose]: () => fixture.rm(),
  };
}

describe("a run", () => {
  it("does every job once and leaves an empty queue", async () => {
    await using at = await createStore();
    for (const session of ["a", "b", "c"]) at.put(session);
    expect(await at.run()).toBe("done");
    expect(at.done).toEqual(["a", "b", "c"]);
    expect(hasJobs(at.store)).toBe(false);
  });

  it("gives way to the worker that has the lock", async () => {
    await using at = await createStore();
    at.put("a");
    const lock = await acquireLock(at.store.workerLock);
    expect(await at.run()).toBe("held");
    expect(at.done).toEqual([]);
    await lock.release();
  });

  it("fails where the store cannot be made: another worker is not at it", async () => {
    await using at = await createStore();
    fs.writeFileSync(at.store.root, "no folder");
    await expect(at.run()).rejects.toMatchObject({ code: "ENOTDIR" });
  });

  it("does a job that arrives while it works, and one that arrives while it lets go of the lock", async () => {
    await using at = await createStore();
    at.put("a");
    const arriving = ["while working", "while tidying"];
    await at.run({
      work: async ({ session }) => {
        at.done.push(session);
        if (session === "a") at.put(arriving[0] ?? "");
      },
      tidy: async () => {
        if (!at.done.includes("late") && at.done.length === 2) at.put("late");
      },
    });
    expect(at.done).toEqual(["a", "while working", "late"]);
  });

  it("takes over what a worker that was killed had taken", async () => {
    await using at = await createStore();
    at.put("a");
    takeJobs(at.store, "dead");
    expect(fs.readdirSync(at.store.queue)).toEqual(["session-a.json.dead.taken"]);
    expect(await at.run()).toBe("done");
    expect(at.done).toEqual(["a"]);
  });

  it("leaves the rest when its time is up", async () => {
    await using at = await createStore();
    for (const session of ["a", "b", "c"]) at.put(session);
    const outcome = await at.run({
      work: async ({ session }) => {
        at.done.push(session);
        at.pass(11 * 60_000);
      },
    });
    expect(outcome).toBe("out-of-time");
    expect(at.done).toEqual(["a"]);
    expect(await at.run()).toBe("done");
    expect(at.done).toEqual(["a", "b", "c"]);
  });

  it("stops when it was robbed of the lock, and leaves its job to the robber", async () => {
    await using at = await createStore();
    at.put("a");
    const robbed = at.run({
      work: async (_job, guard) => {
        fs.writeFileSync(join(`${at.store.workerLock}.lock`, "token"), "another");
        guard.assertHeld();
        at.done.push("committed");
      },
    });
    await expect(robbed).rejects.toMatchObject({ code: "LOCK_LOST" });
    expect(at.done).toEqual([]);
    expect(hasJobs(at.store)).toBe(true);
  });

  it("drops what is no job, and says so", async () => {
    await using at = await createStore();
    fs.mkdirSync(at.store.queue, { recursive: true });
    fs.writeFileSync(join(at.store.queue, "session-x.json"), "{half");
    expect(await at.run()).toBe("done");
    expect(at.codes()).toEqual(["INPUT_INVALID"]);
    expect(hasJobs(at.store)).toBe(false);
  });
});

describe("a job that fails", () => {
  const fail = async () => {
    throw new LogbookError("RAW_UNREADABLE", "read raw");
  };

  it("does not keep the others from being done, and is tried once a run", async () => {
    await using at = await createStore();
    at.put("a");
    at.put("b");
    let tries = 0;
    const outcome = await at.run({
      work: async ({ session }) => {
        if (session === "a") {
          tries++;
          await fail();
        }
        at.done.push(session);
      },
    });
    expect(outcome).toBe("done");
    expect(at.done).toEqual(["b"]);
    expect(tries).toBe(1);
    expect(at.codes()).toEqual(["RAW_UNREADABLE"]);
  });

  it("waits longer each time, is parked with a line in the diagnostics, and comes back with the next job", async () => {
    await using at = await createStore();
    at.put("a");
    let tries = 0;
    const work = async () => {
      tries++;
      await fail();
    };
    const waits: number[] = [];
    for (let minutes = 0; hasJobs(at.store) && minutes < 2000; minutes++) {
      const before = tries;
      await at.run({ work });
      if (tries > before) waits.push(minutes);
      at.pass(60_000);
    }
    expect(waits).toEqual([0, 1, 6, 31, 156]);
    expect(at.codes().at(-1)).toBe("JOB_PARKED");
    expect(readFailures(at.store)).toMatchObject([{ session: "a", isParked: true, attempts: 5 }]);
    at.pass(24 * 3_600_000);
    at.put("a");
    await at.run();
    expect(at.done).toEqual(["a"]);
    expect(readFailures(at.store)).toEqual([]);
  });

  it.each([
    ["a full disk", "ENOSPC"],
    ["a busy archive", "ARCHIVE_BUSY"],
    ["want of processes or threads", "EAGAIN"],
  ])("is never parked for %s", async (_, code) => {
    await using at = await createStore();
    at.put("a");
    for (let run = 0; run < 20; run++) {
      const error = Object.assign(new Error("not now"), { code });
      await at.run({ work: async () => Promise.reject(error) });
      at.pass(10 * 60_000);
    }
    expect(await at.run()).toBe("done");
    expect(at.done).toEqual(["a"]);
  });
});

describe("a worker that ended or hangs in the middle of a job", () => {
  /** Takes every job and begins with the one of a session, as a worker does that is then never heard of again. */
  function hangAt(store: StorePaths, session: string): void {
    const taken = takeJobs(store, "1-gone", { adopt: true });
    const job = taken.find((one) => one.job?.session === session);
    if (job !== undefined) beginJob(job);
  }

  it("keeps none of the others waiting: its job comes last, and is counted", async () => {
    await using at = await createStore();
    for (const session of ["a", "b", "c"]) at.put(session);
    hangAt(at.store, "a");
    const order: [string, number][] = [];
    const work = async ({ session }: Job) =>
      void order.push([
        session,
        readFailures(at.store).find((one) => one.session === session)?.attempts ?? 0,
      ]);
    expect(await at.run({ work })).toBe("done");
    expect(order).toEqual([
      ["b", 0],
      ["c", 0],
      ["a", 1],
    ]);
    expect(at.codes()).toEqual(["WORKER_DIED"]);
    expect(readFailures(at.store)).toEqual([]);
    expect(hasJobs(at.store)).toBe(false);
  });

  it("has its job set aside after five times, and told of; a later job of the session is tried again", async () => {
    await using at = await createStore();
    at.put("a");
    const die = async (): Promise<void> => {
      throw new LogbookError("LOCK_LOST", "as a worker that hung finds when it comes back");
    };
    for (let time = 1; time <= 5; time++) await expect(at.run({ work: die })).rejects.toThrow();
    expect(await at.run()).toBe("done");
    expect(at.done).toEqual([]);
    expect(at.codes()).toEqual(["WORKER_DIED", "JOB_PARKED"]);
    expect(readFailures(at.store)).toMatchObject([{ session: "a", attempts: 5, isParked: true }]);
    expect(hasJobs(at.store)).toBe(false);
    at.put("a");
    expect(await at.run()).toBe("done");
    expect(at.done).toEqual([]);
    at.pass(24 * 3_600_000);
    await at.run();
    expect(at.done).toEqual(["a"]);
  });

  it("is no such worker where it was at the others, or gave the job back", async () => {
    await using at = await createStore();
    for (const session of ["a", "b"]) at.put(session);
    for (const taken of takeJobs(at.store, "1-gone")) returnJob(beginJob(taken));
    takeJobs(at.store, "1-gone");
    expect(await at.run()).toBe("done");
    expect(at.done).toEqual(["a", "b"]);
    expect(at.codes()).toEqual([]);
  });
});
