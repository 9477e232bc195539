import { execFileSync } from "node:child_process";
import fs from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { findGit, projectOf } from "../../lib/platform/project.ts";

let root = "";

function git(cwd: string, ...args: string[]): void {
  const identity = ["-c", "user.name=t", "-c", "user.email=t@t.invalid", "-c", "protocol.file.allow=always"];
  execFileSync("git", [...identity, ...args], {
    cwd,
    stdio: "ignore",
    env: { ...process.env, GIT_CONFIG_GLOBAL: "/dev/null" },
  });
}

function makeRepository(...path: string[]): string {
  const folder = join(root, ...path);
  fs.mkdirSync(folder, { recursive: true });
  git(folder, "init", "-q");
  git(folder, "commit", "-q", "--allow-empty", "-m", "first");
  return folder;
}

beforeAll(() => {
  root = fs.realpathSync(fs.mkdtempSync(join(tmpdir(), "logbook-project-")));
});

afterAll(() => fs.rmSync(root, { recursive: true, force: true }));

describe("one project", () => {
  test("is a repository with its subfolders", () => {
    const repository = makeRepository("plain", "app");
    fs.mkdirSync(join(repository, "src", "deep"), { recursive: true });
    const project = projectOf(repository);
    expect(project).toMatchObject({ name: "app", root: repository });
    expect(project.id).toMatch(/^app-[0-9a-f]{8}$/);
    expect(projectOf(join(repository, "src", "deep"))).toEqual(project);
  });

  test("Q30: is a repository with its worktrees, wherever they lie", () => {
    const repository = makeRepository("worktrees", "main");
    git(repository, "worktree", "add", "-q", join(root, "elsewhere"), "-b", "side");
    fs.mkdirSync(join(root, "elsewhere", "sub"));
    expect(projectOf(join(root, "elsewhere", "sub"))).toEqual(projectOf(repository));
  });

  test("is a worktree whose files name relative paths", () => {
    const repository = makeRepository("relative", "main");
    git(repository, "worktree", "add", "-q", join(root, "relative", "side"), "-b", "side");
    const dotGit = join(root, "relative", "side", ".git");
    fs.writeFileSync(dotGit, "gitdir: ../main/.git/worktrees/side\n");
    expect(projectOf(join(root, "relative", "side"))).toEqual(projectOf(repository));
  });

  test("is the same through a symbolic link", () => {
    const repository = makeRepository("linked", "real");
    fs.symlinkSync(repository, join(root, "link-to-real"));
    expect(projectOf(join(root, "link-to-real"))).toEqual(projectOf(repository));
  });

  test("is a bare repository", () => {
    const bare = join(root, "bare", "shared.git");
    fs.mkdirSync(bare, { recursive: true });
    git(bare, "init", "-q", "--bare");
    expect(projectOf(bare)).toMatchObject({ name: "shared.git", root: bare });
    git(makeRepository("bare", "seed"), "push", "-q", bare, "HEAD:refs/heads/side");
    git(bare, "worktree", "add", "-q", join(root, "bare", "tree"), "side");
    expect(projectOf(join(root, "bare", "tree")).id).toBe(projectOf(bare).id);
  });

  test("is a folder without git, also when it is gone", () => {
    const folder = join(root, "no-git", "notes");
    fs.mkdirSync(folder, { recursive: true });
    const project = projectOf(folder);
    expect(project).toMatchObject({ name: "notes", root: folder });
    fs.rmdirSync(folder);
    expect(projectOf(folder)).toEqual(project);
  });
});

describe("two projects", () => {
  test("F40: are two repositories with one name", () => {
    const [left, right] = [makeRepository("left", "app"), makeRepository("right", "app")];
    expect(projectOf(left).id).not.toBe(projectOf(right).id);
    expect(projectOf(left).name).toBe(projectOf(right).name);
  });

  test("Q29 F40: are folders whose paths differ by a slash and a dash", () => {
    for (const folder of ["test/project", "test-project"])
      fs.mkdirSync(join(root, folder), { recursive: true });
    expect(projectOf(join(root, "test/project")).id).not.toBe(projectOf(join(root, "test-project")).id);
  });

  test("are a repository and its submodule", () => {
    const library = makeRepository("modules", "library");
    const outer = makeRepository("modules", "outer");
    git(outer, "submodule", "--quiet", "add", library, "vendor/library");
    const inner = projectOf(join(outer, "vendor", "library"));
    expect(inner.id).not.toBe(projectOf(outer).id);
    expect(inner.name).toBe("library");
  });
});

describe("a folder name", () => {
  test.each([
    ["with space", /^with-space-[0-9a-f]{8}$/],
    ["項目", /^project-[0-9a-f]{8}$/],
    ["-leading", /^leading-[0-9a-f]{8}$/],
    ['it\'s $a & "b"', /^it-s-a-b-[0-9a-f]{8}$/],
    [".hidden", /^hidden-[0-9a-f]{8}$/],
    ["n".repeat(200), /^n{40}-[0-9a-f]{8}$/],
  ])("%s is safe", (name, pattern) => {
    const folder = join(root, "names", name);
    fs.mkdirSync(folder, { recursive: true });
    expect(projectOf(folder)).toMatchObject({ id: expect.stringMatching(pattern), name });
  });

  test("of the root is one too", () => {
    expect(projectOf("/")).toMatchObject({ name: "root", root: "/" });
  });
});

test("Q8: a .git file of 200,000 blanks is read once", () => {
  const repository = makeRepository("blanks", "outer");
  const inner = join(repository, "inner");
  fs.mkdirSync(inner);
  fs.writeFileSync(join(inner, ".git"), `gitdir: a${"\t".repeat(200_000)}b`);
  expect(findGit(inner)?.top).toBe(repository);
});

describe("a .git that leads nowhere", () => {
  test.each([
    ["an empty folder", (dotGit: string) => fs.mkdirSync(dotGit)],
    ["a file without a path", (dotGit: string) => fs.writeFileSync(dotGit, "hello\n")],
    ["a path to nothing", (dotGit: string) => fs.writeFileSync(dotGit, "gitdir: /nowhere/at/all\n")],
  ])("%s is passed over", (name, make) => {
    const repository = makeRepository("broken", name);
    const inner = join(repository, "inner");
    fs.mkdirSync(inner);
    make(join(inner, ".git"));
    expect(findGit(inner)).toEqual({ top: repository, commonDir: join(repository, ".git") });
  });
});
