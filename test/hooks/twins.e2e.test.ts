import fs from "node:fs";
import { describe, expect, test } from "vitest";
import { appendRecord } from "../../lib/log/append.ts";
import { readLog } from "../../lib/log/read.ts";
import { readDiagnostics } from "../../lib/platform/diagnostics.ts";
import { projectPaths, sessionPaths } from "../../lib/platform/paths.ts";
import { projectOf } from "../../lib/platform/project.ts";
import { foldRecords } from "../../lib/replay/fold.ts";
import { payloadOf, TEST_SESSION, wireOf } from "../support/payload.ts";
import { runHook } from "../support/run-hook.ts";
import { makeTempStore, type TempStore } from "../support/temp-store.ts";

/** An earlier session of the project, so that there is something to say. */
function addEarlierSession(temp: TempStore, cwd: string): void {
  const { sessions, dir } = projectPaths(temp.store, projectOf(cwd).id);
  fs.mkdirSync(dir, { recursive: true });
  fs.writeFileSync(sessions, `${JSON.stringify({ v: 1, session: "earlier-session" })}\n`);
  const time = "2026-01-02T03:04:05.000Z";
  const record = { v: 1, time, event: "UserPromptSubmit", session: "earlier-session", prompt: "draw a map" };
  appendRecord(sessionPaths(temp.store, "earlier-session"), record);
}

describe("F34 Q28: plugin and settings both registered", () => {
  test("print one start block, and count once", async () => {
    using temp = makeTempStore();
    temp.keepWorkerAway();
    addEarlierSession(temp, "/");
    const payload = wireOf(payloadOf("SessionStart"));
    const runs = await Promise.all(
      Array.from({ length: 4 }, () => runHook("session-start", payload, { env: temp.env })),
    );
    const printed = runs.map(({ stdout }) => stdout).filter((stdout) => stdout !== "");
    expect(printed).toHaveLength(1);
    expect(JSON.parse(printed[0] ?? "")).toEqual({
      hookSpecificOutput: {
        hookEventName: "SessionStart",
        additionalContext: expect.stringContaining("logbook replay earlier-session"),
      },
    });
    for (const run of runs) expect(run).toMatchObject({ status: 0, stderr: "" });
    const { records } = readLog(sessionPaths(temp.store, TEST_SESSION).log);
    expect(records).toHaveLength(4);
    expect(foldRecords(records.map(({ record }) => record))).toHaveLength(1);
    expect(readDiagnostics(temp.store, 9)).toEqual([]);
  });
});

describe("F25: 20 hooks at once on a fresh store", () => {
  test("each leave their line", async () => {
    using temp = makeTempStore();
    const calls = Array.from({ length: 20 }, (_, index) => `toolu_${index}`);
    const runs = await Promise.all(
      calls.map((tool_use_id) =>
        runHook("post-tool-use", wireOf(payloadOf("PostToolUse", { tool_use_id })), { env: temp.env }),
      ),
    );
    for (const run of runs) expect(run).toMatchObject({ status: 0, stdout: "", stderr: "" });
    const { records, damage } = readLog(sessionPaths(temp.store, TEST_SESSION).log);
    expect(damage).toEqual([]);
    expect(records.map(({ record }) => record.tool_use_id).sort()).toEqual([...calls].sort());
    expect(readDiagnostics(temp.store, 9)).toEqual([]);
  });
});
