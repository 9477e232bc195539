import { execFileSync } from "node:child_process";
import fs from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readHeadCommit } from "../../lib/platform/head-commit.ts";

function git(cwd: string, ...args: string[]): string {
  const identity = ["-c", "user.name=t", "-c", "user.email=t@example.test"];
  return execFileSync("git", [...identity, ...args], {
    cwd,
    encoding: "utf8",
    stdio: ["ignore", "pipe", "ignore"],
  }).trim();
}

test("is what git says: on a branch, packed, detached, in a worktree and a subfolder; none where there is none", () => {
  const root = fs.mkdtempSync(join(fs.realpathSync(tmpdir()), "logbook-head-"));
  try {
    expect(readHeadCommit(root)).toBeUndefined();
    const repository = join(root, "repository");
    fs.mkdirSync(join(repository, "deep"), { recursive: true });
    git(repository, "init", "-q", "-b", "main");
    expect(readHeadCommit(repository)).toBeUndefined();
    git(repository, "commit", "-q", "--allow-empty", "-m", "one");
    const first = git(repository, "rev-parse", "HEAD");
    expect(readHeadCommit(join(repository, "deep"))).toBe(first);
    git(repository, "worktree", "add", "-q", "-b", "side", join(root, "tree"));
    git(join(root, "tree"), "commit", "-q", "--allow-empty", "-m", "two");
    expect(readHeadCommit(join(root, "tree"))).toBe(git(join(root, "tree"), "rev-parse", "HEAD"));
    git(repository, "pack-refs", "--all");
    expect(readHeadCommit(repository)).toBe(first);
    git(repository, "checkout", "-q", "--detach");
    expect(readHeadCommit(repository)).toBe(first);
  } finally {
    fs.rmSync(root, { recursive: true, force: true });
  }
});
