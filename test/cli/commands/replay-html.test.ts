import fs from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { replay } from "../../../lib/cli/specs/replay.ts";
import type { PageData } from "../../../lib/page/shape.ts";
import { flattenSteps } from "../../../lib/page/steps.ts";
import { makeStore, type TestStore, transcriptOf } from "../../support/cli-store.ts";
import { hasNative } from "../../support/native.ts";
import { buildLog, richLog } from "../../support/session-log.ts";

const ID = "3f2a9c1e-0000-4000-8000-000000000001";
const TURN = {
  uuid: "11111111-0000-4000-8000-000000000001",
  promptId: "p1",
  prompt: "look",
  answer: "Seen.",
  call: { id: "toolu_1", tool: "Read", input: { file_path: "a.ts" }, output: "const a = 1;" },
};

function readData(file: string): PageData {
  const [, json = ""] = /id="page-data">(.*?)<\/script>/.exec(fs.readFileSync(file, "utf8")) ?? [];
  return JSON.parse(json) as PageData;
}

function addWithTexts(store: TestStore): void {
  store.add({
    id: ID,
    records: buildLog().prompt(0, "look", { prompt_id: "p1" }).call(5, 1, "Read", "a.ts").stop(9).records,
    transcript: transcriptOf(ID, store.folder("shop"), [TURN]),
  });
}

describe("logbook replay --html", () => {
  it("writes one file, private and whole, and says what is in it", async () => {
    using store = makeStore();
    store.add({ id: ID, records: richLog() });
    const file = join(store.root, "page.html");
    const { code, stdout } = await store.run(replay, ["3f2a", "--html", file]);
    expect(code).toBe(0);
    expect(stdout).toMatch(new RegExp(`^${file} .*kB · 2 turns · 11 calls\n$`));
    expect(fs.statSync(file).mode & 0o777).toBe(0o600);
    expect(readData(file)).toMatchObject({ session: ID, project: "shop", totals: { calls: 11 } });
    expect(fs.readFileSync(file, "utf8")).toMatch(/<\/html>\n$/);
  });

  it("takes a name from where it runs, replaces what is there, and leaves a link in place", async () => {
    using store = makeStore();
    store.add({ id: ID, records: richLog() });
    const folder = store.folder("shop");
    fs.writeFileSync(join(folder, "page.html"), "old");
    fs.symlinkSync("page.html", join(folder, "link.html"));
    const result = (await store.run(replay, ["--html", "link.html", "--json"])).json<{
      file: string;
      bytes: number;
    }>();
    expect(fs.lstatSync(join(folder, "link.html")).isSymbolicLink()).toBe(true);
    expect(fs.statSync(join(folder, "page.html")).size).toBe(result.bytes);
    expect(fs.readdirSync(folder).sort()).toEqual(["link.html", "page.html"]);
  });

  it("says in the page that texts are missing, and how to get them", async () => {
    using store = makeStore();
    store.add({ id: ID, records: richLog() });
    const file = join(store.root, "page.html");
    await store.run(replay, ["--html", file]);
    const { texts, notes } = readData(file);
    expect(texts).toBe("log");
    expect(notes).toEqual([
      expect.stringMatching(/^This page is drawn from the log alone: .*`logbook import`/),
    ]);
  });

  it("tells of damage in the page", async () => {
    using store = makeStore();
    store.add({ id: ID, records: richLog() });
    fs.appendFileSync(join(store.store.sessions, ID, "log.jsonl"), "{torn\n");
    const file = join(store.root, "page.html");
    await store.run(replay, ["--html", file]);
    expect(readData(file).notes[0]).toMatch(/is damaged at byte \d+/);
  });

  it.each([
    ["missing/page.html", /there is no folder .*missing\. Make it first/],
    [".", /that is a folder\. Name a file in it/],
    ["taken/page.html", /there is no folder/],
    ["pipe", /that is no ordinary file/],
  ])("%s: one sentence, and nothing left behind", async (name, sentence) => {
    using store = makeStore();
    store.add({ id: ID, records: richLog() });
    const folder = store.folder("shop");
    fs.writeFileSync(join(folder, "taken"), "a file");
    fs.symlinkSync("/dev/null", join(folder, "pipe"));
    const before = fs.readdirSync(folder);
    const { code, stdout, stderr } = await store.run(replay, ["--html", name]);
    expect({ code, stdout }).toEqual({ code: 1, stdout: "" });
    expect(stderr).toMatch(/^logbook: cannot write the page .*\n$/);
    expect(stderr).toMatch(sentence);
    expect(fs.readdirSync(folder)).toEqual(before);
  });

  it("does not touch an old file when the session is missing or empty", async () => {
    using store = makeStore();
    store.add({ id: ID });
    const file = join(store.root, "page.html");
    fs.writeFileSync(file, "old");
    const empty = await store.run(replay, [ID, "--html", file]);
    expect(empty).toMatchObject({ code: 1, stdout: "" });
    expect(empty.stderr).toMatch(/has no records/);
    expect((await store.run(replay, ["nope", "--html", file])).code).toBe(1);
    expect(fs.readFileSync(file, "utf8")).toBe("old");
  });

  it.each([["--follow"], ["--full"], ["--raw"], ["--width", "80"]])(
    "does not go with %s",
    async (...more) => {
      using store = makeStore();
      store.add({ id: ID, records: richLog() });
      const { code, stderr } = await store.run(replay, ["--html", join(store.root, "x.html"), ...more]);
      expect(code).toBe(2);
      expect(stderr).toContain(`${more[0]} does not go with --html`);
    },
  );

  it("is not for the model: it could write any file", async () => {
    using store = makeStore();
    store.add({ id: ID, records: richLog() });
    const file = join(store.root, "page.html");
    const { code, stderr } = await store.run(replay, ["--html", file], { env: { CLAUDECODE: "1" } });
    expect(code).toBe(2);
    expect(stderr).toContain("does not run inside Claude Code");
    expect(fs.existsSync(file)).toBe(false);
  });

  it("takes the texts from the raw copies where there is no archive", async () => {
    using store = makeStore();
    addWithTexts(store);
    const file = join(store.root, "page.html");
    const { code, stderr } = await store.run(replay, ["--html", file]);
    expect(code).toBe(0);
    expect(stderr).toContain("Reading the raw copies instead");
    expect(readData(file)).toMatchObject({ texts: "all", notes: [] });
  });
});

describe.skipIf(!hasNative)("logbook replay --html with an archive (needs the native module)", () => {
  it("joins the archive's texts", async () => {
    using store = makeStore();
    addWithTexts(store);
    store.ingest();
    const file = join(store.root, "page.html");
    expect(await store.run(replay, ["--html", file])).toMatchObject({ code: 0, stderr: "" });
    const data = readData(file);
    expect(data).toMatchObject({ texts: "all", notes: [], usage: { cacheRead: 6_000 } });
    const steps = flattenSteps(data).map(({ step }) => step);
    expect(steps).toMatchObject([
      { kind: "tool", output: { text: "const a = 1;" } },
      { kind: "answer", text: { text: "Seen." } },
    ]);
  });
});
