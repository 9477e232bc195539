/** Detours planted into made-up sessions: each is named, and nothing else is. The real client lives them in test/e2e. */
import { describe, expect, it } from "vitest";
import { deriveFindings, deriveInsight } from "../../../lib/replay/insight/derive.ts";
import { joinTurns } from "../../../lib/replay/join.ts";
import { deriveTimeline } from "../../../lib/replay/timeline.ts";
import { logOfStory } from "../../support/detour-log.ts";
import { addScores, type Score, scoreFindings } from "../../support/detour-score.ts";
import { makeStory, type Story } from "../../support/detour-story.ts";
import { MUCH_LATER_MS } from "../../support/session-log.ts";

const SEEDS = Array.from({ length: 300 }, (_, at) => 1_001 + at);

/** The model of these stories thinks for seconds before each call. */
const WAIT_SECONDS = 180;

function timelines(story: Story) {
  const { records, archived, keys } = logOfStory(story);
  const logged = deriveTimeline(records, { nowMs: MUCH_LATER_MS, isAlive: false });
  return { logged, joined: joinTurns(logged, archived), keys };
}

function score(story: Story, isJoined: boolean): Score {
  const { logged, joined, keys } = timelines(story);
  const planted = story.planted.filter(({ needsArchive }) => isJoined || !needsArchive);
  return scoreFindings(planted, deriveFindings(isJoined ? joined : logged), keys);
}

describe("planted detours", () => {
  it.each([
    ["with the archive", true],
    ["from the log alone, what it can tell", false],
  ])("are named, and nothing else is, %s", (_how, isJoined) => {
    const sum = addScores(
      SEEDS.map((seed) => score(makeStory(seed, { waitSeconds: WAIT_SECONDS }), isJoined)),
    );
    console.info(`${sum.planted} planted: precision ${sum.precision}, recall ${sum.recall}`);
    expect({ missed: sum.missed, invented: sum.invented }).toEqual({ missed: [], invented: [] });
    expect(sum.planted).toBeGreaterThan(SEEDS.length);
  });

  it("are not seen in honest work", () => {
    const invented = SEEDS.flatMap((seed) => score(makeStory(seed, { isClean: true }), true).invented);
    expect(invented).toEqual([]);
  });

  it("leave the split of time whole", () => {
    for (const seed of SEEDS) {
      const { joined } = timelines(makeStory(seed));
      const { modelMs, toolsMs, userMs, awayMs } = deriveInsight(joined).time;
      expect(Math.min(modelMs, toolsMs, userMs, awayMs)).toBeGreaterThanOrEqual(0);
      expect(modelMs + toolsMs + userMs + awayMs).toBe(joined.endMs - joined.startMs);
    }
  });
});
