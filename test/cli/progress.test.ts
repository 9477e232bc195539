import { describe, expect, it } from "vitest";
import { createProgress, renderProgress } from "../../lib/cli/progress.ts";
import { cellWidth } from "../../lib/replay/cells.ts";

const TOTAL = { verb: "importing", items: 120, totalBytes: 2e9 };

function record(stream: { isTTY?: boolean; columns?: number }) {
  const written: string[] = [];
  let nowMs = 0;
  const progress = createProgress(
    { ...stream, write: (text) => written.push(text) },
    { ...TOTAL, clock: () => nowMs },
  );
  return {
    progress,
    written,
    pass: (ms: number) => {
      nowMs += ms;
    },
  };
}

describe("progress", () => {
  it("says how far it is, how fast, and how long it will take", () => {
    const text = renderProgress({
      ...TOTAL,
      doneItems: 30,
      doneBytes: 5e8,
      elapsedMs: 10_000,
      label: "0123abcd",
    });
    expect(text).toBe("importing 30/120 sessions  500 MB of 2.0 GB  50 MB/s  30.0s left  0123abcd");
  });

  it("promises nothing in its first second", () => {
    expect(
      renderProgress({ ...TOTAL, doneItems: 0, doneBytes: 1e6, elapsedMs: 500, label: "" }),
    ).not.toContain("left");
  });

  it("is silent unless stderr is a terminal", () => {
    const { progress, written, pass } = record({ isTTY: false });
    progress.begin("a");
    pass(1_000);
    progress.add(1e6);
    progress.end();
    expect(written).toEqual([]);
  });

  it("rewrites one line, never wider than the terminal, wide characters counted as two", () => {
    const { progress, written, pass } = record({ isTTY: true, columns: 60 });
    for (const label of ["プロジェクト".repeat(9), "short", "項目".repeat(30)]) {
      pass(200);
      progress.begin(label);
    }
    expect(written).toHaveLength(3);
    for (const text of written) {
      expect(text.startsWith("\r")).toBe(true);
      expect(text).not.toContain("\n");
      expect(cellWidth(text.slice(1))).toBe(59);
    }
    progress.end();
    expect(written.at(-1)).toBe("\r\u001b[K");
  });

  it("draws at most ten times a second", () => {
    const { progress, written, pass } = record({ isTTY: true });
    for (let step = 0; step < 1_000; step++) {
      pass(1);
      progress.add(10);
    }
    expect(written.length).toBeLessThanOrEqual(10);
  });
});
