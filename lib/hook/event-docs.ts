/** What each event's hook does and what the model sees of it, in words: docs/hooks.md is rendered from here. */
import type { HookEvent } from "../contract/event.ts";
import { REGISTRATIONS } from "./registry.ts";

interface EventDoc {
  /** When the client fires it. */
  when: string;
  does: string;
  prints: string;
}

const CONTEXT = "context for the model";
const NOTHING = "nothing";

export const EVENT_DOCS: Readonly<Record<HookEvent, EventDoc>> = {
  SessionStart: {
    when: "a session starts, resumes, is cleared, forked or compacted",
    does: "a log line; puts `logbook` on the PATH of the client's shell; wakes the worker if something is left to do",
    prints: `${CONTEXT}: memories by name, the previous session's digest, how to search; after a compaction what tends to get lost`,
  },
  UserPromptSubmit: {
    when: "the user sends a prompt",
    does: "a log line; looks for memories that the prompt is about",
    prints: `${CONTEXT}: up to \`recall.max\` memories, each once a session; else nothing`,
  },
  PostToolUse: {
    when: "a tool has run",
    does: "one log line: tool, target, sizes, duration, outcome",
    prints: "nothing; with `spill.enabled` both ends of a huge output and the command that opens the whole",
  },
  PostToolUseFailure: { when: "a tool has failed", does: "one log line, with the error", prints: NOTHING },
  SubagentStart: { when: "a subagent starts", does: "a log line", prints: NOTHING },
  SubagentStop: {
    when: "a subagent is done",
    does: "a log line; copies and indexes the subagent's transcript",
    prints: NOTHING,
  },
  Stop: {
    when: "a turn is answered",
    does: "copies the transcript's new bytes, indexes the turn, logs calls that never ran, keeps what was said to be remembered, wakes the worker",
    prints: NOTHING,
  },
  StopFailure: {
    when: "a turn ends in an error of the API",
    does: "the same as Stop",
    prints: NOTHING,
  },
  PreCompact: {
    when: "the context is about to be compacted",
    does: "copies every new byte, synced to the disk, before it returns; makes session notes",
    prints: "instructions for the summariser: what not to lose (at most 3,000 characters)",
  },
  PostCompact: {
    when: "the context was compacted",
    does: "keeps the summary, and notes which pinned facts it lacks",
    prints: NOTHING,
  },
  SessionEnd: {
    when: "a session ends",
    does: "a log line; copies the last bytes, writes the session's notes, wakes the worker",
    prints: NOTHING,
  },
};

/** As a Markdown table, in the order of registration. */
export function renderEventTable(): string {
  const rows = REGISTRATIONS.map(({ event, timeoutSeconds, minClient }) => {
    const { when, does, prints } = EVENT_DOCS[event];
    return `| \`${event}\` | ${when} | ${does} | ${prints} | ${timeoutSeconds} s | ${minClient} |`;
  });
  return [
    "| Event | When | Does | Prints | Timeout | Client from |",
    "|---|---|---|---|---|---|",
    ...rows,
  ].join("\n");
}
