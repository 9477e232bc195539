import { describe, expect, it } from "vitest";
import { show } from "../../../lib/cli/specs/show.ts";
import { estimateTokens } from "../../../lib/text/estimate-tokens.ts";
import { makeStore, NOON_MS, type Said, type TestStore, transcriptOf } from "../../support/cli-store.ts";
import { hasEngine } from "../../support/native.ts";
import { buildLog, START_MS } from "../../support/session-log.ts";

const ID = "3f2a9c1e-0000-4000-8000-000000000001";
const OUTPUT = Array.from({ length: 30 }, (_, n) => `line ${n + 1}`).join("\n");
const TURNS: readonly Said[] = [
  {
    uuid: "aaaa1111-0000-4000-8000-000000000001",
    promptId: "p1",
    prompt: "Why does the test fail?\n用户身份 is lost.",
    answer: "The token expires.\n\nI fixed it.",
    call: {
      id: "toolu_01abc",
      tool: "Bash",
      input: { command: "npm test\n--run", timeout: 5 },
      output: OUTPUT,
    },
  },
  { uuid: "aaaa2222-0000-4000-8000-000000000002", promptId: "p2", prompt: "Thanks", answer: "Gladly." },
];

function filled(): TestStore {
  const store = makeStore();
  const log = buildLog().prompt(0, "Why does the test fail?", { prompt_id: "p1" });
  const callAt = (NOON_MS - 3_600_000 - START_MS) / 1_000 + 3;
  log.call(callAt, 1, "Bash", "npm test", { tool_use_id: "toolu_01abc" }).stop(callAt + 5);
  store.add({ id: ID, records: log.records, transcript: transcriptOf(ID, store.folder("shop"), TURNS) });
  return store;
}

interface Shown {
  turn: string;
  prompt: string;
  outcome: string;
  steps: { kind: string; text?: string; tool_use_id?: string; input?: string; output?: string | null }[];
}

/** The same questions to the archive and, where there is none, to the raw copies. */
describe.each([
  { source: "the archive (needs a database engine)", isArchived: true },
  { source: "the raw copies", isArchived: false },
])("logbook show from $source", ({ isArchived }) => {
  const test = it.skipIf(isArchived && !hasEngine);
  const open = () => {
    const store = filled();
    if (isArchived) store.ingest();
    return store;
  };

  test("prints a turn: prompt, tools, answer", async () => {
    using store = open();
    const { code, stdout, stderr } = await store.run(show, ["aaaa1111"]);
    expect(code).toBe(0);
    expect(stderr === "").toBe(isArchived);
    const portable = stdout.replaceAll(store.root, "/tmp/root");
    await expect(portable).toMatchFileSnapshot("__snapshots__/show-turn.txt");
  });

  test("prints everything with --full", async () => {
    using store = open();
    const { stdout } = await store.run(show, ["aaaa1111", "--full"]);
    for (const text of ["line 30", "command: npm test\n", "timeout: 5"]) expect(stdout).toContain(text);
  });

  test("is JSON with --json", async () => {
    using store = open();
    const { json } = await store.run(show, ["aaaa1111", "--full", "--json"]);
    expect(json<Shown>()).toMatchObject({
      v: 1,
      turn: TURNS[0]?.uuid,
      prompt: TURNS[0]?.prompt,
      outcome: "answered",
      sessions: [{ session: ID, is_abandoned: false }],
      tokens: { input: 200, output: 40, cache_read: 6_000 },
      steps: [
        {
          kind: "tool",
          tool_use_id: "toolu_01abc",
          input: JSON.stringify(TURNS[0]?.call?.input),
          output: OUTPUT,
        },
        { kind: "answer", text: TURNS[0]?.answer },
      ],
    });
  });

  test("opens a tool call by its id, whole", async () => {
    using store = open();
    const { code, stdout } = await store.run(show, ["toolu_01abc"]);
    expect(code).toBe(0);
    for (const text of ["✓ Bash", "line 30", "of turn aaaa1111: logbook show aaaa1111"])
      expect(stdout).toContain(text);
    expect((await store.run(show, ["toolu_01abc", "--json"])).json()).toMatchObject({
      turn: TURNS[0]?.uuid,
      tool_use_id: "toolu_01abc",
      output: OUTPUT,
    });
  });

  test("prints a session with the command that opens each turn", async () => {
    using store = open();
    const { stdout } = await store.run(show, ["3f2a9c1e"]);
    await expect(stdout).toMatchFileSnapshot("__snapshots__/show-session.txt");
    const { json } = await store.run(show, ["3f2a9c1e", "--json"]);
    expect(json<{ turns: Shown[] }>().turns.map(({ turn }) => turn)).toEqual(TURNS.map(({ uuid }) => uuid));
  });

  test("fits a budget of tokens and names what opens the rest", async () => {
    using store = open();
    const { stdout } = await store.run(show, ["aaaa1111", "--budget", "120"]);
    expect(estimateTokens(stdout)).toBeLessThanOrEqual(120);
    expect(stdout).toContain("Why does the test fail?");
    expect(stdout).toContain("logbook show");
  });

  test("knows no other project's turns inside Claude Code", async () => {
    using store = open();
    const elsewhere = { env: { CLAUDECODE: "1" }, cwd: store.folder("garden") };
    for (const id of ["aaaa1111", "toolu_01abc", "3f2a9c1e"]) {
      const { code, stdout } = await store.run(show, [id], elsewhere);
      expect({ id, code, stdout }).toEqual({ id, code: 1, stdout: "" });
    }
    expect((await store.run(show, ["aaaa1111"], { env: { CLAUDECODE: "1" } })).code).toBe(0);
  });

  test.each([
    ["ffffffff", 1, /no turn, tool call or session has the id "ffffffff"\. logbook search prints/],
    ["toolu_none", 1, /no turn, tool call or session has the id "toolu_none"/],
    ["", 2, /show needs the id of a turn/],
  ])("%j is one sentence", async (id, code, stderr) => {
    using store = open();
    expect(await store.run(show, [id])).toMatchObject({
      code,
      stdout: "",
      stderr: expect.stringMatching(stderr),
    });
  });

  test("names the candidates of an ambiguous beginning", async () => {
    using store = open();
    const { code, stderr } = await store.run(show, ["aaaa"]);
    expect(code).toBe(2);
    for (const { uuid } of TURNS) expect(stderr).toContain(uuid);
  });
});

describe("logbook show", () => {
  it.skipIf(!hasEngine)("reads from raw what the archive has cut (needs a database engine)", async () => {
    using store = makeStore();
    const output = `${"a".repeat(70_000)} the middle ${"b".repeat(70_000)}`;
    const call = { id: "toolu_1", tool: "Bash", input: { command: "cat" }, output };
    const turn = { uuid: "bbbb1111-0000-4000-8000-000000000001", prompt: "cat it", answer: "Done.", call };
    store.add({ id: ID, transcript: transcriptOf(ID, store.folder("shop"), [turn]) });
    store.ingest();
    const { json } = await store.run(show, ["bbbb1111", "--full", "--json"]);
    expect(json<Shown>().steps[0]?.output).toBe(output);
  });
});
