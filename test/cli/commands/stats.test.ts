import { describe, expect, it } from "vitest";
import { stats } from "../../../lib/cli/specs/stats.ts";
import { makeStore } from "../../support/cli-store.ts";
import { buildLog, richLog } from "../../support/session-log.ts";

const DAY_S = 24 * 3_600;

function filled() {
  const store = makeStore();
  store.add({ id: "11110000-0000-4000-8000-000000000001", records: richLog() });
  const later = buildLog()
    .prompt(DAY_S, "again")
    .call(DAY_S + 9, 4, "Bash", "make")
    .fail(DAY_S + 20, 1, "Bash", "make", "no");
  store.add({ id: "22220000-0000-4000-8000-000000000002", records: later.stop(DAY_S + 30).records });
  store.add({
    id: "33330000-0000-4000-8000-000000000003",
    project: "garden",
    records: buildLog().prompt(9, "dig").records,
  });
  return store;
}

interface Counted {
  sessions: number;
  totals: { calls: number };
  tools: { tool: string }[];
}

describe("logbook stats", () => {
  it.each([100, 60, 40])("counts tools and days, %i columns wide", async (columns) => {
    using store = filled();
    const { code, stdout } = await store.run(stats, [], { columns });
    expect(code).toBe(0);
    await expect(stdout).toMatchFileSnapshot(`__snapshots__/stats-${columns}.txt`);
  });

  it.each([
    [[], 2, 13],
    [["--all"], 3, 13],
    [["--project", "garden"], 1, 0],
    [["2222"], 1, 2],
    [["--since", "2026-03-02"], 1, 2],
    [["--until", "2026-03-01"], 1, 11],
    [["--since", "1d"], 1, 2],
  ])("%j counts %i sessions and %i calls", async (argv, sessions, calls) => {
    using store = filled();
    const counted = (await store.run(stats, [...argv, "--json"])).json<Counted>();
    expect(counted).toMatchObject({ v: 1, sessions, totals: { calls } });
  });

  it("tells how often something went astray, and where to look", async () => {
    using store = filled();
    const log = buildLog().prompt(0, "go");
    for (const seconds of [10, 20, 30]) log.fail(seconds, 1, "Bash", "npm test", "no");
    store.add({ id: "44440000-0000-4000-8000-000000000004", records: log.stop(40).records });
    const { stdout } = await store.run(stats, []);
    expect(stdout).toContain("\n1 failing streak\nlogbook replay 44440000 --analyze\n");
  });

  it("exits 1 when there is nothing", async () => {
    using store = filled();
    const { code, stdout, stderr } = await store.run(stats, ["--since", "today", "--until", "yesterday"]);
    expect({ code, stdout }).toEqual({ code: 1, stdout: "" });
    expect(stderr).toMatch(/^logbook: nothing is recorded there\..+\n$/);
  });

  it("says what a date looks like", async () => {
    using store = filled();
    expect(await store.run(stats, ["--since", "soon"])).toMatchObject({
      code: 2,
      stderr: 'logbook: --since "soon" is not a date. Write it like 2026-03-01, yesterday, 12h, 3d or 2w.\n',
    });
  });
});
