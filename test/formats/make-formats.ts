/**
 * Makes a small store as this version writes it: our own handlers and worker over a scripted session, on a clock of its
 * own. What comes out is frozen under test/fixtures/formats/<version>/ and never made again: later code must open it.
 */
import fs from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import zlib from "node:zlib";
import { keepSummary } from "../../lib/capture/compaction.ts";
import { logEvent } from "../../lib/capture/log-event.ts";
import { endSession } from "../../lib/capture/session-end.ts";
import { spillOutput } from "../../lib/capture/spill-output.ts";
import { startSubagent } from "../../lib/capture/subagent-start.ts";
import { archiveSubagent } from "../../lib/capture/subagent-stop.ts";
import { createTakeToolOutput } from "../../lib/capture/tool-output.ts";
import { createTakePrompt } from "../../lib/capture/user-prompt.ts";
import type { HookEvent } from "../../lib/contract/event.ts";
import { parseHookInput } from "../../lib/contract/hook-input.ts";
import { createCall, type HookCall } from "../../lib/hook/call.ts";
import { claim, claimKey } from "../../lib/hook/claim.ts";
import type { HookOutput } from "../../lib/hook/run.ts";
import { forgetRecord } from "../../lib/memory/forget.ts";
import { loadScope } from "../../lib/memory/load.ts";
import { meterModel } from "../../lib/memory/meter.ts";
import { meterRecall } from "../../lib/memory/meter-recall.ts";
import { projectScope, userScope } from "../../lib/memory/scope.ts";
import { writeRecords } from "../../lib/memory/write.ts";
import { LogbookError } from "../../lib/platform/errors.ts";
import { type StorePaths, storePaths } from "../../lib/platform/paths.ts";
import { projectOf } from "../../lib/platform/project.ts";
import { putJob } from "../../lib/platform/queue.ts";
import { createRecorder } from "../../lib/worker/recorder.ts";
import { writeFailure } from "../../lib/worker/retries.ts";
import { archiveTurn } from "../support/archive-turn.ts";
import { repositoryRoot } from "../support/dist.ts";
import { keepBeforeCompaction } from "../support/keep-before-compaction.ts";
import { payloadOf } from "../support/payload.ts";
import { type HookStep, scriptSession } from "../support/scripted-session.ts";
import { startSession } from "../support/start-session.ts";
import { CWD, HOME, NEXT, playAgent, playFirst, playOn, playSecond, SESSION } from "./story.ts";
import { runStoreWorker } from "./worker.ts";

const START_MS = Date.UTC(2026, 0, 2, 3);
const STEP_MS = 1_000;
const DAY_MS = 86_400_000;

const HANDLERS: Record<HookEvent, (call: HookCall) => HookOutput | Promise<HookOutput>> = {
  SessionStart: startSession,
  UserPromptSubmit: createTakePrompt(() => async () => []),
  PostToolUse: createTakeToolOutput(() => spillOutput),
  PostToolUseFailure: logEvent,
  SubagentStart: startSubagent,
  SubagentStop: archiveSubagent,
  Stop: archiveTurn,
  StopFailure: archiveTurn,
  PreCompact: keepBeforeCompaction,
  PostCompact: keepSummary,
  SessionEnd: endSession,
};

export async function makeFormats(version: string): Promise<string> {
  const target = join(repositoryRoot, "test", "fixtures", "formats", version);
  if (fs.existsSync(target)) throw new Error(`${target} is frozen: name another version`);
  const root = fs.realpathSync(fs.mkdtempSync(join(tmpdir(), "logbook-formats-")));
  try {
    const store = storePaths({ LOGBOOK_HOME: join(root, "store") });
    await fill(store, root);
    freeze(store, { root, target });
  } finally {
    fs.rmSync(root, { recursive: true, force: true });
  }
  return target;
}

async function fill(store: StorePaths, root: string): Promise<void> {
  let nowMs = START_MS;
  const clock = (): number => nowMs;
  const recorder = createRecorder(store, clock);
  const env = { HOME: root, LOGBOOK_HOME: store.root };
  const frame = { store, env, clock, record: recorder.note };
  const keepWorkerAway = `${store.workerLock}.lock`;
  const play = async ({ event, fields }: HookStep): Promise<void> => {
    nowMs += STEP_MS;
    fs.mkdirSync(keepWorkerAway, { recursive: true });
    fs.utimesSync(keepWorkerAway, nowMs / 1000, nowMs / 1000);
    const value = payloadOf(event, fields);
    const input = parseHookInput(value);
    if (input === undefined) throw new Error(`no ${event} input`);
    const payload = { value, bytes: JSON.stringify(value).length, dropped: new Map<string, number>() };
    const call = createCall(frame, { event, input, payload });
    const output = await HANDLERS[event](call);
    if (output === undefined || !claim(call.session.claims, claimKey(input, env), nowMs)) return;
    if ("onPrint" in output) output.onPrint?.();
  };
  const work = async (): Promise<void> => {
    fs.rmSync(keepWorkerAway, { recursive: true, force: true });
    await runStoreWorker({ store, env }, clock);
  };
  const place = (id: string) => ({
    ...{ id, cwd: CWD, startMs: nowMs },
    transcript: join(root, ".claude", "projects", "-project", `${id}.jsonl`),
  });

  writeFile(store.config, {
    extraction: { provider: "rules" },
    spill: { enabled: true, thresholdChars: 4_000 },
  });
  const first = scriptSession(place(SESSION));
  for (const step of playFirst(first)) await play(step);
  for (const step of playAgent(first)) await play(step);
  await work();
  remember(store, nowMs);
  // A day later what rests is compressed, and a second session makes new segments beside.
  nowMs += 2 * DAY_MS;
  age(store, START_MS);
  const second = scriptSession(place(NEXT));
  for (const step of playSecond(second)) await play(step);
  await work();
  await spend(store, clock);
  for (const step of playOn(second)) await play(step);
  fs.rmSync(keepWorkerAway, { recursive: true, force: true });
  putJob(store, { v: 1, kind: "session", session: NEXT, time: new Date(nowMs).toISOString(), cwd: CWD });
  recorder.note(new LogbookError("INPUT_INVALID", "read stdin: no payload"));
  writeFailure(store, "gone", { error: new Error("its transcript is a folder"), nowMs });
}

/** What a user does at a terminal: a memory, a new version of it, one that is pinned, one that expires. */
function remember(store: StorePaths, nowMs: number): void {
  const scope = projectScope(store, projectOf(CWD).id);
  const lock = { isHeld: () => true };
  const time = new Date(nowMs).toISOString();
  const record = (name: string, body: string, more = {}) => ({
    ...{ name, description: body, type: "project" as const, created: time, modified: time, isPinned: false },
    ...{ body, ...more },
  });
  const versions = [
    record("release day", "Releases go out on Tuesdays."),
    record("release day", "Releases go out on Wednesdays.", { validAt: "0123456789abcdef" }),
    record("移行期限", "データベースの移行は三月まで。", { isPinned: true, expires: "2099-03-31" }),
    record("coffee", "The machine on the second floor is broken."),
  ];
  for (const [at, put] of versions.entries()) {
    writeRecords(scope, { puts: [put], deletes: [] }, { lock, nowMs: nowMs + at * STEP_MS });
  }
  const taste = record("answers", "The user likes short answers.", { type: "user" });
  writeRecords(userScope(store), { puts: [taste], deletes: [] }, { lock, nowMs });
  const coffee = loadScope(scope).records.find((stored) => stored.record.name === "coffee");
  if (coffee !== undefined) forgetRecord(scope, coffee, { lock, nowMs: nowMs + versions.length * STEP_MS });
}

/** What a model's calls leave behind: the worker's meter with a failure, and a hook's own line. */
async function spend(store: StorePaths, clock: () => number): Promise<void> {
  const limits = { dailyUsd: 0.25, dailyCalls: 40 };
  const { state } = projectScope(store, projectOf(CWD).id);
  const request = { purpose: "extraction", system: "", prompt: "", schema: {}, model: "haiku" } as const;
  const asked = { ...request, maxUsd: 0.05, timeoutMs: 1_000 };
  const meter = { store, state, provider: "claude", limits, clock };
  await meterModel(meter, async () => ({ ok: true, value: {}, costUsd: 0.01 })).ask(asked);
  await meterModel(meter, async () => ({ ok: false, failure: "exit", message: "status 1", costUsd: 0 })).ask(
    asked,
  );
  await meterRecall({ store, limits, clock }, async () => ({ ok: true, value: {}, costUsd: 0.002 }))(asked);
}

/** Raw copies as old as their session says. */
function age(store: StorePaths, timeMs: number): void {
  for (const path of listFiles(store.sessions)) fs.utimesSync(path, timeMs / 1000, timeMs / 1000);
}

/** What hashes stand for: it holds no place of this machine, and is copied as it is. */
const HASHED = /\/raw\/.*(?:\d-\d+\.jsonl(?:\.gz)?|\.txt)$|^archive\.db$/;

/** Copies the store. Places of this machine go; of the archive's empty pages gzip leaves nothing. */
function freeze(store: StorePaths, { root, target }: { root: string; target: string }): void {
  for (const path of listFiles(store.root)) {
    const name = relative(store.root, path);
    let bytes: Buffer = fs.readFileSync(path);
    if (!HASHED.test(name)) {
      bytes = Buffer.from(
        bytes.toString("utf8").replaceAll(store.root, `${HOME}/.claude/logbook`).replaceAll(root, HOME),
      );
    }
    if (bytes.includes(root)) throw new Error(`${name} holds a path of this machine`);
    const frozen = join(target, name === "archive.db" ? "archive.db.gz" : name);
    fs.mkdirSync(dirname(frozen), { recursive: true });
    fs.writeFileSync(frozen, name === "archive.db" ? zlib.gzipSync(bytes, { level: 9 }) : bytes);
  }
}

function listFiles(folder: string): string[] {
  return fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
}

function writeFile(path: string, value: object): void {
  fs.mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  fs.writeFileSync(path, `${JSON.stringify(value, null, 2)}\n`);
}
