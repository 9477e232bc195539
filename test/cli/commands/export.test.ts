import fs from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { exportCommand } from "../../../lib/cli/specs/export.ts";
import { makeStore, type TestStore, transcriptOf } from "../../support/cli-store.ts";
import { hasNative } from "../../support/native.ts";
import { buildLog } from "../../support/session-log.ts";

const ID = "3f2a9c1e-0000-4000-8000-000000000001";
const SECRET = ["ghp", "0123456789abcdefghijABCDEFGHIJ012345"].join("_");
const uuidOf = (at: number) => `0f00000${at}-0000-4000-8000-000000000001`;

function filled(): TestStore {
  const store = makeStore();
  const transcript = transcriptOf(ID, store.folder("shop"), [
    {
      uuid: uuidOf(1),
      prompt: "注文を検査して\n\n```\nopen fence, <details> and <!-- a comment",
      answer: "# Done\n\n検査しました。 `code` and ````four````\n</blockquote><script>alert(1)</script>",
      call: {
        id: "toolu_1",
        tool: "Bash",
        input: { command: "cat 注文.md", description: "Look" },
        output: "```js\nlet a;\n```\n`````\nfive ticks, \u001b[31mred\u001b[0m </details>\n",
      },
    },
    { uuid: uuidOf(2), prompt: `push with ${SECRET}`, answer: `I used ${SECRET}.` },
  ]);
  store.add({ id: ID, records: buildLog().prompt(0, "注文を検査して").stop(5).records, transcript });
  store.ingest();
  return store;
}

interface ExportRecord {
  v: number;
  record: string;
  turn?: string;
  index?: number;
  kind?: string;
  text?: string;
  prompt?: string;
}

const recordsOf = (text: string) =>
  text
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line) as ExportRecord);

describe.runIf(hasNative)("logbook export", () => {
  it("is Markdown in which every text stays in its own block", async () => {
    using store = filled();
    const { code, stdout, stderr } = await store.run(exportCommand, []);
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
    await expect(stdout).toMatchFileSnapshot("__snapshots__/export.md");
    expect(stdout).not.toContain("\u001b");
  });

  it("is JSON lines, a record for the session, each turn and each step", async () => {
    using store = filled();
    const { stdout } = await store.run(exportCommand, ["3f2a", "--format", "jsonl"]);
    const records = recordsOf(stdout);
    expect(records.map(({ v, record, turn, index, kind }) => [v, record, turn, index ?? kind])).toEqual([
      [1, "session", undefined, undefined],
      [1, "turn", uuidOf(1), "human"],
      [1, "step", uuidOf(1), 0],
      [1, "step", uuidOf(1), 1],
      [1, "turn", uuidOf(2), "human"],
      [1, "step", uuidOf(2), 0],
    ]);
    expect(records[3]?.text).toContain("検査しました。 `code`");
    expect(records[2]).toMatchObject({
      ...{ kind: "tool", tool_use_id: "toolu_1", tool: "Bash", outcome: "ok" },
      output: expect.stringContaining("five ticks"),
    });
  });

  it("writes a file whole, private, its format by its name", async () => {
    using store = filled();
    const file = join(store.root, "session.jsonl");
    fs.writeFileSync(file, "older and longer ".repeat(10_000));
    const result = await store.run(exportCommand, ["--out", file, "--json"]);
    const bytes = fs.statSync(file).size;
    expect(result.json()).toEqual({ v: 1, session: ID, file, format: "jsonl", bytes, turns: 2 });
    expect(recordsOf(fs.readFileSync(file, "utf8"))).toHaveLength(6);
    expect(fs.statSync(file).mode & 0o777).toBe(0o600);
    expect(fs.readdirSync(store.root).filter((name) => name.endsWith(".tmp"))).toEqual([]);
  });

  it("gives a file the same bytes as a pipe", async () => {
    using store = filled();
    for (const format of ["md", "jsonl"]) {
      const file = join(store.root, `same.${format}`);
      await store.run(exportCommand, ["--out", file, "--format", format]);
      const { stdout } = await store.run(exportCommand, ["--format", format]);
      expect(fs.readFileSync(file, "utf8")).toBe(stdout);
    }
  });

  it.each([
    ["into a pipe", [], {}, false],
    ["into a pipe with --raw", ["--raw"], {}, false],
    ["at a terminal", [], { isTerminal: true }, false],
    ["at a terminal with --raw", ["--raw"], { isTerminal: true }, true],
    ["to the model with --raw", ["--raw"], { isTerminal: true, env: { CLAUDECODE: "1" } }, false],
  ])("masks secrets %s", async (_where, argv, host, isShown) => {
    using store = filled();
    for (const format of ["md", "jsonl"]) {
      const { stdout } = await store.run(exportCommand, [...argv, "--format", format], host);
      expect(stdout).toContain("push with");
      expect(stdout.includes(SECRET.slice(4))).toBe(isShown);
    }
  });

  it("puts secrets into a file only when told to, and never for the model", async () => {
    using store = filled();
    const file = join(store.root, "out.md");
    await store.run(exportCommand, ["--out", file]);
    expect(fs.readFileSync(file, "utf8")).toContain("push with [redacted:");
    await store.run(exportCommand, ["--out", file, "--raw"]);
    expect(fs.readFileSync(file, "utf8")).toContain(`push with ${SECRET}`);
    fs.rmSync(file);
    const result = await store.run(exportCommand, ["--out", file, "--raw"], { env: { CLAUDECODE: "1" } });
    expect(result.code).toBe(2);
    expect(fs.existsSync(file)).toBe(false);
  });

  it.each([
    ["a folder that is not there", (root: string) => join(root, "none", "a.md"), "there is no folder"],
    ["a folder", (root: string) => root, "that is a folder"],
    ["no ordinary file", () => "/dev/null", "that is no ordinary file"],
  ])("refuses %s in one sentence", async (_what, path, why) => {
    using store = filled();
    const { code, stdout, stderr } = await store.run(exportCommand, ["--out", path(store.root)]);
    expect({ code, stdout }).toEqual({ code: 1, stdout: "" });
    expect(stderr).toContain(why);
    expect(stderr.split("\n")).toHaveLength(2);
  });

  it("leaves nothing behind when the disk refuses", async () => {
    using store = filled();
    const folder = join(store.root, "full");
    fs.mkdirSync(folder);
    // The temporary name is longer than the file's own, and longer than a file system takes.
    const file = join(folder, `${"n".repeat(250)}.md`);
    const { code, stderr } = await store.run(exportCommand, ["--out", file]);
    expect(code).toBe(1);
    expect(stderr).toMatch(/^logbook: write the export .+nothing was left behind\.\n$/);
    expect(fs.readdirSync(folder)).toEqual([]);
  });

  it("stops at Ctrl-C and leaves nothing behind", async () => {
    using store = filled();
    const file = join(store.root, "stopped.md");
    const onInterrupt = (stop: () => void) => stop();
    const { code, stderr } = await store.run(exportCommand, ["--out", file], { onInterrupt });
    expect({ code, stderr }).toEqual({
      code: 1,
      stderr: "logbook: the export was stopped; nothing was left behind. Run it again to have all of it.\n",
    });
    expect(fs.readdirSync(store.root).filter((name) => name.startsWith("stopped"))).toEqual([]);
  });

  it("tells of a session without turns, and of a format that is none", async () => {
    using store = filled();
    const other = "4f2a9c1e-0000-4000-8000-000000000002";
    store.add({ id: other, records: buildLog().prompt(0, "only logged").records });
    const file = join(store.root, "a.md");
    const empty = await store.run(exportCommand, [other, "--out", file]);
    expect(empty.stderr).toBe(
      `logbook: session ${other} has no archived turns yet. logbook replay 4f2a9c1e shows it from its log.\n`,
    );
    expect([empty.code, fs.existsSync(file)]).toEqual([1, false]);
    expect((await store.run(exportCommand, ["--format", "pdf"])).code).toBe(2);
    expect((await store.run(exportCommand, ["nothing-like-it"])).code).toBe(1);
  });

  it("reads the raw copies where there is no archive", async () => {
    using store = filled();
    const { stdout: archived } = await store.run(exportCommand, []);
    fs.rmSync(store.store.archive);
    const { stdout, stderr } = await store.run(exportCommand, []);
    expect(stderr).toContain("Reading the raw copies instead");
    expect(stdout).toBe(archived);
  });

  it("has the whole of a text that the archive shortened", async () => {
    using store = makeStore();
    const output = `begin ${"middle ".repeat(40_000)} end`;
    const call = { id: "toolu_9", tool: "Bash", input: { command: "cat big" }, output };
    const turns = [{ uuid: uuidOf(1), prompt: "go", answer: "done", call }];
    store.add({
      id: ID,
      records: buildLog().prompt(0, "go").records,
      transcript: transcriptOf(ID, "/x", turns),
    });
    store.ingest();
    const { stdout } = await store.run(exportCommand, ["--format", "jsonl"]);
    const step = recordsOf(stdout).find(({ kind }) => kind === "tool") as { output?: string } | undefined;
    expect(step?.output).toBe(output);
  });
});
