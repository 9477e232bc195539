/** What the client says in the user's place when a background task reports back. */
import { oneLine } from "./cells.ts";

/** "a background task reported: …" */
export function tellNotification(prompt: string): string {
  const summary = /<summary>([\s\S]*?)(?:<\/summary>|$)/.exec(prompt)?.[1];
  return `a background task reported${summary === undefined ? "" : `: ${oneLine(summary)}`}`;
}
