import fs from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { renderPluginFiles } from "../../lib/cli/plugin-files.ts";
import { CONFIG_TABLE } from "../../lib/contract/config.ts";
import { renderPermissions } from "../../lib/hook/registry.ts";
import packageJson from "../../package.json" with { type: "json" };
import { problemOf, shownCommands } from "../support/shown-commands.ts";

const read = (path: string): string => fs.readFileSync(path, "utf8");

describe("the plugin's manifests", () => {
  test.each(Object.entries(renderPluginFiles()))(
    "%s is what the code renders (npm run render)",
    (path, text) => {
      expect(read(path)).toBe(text);
    },
  );

  test("all name the package's version", () => {
    const plugin = JSON.parse(read(".claude-plugin/plugin.json"));
    const marketplace = JSON.parse(read(".claude-plugin/marketplace.json"));
    const lock = JSON.parse(read("package-lock.json"));
    const versions = [plugin.version, marketplace.version, marketplace.plugins[0].version, lock.version];
    expect([...versions, lock.packages[""].version]).toEqual(Array(5).fill(packageJson.version));
    expect(marketplace.plugins).toHaveLength(1);
    expect(marketplace.plugins[0]).toMatchObject({ name: plugin.name, source: "./" });
  });

  test("bring no development tools along: in a package with a workspace the client installs nothing", () => {
    const development = JSON.parse(read("scripts/package.json"));
    expect(packageJson).not.toHaveProperty("devDependencies");
    expect(packageJson.workspaces).toEqual(["scripts"]);
    expect(development.devDependencies).toHaveProperty("vitest");
  });

  test("every option is a setting's variable", () => {
    const { userConfig } = JSON.parse(read(".claude-plugin/plugin.json"));
    const variables = Object.values(CONFIG_TABLE).map((setting) =>
      "env" in setting ? setting.env : undefined,
    );
    const asked = Object.keys(userConfig).map((key) => `CLAUDE_PLUGIN_OPTION_${key.toUpperCase()}`);
    expect(asked).toHaveLength(2);
    for (const variable of asked) expect(variables).toContain(variable);
    // A default would be handed over as if the user had chosen it, and win over config.json.
    for (const option of Object.values(userConfig)) expect(option).not.toHaveProperty("default");
  });

  test("the icon is a square PNG that the catalogue takes", () => {
    const png = fs.readFileSync(join(".claude-plugin", "icon.png"));
    expect(png.subarray(1, 4).toString()).toBe("PNG");
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([512, 512]);
  });
});

interface Skill {
  name: string;
  text: string;
  fields: Map<string, string>;
}

function readSkill(name: string): Skill {
  const text = read(join("skills", name, "SKILL.md"));
  const front = /^---\n([\s\S]*?)\n---\n/.exec(text)?.[1] ?? "";
  const pairs = front.split("\n").map((line) => /^([\w-]+): (.+)$/.exec(line)?.slice(1) ?? []);
  return { name, text, fields: new Map(pairs.map(([key = "", value = ""]) => [key, value])) };
}

describe.each(fs.readdirSync("skills").map(readSkill))("skill $name", ({ name, text, fields }) => {
  /** The model may run these unasked anyway; `status` only where the user asks for it. */
  const readOnly = [...renderPermissions("").allow, ...(name === "status" ? ["Bash(logbook status:*)"] : [])];

  test("says what it is for, and is short", () => {
    expect(fields.get("name")).toBe(name);
    expect(fields.get("description")?.length).toBeGreaterThan(40);
    expect(fields.get("description")?.length).toBeLessThan(300);
    expect(text.length).toBeLessThan(2_500);
  });

  test("opens nothing to the model but reading", () => {
    const allowed = fields.get("allowed-tools")?.split(", ") ?? [];
    expect(allowed).not.toEqual([]);
    for (const rule of allowed) expect(readOnly).toContain(rule);
  });

  test("only the search is offered to the model; the others wait for the user", () => {
    expect(fields.get("disable-model-invocation")).toBe(name === "search" ? undefined : "true");
  });

  test("shows commands that exist", () => {
    const commands = shownCommands(text);
    expect(commands).not.toEqual([]);
    expect(commands.map(problemOf).filter((problem) => problem !== undefined)).toEqual([]);
  });
});

test("each has the client's command for it", () => {
  expect(fs.readdirSync("skills").sort()).toEqual(["handoff", "replay", "search", "status"]);
});
