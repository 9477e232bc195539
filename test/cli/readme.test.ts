import fs from "node:fs";
import { describe, expect, it } from "vitest";
import { renderReadme } from "../../lib/cli/readme.ts";
import { COMMANDS } from "../../lib/cli/table.ts";

const readme = fs.readFileSync("README.md", "utf8");

describe("README.md", () => {
  it("holds the tables that the code renders (npm run render)", () => {
    expect(readme).toBe(renderReadme(readme, COMMANDS));
  });

  it("names only commands that exist", () => {
    const shell = [...readme.matchAll(/```sh\n([\s\S]*?)```/g)].map((match) => match[1]).join("\n");
    const named = [...shell.matchAll(/^(?:node bin\/)?logbook ([a-z]+)/gm)].map((match) => match[1]);
    const known = COMMANDS.map((command) => command.name);
    expect(named.length).toBeGreaterThan(8);
    expect(named.filter((name) => !known.includes(name ?? ""))).toEqual([]);
  });

  it("shows npm scripts that exist", () => {
    const { scripts } = JSON.parse(fs.readFileSync("package.json", "utf8")) as {
      scripts: Record<string, string>;
    };
    const shown = [...readme.matchAll(/npm run ([\w:]+)/g)].map((match) => match[1] ?? "");
    expect(shown.length).toBeGreaterThan(0);
    expect(shown.filter((name) => scripts[name] === undefined)).toEqual([]);
  });
});
