/** Reads a Messages API request: what kind it is, and which step of the script it asks for. */

export interface ApiBlock {
  type: string;
  text?: string;
  id?: string;
  name?: string;
  input?: unknown;
  tool_use_id?: string;
  content?: unknown;
  is_error?: boolean;
}

export interface ApiMessage {
  role: "user" | "assistant";
  content: string | ApiBlock[];
}

export interface ApiRequest {
  model: string;
  stream?: boolean;
  system?: unknown;
  messages: ApiMessage[];
  tools?: { name: string }[];
  metadata?: { user_id?: string };
}

/** A phrase of the client's own compaction request; checked against what follows the last answer only. */
const SUMMARISER =
  /create a detailed summary of (?:the|this|our) conversation|summary of the (?:recent|conversation)/i;

const QUOTING = /<(system-reminder|logbook-context)\b.*?<\/\1>/gs;

export function classifyRequest(body: ApiRequest): "turn" | "summary" | "side" {
  const lastAnswer = body.messages.findLastIndex(({ role }) => role === "assistant");
  // After many calls the client puts a reminder behind it.
  const asked = body.messages.slice(lastAnswer + 1);
  if (asked.some((message) => SUMMARISER.test(textOf(message)))) return "summary";
  // Titles, topic checks and quota probes offer the model no tools.
  return (body.tools?.length ?? 0) === 0 ? "side" : "turn";
}

/**
 * The newest user message that holds a scripted prompt, and how many assistant messages came after it.
 * Longer keys win, so one key may contain another.
 */
export function locateStep(
  messages: readonly ApiMessage[],
  keys: readonly string[],
): { key: string; step: number } | undefined {
  const byLength = [...keys].sort((a, b) => b.length - a.length);
  let step = 0;
  for (let index = messages.length - 1; index >= 0; index -= 1) {
    const message = messages[index] as ApiMessage;
    if (message.role === "assistant") {
      step += 1;
      continue;
    }
    const text = textOf(message);
    const key = byLength.find((candidate) => text.includes(candidate));
    if (key !== undefined) return { key, step };
  }
  return undefined;
}

/**
 * What was said in a message: its text blocks. Tool results, the client's reminders and what hooks add to the context
 * are left out, because they may quote a prompt.
 */
export function textOf(message: ApiMessage): string {
  const blocks =
    typeof message.content === "string" ? [{ type: "text", text: message.content }] : message.content;
  const texts = blocks.map((block) => (block.type === "text" ? (block.text ?? "") : ""));
  return texts.join("\n").replaceAll(QUOTING, "");
}
