import { execFileSync } from "node:child_process";
import fs from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { claimClosed } from "../../lib/platform/config-closed.ts";
import { isConfigUnreadable, loadConfig } from "../../lib/platform/load-config.ts";
import { loadExclusions } from "../../lib/platform/load-exclusions.ts";
import { withPluginOptions } from "../../lib/platform/plugin-options.ts";
import { makeTempStore, type TempStore } from "../support/temp-store.ts";

function write(temp: TempStore, text: string): void {
  fs.mkdirSync(temp.store.root, { recursive: true });
  fs.writeFileSync(temp.store.config, text);
}

const UNREADABLE: [what: string, make: (path: string) => void][] = [
  ["not JSON: ", (path) => fs.writeFileSync(path, "{ not json")],
  ["not JSON: ", (path) => fs.writeFileSync(path, "")],
  ["not a JSON object", (path) => fs.writeFileSync(path, '["exclude"]')],
  ["a folder", (path) => fs.mkdirSync(path)],
  ["a FIFO", (path) => execFileSync("mkfifo", [path])],
  ["a link to /dev/zero: a character device", (path) => fs.symlinkSync("/dev/zero", path)],
  ["a link that leads nowhere", (path) => fs.symlinkSync("/nowhere/config.json", path)],
  ["a link that leads in a circle", (path) => fs.symlinkSync(path, path)],
  ["a file of 1073741824 bytes", (path) => fs.truncateSync(fs.writeFileSync(path, "") ?? path, 2 ** 30)],
];

test("no file gives the defaults", () => {
  using temp = makeTempStore();
  const { config, problems } = loadConfig(temp.store, temp.env);
  expect(problems).toEqual([]);
  expect(config).toMatchObject({ "extraction.provider": "rules", "recall.max": 5, exclude: [] });
  expect(loadExclusions(temp.store, temp.env)).toEqual([]);
});

describe("a file that holds no settings is named, commands go on with the defaults, and what is excluded is not known:", () => {
  test.each(UNREADABLE)("%s", (what, make) => {
    using temp = makeTempStore();
    fs.mkdirSync(temp.store.root);
    make(temp.store.config);
    const loaded = loadConfig(temp.store, temp.env);
    const message = expect.stringMatching(`^${temp.store.config} is ${what}`);
    expect(loaded.problems).toEqual([{ key: "", message }]);
    expect(isConfigUnreadable(loaded)).toBe(true);
    expect(loaded.config["recall.max"]).toBe(5);
    expect(loadExclusions(temp.store, temp.env)).toBeUndefined();
  });
});

test("one process tells of it, and another one when the file has changed", () => {
  using temp = makeTempStore();
  write(temp, "{ not json");
  expect([claimClosed(temp.store), claimClosed(temp.store)]).toEqual([true, false]);
  write(temp, "{ not json either");
  expect([claimClosed(temp.store), claimClosed(temp.store)]).toEqual([true, false]);
});

test("a wrong value costs itself only", () => {
  using temp = makeTempStore();
  write(temp, '{"recall":{"max":"many"},"exclude":["/a"]}');
  const loaded = loadConfig(temp.store, temp.env);
  expect(isConfigUnreadable(loaded)).toBe(false);
  expect(loaded.config).toMatchObject({ "recall.max": 5, exclude: ["/a"] });
  expect(loadExclusions(temp.store, temp.env)).toEqual(["/a"]);
});

test("a byte order mark is no error", () => {
  using temp = makeTempStore();
  write(temp, '\uFEFF{"recall":{"max":2},"exclude":["/a"]}');
  expect(loadExclusions(temp.store, temp.env)).toEqual(["/a"]);
  expect(loadConfig(temp.store, temp.env)).toMatchObject({ config: { "recall.max": 2 }, problems: [] });
});

describe("options of the plugin", () => {
  const options = { extraction_provider: "claude", exclude: ["~/private/**", "client-*"] };

  function writeClientSettings(temp: TempStore, settings: object): void {
    const folder = join(temp.env.HOME, ".claude");
    fs.mkdirSync(folder, { recursive: true });
    fs.writeFileSync(join(folder, "settings.json"), JSON.stringify(settings, null, 2));
  }

  test("reach whoever is no hook of the plugin through the user's settings", () => {
    using temp = makeTempStore();
    write(temp, '{"extraction":{"provider":"off"},"exclude":["/a"]}');
    writeClientSettings(temp, {
      pluginConfigs: { "logbook@somewhere": { options }, "other@somewhere": { options: { exclude: "/b" } } },
    });
    const { config, problems } = loadConfig(temp.store, temp.env);
    expect(problems).toEqual([]);
    expect(config).toMatchObject({
      "extraction.provider": "claude",
      exclude: ["/a", "~/private/**", "client-*"],
    });
    expect(loadExclusions(temp.store, temp.env)).toEqual(config.exclude);
  });

  test("reach the plugin's hooks as variables, and nothing is read twice", () => {
    using temp = makeTempStore();
    writeClientSettings(temp, { pluginConfigs: { "logbook@logbook": { options } } });
    const env = { ...temp.env, CLAUDE_PLUGIN_ROOT: "/plugin", CLAUDE_PLUGIN_OPTION_EXCLUDE: "x-*, ~/y" };
    expect(loadExclusions(temp.store, env)).toEqual(["x-*", "~/y"]);
    expect(loadConfig(temp.store, env).config).toMatchObject({
      "extraction.provider": "rules",
      exclude: ["x-*", "~/y"],
    });
  });

  test.each([
    ["no JSON", '{ "pluginConfigs": '],
    ["of another shape", '{ "pluginConfigs": { "logbook@logbook": [1] } }'],
    ["of another shape still", '{ "pluginConfigs": { "logbook@logbook": { "options": "all" } } }'],
    ["a list", '["pluginConfigs"]'],
  ])("settings that are %s give none", (_what, text) => {
    using temp = makeTempStore();
    fs.mkdirSync(join(temp.env.HOME, ".claude"));
    fs.writeFileSync(join(temp.env.HOME, ".claude", "settings.json"), text);
    expect(withPluginOptions(temp.env)).toEqual(temp.env);
  });
});

test("the hooks' short cut reads the same exclusions", () => {
  using temp = makeTempStore();
  write(temp, '{"exclude":["/a","b-*"]}');
  expect(loadExclusions(temp.store, temp.env)).toEqual(["/a", "b-*"]);
  expect(loadExclusions(temp.store, temp.env)).toEqual(loadConfig(temp.store, temp.env).config.exclude);
});
