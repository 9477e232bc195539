import { describe, expect, it } from "vitest";
import type { LogRecord } from "../../lib/contract/log-record.ts";
import { plainPaint } from "../../lib/replay/paint.ts";
import { renderFollow } from "../../lib/replay/render-follow.ts";
import { deriveTimeline } from "../../lib/replay/timeline.ts";
import { buildLog, richLog, START_MS } from "../support/session-log.ts";

function followed(records: readonly LogRecord[], step: number): string {
  const seen = new Set<string>();
  const options = { width: 100, paint: plainPaint, clean: (text: string) => text };
  let text = "";
  for (let end = step; end < records.length + step; end += step) {
    const timeline = deriveTimeline(records.slice(0, end), { nowMs: START_MS + 400_000, isAlive: true });
    text += renderFollow(timeline, seen, options);
  }
  return text;
}

describe("renderFollow", () => {
  it("prints records as they come", async () => {
    await expect(followed(richLog(), 1)).toMatchFileSnapshot("__snapshots__/follow.txt");
  });

  it("prints every step once, however the records arrive", () => {
    const calls = (text: string) => text.split("\n").filter((line) => /^│ .*\+[\dms. ]+ [✓✗⊘■]/.test(line));
    const all = calls(followed(richLog(), 1_000));
    expect(all).toHaveLength(11);
    for (const step of [1, 2, 5]) {
      const once = calls(followed(richLog(), step)).map((line) =>
        line.slice(0, 60).replaceAll("┊", "").replace(/\s+/g, " "),
      );
      expect(new Set(once).size).toBe(once.length);
      expect(once).toHaveLength(11);
    }
  });

  it("prints nothing when nothing is new", () => {
    const log = buildLog().prompt(0, "go");
    expect(followed([...log.records, ...log.records], 1).match(/❯/g)).toHaveLength(1);
  });
});
