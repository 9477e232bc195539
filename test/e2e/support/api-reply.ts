/** What the scripted API answers, and how it goes over the wire: as server-sent events, as one JSON document, or as an error. */
import type http from "node:http";
import type { ApiRequest } from "./api-request.ts";

export interface ToolUse {
  name: string;
  input: Record<string, unknown>;
}

export interface ReplyError {
  status: number;
  type: string;
  message: string;
}

export interface Reply {
  text?: string;
  tools?: readonly ToolUse[];
  /** Input tokens the reply claims; the client compacts by this figure. */
  inputTokens?: number;
  /** The step waits until the test releases this name. */
  hold?: string;
  error?: ReplyError;
}

/** A fixed reply, or one made from the request (a command that repeats what the model was just shown). */
export type Step = Reply | ((body: ApiRequest) => Reply);

export const say = (text: string, more: Omit<Reply, "text"> = {}): Reply => ({ text, ...more });
export const use = (...tools: ToolUse[]): Reply => ({ tools });
export const fail = (status: number, type: string, message: string): Reply => ({
  error: { status, type, message },
});

export const bash = (command: string, more: Record<string, unknown> = {}): ToolUse => ({
  name: "Bash",
  input: { command, description: "Run a scripted command", ...more },
});
export const read = (path: string): ToolUse => ({ name: "Read", input: { file_path: path } });
export const write = (path: string, content: string): ToolUse => ({
  name: "Write",
  input: { file_path: path, content },
});
export const edit = (path: string, before: string, after: string): ToolUse => ({
  name: "Edit",
  input: { file_path: path, old_string: before, new_string: after },
});

export const agent = (prompt: string, description = "Run a scripted errand"): ToolUse => ({
  name: "Agent",
  input: { description, prompt, subagent_type: "general-purpose" },
});

type Block = { type: "text"; text: string } | { type: "tool_use"; id: string; name: string; input: object };

// Any figure far below a compaction limit will do; output matters to nobody.
const DEFAULT_INPUT_TOKENS = 1_200;
const OUTPUT_TOKENS = 40;

export function sendError(response: http.ServerResponse, error: ReplyError): void {
  response.writeHead(error.status, { "content-type": "application/json", "x-should-retry": "false" });
  response.end(JSON.stringify({ type: "error", error: { type: error.type, message: error.message } }));
}

export function sendMessage(
  response: http.ServerResponse,
  body: ApiRequest,
  reply: Reply,
  nextId: (prefix: string) => string,
): void {
  const blocks: Block[] = [];
  if (reply.text !== undefined) blocks.push({ type: "text", text: reply.text });
  for (const tool of reply.tools ?? []) {
    blocks.push({ type: "tool_use", id: nextId("toolu"), name: tool.name, input: tool.input });
  }
  const stopReason = (reply.tools?.length ?? 0) > 0 ? "tool_use" : "end_turn";
  const envelope = { id: nextId("msg"), type: "message", role: "assistant", model: body.model };
  const usage = {
    input_tokens: reply.inputTokens ?? DEFAULT_INPUT_TOKENS,
    cache_creation_input_tokens: 0,
    cache_read_input_tokens: 0,
    output_tokens: OUTPUT_TOKENS,
  };
  if (body.stream !== true) {
    const whole = { ...envelope, content: blocks, stop_reason: stopReason, stop_sequence: null, usage };
    response.writeHead(200, { "content-type": "application/json" });
    response.end(JSON.stringify(whole));
    return;
  }
  response.writeHead(200, { "content-type": "text/event-stream" });
  const send = (type: string, data: object): void => {
    response.write(`event: ${type}\ndata: ${JSON.stringify({ type, ...data })}\n\n`);
  };
  const message = { ...envelope, content: [], stop_reason: null, stop_sequence: null, usage };
  send("message_start", { message });
  for (const [index, block] of blocks.entries()) sendBlock(send, block, index);
  send("message_delta", { delta: { stop_reason: stopReason, stop_sequence: null }, usage });
  send("message_stop", {});
  response.end();
}

function sendBlock(send: (type: string, data: object) => void, block: Block, index: number): void {
  if (block.type === "text") {
    send("content_block_start", { index, content_block: { type: "text", text: "" } });
    send("content_block_delta", { index, delta: { type: "text_delta", text: block.text } });
  } else {
    send("content_block_start", { index, content_block: { ...block, input: {} } });
    const json = JSON.stringify(block.input);
    send("content_block_delta", { index, delta: { type: "input_json_delta", partial_json: json } });
  }
  send("content_block_stop", { index });
}
