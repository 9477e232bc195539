import { describe, expect, it } from "vitest";
import type { Turn } from "../../lib/contract/turn.ts";
import type { PageCall, PageData, PageStep } from "../../lib/page/shape.ts";
import { flattenSteps, turnsOf } from "../../lib/page/steps.ts";
import { listCalls } from "../../lib/replay/totals.ts";
import { buildLog, START_MS } from "../support/session-log.ts";
import { buildPage } from "./page-builder.ts";

const SECRET = ["ghp", "_", "a1B2".repeat(9)].join("");

function callsOf(page: PageData): PageCall[] {
  return flattenSteps(page).flatMap(({ step }) => (step.kind === "tool" ? [step] : []));
}

function archived(more: Partial<Turn> = {}): Turn {
  return {
    id: "11111111-0000-4000-8000-000000000001",
    kind: "human",
    promptId: "p1",
    prompt: "do it",
    steps: [
      { kind: "answer", text: "I shall.", timeMs: START_MS + 1_500 },
      {
        kind: "tool",
        toolUseId: "toolu_1",
        tool: "Edit",
        input: JSON.stringify({ file_path: "/home/dev/shop/a.ts", old_string: "x", new_string: "y" }),
        output: "\x1b[32mdone\x1b[0m",
        isError: false,
        startMs: START_MS + 2_000,
        endMs: START_MS + 3_000,
      },
    ],
    startMs: START_MS + 1_000,
    endMs: START_MS + 9_000,
    models: ["m"],
    usage: { input: 1, output: 2, cacheRead: 3, cacheWrite: 4 },
    outcome: "answered",
    ...more,
  };
}

const log = () =>
  buildLog()
    .prompt(1, "do it", { prompt_id: "p1" })
    .call(3, 1, "Edit", "/home/dev/shop/a.ts")
    .stop(9)
    .prompt(20, "again", { prompt_id: "p2" })
    .stop(21).records;

describe("derivePage", () => {
  it("draws a page from the log alone, and says so", () => {
    const page = buildPage();
    expect(page).toMatchObject({ v: 1, texts: "log", model: "claude-sonnet-4-5", totals: { calls: 11 } });
    expect(page.title).toMatch(/^The checkout test fails/);
    expect(callsOf(page).every(({ fields, output }) => fields === undefined && output === undefined)).toBe(
      true,
    );
    expect(page.items.map(({ kind }) => kind)).toEqual(["mark", "turn", "turn", "mark"]);
  });

  it("names every step as findings and links do", () => {
    const page = buildPage();
    const keys = flattenSteps(page).map(({ step }) => step.key);
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys).toContain("toolu_1");
    expect(keys).toContain("a1");
  });

  it("brings texts, tokens, edits and colours where the archive has them", () => {
    const page = buildPage(log(), [archived()]);
    expect(page).toMatchObject({
      texts: "some",
      usage: { input: 1, output: 2, cacheRead: 3, cacheWrite: 4 },
    });
    const [call] = callsOf(page);
    expect(call).toMatchObject({
      file: "a.ts",
      target: "a.ts",
      fields: [{ name: "file_path" }],
      edits: [{ before: { text: "x" }, after: { text: "y" } }],
      output: { text: "\x1b[32mdone\x1b[0m" },
    });
    const [turn] = turnsOf(page);
    expect(turn?.steps.map(({ kind }: PageStep) => kind)).toEqual(["answer", "tool"]);
  });

  it("marks refusals, interrupts, failures, compactions and queued prompts", () => {
    const page = buildPage();
    expect(callsOf(page).map(({ outcome }) => outcome)).toEqual(
      expect.arrayContaining(["ok", "failed", "refused", "cancelled"]),
    );
    const kinds = flattenSteps(page).map(({ step }) => step.kind);
    expect(kinds).toContain("compaction");
    expect(kinds).toContain("prompt");
    expect(turnsOf(page).map(({ outcome }) => outcome)).toEqual(["answered", "interrupted"]);
  });

  it("shows a background task's report as what it is", () => {
    const report = "<task-notification><summary>Agent done</summary></task-notification>";
    const page = buildPage(buildLog().prompt(1, report).stop(2).records);
    expect(turnsOf(page)[0]).toMatchObject({
      isNotification: true,
      prompt: { text: "a background task reported: Agent done" },
    });
  });

  it("lets no secret through, wherever it stands", () => {
    const records = buildLog({ cwd: `/home/${SECRET}` })
      .start(0, "startup", { model: SECRET, client: SECRET })
      .prompt(1, `key ${SECRET}`, { prompt_id: "p1" })
      .call(3, 1, SECRET, SECRET, { tool_use_id: SECRET })
      .fail(4, 1, "Bash", "x", SECRET)
      .deny(5, "Bash", "x", SECRET)
      .add(6, "SubagentStart", { agent_id: SECRET, agent_type: SECRET, prompt_id: "p1" })
      .add(7, "StopFailure", { error: SECRET, prompt_id: "p1" })
      .add(8, "PreCompact", { trigger: SECRET })
      .end(9, SECRET).records;
    const steps: Turn["steps"] = [
      { kind: "answer", text: `so ${SECRET}`, timeMs: START_MS },
      {
        kind: "tool",
        toolUseId: SECRET,
        tool: "Bash",
        input: JSON.stringify({ command: SECRET, [SECRET]: 1 }),
        output: `\x1b[1m${SECRET.slice(0, 8)}\x1b[0m${SECRET.slice(8)}`,
        isError: false,
        startMs: START_MS,
        endMs: START_MS,
      },
    ];
    const page = buildPage(records, [archived({ prompt: `key ${SECRET}`, steps })], {
      title: SECRET,
      project: SECRET,
      notes: [SECRET],
      findings: [{ kind: "long-wait", title: SECRET, detail: SECRET, turn: 1, steps: [SECRET] }],
    });
    expect(JSON.stringify(page)).not.toContain(SECRET.slice(8, 30));
    expect(page.findings[0]?.steps[0]).toBe(callsOf(page)[0]?.key);
  });

  it("is empty of turns for an empty session", () => {
    const page = buildPage([]);
    expect(page).toMatchObject({ title: "(no prompt recorded)", items: [], texts: "log" });
  });

  it("counts as the timeline does", () => {
    const page = buildPage(log(), [archived()]);
    expect(callsOf(page)).toHaveLength(page.totals.calls);
    expect(listCalls([])).toEqual([]);
  });
});
