import fs from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { exportCommandPath } from "../../lib/capture/command-path.ts";
import { logEvent } from "../../lib/capture/log-event.ts";
import { endSession } from "../../lib/capture/session-end.ts";
import { readLog } from "../../lib/log/read.ts";
import { projectPaths } from "../../lib/platform/paths.ts";
import { projectOf } from "../../lib/platform/project.ts";
import { makeCall } from "../support/hook-call.ts";
import { type HookStep, type ScriptedSession, scriptSession } from "../support/scripted-session.ts";
import { startSession } from "../support/start-session.ts";
import { makeTempStore, type TempStore } from "../support/temp-store.ts";

/** A session that was started and asked something. */
function runSession(temp: TempStore, session_id: string, prompt?: string): void {
  startSession(makeCall(temp, "SessionStart", { session_id }));
  if (prompt !== undefined) logEvent(makeCall(temp, "UserPromptSubmit", { session_id, prompt }));
}

function contextOf(output: unknown): string {
  expect(output).toMatchObject({ additionalContext: expect.any(String) });
  return (output as { additionalContext: string }).additionalContext;
}

describe("a session that starts", () => {
  test("joins its project", () => {
    using temp = makeTempStore();
    const call = makeCall(temp, "SessionStart", { cwd: temp.env.HOME });
    startSession(call);
    startSession(call);
    expect(call.recorded).toEqual([]);
    const project = projectOf(temp.env.HOME);
    const paths = projectPaths(temp.store, project.id);
    expect(JSON.parse(fs.readFileSync(paths.project, "utf8"))).toEqual({ v: 1, ...project });
    const lines = fs.readFileSync(paths.sessions, "utf8").trim().split("\n");
    expect(lines).toHaveLength(2);
    expect(JSON.parse(lines[0] ?? "")).toMatchObject({
      v: 1,
      session: call.input.session_id,
      cwd: temp.env.HOME,
      transcript_path: call.input.transcript_path,
      source: "startup",
    });
    expect(readLog(call.session.log).records).toHaveLength(2);
  });

  test("is told nothing where there is nothing to tell", () => {
    using temp = makeTempStore();
    expect(startSession(makeCall(temp, "SessionStart"))).toBeUndefined();
    runSession(temp, "started-and-left");
    expect(startSession(makeCall(temp, "SessionStart"))).toBeUndefined();
  });

  test("is told of the newest session that was asked something, and not of itself", () => {
    using temp = makeTempStore();
    runSession(temp, "first", "paint the fence");
    runSession(temp, "second", "mow the lawn");
    runSession(temp, "third");
    const block = contextOf(startSession(makeCall(temp, "SessionStart")));
    expect(block).toContain('began with "mow the lawn"; open it with `logbook replay second`');
    expect(contextOf(startSession(makeCall(temp, "SessionStart", { session_id: "second" })))).toContain(
      "replay first",
    );
  });

  test("is not told of another project", () => {
    using temp = makeTempStore();
    runSession(temp, "first", "paint the fence");
    expect(startSession(makeCall(temp, "SessionStart", { cwd: temp.env.HOME }))).toBeUndefined();
  });

  test("F17: is told the same bytes for the same state, at any time of day", () => {
    using temp = makeTempStore();
    runSession(temp, "first", "paint the fence");
    const texts = [1, 2].map(() => contextOf(startSession(makeCall(temp, "SessionStart"))));
    const later = { ...makeCall(temp, "SessionStart"), clock: () => Date.UTC(2031, 5, 6, 7) };
    expect(new Set([...texts, contextOf(startSession(later))]).size).toBe(1);
  });

  test("and is resumed hears only news", () => {
    using temp = makeTempStore();
    runSession(temp, "first", "paint the fence");
    const resume = () => startSession(makeCall(temp, "SessionStart", { source: "resume" }));
    contextOf(startSession(makeCall(temp, "SessionStart")));
    expect(resume()).toBeUndefined();
    runSession(temp, "second", "mow the lawn");
    expect(contextOf(resume())).toContain("mow the lawn");
    expect(resume()).toBeUndefined();
    contextOf(startSession(makeCall(temp, "SessionStart", { source: "compact" })));
  });

  test("has its wrong settings named", () => {
    using temp = makeTempStore();
    fs.mkdirSync(temp.store.root, { recursive: true });
    fs.writeFileSync(temp.store.config, '{"recall":{"max":"many"}}');
    const call = makeCall(temp, "SessionStart");
    startSession(call);
    expect(call.recorded).toEqual([
      expect.objectContaining({ code: "CONFIG_INVALID", path: temp.store.config }),
    ]);
  });
});

describe("what the session before handed over", () => {
  /** Asked, failed, not answered to the end. `how`: the client's word for its end, none for a kill. */
  function leaveSession(temp: TempStore, id: string, request: string, how?: string): ScriptedSession {
    const transcript = join(temp.env.HOME, ".claude", "projects", "-", `${id}.jsonl`);
    const session = scriptSession({ id, cwd: "/", transcript });
    const at = ({ event, fields }: HookStep) => makeCall(temp, event, fields);
    startSession(at(session.start()));
    logEvent(at(session.prompt("Which formats are there?")));
    logEvent(at(session.answer("Two: one file, or one line per job. Which one should it be?")));
    logEvent(at(session.prompt(request)));
    logEvent(
      at(session.call("Edit", { file_path: "/src/queue.ts", old_string: "a", new_string: "b" }, "ok")),
    );
    logEvent(at(session.call("Bash", { command: "npm run build" }, "error TS2304: no DiskQueu", true)));
    if (how !== undefined) endSession(at(session.end(how)));
    return session;
  }

  const start = (temp: TempStore, fields = {}, env = {}) =>
    startSession(makeCall(temp, "SessionStart", fields, env));

  test.each(["other", undefined])("names task, error, decision and files (%s)", (how) => {
    using temp = makeTempStore();
    temp.keepWorkerAway();
    leaveSession(temp, "left-1", "Move the queue to disk", how);
    const block = contextOf(start(temp));
    expect(block).toContain("Was interrupted while working on: Move the queue to disk");
    expect(block).toContain("Last error: Bash `npm run build` failed: error TS2304");
    expect(block).toContain(
      "Open decision: Two: one file, or one line per job. Which one should it be?".slice(0, 14),
    );
    expect(block).toContain("Which one should it be?");
    expect(block).toContain("Files in hand: `/src/queue.ts`");
    expect(block).toContain("`logbook handoff left-1`");
    expect(contextOf(start(temp))).toBe(block);
  });

  test("comes of the newest session that was answered and is over", () => {
    using temp = makeTempStore();
    temp.keepWorkerAway();
    leaveSession(temp, "older", "Move the queue to disk", "other");
    const alive = leaveSession(temp, "alive", "Paint the fence");
    runSession(temp, "unanswered", "mow the lawn");
    const registry = join(temp.env.HOME, ".claude", "sessions");
    fs.mkdirSync(registry, { recursive: true });
    fs.writeFileSync(join(registry, `${process.pid}.json`), JSON.stringify({ sessionId: "alive" }));
    expect(contextOf(start(temp))).toContain("`logbook handoff older`");
    endSession(makeCall(temp, "SessionEnd", { ...alive.end("clear").fields }));
    // The process lives on, in another session.
    expect(contextOf(start(temp))).toContain("`logbook handoff alive`");
  });

  test("is not told of a headless session whose process runs", () => {
    using temp = makeTempStore();
    temp.keepWorkerAway();
    start(temp, { session_id: "busy" }, { CLAUDE_PID: String(process.pid) });
    logEvent(makeCall(temp, "UserPromptSubmit", { session_id: "busy", prompt: "go on" }));
    logEvent(makeCall(temp, "Stop", { session_id: "busy" }));
    const now = { ...makeCall(temp, "SessionStart"), clock: () => Date.now() };
    expect(contextOf(startSession(now))).not.toContain("Handed over");
    const muchLater = { ...now, clock: () => Date.now() + 3_600_000 };
    expect(contextOf(startSession(muchLater))).toContain("Handed over");
  });

  test("is short on clear, and left out on resume, where it makes no news", () => {
    using temp = makeTempStore();
    temp.keepWorkerAway();
    leaveSession(temp, "left-1", `Move the queue to disk ${"and on ".repeat(100)}`, "other");
    const whole = contextOf(start(temp));
    expect(start(temp, { source: "resume" })).toBeUndefined();
    const digestOf = (block: string) =>
      block.slice(block.indexOf("Handed over"), block.indexOf("\n</logbook"));
    const cleared = digestOf(contextOf(start(temp, { source: "clear" })));
    expect(cleared.length).toBeLessThanOrEqual(600);
    expect(digestOf(whole).startsWith(cleared)).toBe(true);
  });

  test("is left out where the user wants no handoff", () => {
    using temp = makeTempStore();
    temp.keepWorkerAway();
    leaveSession(temp, "left-1", "Move the queue to disk");
    fs.writeFileSync(temp.store.config, JSON.stringify({ "handoff.enabled": false }));
    expect(contextOf(start(temp))).not.toContain("Handed over");
    expect(fs.existsSync(join(temp.store.sessions, "left-1", "handoff.md"))).toBe(false);
  });
});

describe("the command's folder", () => {
  test("goes into the client's file once, behind whatever is there", () => {
    using temp = makeTempStore();
    const bin = join(temp.env.HOME, "it's $a bin");
    fs.mkdirSync(bin);
    const file = join(temp.env.HOME, "env.sh");
    fs.writeFileSync(file, "export OTHER=1");
    for (const _ of [1, 2, 3]) exportCommandPath({ CLAUDE_ENV_FILE: file }, bin);
    expect(fs.readFileSync(file, "utf8")).toBe(
      `export OTHER=1\nexport PATH='${bin.replace("'", `'\\''`)}':"$PATH"\n`,
    );
  });

  test("is left out without such a file, or without a command", () => {
    using temp = makeTempStore();
    const file = join(temp.env.HOME, "env.sh");
    exportCommandPath({}, temp.env.HOME);
    exportCommandPath({ CLAUDE_ENV_FILE: file }, join(temp.env.HOME, "nothing"));
    expect(fs.existsSync(file)).toBe(false);
  });
});
