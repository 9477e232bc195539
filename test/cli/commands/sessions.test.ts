import { describe, expect, it } from "vitest";
import { sessions } from "../../../lib/cli/specs/sessions.ts";
import { makeStore } from "../../support/cli-store.ts";
import { buildLog, richLog } from "../../support/session-log.ts";

const IDS = [
  "11110000-0000-4000-8000-000000000001",
  "22220000-0000-4000-8000-000000000002",
  "33330000-0000-4000-8000-000000000003",
] as const;

function filled() {
  const store = makeStore();
  store.add({ id: IDS[0], records: richLog() });
  store.add({ id: IDS[1], records: buildLog().prompt(5_000, "認証を直して\nすぐに").stop(5_060).records });
  store.add({ id: IDS[2], project: "garden", records: buildLog().prompt(9_000, "Fix the fence").records });
  return store;
}

interface Listed {
  total: number;
  sessions: { session: string; project: string; title: string; turns: number }[];
}

describe("logbook sessions", () => {
  it.each([100, 60, 40])("lists this project's, newest first, %i columns wide", async (columns) => {
    using store = filled();
    const { code, stdout } = await store.run(sessions, [], { columns });
    expect(code).toBe(0);
    await expect(stdout).toMatchFileSnapshot(`__snapshots__/sessions-${columns}.txt`);
  });

  it("lists every project's with --all, one project's with --project", async () => {
    using store = filled();
    const all = (await store.run(sessions, ["--all", "--json"])).json<Listed>();
    expect(all.sessions.map(({ session, project }) => [session, project])).toEqual([
      [IDS[2], "garden"],
      [IDS[1], "shop"],
      [IDS[0], "shop"],
    ]);
    const garden = (await store.run(sessions, ["--project", "garden", "--json"])).json<Listed>();
    expect(garden.sessions).toMatchObject([
      { session: IDS[2], title: "Fix the fence", turns: 1, state: "silent" },
    ]);
  });

  it("stops at --limit and says what is left", async () => {
    using store = filled();
    const { stdout } = await store.run(sessions, ["--limit", "1"]);
    expect(stdout).toContain("22220000");
    expect(stdout).toContain("and 1 older: --limit 2 shows all");
    expect((await store.run(sessions, ["--limit", "1", "--json"])).json<Listed>()).toMatchObject({
      total: 2,
    });
  });

  it.each([
    [["--project", "gardn"], 2, /^logbook: no project "gardn" is in the store\. Known are garden, shop\.\n$/],
    [["--project", "garden", "--all"], 2, /^logbook: --all and --project exclude each other\. .+\n$/],
    [["--limit", "none"], 2, /^logbook: --limit none is not a whole number .+\n$/],
  ])("%j is one sentence", async (argv, code, stderr) => {
    using store = filled();
    expect(await store.run(sessions, argv)).toMatchObject({
      code,
      stdout: "",
      stderr: expect.stringMatching(stderr),
    });
  });

  it("exits 1 when there is none", async () => {
    using store = makeStore();
    expect(await store.run(sessions, [])).toMatchObject({ code: 1, stdout: "" });
    expect((await store.run(sessions, ["--json"])).json<Listed>()).toEqual({ v: 1, total: 0, sessions: [] });
  });

  it("keeps the model inside its project", async () => {
    using store = filled();
    const model = { env: { CLAUDECODE: "1" } };
    expect((await store.run(sessions, ["--all"], model)).code).toBe(2);
    expect((await store.run(sessions, ["--project", "garden"], model)).code).toBe(2);
    const { stdout, code } = await store.run(sessions, ["--project", "shop"], model);
    expect(code).toBe(0);
    expect(stdout).not.toContain("fence");
  });
});
