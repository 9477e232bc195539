import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { isExcluded } from "../../lib/platform/exclude.ts";
import { boundFolder, folderOfPayload } from "../../lib/platform/folder-walk.ts";
import { readHeadCommit } from "../../lib/platform/head-commit.ts";
import { findGit, projectOf } from "../../lib/platform/project.ts";

const ODD_FOLDERS: [name: string, folder: string][] = [
  ["of 200,000 names", `/work/${"a/".repeat(200_000)}`],
  ["of a megabyte", `/work/${"a".repeat(1_000_000)}`],
  ["of 200,000 ways up", `/work/${"../".repeat(200_000)}`],
  ["of slashes", "/".repeat(1_000_000)],
  ["with a NUL", "/work/a\0b/c"],
  ["that is a NUL", "\0"],
  ["that is empty", ""],
  ["that is relative", "work/a"],
];

describe.each(ODD_FOLDERS)("a folder %s", (_name, folder) => {
  test("has a project, and is asked about in no time", () => {
    const startMs = performance.now();
    const bound = boundFolder(folder);
    expect(bound.length).toBeLessThanOrEqual(4_096);
    expect(folderOfPayload(folder)).toMatch(/^\//);
    expect(folderOfPayload(folder)).not.toContain("\0");
    expect(projectOf(folder).id).toMatch(/^[A-Za-z0-9_-]+$/);
    findGit(folder);
    readHeadCommit(folder);
    isExcluded(undefined, folder, { HOME: "/home" });
    expect(performance.now() - startMs).toBeLessThan(1_000);
  });
});

test("a folder that can be is left as it is, and a deep one is judged by what lies above", () => {
  for (const folder of ["/", "/work", "/work/a", "work", "C:\\work\\a"])
    expect(boundFolder(folder)).toBe(folder);
  const deep = `/work/${"a/".repeat(1_000)}`;
  expect(deep.startsWith(`${boundFolder(deep)}/`)).toBe(true);
  expect(boundFolder(`/work/${"a".repeat(5_000)}`)).toBe("/work");
  expect(boundFolder("/work/a\0b")).toBe("/work");
  expect(folderOfPayload("a/b")).toBe(join(process.cwd(), "a/b"));
});
