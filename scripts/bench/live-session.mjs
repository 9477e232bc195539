/** A session as hooks meet it: one transcript of a given size, and turns that are appended to it as the client would. */
import { randomUUID } from "node:crypto";
import fs from "node:fs";
import { basename, join } from "node:path";
import { generateCorpus } from "./corpus.mjs";

/** One transcript of about `bytes`, realistic turns in it. */
export function makeTranscript(folder, bytes, seed) {
  fs.rmSync(folder, { recursive: true, force: true });
  generateCorpus({
    directory: folder,
    shape: "realistic",
    bytes,
    seed,
    profile: { turnsPerSession: Number.MAX_SAFE_INTEGER },
  });
  const [project] = fs.readdirSync(folder);
  const name = fs.readdirSync(join(folder, project)).find((file) => file.endsWith(".jsonl"));
  return { session: basename(name, ".jsonl"), transcript: join(folder, project, name), leaf: null };
}

/** Appends one turn of about `bytes`: prompt, one call with its result, answer. Gives its prompt id. */
export function appendTurn(session, bytes) {
  const promptId = randomUUID();
  const messageId = `msg_${randomUUID()}`;
  const toolUseId = `toolu_${randomUUID()}`;
  // The output stands in the message and beside it.
  const output = "src/upload.ts:41: a line that a tool would print while it works\n"
    .repeat(Math.ceil(bytes / 2 / 65))
    .slice(0, Math.max(0, bytes / 2));
  const assistant = (content, stopReason) => ({
    type: "assistant",
    message: {
      id: messageId,
      type: "message",
      role: "assistant",
      model: "claude-sonnet-4-5",
      content: [content],
      stop_reason: stopReason,
      usage: { input_tokens: 900, output_tokens: 120 },
    },
  });
  const result = { type: "tool_result", tool_use_id: toolUseId, content: output };
  const entries = [
    {
      type: "user",
      promptId,
      message: { role: "user", content: `Look at upload number ${promptId} again.` },
    },
    assistant(
      { type: "tool_use", id: toolUseId, name: "Bash", input: { command: "grep -rn upload src" } },
      "tool_use",
    ),
    {
      type: "user",
      message: { role: "user", content: [result] },
      toolUseResult: { stdout: output, stderr: "", interrupted: false, isImage: false },
    },
    assistant({ type: "text", text: "The upload is retried three times — as asked." }, "end_turn"),
  ];
  const lines = entries.map((entry) => {
    const uuid = randomUUID();
    const line = {
      parentUuid: session.leaf,
      isSidechain: false,
      ...entry,
      uuid,
      timestamp: new Date().toISOString(),
      cwd: "/home/dev/live",
      sessionId: session.session,
      version: "2.1.332",
    };
    session.leaf = uuid;
    return `${JSON.stringify(line)}\n`;
  });
  fs.appendFileSync(session.transcript, lines.join(""));
  return promptId;
}
