/** Short logs for insight: calls of one turn in a few words. */
import { deriveFindings } from "../../lib/replay/insight/derive.ts";
import type { Timeline } from "../../lib/replay/shape.ts";
import { deriveTimeline } from "../../lib/replay/timeline.ts";
import { buildLog, type LogBuilder, MUCH_LATER_MS } from "./session-log.ts";

export const SHOP = "/home/dev/shop";

export const derive = ({ records }: Pick<LogBuilder, "records">): Timeline =>
  deriveTimeline(records, { nowMs: MUCH_LATER_MS * 2, isAlive: false });
export const findingsOf = (log: LogBuilder) => deriveFindings(derive(log));
export const titlesOf = (log: LogBuilder) => findingsOf(log).map(({ title }) => title);

/** Calls of one turn, ten seconds apart: `Tool target`, `!` before one that failed. Equal targets are equal calls. */
export function turnOf(
  words: readonly string[],
  log = buildLog().prompt(0, "go"),
  startSeconds = 10,
): LogBuilder {
  for (const [at, word] of words.entries()) {
    const [, mark, tool = "", target = ""] = /^(!?)(\w+) ?(.*)$/.exec(word) ?? [];
    const path = /^(?:Read|Edit|Write)$/.test(tool) ? `${SHOP}/${target}` : target;
    const more = { hash: `${tool} ${target}`.padEnd(16), output_bytes: 500 };
    const seconds = startSeconds + 10 * at;
    if (mark === "!") log.fail(seconds, 0.2, tool, path, "no");
    else log.call(seconds, 0.2, tool, path, more);
  }
  return log;
}
