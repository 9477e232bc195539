import fs from "node:fs";
import { join } from "node:path";
import { createFixture } from "fs-fixture";
import { describe, expect, it } from "vitest";
import { CONFIG_KEYS, renderConfigTable } from "../../../lib/cli/config-table.ts";
import { config } from "../../../lib/cli/specs/config.ts";
import { makeStore } from "../../support/cli-store.ts";
import { runCommand } from "../../support/run-command.ts";

type View = { key: string; value: unknown; origin: string };

async function inStore(text?: string) {
  const fixture = await createFixture(text === undefined ? {} : { "config.json": text });
  const env = { LOGBOOK_HOME: fixture.path };
  return {
    fixture,
    file: () => fs.readFileSync(join(fixture.path, "config.json"), "utf8"),
    run: (...argv: string[]) => runCommand(config, argv, { env }),
    runWith: (more: Record<string, string>, ...argv: string[]) =>
      runCommand(config, argv, { env: { ...env, ...more } }),
    [Symbol.asyncDispose]: () => fixture.rm(),
  };
}

describe("config", () => {
  it("shows every setting with its origin", async () => {
    await using store = await inStore('{"recall.max": 3, "raw": {"keepDays": 30}}');
    const result = await store.runWith({ CLAUDE_PLUGIN_OPTION_EXTRACTION_PROVIDER: "off" }, "--json");
    const { settings } = result.json<{ settings: View[] }>();
    expect(settings.map(({ key }) => key)).toEqual(CONFIG_KEYS);
    const shown = Object.fromEntries(settings.map(({ key, value, origin }) => [key, [value, origin]]));
    expect(shown).toMatchObject({
      "recall.max": [3, "config.json"],
      "raw.keepDays": [30, "config.json"],
      "extraction.provider": ["off", "CLAUDE_PLUGIN_OPTION_EXTRACTION_PROVIDER"],
      "handoff.enabled": [true, "default"],
    });
    expect(result.code).toBe(0);
  });

  it("changes one key and leaves the other bytes alone", async () => {
    await using store = await inStore('{\n\t"raw": { "keepDays": 30 },\n\t"mine": 1\n}\n');
    expect((await store.run("raw.keepDays", "7")).code).toBe(0);
    expect((await store.run("exclude", "/a/**, ~/b")).code).toBe(0);
    expect(store.file()).toBe(
      '{\n\t"raw": { "keepDays": 7 },\n\t"mine": 1,\n\t"exclude": [\n\t\t"/a/**",\n\t\t"~/b"\n\t]\n}\n',
    );
    expect((await store.run("raw.keepDays", "--unset")).code).toBe(0);
    expect((await store.run("raw.keepDays")).stdout).toBe("0\n");
  });

  it("makes the file where there is none, readable by its owner only", async () => {
    await using store = await inStore();
    expect((await store.run("spill.enabled", "on")).code).toBe(0);
    expect(JSON.parse(store.file())).toEqual({ "spill.enabled": true });
    expect(fs.statSync(join(store.fixture.path, "config.json")).mode & 0o777).toBe(0o600);
  });

  it.each([
    [["recal.max"], 2, 'there is no setting "recal.max". Did you mean recall.max?'],
    [["recall.max", "many"], 2, '"recall.max" must be a number'],
    [["recall.max", ""], 2, '"recall.max" must be a number'],
    [["spill.enabled", "maybe"], 2, '"spill.enabled" must be a boolean'],
    [["extraction.provider", "gpt"], 2, '"extraction.provider" must be one of rules, claude, command, off'],
    [["exclude", "[1]"], 2, '"exclude" must be a list of texts'],
    [["exclude", "~/a, !~/a/b"], 2, 'exclude: "!~/a/b" begins with "!", but a pattern can only exclude'],
  ])("refuses %j in one sentence", async (argv, code, message) => {
    await using store = await inStore();
    const result = await store.run(...argv);
    expect(result.code).toBe(code);
    expect(result.stderr).toContain(message);
    expect(fs.existsSync(join(store.fixture.path, "config.json"))).toBe(false);
  });

  it("names a wrong key or value of the file and shows the rest", async () => {
    await using store = await inStore('{"recall.max": "x", "nonsense": 1, "raw.keepDays": 9}');
    const result = await store.run();
    expect(result.code).toBe(1);
    expect(result.stderr).toContain('config.json: "recall.max" must be a number');
    expect(result.stderr).toContain('config.json: there is no setting "nonsense"');
    expect(result.stdout).toMatch(/raw\.keepDays +9 +config\.json/);
    expect(result.stdout).toMatch(/recall\.max +5 +default/);
  });

  it("does not write into a file that is not JSON, and says where it breaks", async () => {
    await using store = await inStore('{\n  "a": ,\n}');
    const result = await store.run("recall.max", "3");
    expect(result.code).toBe(1);
    expect(result.stderr).toContain("config.json, line 2, column 8: value expected");
    expect((await store.run()).stderr).toContain("is not JSON");
    expect(store.file()).toBe('{\n  "a": ,\n}');
  });

  it("does not change anything inside Claude Code, but shows", async () => {
    await using store = await inStore();
    expect((await store.runWith({ CLAUDECODE: "1" }, "recall.max", "3")).code).toBe(2);
    expect((await store.runWith({ CLAUDECODE: "1" }, "recall.max")).stdout).toBe("5\n");
  });
});

describe("config exclude", () => {
  type Cover = { glob: string; folders: string[]; problem?: string };

  it("keeps commas in braces together", async () => {
    await using store = await inStore();
    await store.run("exclude", "~/work/{a,b}, client-*");
    expect(JSON.parse(store.file())).toEqual({ exclude: ["~/work/{a,b}", "client-*"] });
  });

  it("shows which known folders each pattern covers: of the store, of the client, and on the disk", async () => {
    using temp = makeStore();
    temp.add({ id: "11111111-1111-4111-8111-111111111111", project: "client-acme" });
    temp.add({ id: "22222222-2222-4222-8222-222222222222", project: "shop" });
    const history = join(temp.root, ".claude", "projects", "-srv-client-old");
    fs.mkdirSync(history, { recursive: true });
    fs.writeFileSync(
      join(history, "33333333-3333-4333-8333-333333333333.jsonl"),
      `${JSON.stringify({ type: "user", cwd: "/srv/client-old" })}\n`,
    );
    fs.mkdirSync(join(temp.root, "notes"));
    const told = await temp.run(config, ["exclude", "client-*, ~/notes/**, nowhere-*"]);
    expect(told.stderr).toContain('"client-*" covers /srv/client-old and ');
    expect(told.stderr).toContain(`"~/notes/**" covers ${join(temp.root, "notes")}`);
    expect(told.stderr).toContain('"nowhere-*" covers no folder that logbook or Claude Code knows');
    const shown = await temp.run(config, ["exclude", "--json"]);
    const { covers } = shown.json<{ covers: Cover[] }>();
    expect(covers).toEqual([
      { glob: "client-*", folders: ["/srv/client-old", temp.folder("client-acme")].sort() },
      { glob: "~/notes/**", folders: [join(temp.root, "notes")] },
      { glob: "nowhere-*", folders: [] },
    ]);
    // Of other projects the model learns nothing.
    const asked = await temp.run(config, ["exclude", "--json"], { env: { CLAUDECODE: "1" } });
    expect(asked.stdout + asked.stderr).not.toContain("client-old");
  });

  it("names a wrong pattern of the file, and exits 1", async () => {
    await using store = await inStore('{"exclude": ["/a", "[z-a]", "b"]}');
    for (const argv of [[], ["exclude"]]) {
      const result = await store.run(...argv);
      expect(result.stderr).toContain(
        'exclude: "[z-a]" holds [z-a], which is no pattern; it excludes nothing',
      );
      expect(result.code).toBe(1);
    }
    const { problems } = (await store.run("--json")).json<{ problems: { key: string }[] }>();
    expect(problems).toEqual([expect.objectContaining({ key: "exclude" })]);
  });
});

it("the README's table has a row for every setting", () => {
  const table = renderConfigTable();
  for (const key of CONFIG_KEYS) expect(table).toContain(`| \`${key}\` | \``);
});
