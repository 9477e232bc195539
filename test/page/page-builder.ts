/** Pages for tests: the session with everything in it, with or without texts, or one made of few calls. */
import type { LogRecord } from "../../lib/contract/log-record.ts";
import type { Turn } from "../../lib/contract/turn.ts";
import { derivePage, type PageFacts } from "../../lib/page/derive-page.ts";
import type { PageData } from "../../lib/page/shape.ts";
import { joinTurns } from "../../lib/replay/join.ts";
import { deriveTimeline } from "../../lib/replay/timeline.ts";
import { MUCH_LATER_MS, richLog } from "../support/session-log.ts";

export function buildPage(
  records: readonly LogRecord[] = richLog(),
  turns: readonly Turn[] = [],
  facts: Partial<PageFacts> = {},
): PageData {
  const timeline = deriveTimeline(records, { nowMs: MUCH_LATER_MS, isAlive: false });
  const joined = turns.length === 0 ? timeline : joinTurns(timeline, turns);
  return derivePage(joined, { findings: [], notes: [], isJoined: turns.length > 0, ...facts });
}
