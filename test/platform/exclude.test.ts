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

function switchOff(folder: string): void {
  fs.mkdirSync(join(folder, ".claude"), { recursive: true });
  fs.writeFileSync(join(folder, ".claude", "logbook-off"), "");
}

describe("the file .claude/logbook-off", () => {
  test("switches its repository off, with the folders in it", () => {
    const repository = makeRepository("off");
    expect(isExcluded([], repository, {})).toBe(false);
    switchOff(repository);
    expect(isExcluded([], repository, {})).toBe(true);
    expect(isExcluded([], join(repository, "src", "deep"), {})).toBe(true);
  });

  test("above the repository means nothing", () => {
    const outer = join(root, "outer");
    fs.mkdirSync(outer);
    switchOff(outer);
    expect(isExcluded([], makeRepository("outer/inner"), {})).toBe(false);
  });

  test("in the project that the session began in switches off what lies elsewhere", () => {
    const project = makeRepository("begun");
    switchOff(project);
    const elsewhere = makeRepository("elsewhere");
    expect(isExcluded([], elsewhere, { CLAUDE_PROJECT_DIR: project })).toBe(true);
    expect(isExcluded([], elsewhere, {})).toBe(false);
  });

  test("in the main checkout switches its worktrees off", () => {
    const main = makeRepository("main");
    const gitDir = join(main, ".git", "worktrees", "side");
    fs.mkdirSync(gitDir, { recursive: true });
    fs.writeFileSync(join(gitDir, "HEAD"), "ref: refs/heads/side\n");
    fs.writeFileSync(join(gitDir, "commondir"), "../..\n");
    const worktree = join(root, "side");
    fs.mkdirSync(worktree);
    fs.writeFileSync(join(worktree, ".git"), `gitdir: ${gitDir}\n`);
    expect(isExcluded([], worktree, {})).toBe(false);
    switchOff(main);
    expect(isExcluded([], worktree, {})).toBe(true);
  });
});

test.each([
  ["/work/secret", "/work/secret", true],
  ["/work/secret", "/work/secret/deep/down", true],
  ["/work/secret", "/work/secrets", false],
  ["/work/secret/", "/work/secret", true],
  ["/work/*", "/work/a/b", true],
  ["/work/*/b", "/work/a/c/b", false],
  ["/work/**/b", "/work/a/c/b", true],
  ["/work/**/b", "/work/b", true],
  ["/w?rk", "/work/x", true],
  ["secret-*", "/anywhere/secret-1/deep", true],
  ["secret-*", "/anywhere/my-secret-1", false],
  ["~/private", "/home/me/private/x", true],
  ["~", "/home/me/x", true],
  ["/work/***/b", "/work/a/c/b", true],
  [`/work/${"*".repeat(50_000)}`, "/work/a", true],
  [`${"*a".repeat(200)}b`, `/x/${"a".repeat(250)}`, false],
  [`/work/${"/".repeat(200_000)}x`, "/work/a", false],
  ["/work/?", "/work/", false],
  ["a+b (c)", "/x/a+b (c)", true],
  ["項目", "/work/項目", true],
  ["C:/work/x", "C:\\work\\x\\deep", true],
])("the glob %s and the folder %s: %s", (glob, folder, expected) => {
  expect(isExcluded([glob], folder, { HOME: "/home/me" })).toBe(expected);
});
