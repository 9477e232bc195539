import fs from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { isExcluded } from "../../lib/platform/exclude.ts";

let root = "";
beforeAll(() => {
  root = fs.realpathSync(fs.mkdtempSync(join(tmpdir(), "logbook-exclude-")));
});
afterAll(() => fs.rmSync(root, { recursive: true, force: true }));

function makeRepository(name: string): string {
  const folder = join(root, name);
  fs.mkdirSync(join(folder, ".git"), { recursive: true });
  fs.writeFileSync(join(folder, ".git", "HEAD"), "ref: refs/heads/main\n");
  fs.mkdirSync(join(folder, "src", "deep"), { recursive: true });
  return folder;
}

/** Of a repository of this name, which is made too. */
function makeWorktree(name: string): string {
  const gitDir = join(makeRepository(name), ".git", "worktrees", "side");
  fs.mkdirSync(gitDir, { recursive: true });
  fs.writeFileSync(join(gitDir, "HEAD"), "ref: refs/heads/side\n");
  fs.writeFileSync(join(gitDir, "commondir"), "../..\n");
  const worktree = join(root, `${name}-side`);
  fs.mkdirSync(worktree);
  fs.writeFileSync(join(worktree, ".git"), `gitdir: ${gitDir}\n`);
  return worktree;
}

function switchOff(folder: string): void {
  fs.mkdirSync(join(folder, ".claude"), { recursive: true });
  fs.writeFileSync(join(folder, ".claude", "logbook-off"), "");
}

describe("the file .claude/logbook-off", () => {
  test("switches its repository off, with the folders in it", () => {
    const repository = makeRepository("off");
    expect(isExcluded(undefined, repository, {})).toBe(false);
    switchOff(repository);
    expect(isExcluded(undefined, repository, {})).toBe(true);
    expect(isExcluded(undefined, join(repository, "src", "deep"), {})).toBe(true);
  });

  test("above the repository means nothing", () => {
    const outer = join(root, "outer");
    fs.mkdirSync(outer);
    switchOff(outer);
    expect(isExcluded(undefined, makeRepository("outer/inner"), {})).toBe(false);
  });

  test("in the project that the session began in switches off what lies elsewhere", () => {
    const project = makeRepository("begun");
    switchOff(project);
    const elsewhere = makeRepository("elsewhere");
    expect(isExcluded(undefined, elsewhere, { CLAUDE_PROJECT_DIR: project })).toBe(true);
    expect(isExcluded(undefined, elsewhere, {})).toBe(false);
  });

  test("in the main checkout switches its worktrees off", () => {
    const worktree = makeWorktree("main");
    expect(isExcluded(undefined, worktree, {})).toBe(false);
    switchOff(join(root, "main"));
    expect(isExcluded(undefined, worktree, {})).toBe(true);
  });
});

test("globs are asked for the folder, the project's folder and the main checkout", () => {
  const asked: string[] = [];
  const covers = (folder: string): boolean => {
    asked.push(folder);
    return folder === "/project";
  };
  expect(isExcluded(covers, "/elsewhere", { CLAUDE_PROJECT_DIR: "/project" })).toBe(true);
  expect(isExcluded(covers, "/elsewhere", {})).toBe(false);
  expect(isExcluded(covers, makeWorktree("covered"), {})).toBe(false);
  expect(asked).toContain(join(root, "covered"));
});
