/** Leaves the slow rest to the detached worker: a job file first, which survives anything, then a knock. */
import { type HookCall, packPaths } from "../hook/call.ts";
import { isoTime } from "../platform/clock.ts";
import { type Job, putJob } from "../platform/queue.ts";
import { wakeWorker } from "../platform/wake.ts";

export function askWorker(call: HookCall, agents: NonNullable<Job["agents"]> = []): void {
  const { input, store, clock } = call;
  const job: Job = { v: 1, kind: "session", session: input.session_id, time: isoTime(clock()) };
  if (input.transcript_path) job.transcript_path = input.transcript_path;
  if (input.cwd) job.cwd = input.cwd;
  if (agents.length > 0) job.agents = agents;
  call.attempt("put job", () => putJob(store, job));
  call.attempt("wake worker", () => wakeWorker(store, packPaths().worker, clock));
}
