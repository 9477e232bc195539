import fs from "node:fs";
import { expect, test } from "vitest";
import { loadConfig } from "../../lib/platform/load-config.ts";
import { loadExclusions } from "../../lib/platform/load-exclusions.ts";
import { makeTempStore, type TempStore } from "../support/temp-store.ts";

function write(temp: TempStore, text: string): void {
  fs.mkdirSync(temp.store.root, { recursive: true });
  fs.writeFileSync(temp.store.config, text);
}

test("no file gives the defaults", () => {
  using temp = makeTempStore();
  const { config, problems } = loadConfig(temp.store, {});
  expect(problems).toEqual([]);
  expect(config).toMatchObject({ "extraction.provider": "rules", "recall.max": 5, exclude: [] });
  expect(loadExclusions(temp.store)).toEqual([]);
});

test("a file that is no JSON is named, and costs only itself", () => {
  using temp = makeTempStore();
  write(temp, "{ not json");
  const { config, problems } = loadConfig(temp.store, {});
  expect(problems).toEqual([{ key: "", message: expect.stringContaining(temp.store.config) }]);
  expect(config["recall.max"]).toBe(5);
  expect(loadExclusions(temp.store)).toEqual([]);
});

test("a byte order mark is no error", () => {
  using temp = makeTempStore();
  write(temp, '\uFEFF{"recall":{"max":2}}');
  expect(loadConfig(temp.store, {})).toMatchObject({ config: { "recall.max": 2 }, problems: [] });
});

test("the hooks' short cut reads the same exclusions", () => {
  using temp = makeTempStore();
  write(temp, '{"exclude":["/a","b-*"]}');
  expect(loadExclusions(temp.store)).toEqual(["/a", "b-*"]);
  expect(loadExclusions(temp.store)).toEqual(loadConfig(temp.store, {}).config.exclude);
});
