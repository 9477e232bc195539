import { expect, test } from "vitest";
import { CONFIG_TABLE, checkSetting, parseConfig } from "../../lib/contract/config.ts";

test("every default is one of its own setting's values", () => {
  for (const [key, setting] of Object.entries(CONFIG_TABLE)) {
    expect(checkSetting(key, setting.default), key).toBeUndefined();
    expect(setting.description, key).toMatch(/\.$/);
  }
});

test("nested and dotted keys mean the same", () => {
  const nested = parseConfig({ extraction: { model: "sonnet", dailyCalls: 3 } }, {});
  const dotted = parseConfig({ "extraction.model": "sonnet", "extraction.dailyCalls": 3 }, {});
  expect(nested).toEqual(dotted);
  expect(nested.config).toMatchObject({ "extraction.model": "sonnet", "extraction.dailyCalls": 3 });
});

test.each([
  [{ extraction: { provider: "gpt" } }, "extraction.provider", "one of rules, claude, command, off"],
  [{ extraction: { modle: "x" } }, "extraction.modle", 'there is no setting "extraction.modle"'],
  [{ recall: { max: "5" } }, "recall.max", "must be a number"],
  [{ recall: { max: -1 } }, "recall.max", "zero or more"],
  [{ spill: { enabled: "yes" } }, "spill.enabled", "must be a boolean"],
  [{ exclude: "x" }, "exclude", "list of texts"],
  [{ exclude: [1] }, "exclude", "list of texts"],
  [{ toString: 1 }, "toString", "there is no setting"],
])("a wrong setting is named and costs only itself: %j", (file, key, message) => {
  const { config, problems } = parseConfig({ ...file, "handoff.enabled": false }, {});
  expect(problems).toEqual([{ key, message: expect.stringContaining(message) }]);
  expect(config).toEqual({ ...parseConfig({}, {}).config, "handoff.enabled": false });
});

test.each([[[]], [null], ["text"], [7]])("a file that holds %j is no configuration", (value) => {
  expect(parseConfig(value, {}).problems).toEqual([{ key: "", message: expect.stringContaining("object") }]);
});

test("the environment wins over the file, and is checked as well", () => {
  const variable = CONFIG_TABLE["recall.provider"].env ?? "";
  const file = { recall: { provider: "deterministic" } };
  expect(parseConfig(file, { [variable]: "claude" }).config["recall.provider"]).toBe("claude");
  expect(parseConfig(file, { [variable]: "oracle" })).toMatchObject({
    config: { "recall.provider": "deterministic" },
    problems: [{ key: "recall.provider", message: expect.stringContaining(variable) }],
  });
});
