/** What happens in the store that is frozen: two sessions of one project, with a little of everything that leaves a file. */
import fs from "node:fs";
import { dirname, join } from "node:path";
import type { HookStep, ScriptedSession } from "../support/scripted-session.ts";

/** Places that no machine has. */
export const CWD = "/project";
export const HOME = "/home/user";

export const SESSION = "5e55f0a1-0000-4000-8000-000000000001";
export const NEXT = "5e55f0a2-0000-4000-8000-000000000002";
export const AGENT = "a9e27c01";

export function* playFirst(session: ScriptedSession): Generator<HookStep> {
  yield session.start();
  yield session.prompt("Why does retryPayment fail one time in ten? Remember that our amounts are in yen.");
  yield session.call(
    "Read",
    { file_path: "/project/lib/payment/retry.ts" },
    "export function retryPayment() {}",
  );
  yield session.call(
    "Bash",
    { command: "npx vitest run test/checkout" },
    "1 failed: expected 3 to be 4",
    true,
  );
  yield session.call("Bash", { command: "git log --oneline" }, manyLines(400));
  yield session.answer("The kumquat queue drops its last entry; 用户身份 stays valid.");
  yield session.prompt("認証トークンを更新してください");
  yield session.call(
    "Edit",
    { file_path: "/project/lib/auth/token.ts", old_string: "a", new_string: "b" },
    "ok",
  );
  yield session.answer("トークンを更新しました。");
  yield* session.compact("We looked at the queue, and renewed the token.");
}

/** A subagent of the session, with a transcript of its own beside the session's. */
export function* playAgent(session: ScriptedSession): Generator<HookStep> {
  const { id, transcript } = session;
  const agent = {
    session_id: id,
    transcript_path: transcript,
    cwd: CWD,
    agent_id: AGENT,
    agent_type: "Explore",
  };
  yield { event: "SubagentStart", fields: agent };
  const path = join(dirname(transcript), id, "subagents", `agent-${AGENT}.jsonl`);
  const line = (type: string, serial: number, content: unknown) => ({
    ...{
      type,
      uuid: `${AGENT}-0000-4000-8000-00000000000${serial}`,
      sessionId: id,
      agentId: AGENT,
      isSidechain: true,
    },
    parentUuid: serial === 1 ? null : `${AGENT}-0000-4000-8000-00000000000${serial - 1}`,
    timestamp: new Date(Date.UTC(2026, 0, 2, 4, 0, serial)).toISOString(),
    ...{ cwd: CWD, version: "2.1.332", message: { role: type, content } },
  });
  const text = { type: "text", text: "Only checkout.ts calls it." };
  const lines = [line("user", 1, "Who calls retryPayment?"), line("assistant", 2, [text])];
  fs.mkdirSync(dirname(path), { recursive: true });
  fs.writeFileSync(path, lines.map((one) => `${JSON.stringify(one)}\n`).join(""));
  yield { event: "SubagentStop", fields: { ...agent, agent_transcript_path: path } };
  yield session.prompt("Thanks. From now on run the tests before every commit.");
  yield session.answer("I will.");
  yield session.end();
}

export function* playSecond(session: ScriptedSession): Generator<HookStep> {
  yield session.start();
  yield session.prompt("When do releases go out?");
  yield session.answer("On Wednesdays, by the release day memory.");
  yield session.prompt("Remember that I prefer short answers. Forget my favourite colour.");
  yield session.answer("Fine.");
}

/** The second session is not at its end: this part of it waits for the worker. */
export function* playOn(session: ScriptedSession): Generator<HookStep> {
  yield session.prompt("Remember that the staging server is called plover.");
  yield session.call("Bash", { command: "ssh plover uptime" }, "up 3 days");
  yield session.answer("Noted.");
}

function manyLines(count: number): string {
  return Array.from(
    { length: count },
    (_, n) => `${(n * 7919).toString(16).padStart(7, "0")} change ${n}`,
  ).join("\n");
}
