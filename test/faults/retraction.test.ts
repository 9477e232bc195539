/** What was said and taken back later must not stand beside what took it back. */
import { describe, expect, it } from "vitest";
import { planByRules } from "../../lib/memory/consolidation-rules.ts";
import { extractSession } from "../../lib/memory/extract.ts";
import { loadScope } from "../../lib/memory/load.ts";
import { compareStatements } from "../../lib/memory/similarity.ts";
import { DAY_MS, makeStore, NOW } from "../memory/support/scopes.ts";

const MINUTE_MS = 60_000;

async function bodiesAfter(sayings: readonly string[]): Promise<string[]> {
  using fx = makeStore();
  const turns = sayings.map((userText, at) => ({
    id: `turn-${at}`,
    startMs: NOW - DAY_MS + at * MINUTE_MS,
    isOpen: false,
    userText,
    assistantTexts: ["Done."],
  }));
  const { project, user } = fx;
  await extractSession({ project, user, session: "s1", turns, shownNames: [], clock: () => NOW });
  return [project, user].flatMap((scope) => loadScope(scope).records.map(({ record }) => record.body));
}

describe("F35: what is taken back", () => {
  it.each([
    ["From now on always indent with tabs.", "I was wrong: never indent with tabs from now on."],
    [
      "Remember: the deploy script lives in tools/deploy.sh.",
      "Remember: the deploy script lives in scripts/release.sh, not in tools/deploy.sh.",
    ],
    ["以后提交前都要跑一遍 lint。", "以后提交前不要再跑 lint。"],
    ["今後はコミット前に必ずlintを実行する。", "今後はコミット前にlintを実行しない。"],
  ])("%j is replaced by %j", async (said, takenBack) => {
    expect(await bodiesAfter([said, "What time is it?", takenBack])).toEqual([takenBack]);
  });

  it("stays where the newer saying is about something else", async () => {
    const both = [
      "Always squash commits before merging to main.",
      "Never merge release branches on Fridays.",
    ];
    expect((await bodiesAfter(both)).sort()).toEqual(both);
    expect(compareStatements("Always use tabs in Makefiles.", "Never use tabs in Python files.")).toBe(
      "different",
    );
  });

  it("goes at the next consolidation where it stands beside its opposite already", () => {
    const stored = (file: string, body: string, modified: string, isPinned = false) => {
      const record = { name: file, description: body, body, type: "feedback" as const, created: modified };
      return { file, hash: file, record: { ...record, modified, isPinned } } as never;
    };
    const older = stored("older.md", "Always indent with tabs.", "2026-01-01T00:00:00.000Z");
    const newer = stored("newer.md", "Never indent with tabs.", "2026-01-02T00:00:00.000Z");
    expect(planByRules([older, newer], NOW).deletes).toEqual(["older.md"]);
    const pinned = stored("older.md", "Always indent with tabs.", "2026-01-01T00:00:00.000Z", true);
    expect(planByRules([pinned, newer], NOW).deletes).toEqual([]);
  });
});
