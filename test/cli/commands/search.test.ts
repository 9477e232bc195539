import { describe, expect, it } from "vitest";
import { createQuickSearch } from "../../../lib/cli/search-quick.ts";
import { search } from "../../../lib/cli/specs/search.ts";
import { SEARCH_SURFACE } from "../../../lib/cli/specs/search-surface.ts";
import { putJob } from "../../../lib/platform/queue.ts";
import { makeStore, type Said, type TestStore, transcriptOf } from "../../support/cli-store.ts";
import { hasEngine } from "../../support/native.ts";
import { buildLog } from "../../support/session-log.ts";

const SHOP = "3f2a9c1e-0000-4000-8000-000000000001";
const GARDEN = "9d000000-0000-4000-8000-000000000002";
const SECRET = `ghp_${"a1B2".repeat(9)}`;

const SHOP_TURNS: readonly Said[] = [
  {
    uuid: "aaaa1111-0000-4000-8000-000000000001",
    prompt: "Why is the checkout flaky?",
    answer: "The token expires too early.",
    call: {
      id: "toolu_1",
      tool: "Bash",
      input: { command: "npm test src/checkout.ts" },
      output: `flaky\ntoken ${SECRET} used`,
    },
  },
  { uuid: "aaaa2222-0000-4000-8000-000000000002", prompt: "用户身份 を確認して", answer: "認証は正常です。" },
  {
    uuid: "aaaa3333-0000-4000-8000-000000000003",
    prompt: "Thanks, the token is fine now",
    answer: "Gladly.",
  },
];
const GARDEN_TURNS: readonly Said[] = [
  { uuid: "bbbb1111-0000-4000-8000-000000000001", prompt: "Plant the flaky fence", answer: "Planted." },
];

function filled(): TestStore {
  const store = makeStore();
  const add = (id: string, project: string, turns: readonly Said[]) =>
    store.add({
      id,
      project,
      records: buildLog().prompt(0, turns[0]?.prompt ?? "").records,
      transcript: transcriptOf(id, store.folder(project), turns),
    });
  add(SHOP, "shop", SHOP_TURNS);
  add(GARDEN, "garden", GARDEN_TURNS);
  return store;
}

interface Found {
  total_all: number;
  total_some: number;
  hits: {
    turn: string;
    open: string;
    project: string;
    field: string;
    snippet: string;
    highlights: [number, number][];
  }[];
}

/** The same questions to the index and, where there is none, to the raw copies. */
describe.each([
  { source: "the archive (needs a database engine)", isArchived: true },
  { source: "the raw copies", isArchived: false },
])("logbook search in $source", ({ isArchived }) => {
  const test = it.skipIf(isArchived && !hasEngine);
  const open = () => {
    const store = filled();
    if (isArchived) store.ingest();
    return store;
  };
  const find = async (store: TestStore, ...argv: string[]) => {
    const { code, json } = await store.run(search, [...argv, "--json"]);
    return { code, ...json<Found>(), turns: json<Found>().hits.map(({ turn }) => turn.slice(0, 8)) };
  };

  test("prints how many, and each hit with its place and the command that opens it", async () => {
    using store = open();
    const { code, stdout, stderr } = await store.run(search, ["flaky", "token"]);
    expect(code).toBe(0);
    expect(stderr === "").toBe(isArchived);
    await expect(stdout).toMatchFileSnapshot("__snapshots__/search.txt");
  });

  test("counts turns with all and with some of the words, those with all first", async () => {
    using store = open();
    expect(await find(store, "flaky", "token")).toMatchObject({
      code: 0,
      total_all: 1,
      total_some: 2,
      turns: ["aaaa1111", "aaaa3333"],
    });
  });

  test("marks the words in the snippet", async () => {
    using store = open();
    const { hits } = await find(store, "身份");
    expect(hits).toHaveLength(1);
    const [
      { snippet, highlights, field, open: command } = {
        snippet: "",
        highlights: [] as [number, number][],
        field: "",
        open: "",
      },
    ] = hits;
    expect(highlights.map(([start, end]) => snippet.slice(start, end))).toEqual(["身份"]);
    expect({ field, command }).toEqual({ field: "prompt", command: "logbook show aaaa2222" });
    const coloured = await store.run(search, ["身份"], { isTerminal: true, env: { NO_COLOR: "" } });
    expect(coloured.stdout).toContain("\u001b[1m身份\u001b[22m");
  });

  test.each([
    [["flaky"], ["aaaa1111"]],
    [
      ["flaky", "--all"],
      ["aaaa1111", "bbbb1111"],
    ],
    [["flaky", "--project", "garden"], ["bbbb1111"]],
    [["flaky", "--session", "9d00"], ["bbbb1111"]],
    [["flaky", "--session", "3f2a"], ["aaaa1111"]],
    [["token", "--tool", "bash"], ["aaaa1111"]],
    [["token", "--role", "prompt"], ["aaaa3333"]],
    [["token", "--limit", "1", "--role", "answer"], ["aaaa1111"]],
    [["token", "-flaky"], ["aaaa3333"]],
    [['"token expires"'], ["aaaa1111"]],
    [["token", "--since", "yesterday", "--role", "prompt"], ["aaaa3333"]],
  ])("%j finds %j", async (argv, turns) => {
    using store = open();
    const found = await find(store, ...argv);
    expect([...found.turns].sort()).toEqual([...turns].sort());
  });

  test.each([[["nonesuch"]], [[""]], [["flaky", "--until", "2025-01-01"]], [["flaky", "--tool", "Nope"]]])(
    "%j finds nothing and exits 1",
    async (argv) => {
      using store = open();
      const { code, stdout, stderr } = await store.run(search, argv);
      expect({ code, stdout }).toEqual({ code: 1, stdout: "" });
      expect(stderr).toMatch(
        /logbook: (nothing found\. --all looks into every project\.|there are no words to look for\.)\n$/,
      );
      expect(await find(store, ...argv)).toMatchObject({ code: 1, total_some: 0, hits: [] });
    },
  );

  test("finding nothing while sessions wait for the archive says so", async () => {
    using store = open();
    putJob(store.store, { v: 1, kind: "session", session: "s-1", time: "2026-03-02T12:00:00.000Z" });
    const { code, stderr } = await store.run(search, ["nonesuch"]);
    expect(code).toBe(1);
    expect(stderr).toContain("1 session not yet in the archive: --deep searches the raw copies.");
  });

  test.each(['"', "*", "AND (", "it's", "-", "?", "C++", "a:b OR", "x".repeat(2_000), "%", "\\", "()"])(
    "%j is no syntax error",
    async (text) => {
      using store = open();
      const { code, stderr } = await store.run(search, [text]);
      expect([0, 1]).toContain(code);
      expect(stderr).not.toMatch(/error|syntax/i);
    },
  );

  test.each([
    [[], 2, /^logbook: search needs words to look for\. Usage: logbook search <words>\.\n$/],
    [
      ["x", "--role", "system"],
      2,
      /--role system is unknown\. It is one of prompt, answer, input, output\.\n$/,
    ],
    [["x", "--since", "soon"], 2, /--since "soon" is not a date\. /],
    [["x", "--session", "nope"], 1, /no session has the id or title "nope"\. /],
    [["x", "--project", "nope"], 2, /no project "nope" is in the store\. Known are garden, shop\.\n$/],
    [["x", "--after", "3d"], 2, /search has no option --after\. /],
    [["x", "--limit", "many"], 2, /--limit many is not a whole number/],
  ])("%j is one sentence", async (argv, code, stderr) => {
    using store = open();
    expect(await store.run(search, argv)).toMatchObject({
      code,
      stdout: "",
      stderr: expect.stringMatching(stderr),
    });
  });

  test("never shows a secret, nor the rest of one that a snippet cuts", async () => {
    using store = open();
    for (const words of [["token", "used"], ["used"], [SECRET.slice(0, 8)]]) {
      const { stdout } = await store.run(search, [...words, "--role", "output"]);
      for (let at = 0; at + 12 <= SECRET.length; at += 4)
        expect(stdout).not.toContain(SECRET.slice(at, at + 12));
    }
    const raw = await store.run(search, ["used", "--role", "output", "--raw"], { isTerminal: true });
    expect(raw.stdout).toContain(SECRET);
  });

  test("keeps the model inside its project", async () => {
    using store = open();
    const model = { env: { CLAUDECODE: "1" } };
    expect((await store.run(search, ["flaky"], model)).stdout).not.toContain("fence");
    expect((await store.run(search, ["fence"], model)).code).toBe(1);
    expect((await store.run(search, ["flaky", "--all"], model)).code).toBe(2);
    expect((await store.run(search, ["flaky", "--project", "garden"], model)).code).toBe(2);
    expect((await store.run(search, ["flaky", "--session", GARDEN], model)).code).toBe(1);
  });
});

describe("logbook search (needs a database engine)", () => {
  it.skipIf(!hasEngine)("says that text is not indexed, and finds it with --deep", async () => {
    using store = makeStore();
    const output = `${"start ".repeat(12_000)} buried ${"end ".repeat(12_000)}`;
    const call = { id: "toolu_1", tool: "Bash", input: { command: "cat" }, output };
    const turn = { uuid: "cccc1111-0000-4000-8000-000000000001", prompt: "read it", answer: "Read.", call };
    store.add({ id: SHOP, transcript: transcriptOf(SHOP, store.folder("shop"), [turn]) });
    store.ingest();
    const missed = await store.run(search, ["buried"]);
    expect(missed).toMatchObject({ code: 1, stdout: "" });
    expect(missed.stderr).toContain("--deep also searches what is not indexed");
    expect((await store.run(search, ["start"])).stdout).toContain("--deep searches all of them");
    const found = await store.run(search, ["buried", "--deep"]);
    expect(found).toMatchObject({ code: 0, stderr: "" });
    expect(found.stdout).toContain("start buried end");
  });
});

describe("the quick search of dist/search.cjs (needs a database engine)", () => {
  const quick = (onHandOver: () => void) => ({
    ...SEARCH_SURFACE,
    load: () => Promise.resolve({ run: createQuickSearch(onHandOver) }),
  });
  const never = () => expect.unreachable("handed over");

  it
    .skipIf(!hasEngine)
    .each([
      [["flaky", "token"]],
      [["flaky", "--all"]],
      [["flaky", "--json", "--tool", "bash"]],
      [["nonesuch"]],
      [[]],
      [["x", "--role", "system"]],
    ])("%j answers as the whole command does", async (argv) => {
    using store = filled();
    store.ingest();
    const { json: _, ...whole } = await store.run(search, argv);
    expect(await store.run(quick(never), argv)).toMatchObject(whole);
    const model = { env: { CLAUDECODE: "1" } };
    expect((await store.run(quick(never), argv, model)).stdout).toBe(
      (await store.run(search, argv, model)).stdout,
    );
  });

  it.each([[["x", "--deep"]], [["x", "--project", "garden"]], [["x", "--session", "3f2a"]], [["x"]]])(
    "%j is handed over with nothing printed where there is no archive, or more is asked for",
    async (argv) => {
      using store = filled();
      let handedOver = 0;
      const result = await store.run(
        quick(() => {
          handedOver++;
        }),
        argv,
      );
      expect({ handedOver, stdout: result.stdout, stderr: result.stderr }).toEqual({
        handedOver: 1,
        stdout: "",
        stderr: "",
      });
    },
  );
});
