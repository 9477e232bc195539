/**
 * One session on a machine of its own. What a hook does is done in this process, or by the compiled hook, to its end or
 * until it is killed; the machine can be put back to the moment before.
 */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import fs from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { logEvent } from "../../lib/capture/log-event.ts";
import type { HookOutput } from "../../lib/hook/run.ts";
import { type SessionPaths, type StorePaths, sessionPaths, storePaths } from "../../lib/platform/paths.ts";
import { readRange } from "../../lib/raw/read.ts";
import { listGenerations, MAIN_STREAM } from "../../lib/raw/segment.ts";
import { createRecorder } from "../../lib/worker/recorder.ts";
import { runWorker } from "../../lib/worker/run.ts";
import { doSessionJob } from "../../lib/worker/session-job.ts";
import { createWorkshop } from "../../lib/worker/workshop.ts";
import { archiveTurn } from "./archive-turn.ts";
import { distRoot, hookBundle } from "./dist.ts";
import { makeCall } from "./hook-call.ts";
import { bundleNameOf, payloadOf, wireOf } from "./payload.ts";
import { type HookStep, type ScriptedSession, scriptSession } from "./scripted-session.ts";
import { startSession } from "./start-session.ts";

export const SESSION = "6e55101a-0000-4000-8000-000000000001";

export interface SessionWorld extends Disposable {
  session: ScriptedSession;
  cwd: string;
  env: { HOME: string; LOGBOOK_HOME: string };
  store: StorePaths;
  paths: SessionPaths;
  /** Does in this process what the hook would do. */
  log(step: HookStep): void;
  endTurn(step: HookStep): void;
  /** The moment to come back to. */
  keep(): void;
  /** Runs the hook, or the worker, to its end or for so long; then kills it. Gives the time it ran. */
  run(victim: HookStep | "worker", limitMs?: number): Promise<number>;
  /** Another session of the project starts; what the model is told. */
  startNext(): HookOutput;
  /** A worker runs to its end. */
  work(): Promise<void>;
  /** What raw holds of the transcript. */
  copied(): Buffer;
}

export function makeSessionWorld(): SessionWorld {
  const root = fs.realpathSync(fs.mkdtempSync(join(tmpdir(), "logbook-world-")));
  const kept = `${root}-kept`;
  const env = { HOME: root, LOGBOOK_HOME: join(root, "store") };
  const store = storePaths(env);
  const cwd = join(root, "project");
  fs.mkdirSync(cwd);
  const transcript = join(root, ".claude", "projects", "-project", `${SESSION}.jsonl`);
  const session = scriptSession({ id: SESSION, cwd, transcript });
  const temp = { store, env, keepWorkerAway: () => undefined, [Symbol.dispose]: () => undefined };
  const at = ({ event, fields }: HookStep) => makeCall(temp, event, fields);
  const lock = `${store.workerLock}.lock`;
  const paths = sessionPaths(store, SESSION);
  /** Hooks that look think a worker is at work, and start none that outlives the test. */
  const keepWorkerAway = (): void => {
    fs.mkdirSync(lock, { recursive: true });
    fs.utimesSync(lock, new Date(), new Date());
  };
  const restore = (): void => {
    fs.rmSync(root, { recursive: true, force: true, maxRetries: 3 });
    fs.cpSync(kept, root, { recursive: true, preserveTimestamps: true });
  };
  keepWorkerAway();
  startSession(at(session.start()));
  return {
    ...{ session, cwd, env, store },
    paths,
    log: (step) => logEvent(at(step)),
    endTurn: (step) => archiveTurn(at(step)),
    keep: () => fs.cpSync(root, kept, { recursive: true, preserveTimestamps: true }),
    async run(victim, limitMs) {
      restore();
      const isWorker = victim === "worker";
      if (isWorker) fs.rmSync(lock, { recursive: true, force: true });
      else keepWorkerAway();
      const child = isWorker ? startWorker(env) : startHook(victim, env);
      const startMs = performance.now();
      const ended = once(child, "exit");
      await (limitMs === undefined ? ended : Promise.race([ended, sleep(limitMs)]));
      child.kill("SIGKILL");
      await ended;
      return performance.now() - startMs;
    },
    startNext() {
      keepWorkerAway();
      const fields = { session_id: "the-next-one", cwd, transcript_path: "" };
      return startSession(makeCall(temp, "SessionStart", fields));
    },
    async work() {
      // A killed holder's lock goes stale after five seconds; here it does so at once.
      fs.rmSync(lock, { recursive: true, force: true });
      const recorder = createRecorder(store, Date.now);
      const shop = createWorkshop({ store, env, clock: Date.now, recorder });
      try {
        const work = (job: Parameters<typeof doSessionJob>[1], guard: Parameters<typeof doSessionJob>[2]) =>
          doSessionJob(shop, job, guard);
        await runWorker({
          ...{ store, clock: Date.now, recorder, work },
          isCauseGone: () => true,
          tidy: async () => undefined,
        });
      } finally {
        shop.close();
      }
    },
    copied() {
      const generation = listGenerations(paths.raw, MAIN_STREAM).at(-1) ?? 0;
      const pieces: Buffer[] = [];
      // Each a view that is good only until the next one.
      for (const { bytes } of readRange(paths.raw, MAIN_STREAM, { generation }))
        pieces.push(Buffer.from(bytes));
      return Buffer.concat(pieces);
    },
    [Symbol.dispose]() {
      for (const folder of [root, kept]) fs.rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
    },
  };
}

function startHook({ event, fields }: HookStep, env: Record<string, string>): ChildProcess {
  const child = spawn(process.execPath, [hookBundle(bundleNameOf(event))], {
    env: { PATH: process.env["PATH"], ...env },
    stdio: ["pipe", "ignore", "ignore"],
  });
  // Killed before it has read.
  child.stdin?.on("error", () => undefined);
  child.stdin?.end(wireOf(payloadOf(event, fields)));
  return child;
}

function startWorker(env: Record<string, string>): ChildProcess {
  return spawn(process.execPath, [join(distRoot, "worker.cjs")], {
    env: { PATH: process.env["PATH"], LOGBOOK_CHILD: "1", ...env },
    stdio: "ignore",
  });
}
