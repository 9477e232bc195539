/** A slice as text for a reader or a summariser: every message is quoted data under a label, none of it can pose as another. */
import { type Message, renderArchived } from "./slice.ts";

/** One line a text: JSON escapes line breaks and quotes, so that no text can start a line of its own. */
export function renderMessage(message: Message): string {
  switch (message.role) {
    case "user":
      return `user: ${JSON.stringify(message.text)}`;
    case "assistant":
      return [
        ...(message.text === "" ? [] : [`assistant: ${JSON.stringify(message.text)}`]),
        ...message.calls.map((call) => `call ${call.id} ${call.tool}: ${JSON.stringify(call.input)}`),
      ].join("\n");
    case "results":
      return message.results
        .map((result) => `result ${result.callId}: ${JSON.stringify(result.text)}`)
        .join("\n");
    case "archived":
      return renderArchived(message);
    case "summary":
      return `summary of ${message.count} earlier messages, reference only (${message.command}): ${JSON.stringify(message.text)}`;
    default:
      return message satisfies never;
  }
}

export function renderMessages(messages: readonly Message[]): string {
  return messages.map(renderMessage).join("\n");
}
