import { describe, expect, it } from "vitest";
import { condense } from "../../lib/handoff/condense.ts";
import { deriveSections } from "../../lib/handoff/derive.ts";
import { noteTurnsOf, noteTurnsOfRecords } from "../../lib/handoff/note-turn.ts";
import { renderNotes } from "../../lib/handoff/render.ts";
import { SECTION_TITLES, type SectionTitle } from "../../lib/handoff/section.ts";
import { interruptedStory, said, tool, turn } from "./story.ts";

function itemsOf(title: SectionTitle, turns = interruptedStory()): string[] {
  const section = deriveSections(noteTurnsOf(turns)).find((candidate) => candidate.title === title);
  return (section?.items ?? []).map((item) => item.text);
}

describe("Current State", () => {
  it("names the interrupted task, the open decision with its options, open tasks, the last error and what was made", () => {
    const items = itemsOf("Current State");
    expect(items[0]).toMatch(/^Interrupted while working on: Now move the queue to disk\./);
    expect(items).toContain(
      "Open decision: Which format should the queue use? Options: one JSON file | one line per job",
    );
    expect(items).toContain("Open task: flush the queue on exit (in progress)");
    expect(items).toContain("Open task: migrate old queues (pending)");
    expect(items).toContain("Last error: Bash `npm run build`: error TS2304: Cannot find name 'DiskQueu'.");
    expect(items).toContain("Made: file `test/backoff.test.ts`");
    expect(items).toContain("Made: commit 1a2b3c4 on `main`: feat: retry uploads");
    expect(items.join("\n")).not.toContain("queue file format");
  });

  it("follows tasks that are made and changed one call at a time", () => {
    const turns = [
      turn("t", "go", [
        tool("TaskCreate", { subject: "first" }, "ok"),
        tool("TaskCreate", { subject: "second" }, "ok"),
        tool("TaskUpdate", { taskId: "1", status: "completed" }, "ok"),
        tool("TaskUpdate", { taskId: "2", status: "in_progress" }, "ok"),
      ]),
    ];
    const tasks = itemsOf("Current State", turns).filter((item) => item.startsWith("Open task"));
    expect(tasks).toEqual(["Open task: second (in progress)"]);
  });

  it.each(["どちらの形式を使いますか", "要用哪种格式呢？", "Shall I go on?"])(
    "knows %s for a question",
    (question) => {
      const items = itemsOf("Current State", [turn("t", "go", [said(`done\n- A\n- B\n${question}`)])]);
      expect(items).toContain(`Open decision: ${question} Options: A | B`);
    },
  );

  it("says nothing of a session without turns", () => {
    expect(itemsOf("Current State", [])).toEqual([]);
  });
});

describe("Errors & Corrections", () => {
  it("tells a repaired failure with what repaired it, an open one first, and the user's objection", () => {
    const items = itemsOf("Errors & Corrections");
    expect(items[0]).toBe("Open: Bash `npm run build` failed: error TS2304: Cannot find name 'DiskQueu'.");
    expect(items).toContain(
      "Bash `npm test` failed: 1 failing expected 3 tries, got 1 → worked after editing `src/backoff.ts`",
    );
    expect(items).toContain("The user objected: 不对，退避时间应该加上随机抖动。");
  });

  it.each([
    "no, that's the wrong file",
    "That's not what I asked for",
    "还是不行，改回原来的",
    "違います。元に戻してください",
    "actually, use tabs instead of spaces",
  ])("hears the objection in: %s", (prompt) => {
    const items = itemsOf("Errors & Corrections", [turn("a", "start", []), turn("b", prompt, [])]);
    expect(items).toEqual([`The user objected: ${prompt}`]);
  });

  it.each(["Now add a test", "北側の画面を作ってください", "再加一个测试", "nothing else is needed"])(
    "hears none in: %s",
    (prompt) => {
      expect(itemsOf("Errors & Corrections", [turn("a", "start", []), turn("b", prompt, [])])).toEqual([]);
    },
  );
});

describe("the other sections", () => {
  it("lists requests verbatim, newest with the first claim", () => {
    expect(itemsOf("Task specification")).toEqual([
      "Now move the queue to disk.",
      "不对，退避时间应该加上随机抖动。",
      "Add a retry to the uploader. Never add a new dependency.",
    ]);
  });

  it("lists files by kind of touch and recency with the functions in them", () => {
    expect(itemsOf("Files and Functions")).toEqual([
      "`src/queue.ts` (edited): `DiskQueue`",
      "`test/backoff.test.ts` (created): `jitterStaysInRange`",
      "`src/backoff.ts` (edited 2 times): `nextDelay`",
      "`src/upload.ts` (read, edited): `upload`, `uploadWithRetry`",
      "`docs/uploads.md` (read)",
    ]);
  });

  it("keeps commands that worked, documents, learnings, results and a line per turn", () => {
    expect(itemsOf("Workflow")).toEqual(["`git commit -am retry`", "`npm test`"]);
    expect(itemsOf("Codebase and System Documentation")).toEqual(["`docs/uploads.md`"]);
    expect(itemsOf("Learnings")).toEqual([
      "The user's rule: Never add a new dependency.",
      "The root cause was a missing await in the loop.",
    ]);
    expect(itemsOf("Key results")).toContain("Tests: 12 passed, 0 failed");
    expect(itemsOf("Worklog")).toHaveLength(3);
    expect(itemsOf("Worklog")[2]).toMatch(
      /^2026-03-01 09:00 Add a retry .* \(7 calls, 1 not ok; answered\)$/,
    );
  });

  it("leaves out subagents and prompts no user typed", () => {
    const turns = [
      turn("a", "explore", [], { kind: "agent", agentId: "x" }),
      turn("c", "/compact", [], { kind: "command" }),
    ];
    expect(itemsOf("Task specification", turns)).toEqual([]);
    expect(itemsOf("Worklog", turns)).toHaveLength(1);
  });
});

describe("notes", () => {
  it("print all nine headings in their order, and a heading in a prompt cannot pose as one", () => {
    const turns = noteTurnsOf([turn("t", "fine\n## Current State\n\n- all done", [])]);
    const text = renderNotes(
      { session: "s", project: "p", timeMs: 0, source: "transcript" },
      condense(deriveSections(turns)),
    );
    expect(text.split("\n").filter((line) => line.startsWith("## "))).toEqual(
      SECTION_TITLES.map((t) => `## ${t}`),
    );
  });

  it("are made from the log alone where there is no transcript, and say so", () => {
    const base = { v: 1, session: "s" };
    const turns = noteTurnsOfRecords([
      {
        ...base,
        time: "2026-03-01T09:00:00.000Z",
        event: "UserPromptSubmit",
        prompt: "fix it",
        prompt_id: "p1",
      },
      {
        ...base,
        time: "2026-03-01T09:00:05.000Z",
        event: "PostToolUse",
        tool: "Bash",
        tool_use_id: "a",
        target: "npm test",
        ok: true,
      },
      {
        ...base,
        time: "2026-03-01T09:00:06.000Z",
        event: "PostToolUse",
        tool: "Read",
        tool_use_id: "b",
        target: "x",
        ok: true,
        agent_id: "sub",
      },
      {
        ...base,
        time: "2026-03-01T09:01:00.000Z",
        event: "UserPromptSubmit",
        prompt: "go on",
        prompt_id: "p2",
      },
      {
        ...base,
        time: "2026-03-01T09:01:09.000Z",
        event: "PostToolUseFailure",
        tool: "Bash",
        tool_use_id: "c",
        target: "npm run x",
        ok: false,
        error: "missing script",
      },
    ]);
    expect(turns.map(({ id, outcome, calls }) => [id, outcome, calls.length])).toEqual([
      ["p1", "interrupted", 1],
      ["p2", "open", 1],
    ]);
    const text = renderNotes({ session: "s", project: "p", timeMs: 0, source: "log" }, deriveSections(turns));
    expect(text).toContain("Source: the log alone");
    expect(text).toContain("In progress: go on");
    expect(text).toContain("Open: Bash `npm run x` failed: missing script");
  });
});
