/** A session as the client writes it: each step adds its lines to the transcript and gives back the payload of its hook. */
import fs from "node:fs";
import { dirname } from "node:path";
import type { HookEvent } from "../../lib/contract/event.ts";
import type { Payload } from "./payload.ts";

export interface HookStep {
  event: HookEvent;
  fields: Payload;
}

export interface ScriptedSession {
  id: string;
  transcript: string;
  start(source?: string): HookStep;
  prompt(text: string): HookStep;
  call(tool: string, input: object, output: string, isError?: boolean): HookStep;
  /** Ends the turn. */
  answer(text: string): HookStep;
  /** The three events of a compaction, in the client's order. */
  compact(summary: string, trigger?: string): [before: HookStep, start: HookStep, after: HookStep];
  end(reason?: string): HookStep;
}

export interface SessionPlace {
  id: string;
  cwd: string;
  transcript: string;
  startMs?: number;
}

const STEP_MS = 1_000;

export function scriptSession({
  id,
  cwd,
  transcript,
  startMs = Date.UTC(2026, 0, 2, 3),
}: SessionPlace): ScriptedSession {
  let parentUuid: string | null = null;
  let serial = 0;
  let promptId = "";
  fs.mkdirSync(dirname(transcript), { recursive: true });

  function write(type: string, more: object): void {
    serial += 1;
    const uuid = `${id.slice(0, 8)}-0000-4000-8000-${String(serial).padStart(12, "0")}`;
    const timestamp = new Date(startMs + serial * STEP_MS).toISOString();
    const entry = { type, uuid, parentUuid, sessionId: id, cwd, timestamp, version: "2.1.332", ...more };
    parentUuid = uuid;
    fs.appendFileSync(transcript, `${JSON.stringify(entry)}\n`);
  }

  function assistant(content: object, isLast: boolean): void {
    const message = {
      id: `msg_${id.slice(0, 4)}_${serial}`,
      role: "assistant",
      model: "claude-sonnet-4-5",
      content: [content],
      stop_reason: isLast ? "end_turn" : "tool_use",
      usage: { input_tokens: 100, output_tokens: 20, cache_read_input_tokens: 3_000 },
    };
    write("assistant", { message });
  }

  function step(event: HookEvent, fields: Payload): HookStep {
    const shared = { session_id: id, transcript_path: transcript, cwd, prompt_id: promptId };
    return { event, fields: { ...shared, ...fields } };
  }

  return {
    id,
    transcript,
    start: (source = "startup") => step("SessionStart", { source, prompt_id: undefined }),
    prompt(text) {
      promptId = `${id.slice(0, 8)}-prompt-${serial}`;
      write("user", { promptId, message: { role: "user", content: text } });
      return step("UserPromptSubmit", { prompt: text });
    },
    call(tool, input, output, isError = false) {
      const toolUseId = `toolu_${id.slice(0, 8)}_${serial}`;
      assistant({ type: "tool_use", id: toolUseId, name: tool, input }, false);
      const result = { type: "tool_result", tool_use_id: toolUseId, content: output, is_error: isError };
      write("user", { promptId, message: { role: "user", content: [result] }, toolUseResult: output });
      const call = { tool_name: tool, tool_input: input, tool_use_id: toolUseId, duration_ms: 20 };
      return isError
        ? step("PostToolUseFailure", { ...call, error: output })
        : step("PostToolUse", { ...call, tool_response: { stdout: output, stderr: "", interrupted: false } });
    },
    answer(text) {
      assistant({ type: "text", text }, true);
      return step("Stop", { last_assistant_message: text });
    },
    compact(summary, trigger = "manual") {
      const before = step("PreCompact", { trigger });
      const leaf = parentUuid;
      parentUuid = null;
      write("system", { subtype: "compact_boundary", logicalParentUuid: leaf, compactMetadata: { trigger } });
      write("user", {
        isCompactSummary: true,
        isVisibleInTranscriptOnly: true,
        message: {
          role: "user",
          content: `This session is being continued from a previous conversation.\n${summary}`,
        },
      });
      return [
        before,
        step("SessionStart", { source: "compact" }),
        step("PostCompact", { trigger, compact_summary: summary }),
      ];
    },
    end: (reason = "other") => step("SessionEnd", { reason }),
  };
}
