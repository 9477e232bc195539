/** Writes a client's transcript entry by entry, to the main conversation and to subagents' files beside it. */
import fs from "node:fs";
import { dirname, join } from "node:path";

export interface TranscriptPlace {
  session: string;
  cwd: string;
  path: string;
  /** The client's clock. */
  clock: () => number;
  /** Entries written so far, by all writers of this session: their ids are numbered. */
  entries: number;
}

export interface TranscriptWriter {
  prompt(text: string, promptId: string): void;
  /** Asks for a tool; its id. */
  ask(tool: string, input: object): string;
  /** Gives the tool's result. */
  tell(toolUseId: string, output: string, more: { promptId: string; isError?: boolean }): void;
  answer(text: string): void;
  /** The boundary, then the summary. */
  compact(summary: string, trigger: string): void;
  path: string;
}

/** An id that no other entry of any session has. */
function newUuid(place: TranscriptPlace): string {
  place.entries += 1;
  return `${place.session.slice(0, 8)}-0000-4000-8000-${String(place.entries).padStart(12, "0")}`;
}

export function agentPath({ path, session }: TranscriptPlace, agentId: string): string {
  return join(dirname(path), session, "subagents", `agent-${agentId}.jsonl`);
}

export function writeTranscript(place: TranscriptPlace, agentId?: string): TranscriptWriter {
  const { session, cwd, clock } = place;
  const path = agentId === undefined ? place.path : agentPath(place, agentId);
  const shared = { sessionId: session, cwd, version: "2.1.332", gitBranch: "main" };
  const agent = agentId === undefined ? { isSidechain: false } : { isSidechain: true, agentId };
  let parentUuid: string | null = null;
  fs.mkdirSync(dirname(path), { recursive: true });

  function write(type: string, more: object): void {
    const uuid = newUuid(place);
    const timestamp = new Date(clock()).toISOString();
    const entry = { parentUuid, ...agent, type, uuid, timestamp, ...shared, ...more };
    parentUuid = uuid;
    fs.appendFileSync(path, `${JSON.stringify(entry)}\n`);
  }

  function assistant(content: object, isLast: boolean): void {
    const message = {
      id: `msg_${newUuid(place)}`,
      role: "assistant",
      model: "claude-sonnet-4-5",
      content: [content],
      stop_reason: isLast ? "end_turn" : "tool_use",
      usage: { input_tokens: 100, output_tokens: 20, cache_read_input_tokens: 3_000 },
    };
    write("assistant", { message });
  }

  return {
    path,
    prompt: (text, promptId) => write("user", { promptId, message: { role: "user", content: text } }),
    ask(tool, input) {
      const id = `toolu_${newUuid(place).replaceAll("-", "")}`;
      assistant({ type: "tool_use", id, name: tool, input }, false);
      return id;
    },
    tell(toolUseId, output, { promptId, isError = false }) {
      const result = { type: "tool_result", tool_use_id: toolUseId, content: output, is_error: isError };
      write("user", { promptId, message: { role: "user", content: [result] }, toolUseResult: output });
    },
    answer: (text) => assistant({ type: "text", text }, true),
    compact(summary, trigger) {
      const leaf = parentUuid;
      parentUuid = null;
      write("system", {
        subtype: "compact_boundary",
        logicalParentUuid: leaf,
        content: "Conversation compacted",
        compactMetadata: { trigger, preTokens: 150_000 },
      });
      const content = `This session is being continued from a previous conversation.\n${summary}`;
      write("user", {
        isCompactSummary: true,
        isVisibleInTranscriptOnly: true,
        message: { role: "user", content },
      });
    },
  };
}
