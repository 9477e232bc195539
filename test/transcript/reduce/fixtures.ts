/** Slices made by hand, and a store that remembers every result it was given. */
import { hash64 } from "../../../lib/text/hash.ts";
import type { Ledger, Message, Pointer } from "../../../lib/transcript/reduce/slice.ts";

export function user(id: string, text = `request ${id}`): Message {
  return { role: "user", id, text };
}

export function answer(id: string, text = `answer ${id}`): Message {
  return { role: "assistant", id, text, calls: [] };
}

export function call(...ids: string[]): Message {
  const calls = ids.map((id) => ({ id, tool: "Bash", input: `{"command":"run ${id}"}` }));
  return { role: "assistant", id: `call-${ids[0]}`, text: "", calls };
}

export function results(...entries: [id: string, text: string][]): Message {
  return {
    role: "results",
    id: `results-${entries[0]?.[0]}`,
    results: entries.map(([callId, text]) => ({ callId, text })),
  };
}

export interface Store extends Ledger {
  /** The whole text behind a pointer's command. */
  open(command: string): string | undefined;
}

export function storeOf(messages: readonly Message[]): Store {
  const texts = new Map<string, string>();
  for (const message of messages) {
    if (message.role !== "results") continue;
    for (const result of message.results) texts.set(result.callId, result.text);
  }
  return {
    conversation: "logbook show session-1",
    open: (command) => texts.get(command.replace("logbook show ", "")),
    pointerOf(callId): Pointer | undefined {
      const text = texts.get(callId);
      return text === undefined
        ? undefined
        : { command: `logbook show ${callId}`, chars: text.length, hash: hash64(text) };
    },
  };
}

/** Every result of `before` is whole in `after`, or opens through a pointer that the store answers with the same bytes. */
export function lostResults(before: readonly Message[], after: readonly Message[], store: Store): string[] {
  const inContext = new Map(
    after.flatMap((message) =>
      message.role === "results" ? message.results.map((result) => [result.callId, result] as const) : [],
    ),
  );
  return before
    .flatMap((message) => (message.role === "results" ? message.results : []))
    .filter((result) => {
      const shown = inContext.get(result.callId);
      if (shown?.text === result.text) return false;
      const pointer = shown === undefined ? store.pointerOf(result.callId) : shown.pointer;
      if (pointer === undefined || (shown !== undefined && !shown.text.includes(pointer.command)))
        return true;
      return hash64(store.open(pointer.command) ?? "") !== hash64(result.text);
    })
    .map((result) => result.callId);
}

/** Calls whose result is gone from the slice while the call stayed, or the other way round. */
export function brokenPairs(before: readonly Message[], after: readonly Message[]): string[] {
  const answered = new Set(
    before.flatMap((m) => (m.role === "results" ? m.results.map((r) => r.callId) : [])),
  );
  const calls = new Set(
    after
      .flatMap((m) => (m.role === "assistant" ? m.calls.map((c) => c.id) : []))
      .filter((id) => answered.has(id)),
  );
  const kept = new Set(after.flatMap((m) => (m.role === "results" ? m.results.map((r) => r.callId) : [])));
  return [...new Set([...calls, ...kept])].filter((id) => calls.has(id) !== kept.has(id));
}

export function textsOf(messages: readonly Message[]): string[] {
  return messages.flatMap((message) =>
    message.role === "results" ? message.results.map((result) => result.text) : [],
  );
}

export function longText(id: string, chars: number): string {
  return `${id} `.repeat(Math.ceil(chars / (id.length + 1))).slice(0, chars);
}
