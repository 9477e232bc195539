import fs from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { loadConfig } from "../../lib/platform/load-config.ts";
import { loadExclusions } from "../../lib/platform/load-exclusions.ts";
import { withPluginOptions } from "../../lib/platform/plugin-options.ts";
import { makeTempStore, type TempStore } from "../support/temp-store.ts";

function write(temp: TempStore, text: string): void {
  fs.mkdirSync(temp.store.root, { recursive: true });
  fs.writeFileSync(temp.store.config, text);
}

test("no file gives the defaults", () => {
  using temp = makeTempStore();
  const { config, problems } = loadConfig(temp.store, temp.env);
  expect(problems).toEqual([]);
  expect(config).toMatchObject({ "extraction.provider": "rules", "recall.max": 5, exclude: [] });
  expect(loadExclusions(temp.store, temp.env)).toEqual([]);
});

test("a file that is no JSON is named, and costs only itself", () => {
  using temp = makeTempStore();
  write(temp, "{ not json");
  const { config, problems } = loadConfig(temp.store, temp.env);
  expect(problems).toEqual([{ key: "", message: expect.stringContaining(temp.store.config) }]);
  expect(config["recall.max"]).toBe(5);
  expect(loadExclusions(temp.store, temp.env)).toEqual([]);
});

test("a byte order mark is no error", () => {
  using temp = makeTempStore();
  write(temp, '\uFEFF{"recall":{"max":2}}');
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
