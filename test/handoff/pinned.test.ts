import { describe, expect, it } from "vitest";
import { deriveDigest, fitDigest } from "../../lib/handoff/digest.ts";
import { MAX_INSTRUCTION_CHARS, renderInstructions } from "../../lib/handoff/instructions.ts";
import { noteTurnsOf } from "../../lib/handoff/note-turn.ts";
import { derivePinned, missingFrom } from "../../lib/handoff/pinned.ts";
import { interruptedStory } from "./story.ts";

const turns = noteTurnsOf(interruptedStory());

describe("pinned facts", () => {
  it("are open decisions, tasks, errors and rules", () => {
    expect(derivePinned(turns).map(({ kind, text }) => [kind, text.slice(0, 30)])).toEqual([
      ["decision", "Which format should the queue "],
      ["task", "flush the queue on exit (in pr"],
      ["task", "migrate old queues (pending)"],
      ["error", "Bash `npm run build` failed: e"],
      ["rule", "The user's rule: Never add a n"],
    ]);
  });

  it("are missing from a summary that does not tell them, in any words of its own", () => {
    const facts = derivePinned(turns);
    const summary =
      "The queue moves to disk; the exit flush of the queue is in progress. npm run build failed: DiskQueu not found, error TS2304, cannot find name.";
    expect(missingFrom(summary, facts).map((fact) => fact.kind)).toEqual(["decision", "task", "rule"]);
    expect(missingFrom("", facts)).toHaveLength(facts.length);
    expect(missingFrom(facts.map((fact) => fact.text).join("\n"), facts)).toEqual([]);
  });

  it("are compared in Chinese and Japanese too", () => {
    const facts = [
      { kind: "rule" as const, text: "不要使用新的依赖" },
      { kind: "rule" as const, text: "必ずテストを書く" },
    ];
    expect(missingFrom("用户要求不要使用新的依赖。", facts)).toEqual([facts[1]]);
    expect(missingFrom("必ずテストを書くこと。", facts)).toEqual([facts[0]]);
  });
});

describe("instructions for the summariser", () => {
  it("stay under 3,000 characters, are no JSON, and name sections, facts and the way back", () => {
    const many = Array.from({ length: 40 }, (_, at) => ({
      kind: "task" as const,
      text: `task ${at} `.repeat(30),
    }));
    const text = renderInstructions("s-1", [...derivePinned(turns), ...many]);
    expect(text.length).toBeLessThanOrEqual(MAX_INSTRUCTION_CHARS);
    expect(text).not.toMatch(/^\s*\{/);
    expect(text).toContain("Errors & Corrections");
    expect(text).toContain("- rule: The user's rule: Never add a new dependency.");
    expect(text).toContain("`logbook show s-1`");
  });
});

describe("digest", () => {
  it("names the interrupted task, the last error, the open decision and the files in hand", () => {
    const digest = fitDigest(deriveDigest(turns), 1_500).join("\n");
    expect(digest).toContain("Was interrupted while working on: Now move the queue to disk.");
    expect(digest).toContain("Last error: Bash `npm run build` failed");
    expect(digest).toContain("Open decision: Which format should the queue use?");
    expect(digest).toContain("Files in hand: `src/queue.ts`, `test/backoff.test.ts`");
  });

  it("keeps whole lines within a small budget", () => {
    const digest = fitDigest(deriveDigest(turns), 200).join("\n");
    expect(digest.length).toBeLessThanOrEqual(200);
    expect(fitDigest(deriveDigest(turns), 1_500).join("\n").startsWith(digest)).toBe(true);
    expect(deriveDigest([])).toEqual([]);
  });
});
