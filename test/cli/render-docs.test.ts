import fs from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { renderDocument } from "../../lib/cli/render-docs.ts";
import { COMMANDS } from "../../lib/cli/table.ts";
import packageJson from "../../package.json" with { type: "json" };
import { problemOf, shownCommands } from "../support/shown-commands.ts";

const PAGES = [
  "README.md",
  ...fs.readdirSync("docs").flatMap((name) => (name.endsWith(".md") ? [`docs/${name}`] : [])),
];
const scripts: Record<string, string> = packageJson.scripts;

function isDefined<T>(value: T | undefined): value is T {
  return value !== undefined;
}

describe.each(PAGES.map((path) => ({ path, text: fs.readFileSync(path, "utf8") })))(
  "$path",
  ({ path, text }) => {
    it("holds what the code renders (npm run render)", () => {
      expect(text).toBe(renderDocument(text, COMMANDS));
    });

    it("shows only command lines that the command table understands", () => {
      expect(shownCommands(text).map(problemOf).filter(isDefined)).toEqual([]);
    });

    it("shows npm scripts that exist", () => {
      const shown = [...text.matchAll(/npm run ([\w:]+)/g)].map((match) => match[1] ?? "");
      expect(shown.filter((name) => scripts[name] === undefined)).toEqual([]);
    });

    it("links to files that are there", () => {
      const links = [...text.matchAll(/\]\(([^)\s]+)\)|src="([^"]+)"/g)].map(
        (match) => match[1] ?? match[2] ?? "",
      );
      const inside = links
        .filter((link) => !/^(?:https?:|#)/.test(link))
        .map((link) => link.replace(/#.*/, ""));
      expect(inside.filter((link) => !fs.existsSync(join(dirname(path), link)))).toEqual([]);
    });
  },
);

it("renders each part somewhere, and shows commands enough", () => {
  const all = PAGES.map((path) => fs.readFileSync(path, "utf8"));
  const parts = all.flatMap((text) =>
    [...text.matchAll(/<!-- rendered: (\w+) -->/g)].map((match) => match[1]),
  );
  expect([...new Set(parts)].sort()).toEqual(["commands", "configuration", "events", "help"]);
  expect(all.flatMap(shownCommands).length).toBeGreaterThan(60);
});

it("refuses a part that it does not know", () => {
  expect(() => renderDocument("<!-- rendered: poem -->\n<!-- end: poem -->", COMMANDS)).toThrow("poem");
});

it("every picture is shown, and small", () => {
  const pictures = fs.readdirSync("docs/pictures");
  const all = PAGES.map((path) => fs.readFileSync(path, "utf8")).join("\n");
  expect(pictures.length).toBeGreaterThan(1);
  for (const name of pictures) {
    expect(fs.statSync(join("docs/pictures", name)).size, name).toBeLessThan(200_000);
    expect(all, name).toContain(`pictures/${name}`);
  }
});
