import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createPaint } from "../../lib/cli/paint.ts";
import type { LogRecord } from "../../lib/contract/log-record.ts";
import type { Turn } from "../../lib/contract/turn.ts";
import { cellWidth } from "../../lib/replay/cells.ts";
import { joinTurns } from "../../lib/replay/join.ts";
import { plainPaint } from "../../lib/replay/paint.ts";
import { type RenderOptions, renderTimeline } from "../../lib/replay/render-terminal.ts";
import { deriveTimeline } from "../../lib/replay/timeline.ts";
import { stripAnsi } from "../../lib/text/unseen.ts";
import { buildLog, MUCH_LATER_MS, richLog, START_MS } from "../support/session-log.ts";

const derive = (records: readonly LogRecord[]) =>
  deriveTimeline(records, { nowMs: MUCH_LATER_MS, isAlive: false });
const render = (records: readonly LogRecord[], more: Partial<RenderOptions> = {}) =>
  renderTimeline(derive(records), {
    width: 100,
    paint: plainPaint,
    clean: (text) => text,
    project: "shop",
    ...more,
  });

describe("renderTimeline", () => {
  it.each([100, 140, 80, 60, 40, 24])("looks right %i columns wide", async (width) => {
    await expect(render(richLog(), { width })).toMatchFileSnapshot(`__snapshots__/replay-${width}.txt`);
  });

  it("says the same in colour, and colours outcomes", () => {
    const coloured = render(richLog(), { paint: createPaint(true) });
    expect(
      stripAnsi(coloured)
        .split("\n")
        .map((line) => line.trimEnd()),
    ).toEqual(
      render(richLog())
        .split("\n")
        .map((line) => line.trimEnd()),
    );
    const esc = "\u001b[";
    expect(coloured).toContain(`${esc}31m✗${esc}39m`);
    expect(coloured).toContain(`${esc}33m⊘${esc}39m`);
    expect(coloured).toContain(`${esc}32m✓${esc}39m`);
  });

  it("with texts and tokens of the archive", async () => {
    const timeline = joinTurns(derive(richLog()), archivedTurns());
    const text = renderTimeline(timeline, { width: 100, paint: plainPaint, clean: (t) => t, isFull: true });
    await expect(text).toMatchFileSnapshot("__snapshots__/replay-full.txt");
  });

  it("cleans every text that comes from the data", () => {
    const seen: string[] = [];
    const clean = (text: string) => {
      seen.push(text);
      return text.replaceAll("\u001b", "");
    };
    const hostile = richLog().map((record) =>
      Object.fromEntries(
        Object.entries(record).map(([key, value]) => [
          key,
          typeof value === "string" && !["event", "time", "denial"].includes(key)
            ? `${value}\u001b[2J`
            : value,
        ]),
      ),
    );
    expect(render(hostile as LogRecord[], { clean })).not.toContain("\u001b");
    expect(seen.length).toBeGreaterThan(20);
  });

  it("is never wider than asked for, whatever the texts", () => {
    const piece = fc.constantFrom(
      "a",
      "longer words",
      "用户身份",
      "🎉",
      "/",
      "\n",
      "\t",
      "が",
      "x".repeat(50),
    );
    const text = fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(""));
    fc.assert(
      fc.property(
        fc.array(text, { minLength: 6, maxLength: 6 }),
        fc.integer({ min: 24, max: 200 }),
        (texts, width) => {
          const [prompt, target, error, type, tool, model] = texts as [
            string,
            string,
            string,
            string,
            string,
            string,
          ];
          const log = buildLog().start(0, "startup", { model }).prompt(1, prompt, { prompt_id: "p1" });
          log
            .call(9, 3, tool, target)
            .fail(12, 2, "Bash", target, error)
            .deny(13, "Write", target, "user-rejected");
          log.add(14, "SubagentStart", { agent_id: "a", agent_type: type, prompt_id: "p1" });
          log
            .call(16, 1, "Agent", target, { agent_id: "a" })
            .call(18, 1, tool, target, { agent_id: "b", parent_agent_id: "a" });
          for (const [parent, id] of ["bc", "cd", "de", "ef", "fg"]) {
            log.call(19, 1, tool, target, { agent_id: id, parent_agent_id: parent });
          }
          log.prompt(20, prompt, { prompt_id: "p1" }).add(21, "PreCompact", { trigger: "auto" });
          log.add(30, "StopFailure", { prompt_id: "p1", error }).end(40, prompt);
          for (const line of render(log.records, { width }).split("\n")) {
            expect(cellWidth(line), line).toBeLessThanOrEqual(width);
          }
        },
      ),
      { numRuns: 150 },
    );
  });

  it("draws 5,000 calls in less than 300 ms", () => {
    const log = buildLog();
    for (let turn = 0; turn < 100; turn++) {
      const at = turn * 1_000;
      log.prompt(at, `do 用户 thing ${turn}`);
      for (let call = 0; call < 50; call++) {
        log.call(
          at + call * 20 + 2,
          1.5,
          "Bash",
          call % 3 ? `npx vitest run test/${call}` : "src/認証/トークン.ts",
        );
      }
      log.stop(at + 999);
    }
    // CPU time of the best of three: other processes may be busy, and the first run compiles.
    const tookMs = [1, 2, 3].map(() => {
      const before = process.cpuUsage();
      render(log.records);
      const { user, system } = process.cpuUsage(before);
      return (user + system) / 1_000;
    });
    expect(render(log.records).match(/^│ .*✓/gm)).toHaveLength(5_000);
    expect(Math.min(...tookMs)).toBeLessThan(300);
  });
});

function archivedTurns(): Turn[] {
  const at = (seconds: number) => START_MS + seconds * 1000;
  const call = (toolUseId: string, input: string, output: string) =>
    ({ kind: "tool", toolUseId, tool: "x", input, output, isError: false, startMs: 0, endMs: 0 }) as const;
  const shared = { kind: "human" as const, models: [], outcome: "answered" as const };
  return [
    {
      ...shared,
      id: "11111111-0000-4000-8000-000000000001",
      promptId: "p1",
      prompt:
        "The checkout test fails about once in ten runs. Find out why and fix it; 用户身份 must stay valid after the retry 🎉\n\nThe log of the last failure is in /tmp/ci.log.",
      steps: [
        { kind: "answer", text: "I will look at the test first.", timeMs: at(9) },
        call(
          "toolu_1",
          '{"file_path":"/home/dev/shop/test/checkout.test.ts"}',
          "1\timport { it } from 'vitest'\n2\t\n3\tit('pays')",
        ),
        call(
          "toolu_3",
          '{"command":"npx vitest run"}',
          Array.from({ length: 40 }, (_, n) => `line ${n + 1}`).join("\n"),
        ),
        {
          kind: "answer",
          text: "The retry reuses an expired token.\n\nFixed, with a changelog line.",
          timeMs: at(174),
        },
      ],
      startMs: at(8),
      endMs: at(174),
      usage: { input: 1_200, output: 950, cacheRead: 103_000, cacheWrite: 11_200 },
    },
    {
      ...shared,
      id: "22222222-0000-4000-8000-000000000002",
      promptId: "p1",
      prompt: "and add a changelog line",
      steps: [],
      startMs: at(121),
      endMs: at(121),
      usage: { input: 0, output: 0, cacheRead: 0, cacheWrite: 0 },
    },
    {
      ...shared,
      id: "33333333-0000-4000-8000-000000000003",
      kind: "agent",
      agentId: "a1",
      prompt: "who calls retryPayment",
      steps: [{ kind: "answer", text: "Two places call it.", timeMs: at(108) }],
      startMs: at(85),
      endMs: at(108),
      usage: { input: 1, output: 1, cacheRead: 0, cacheWrite: 0 },
    },
  ];
}
