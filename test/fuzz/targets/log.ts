/** The log as it lies on the disk, and everything that replay draws of it. */
import fc from "fast-check";
import type { LogRecord } from "../../../lib/contract/log-record.ts";
import { renderRecord } from "../../../lib/log/append.ts";
import { missingRecords } from "../../../lib/log/catch-up.ts";
import { parseLog } from "../../../lib/log/parse.ts";
import { cellWidth } from "../../../lib/replay/cells.ts";
import { foldRecords } from "../../../lib/replay/fold.ts";
import { deriveInsight } from "../../../lib/replay/insight/derive.ts";
import { insightJson } from "../../../lib/replay/insight/render-json.ts";
import { renderInsight } from "../../../lib/replay/insight/render-terminal.ts";
import { plainPaint } from "../../../lib/replay/paint.ts";
import { statsJson, timelineJson } from "../../../lib/replay/render-json.ts";
import { renderTimeline } from "../../../lib/replay/render-terminal.ts";
import { deriveStats } from "../../../lib/replay/stats.ts";
import { deriveTimeline } from "../../../lib/replay/timeline.ts";
import { neutralise } from "../../../lib/text/neutralise.ts";
import { anyLine, LOGS } from "../corpus.ts";
import { must, mustBePlain, mustBeWellFormed } from "../oracle.ts";
import type { Target } from "../target.ts";
import { checkLine } from "./hook.ts";

const wildRecord: fc.Arbitrary<string> = fc
  .record(
    {
      v: fc.constantFrom<unknown>(1, 2, "1", null),
      time: fc.oneof(fc.constant("2026-01-15T10:00:00.000Z"), fc.string(), fc.integer()),
      event: fc.constantFrom<unknown>("UserPromptSubmit", "PostToolUse", "Stop", "SessionEnd", "Unheard", 1),
      session: fc.constantFrom<unknown>("s", "", 1),
      prompt: fc.jsonValue(),
      prompt_id: fc.constantFrom<unknown>("p1", "p2", 3),
      tool: fc.constantFrom<unknown>("Bash", "Agent", "", "constructor"),
      tool_use_id: fc.constantFrom<unknown>("t1", "t2", "__proto__"),
      duration_ms: fc.oneof(fc.double(), fc.integer(), fc.constant(-5), fc.constant("x")),
      input_bytes: fc.oneof(fc.double(), fc.constant(1e300)),
      agent_id: fc.constantFrom<unknown>("a1", "a2", "__proto__"),
    },
    { requiredKeys: ["v", "time", "event"] },
  )
  .map((value) => `${JSON.stringify(value)}\n`);

const SHARE_OF_DRAWN = 4;

export const log: Target = {
  name: "log",
  share: 130,
  seeds: LOGS,
  arbitrary: fc.oneof(
    fc.array(wildRecord, { maxLength: 6 }).map((lines) => lines.join("")),
    anyLine,
  ),
  open: () => ({
    run({ bytes, random }) {
      const { records, damage } = parseLog(bytes);
      for (const { byteOffset, bytes: lost } of damage) {
        must(byteOffset >= 0 && byteOffset + lost <= bytes.length, "damage lies outside the log");
      }
      const read = records.map(({ record }) => record);
      foldRecords(read);
      for (const record of read) checkRewritten(record);
      if (random.oneIn(SHARE_OF_DRAWN)) draw(read, 20 + random.below(200));
    },
  }),
};

/** A record of our own fields, whatever they hold, can be written again. */
function checkRewritten(record: LogRecord): void {
  const fields = Object.entries(record);
  const isOurs = ([name, value]: [string, unknown]): boolean => name.length < 40 && typeof value !== "object";
  if (fields.length < 40 && fields.every(isOurs)) checkLine(renderRecord(record));
}

function draw(records: readonly LogRecord[], width: number): void {
  missingRecords(records, records);
  const timeline = deriveTimeline(records, { nowMs: Date.UTC(2027, 0), isAlive: false });
  const options = { width, paint: plainPaint, clean: neutralise };
  const insight = deriveInsight(timeline);
  const text = renderTimeline(timeline, options) + renderInsight(timeline, insight, options);
  mustBePlain(text, "a replay");
  mustBeWellFormed(text, "a replay");
  if (width >= 60) {
    for (const line of text.split("\n"))
      must(cellWidth(line) <= width, `a line of ${cellWidth(line)} cells in ${width}`);
  }
  JSON.stringify([timelineJson(timeline), insightJson(insight), statsJson(deriveStats([timeline]))]);
}
