/** A made-up session that ends abruptly: a failing test repaired, an objection, a rule, an open task, a question, then silence. */
import type { Turn } from "../../lib/contract/turn.ts";

type Step = Turn["steps"][number];

const START_MS = Date.parse("2026-03-01T09:00:00.000Z");
let serial = 0;

export function tool(name: string, input: object, output: string | null, isError = false): Step {
  serial += 1;
  const startMs = START_MS + serial * 1_000;
  return {
    kind: "tool",
    toolUseId: `toolu_${serial}`,
    tool: name,
    input: JSON.stringify(input),
    output,
    isError,
    startMs,
    endMs: startMs + 500,
  };
}

export function said(text: string): Step {
  serial += 1;
  return { kind: "answer", text, timeMs: START_MS + serial * 1_000 };
}

export function turn(id: string, prompt: string, steps: Step[], rest: Partial<Turn> = {}): Turn {
  serial += 1;
  const startMs = START_MS + serial * 1_000;
  return {
    id,
    kind: "human",
    prompt,
    steps,
    startMs,
    endMs: startMs + 10_000,
    models: ["claude-test"],
    usage: { input: 1, output: 1, cacheRead: 0, cacheWrite: 0 },
    outcome: "answered",
    ...rest,
  };
}

export function interruptedStory(): Turn[] {
  serial = 0;
  return [
    turn("t1", "Add a retry to the uploader. Never add a new dependency.", [
      tool("Read", { file_path: "docs/uploads.md" }, "# Uploads"),
      tool("Read", { file_path: "src/upload.ts" }, "export function upload() {}"),
      tool(
        "Edit",
        {
          file_path: "src/upload.ts",
          old_string: "function upload()",
          new_string: "function uploadWithRetry()",
        },
        "ok",
      ),
      tool("Bash", { command: "npm test" }, "1 failing\nexpected 3 tries, got 1", true),
      tool(
        "Edit",
        { file_path: "src/backoff.ts", old_string: "a", new_string: "const nextDelay = (n) => n * 2" },
        "ok",
      ),
      tool("Bash", { command: "npm test" }, "12 passed, 0 failed"),
      tool(
        "Bash",
        { command: "git commit -am retry" },
        "[main 1a2b3c4] feat: retry uploads\n 2 files changed",
      ),
      said("Retries are in. The root cause was a missing await in the loop."),
    ]),
    turn("t2", "不对，退避时间应该加上随机抖动。", [
      tool("Edit", { file_path: "src/backoff.ts", old_string: "n * 2", new_string: "jitter(n * 2)" }, "ok"),
      tool("Write", { file_path: "test/backoff.test.ts", content: "function jitterStaysInRange() {}" }, "ok"),
      said("已加上随机抖动。"),
    ]),
    turn(
      "t3",
      "Now move the queue to disk.",
      [
        tool(
          "TodoWrite",
          {
            todos: [
              { content: "write queue file format", status: "completed" },
              { content: "flush the queue on exit", status: "in_progress" },
              { content: "migrate old queues", status: "pending" },
            ],
          },
          "ok",
        ),
        tool("Edit", { file_path: "src/queue.ts", old_string: "x", new_string: "class DiskQueue {}" }, "ok"),
        said(
          "Two formats are possible.\n1. one JSON file\n2. one line per job\nWhich format should the queue use?",
        ),
        tool("Bash", { command: "npm run build" }, "error TS2304: Cannot find name 'DiskQueu'.", true),
      ],
      { outcome: "interrupted" },
    ),
  ];
}
