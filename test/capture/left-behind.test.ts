import fs from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { refreshHandoff } from "../../lib/capture/handoff.ts";
import { endSession } from "../../lib/capture/session-end.ts";
import { WHOLE_DEPTH } from "../../lib/capture/session-notes.ts";
import { listDirectory } from "../../lib/platform/files.ts";
import { sessionPaths } from "../../lib/platform/paths.ts";
import { archiveTurn } from "../support/archive-turn.ts";
import { makeCall } from "../support/hook-call.ts";
import { startSession } from "../support/start-session.ts";
import { makeTempStore, type TempStore } from "../support/temp-store.ts";

function transcriptOf(temp: TempStore, session: string, lines: number): string {
  const path = join(temp.env.HOME, `${session}.jsonl`);
  fs.writeFileSync(path, '{"type":"user"}\n'.repeat(lines));
  return path;
}

/** Sessions for which a job waits once another one has started. */
function jobsAfterNextStart(temp: TempStore): string[] {
  fs.rmSync(temp.store.queue, { recursive: true, force: true });
  startSession(makeCall(temp, "SessionStart", { session_id: "next", transcript_path: "" }));
  return listDirectory(temp.store.queue);
}

test("a session that was killed in its first turn gets a job at the next start", () => {
  using temp = makeTempStore();
  const transcript_path = transcriptOf(temp, "killed", 3);
  startSession(makeCall(temp, "SessionStart", { session_id: "killed", transcript_path }));
  expect(jobsAfterNextStart(temp)).toEqual(["session-killed.json"]);
});

/** The last act of the worker's job. */
function handOver(temp: TempStore, session: string, transcript: string): void {
  refreshHandoff({ session, project: "", paths: sessionPaths(temp.store, session), transcript }, WHOLE_DEPTH);
}

test("a session that was killed in a later turn gets one too, and none once a worker has been at it", () => {
  using temp = makeTempStore();
  const given = { session_id: "killed", transcript_path: transcriptOf(temp, "killed", 3) };
  startSession(makeCall(temp, "SessionStart", given));
  archiveTurn(makeCall(temp, "Stop", given));
  handOver(temp, "killed", given.transcript_path);
  expect(jobsAfterNextStart(temp)).toEqual([]);
  transcriptOf(temp, "killed", 5);
  expect(jobsAfterNextStart(temp)).toEqual(["session-killed.json"]);
});

test("a session whose hook was killed between its copy and its job gets one", () => {
  using temp = makeTempStore();
  const given = { session_id: "killed", transcript_path: transcriptOf(temp, "killed", 3) };
  startSession(makeCall(temp, "SessionStart", given));
  handOver(temp, "killed", given.transcript_path);
  archiveTurn(makeCall(temp, "Stop", given));
  expect(jobsAfterNextStart(temp)).toEqual(["session-killed.json"]);
  fs.writeFileSync(temp.store.config, '{ "handoff.enabled": false }');
  expect(jobsAfterNextStart(temp)).toEqual([]);
});

test("a session that ended has left its own job", () => {
  using temp = makeTempStore();
  const given = { session_id: "ended", transcript_path: transcriptOf(temp, "ended", 3) };
  startSession(makeCall(temp, "SessionStart", given));
  endSession(makeCall(temp, "SessionEnd", given));
  transcriptOf(temp, "ended", 4);
  expect(jobsAfterNextStart(temp)).toEqual([]);
});

test("a session whose transcript is gone gets none", () => {
  using temp = makeTempStore();
  const transcript_path = join(temp.env.HOME, "never-written.jsonl");
  startSession(makeCall(temp, "SessionStart", { session_id: "gone", transcript_path }));
  expect(jobsAfterNextStart(temp)).toEqual([]);
});
