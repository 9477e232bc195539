/** A machine with transcripts of the client's and a worker that runs in this process. */
import fs from "node:fs";
import { dirname, join } from "node:path";
import { dumpArchive } from "../../lib/archive/dump.ts";
import { openArchive } from "../../lib/archive/open.ts";
import type { LogRecord } from "../../lib/contract/log-record.ts";
import { readLog } from "../../lib/log/read.ts";
import { type Diagnostic, readDiagnostics } from "../../lib/platform/diagnostics.ts";
import { type SessionPaths, sessionPaths } from "../../lib/platform/paths.ts";
import { type Job, putJob } from "../../lib/platform/queue.ts";
import { readRange } from "../../lib/raw/read.ts";
import { listGenerations } from "../../lib/raw/segment.ts";
import { createRecorder } from "../../lib/worker/recorder.ts";
import { runWorker } from "../../lib/worker/run.ts";
import { doSessionJob } from "../../lib/worker/session-job.ts";
import { createCauseCheck } from "../../lib/worker/surroundings.ts";
import { tidyStore } from "../../lib/worker/tidy.ts";
import { createWorkshop, type Workshop } from "../../lib/worker/workshop.ts";
import { createTalk, type Talk } from "../archive/transcript-lines.ts";
import { createMachine, type Machine } from "../support/machine.ts";

export const SESSION = "11111111-2222-4333-8444-555555555555";

export interface WorkOptions {
  nowMs?: number;
  /** In place of what the worker does once no job waits. */
  tidy?: () => Promise<void>;
}

export interface Workbench extends Machine {
  /** A conversation in the project, with its folder and the client's version in every entry. */
  talk(first: number): Talk;
  /** Where the client would keep the session's transcript. */
  transcript(session?: string): string;
  save(talk: Talk, session?: string): string;
  put(job?: Partial<Job>): void;
  /** Runs the worker until the queue is empty. */
  work(change?: (shop: Workshop) => Partial<Workshop>, options?: WorkOptions): Promise<void>;
  paths(session?: string): SessionPaths;
  log(session?: string): LogRecord[];
  raw(stream?: string, session?: string): Buffer;
  dump(): string[];
  diagnostics(): Diagnostic[];
}

export function createWorkbench(): Workbench {
  const machine = createMachine();
  const { store, env, project, home } = machine;
  const paths = (session = SESSION) => sessionPaths(store, session);
  const bench: Workbench = {
    ...machine,
    talk: (first) =>
      createTalk(first, { fields: { cwd: project, version: "2.1.332", promptId: `p-${first}` } }),
    transcript: (session = SESSION) => join(home, ".claude", "projects", "-my-project", `${session}.jsonl`),
    save(talk, session = SESSION) {
      const path = bench.transcript(session);
      fs.mkdirSync(dirname(path), { recursive: true });
      fs.writeFileSync(path, talk.bytes());
      return path;
    },
    put(job = {}) {
      const session = job.session ?? SESSION;
      const defaults = {
        v: 1,
        kind: "session",
        session,
        transcript_path: bench.transcript(session),
      } as const;
      putJob(store, { ...defaults, time: "2026-01-05T09:00:00.000Z", cwd: project, ...job });
    },
    async work(change = () => ({}), { nowMs, tidy } = {}) {
      const clock = () => nowMs ?? Date.now();
      const recorder = createRecorder(store, clock);
      const shop = createWorkshop({ store, env, clock, recorder });
      Object.assign(shop, change(shop));
      const work = (job: Job, guard: Parameters<typeof doSessionJob>[2]) => doSessionJob(shop, job, guard);
      try {
        const isCauseGone = createCauseCheck(shop);
        await runWorker({
          store,
          clock,
          recorder,
          work,
          isCauseGone,
          tidy: tidy ?? ((guard) => tidyStore(shop, guard)),
        });
      } finally {
        shop.close();
      }
    },
    paths,
    log: (session) => readLog(paths(session).log).records.map(({ record }) => record),
    raw(stream = "main", session) {
      const { raw } = paths(session);
      const pieces: Buffer[] = [];
      const generation = listGenerations(raw, stream).at(-1) ?? 0;
      for (const { bytes } of readRange(raw, stream, { generation })) pieces.push(Buffer.from(bytes));
      return Buffer.concat(pieces);
    },
    dump() {
      const archive = openArchive(store, { busyTimeoutMs: 1_000 });
      try {
        return [...dumpArchive(archive)];
      } finally {
        archive.close();
      }
    },
    diagnostics: () => readDiagnostics(store, 1_000),
  };
  return bench;
}
