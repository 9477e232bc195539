/** Every example of `exclude` that a user reads leaves out what it says. */
import fs from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { renderPluginFiles } from "../../lib/cli/plugin-files.ts";
import { config } from "../../lib/cli/specs/config.ts";
import { parseListText } from "../../lib/contract/list-text.ts";
import { compileFolderGlobs } from "../../lib/platform/folder-globs.ts";
import { repositoryRoot } from "../support/dist.ts";

/** What each covers, and a neighbour that it leaves alone. */
const MEANT: Record<string, { covers: string[]; leaves: string[] }> = {
  "~/private": { covers: ["/home/me/private", "/home/me/private/x/y"], leaves: ["/home/me/privateer"] },
  "~/private/**": { covers: ["/home/me/private", "/home/me/private/x/y"], leaves: ["/home/me/public"] },
  "~/scratch": { covers: ["/home/me/scratch/x"], leaves: ["/home/me/work/scratch"] },
  "**/secret-*": { covers: ["/srv/secret-1/x", "/home/me/work/secret-2"], leaves: ["/srv/my-secret"] },
  "client-*": { covers: ["/home/me/client-a", "/srv/client-b/x"], leaves: ["/srv/my-client"] },
  "*/client-*": {
    covers: ["/home/me/work/client-acme", "/home/me/work/client-acme/sub", "/home/me/client-x"],
    leaves: ["/home/me/work/acme"],
  },
  "~/work/*/secret": { covers: ["/home/me/work/a/secret"], leaves: ["/home/me/work/a/b/secret"] },
  "~/work/**/secret": { covers: ["/home/me/work/a/b/secret/x"], leaves: ["/home/me/a/secret"] },
  "~/work/{acme,globex}": {
    covers: ["/home/me/work/acme", "/home/me/work/globex/x"],
    leaves: ["/home/me/work/initech"],
  },
  "[a-c]*-nda": { covers: ["/srv/beta-nda/x"], leaves: ["/srv/delta-nda"] },
  "20??-audit": { covers: ["/srv/2026-audit"], leaves: ["/srv/20261-audit"] },
};

const PLACES = {
  "plugin option": () => {
    const { userConfig } = JSON.parse(renderPluginFiles()[".claude-plugin/plugin.json"] ?? "");
    return [String(userConfig.exclude.description.split(/commas between: /)[1])];
  },
  "help of config": () => config.examples.flatMap(([command]) => examplesIn(command)),
  documents: () =>
    ["README.md", ...fs.readdirSync(join(repositoryRoot, "docs")).map((name) => `docs/${name}`)]
      .filter((name) => name.endsWith(".md"))
      .flatMap((name) => examplesIn(fs.readFileSync(join(repositoryRoot, name), "utf8"))),
  "table of patterns": () => {
    const text = fs.readFileSync(join(repositoryRoot, "docs", "configuration.md"), "utf8");
    const table = text.split("| Pattern | Leaves out |")[1]?.split("\n\n")[0] ?? "";
    const cells = table.split("\n").flatMap((row) => row.split(" | ")[0] ?? []);
    return cells.flatMap((cell) => [...cell.matchAll(/`([^`]+)`/g)].map((match) => match[1] ?? ""));
  },
};

function examplesIn(text: string): string[] {
  return [...text.matchAll(/\bexclude[ =]'([^']+)'/g)].map((match) => match[1] ?? "");
}

test.each(Object.entries(PLACES))("%s", (_, find) => {
  const globs = find().flatMap(parseListText);
  expect(globs.length).toBeGreaterThan(1);
  for (const glob of globs) {
    const { covers, problems } = compileFolderGlobs([glob], { home: "/home/me", platform: "linux" });
    expect(problems).toEqual([]);
    const meant = MEANT[glob];
    expect(meant, `what ${glob} leaves out belongs into this test`).toBeDefined();
    expect(
      meant?.covers.filter((folder) => !covers(folder)),
      glob,
    ).toEqual([]);
    expect(meant?.leaves.filter(covers), glob).toEqual([]);
  }
});
