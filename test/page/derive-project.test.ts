import { describe, expect, it } from "vitest";
import { deriveProject } from "../../lib/page/derive-project.ts";
import { createSessionFilter } from "../../lib/page/filter-sessions.ts";
import { deriveTimeline } from "../../lib/replay/timeline.ts";
import { buildLog, MUCH_LATER_MS, richLog, START_MS } from "../support/session-log.ts";

const derive = (records: Parameters<typeof deriveTimeline>[0], session: string) => ({
  ...deriveTimeline(records, { nowMs: MUCH_LATER_MS * 2, isAlive: false }),
  session,
});
const rich = derive(richLog(), "rich");
const astray = buildLog().prompt(90_000, "again");
for (const seconds of [90_010, 90_020, 90_030]) astray.fail(seconds, 1, "Bash", "npm test", "no");
const later = derive(astray.records, "later");

describe("deriveProject", () => {
  const data = deriveProject(
    [
      { timeline: rich, title: "  Fix the\n flaky test ", href: "../../sessions/rich/page.html" },
      { timeline: later },
      { timeline: derive([], "empty") },
    ],
    { project: "shop", root: "/home/dev/shop" },
  );

  it("has the newest session first, and none that is empty", () => {
    expect(data.sessions.map(({ session, title, href }) => [session, title, href])).toEqual([
      ["later", "(no prompt recorded)", undefined],
      ["rich", "Fix the flaky test", "../../sessions/rich/page.html"],
    ]);
    expect(data.sessions[1]?.startMs).toBe(START_MS);
  });

  it("adds up, and tells what was edited and what went astray", () => {
    expect(data.totals).toMatchObject({ turns: 3, calls: 14, failed: 4 });
    expect(data.sessions.map(({ files, findings }) => [files, findings])).toEqual([
      [[], 1],
      [[{ path: "lib/payment/retry.ts", edits: 1 }], 0],
    ]);
    const { modelMs, toolsMs, userMs } = data.time;
    expect(Math.min(modelMs, toolsMs, userMs)).toBeGreaterThan(0);
  });

  it("masks secrets and unseen characters in every text", () => {
    const secret = ["ghp", "0123456789abcdefghijABCDEFGHIJ012345"].join("_");
    const log = buildLog().prompt(0, "go").call(5, 0, "Edit", `/home/dev/shop/${secret}.ts`);
    const timeline = { ...derive(log.records, "s"), model: `m \u202e${secret}` };
    const drawn = deriveProject([{ timeline, title: `use ${secret}\u200b` }], {
      project: `p ${secret}`,
      notes: [secret],
    });
    expect(JSON.stringify(drawn)).not.toContain(secret.slice(4));
    expect(JSON.stringify(drawn)).not.toMatch(/[\u200b\u202e]/);
  });

  it("finds sessions by words of title, file or id, and those in trouble", () => {
    const filter = createSessionFilter(data.sessions);
    const found = (words: string, isTroubled = false) =>
      filter({ words, isTroubled }).map(({ session }) => session);
    expect(found("")).toEqual(["later", "rich"]);
    expect(found("RETRY flaky")).toEqual(["rich"]);
    expect(found("retry nothing")).toEqual([]);
    expect(found("", true)).toEqual(["later", "rich"]);
    expect(createSessionFilter(data.sessions.slice(1))({ words: "late", isTroubled: true })).toEqual([]);
  });
});
