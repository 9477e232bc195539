import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { LogRecord } from "../../lib/contract/log-record.ts";
import { foldRecords } from "../../lib/replay/fold.ts";
import { deriveTimeline } from "../../lib/replay/timeline.ts";
import { MUCH_LATER_MS, SESSION, START_MS } from "../support/session-log.ts";

/** One text, one id: a text under several ids within moments has no single right reading. */
const ID_OF_PROMPT: Record<string, string | undefined> = { go: "p1", again: "p2" };

/** A log as hooks write it: times rise, ids repeat now and then, some records have none. */
const logs = fc
  .array(
    fc.record({
      gapMs: fc.integer({ min: 0, max: 15_000 }),
      event: fc.constantFrom(
        ...["UserPromptSubmit", "PostToolUse", "PostToolUse", "PostToolUseFailure", "Stop", "StopFailure"],
        ...["SubagentStart", "SubagentStop", "SessionStart", "SessionEnd", "PreCompact", "PostCompact"],
      ),
      prompt: fc.constantFrom("go", "again", "用户"),
      promptId: fc.option(fc.constantFrom("p1", "p2"), { nil: undefined }),
      agentId: fc.option(fc.constantFrom("a1", "a2"), { nil: undefined }),
      call: fc.integer({ min: 0, max: 12 }),
      tool: fc.constantFrom("Bash", "Agent", "Read"),
      source: fc.constantFrom("startup", "resume", "compact"),
      tookMs: fc.option(fc.integer({ min: 0, max: 60_000 }), { nil: undefined }),
      origin: fc.constantFrom("hook", "transcript"),
    }),
    { maxLength: 40 },
  )
  .map((drafts) => {
    let timeMs = START_MS;
    return drafts.map((draft): LogRecord => {
      timeMs += draft.gapMs;
      const isTool = draft.event.startsWith("PostTool");
      const isPrompt = draft.event === "UserPromptSubmit";
      const isAgent = isTool || draft.event.startsWith("Subagent");
      return {
        v: 1,
        time: new Date(timeMs).toISOString(),
        event: draft.event,
        session: SESSION,
        prompt_id: isPrompt ? ID_OF_PROMPT[draft.prompt] : draft.promptId,
        origin: isTool || isPrompt ? draft.origin : "hook",
        ...(isTool && { tool: draft.tool, tool_use_id: `t${draft.call}`, duration_ms: draft.tookMs }),
        ...(isPrompt && {
          prompt: draft.prompt,
          uuid: draft.origin === "transcript" ? `u${draft.call}` : undefined,
        }),
        ...(draft.event === "SessionStart" && { source: draft.source }),
        ...(isAgent && draft.agentId !== undefined && { agent_id: draft.agentId, agent_type: "Explore" }),
      };
    });
  });

const derive = (records: readonly LogRecord[]) =>
  deriveTimeline(records, { nowMs: MUCH_LATER_MS, isAlive: false });

describe("replay is a fold", () => {
  it("records delivered twice change nothing", () => {
    fc.assert(
      fc.property(logs, fc.array(fc.nat()), (log, picks) => {
        const again = picks.flatMap((pick) => log[pick % Math.max(1, log.length)] ?? []);
        expect(derive([...log, ...again])).toEqual(derive(log));
        expect(derive([...log, ...log])).toEqual(derive(log));
      }),
      { numRuns: 300 },
    );
  });

  it("a log read in two parts, the first one folded already, gives the same timeline", () => {
    fc.assert(
      fc.property(logs, fc.nat(), (log, pick) => {
        const at = log.length === 0 ? 0 : pick % log.length;
        const folded = foldRecords(log.slice(0, at)).map(({ record }) => record);
        expect(derive([...folded, ...log.slice(at)])).toEqual(derive(log));
      }),
      { numRuns: 300 },
    );
  });

  it("every call of the log is in the timeline exactly once", () => {
    fc.assert(
      fc.property(logs, (log) => {
        const ids = new Set(log.map((record) => record.tool_use_id).filter((id) => id !== undefined));
        expect(derive(log).totals.calls).toBe(ids.size);
      }),
      { numRuns: 300 },
    );
  });
});
