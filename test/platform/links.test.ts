import fs from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { blankLines } from "../../lib/platform/blank-lines.ts";
import {
  appendLine,
  createFileOnce,
  makeDirectory,
  writeFileAtomic,
  writeFileLoosely,
} from "../../lib/platform/files.ts";
import { assertNoLinkBelow } from "../../lib/platform/links.ts";
import { acquireLock } from "../../lib/platform/lock.ts";
import { closeToOthers, findOpenEntries } from "../../lib/platform/modes.ts";
import { overwriteInFile } from "../../lib/platform/overwrite-file.ts";
import { openRegularForChange } from "../../lib/platform/regular-file.ts";
import { moveFile, removeFile, removeFolder } from "../../lib/platform/remove.ts";
import { writeFileInParts } from "../../lib/platform/write-parts.ts";
import { createNeedles } from "../../lib/text/needle.ts";
import { makeTempStore, type TempStore } from "../support/temp-store.ts";

let temp: TempStore;
let outside = "";
beforeEach(() => {
  temp = makeTempStore();
  vi.stubEnv("LOGBOOK_HOME", temp.store.root);
  outside = join(temp.env.HOME, "outside");
  fs.mkdirSync(join(outside, "inner"), { recursive: true });
  fs.writeFileSync(join(outside, "inner", "file"), "a secret line\n");
  fs.writeFileSync(join(outside, "file"), "a secret line\n");
});
afterEach(() => {
  vi.unstubAllEnvs();
  temp[Symbol.dispose]();
});

/** Everything outside, with its bytes, modes and names. */
function pictureOf(folder: string): string[] {
  return fs
    .readdirSync(folder, { recursive: true, encoding: "utf8" })
    .sort()
    .map((name) => {
      const stat = fs.lstatSync(join(folder, name));
      const text = stat.isFile() ? fs.readFileSync(join(folder, name), "utf8") : "";
      return `${name} ${stat.mode} ${text}`;
    });
}

async function* parts() {
  yield "text";
}

const CHANGES: Record<string, (path: string) => unknown> = {
  appendLine: (path) => appendLine(path, "text"),
  writeFileAtomic: (path) => writeFileAtomic(path, "text"),
  writeFileLoosely: (path) => writeFileLoosely(path, "text"),
  writeFileInParts: (path) => writeFileInParts(path, parts()),
  createFileOnce: (path) => createFileOnce(`${path}-new`, "text"),
  makeDirectory: (path) => makeDirectory(`${path}-new`),
  openRegularForChange: (path) => openRegularForChange(path),
  blankLines: (path) => blankLines(path, () => true),
  overwriteInFile: (path) => overwriteInFile(path, createNeedles(["secret"])),
  removeFile: (path) => removeFile(path),
  removeFolder: (path) => removeFolder(path),
  "moveFile from": (path) => moveFile(path, join(temp.store.root, "moved")),
  "moveFile to": (path) => {
    fs.writeFileSync(join(temp.store.root, "moving"), "text");
    moveFile(join(temp.store.root, "moving"), path);
  },
  acquireLock: (path) => acquireLock(path),
};

describe.each(Object.entries(CHANGES))("%s", (_, change) => {
  /** The link, and the path that leads through it. */
  test.each([
    ["a session's folder", ["sessions", "s"], "file"],
    ["a folder in it", ["sessions", "s", "raw"], "file"],
    ["a folder deep in it", ["sessions", "s", "raw", "main", "0001"], "inner/file"],
    ["a project's memory", ["projects", "p", "memory"], "file"],
  ])("does not go through %s that is a link", async (_where, link, file) => {
    const at = join(temp.store.root, ...link);
    fs.mkdirSync(join(at, ".."), { recursive: true });
    fs.symlinkSync(outside, at);
    const before = pictureOf(outside);
    await expect(async () => change(join(at, file))).rejects.toMatchObject({
      code: "LINK_REFUSED",
      path: at,
      message: `${at} is a symbolic link: nothing is written or removed through it`,
    });
    expect(pictureOf(outside)).toEqual(before);
    expect(fs.readlinkSync(at)).toBe(outside);
  });

  test("changes nothing behind a file that is a link", async () => {
    const at = join(temp.store.sessions, "s", "file");
    fs.mkdirSync(join(at, ".."), { recursive: true });
    fs.symlinkSync(join(outside, "file"), at);
    const before = pictureOf(outside);
    // What replaces or removes a name does so with the link's own.
    await Promise.resolve()
      .then(() => change(at))
      .catch((error) => expect(error).toMatchObject({ code: "LINK_REFUSED", path: at }));
    expect(pictureOf(outside)).toEqual(before);
  });
});

test("the store's root and what lies at its top may be the owner's links", () => {
  const disk = join(temp.env.HOME, "disk");
  fs.mkdirSync(join(disk, "sessions"), { recursive: true });
  const root = join(temp.env.HOME, "linked-store");
  fs.mkdirSync(join(temp.env.HOME, "real-store"));
  fs.symlinkSync(join(temp.env.HOME, "real-store"), root);
  fs.symlinkSync(join(disk, "sessions"), join(root, "sessions"));
  vi.stubEnv("LOGBOOK_HOME", root);
  appendLine(join(root, "sessions", "s", "log.jsonl"), "line");
  expect(fs.readFileSync(join(disk, "sessions", "s", "log.jsonl"), "utf8")).toBe("line\n");
  removeFolder(join(root, "sessions", "s"));
  expect(fs.readdirSync(join(disk, "sessions"))).toEqual([]);
});

test.each(["./store/", "store/../store", "store"])("a root that is written %s is the same", (written) => {
  const folder = fs.realpathSync(temp.env.HOME);
  const at = join(folder, "store", "sessions", "s");
  fs.mkdirSync(join(at, ".."), { recursive: true });
  fs.symlinkSync(outside, at);
  vi.stubEnv("LOGBOOK_HOME", `${folder}/${written}`);
  expect(() => appendLine(join(at, "log.jsonl"), "x")).toThrow(/symbolic link/);
});

test("above and beside the store everything may be linked", () => {
  fs.symlinkSync(outside, join(temp.env.HOME, "link"));
  const path = join(temp.env.HOME, "link", "inner", "page.html");
  writeFileAtomic(path, "page");
  expect(fs.readFileSync(path, "utf8")).toBe("page");
});

test("a folder with a link in it is not removed, and nothing of it", () => {
  const folder = join(temp.store.sessions, "s");
  fs.mkdirSync(join(folder, "raw"), { recursive: true });
  fs.writeFileSync(join(folder, "log.jsonl"), "line\n");
  fs.symlinkSync(join(outside, "file"), join(folder, "raw", "link"));
  const before = pictureOf(folder);
  expect(() => removeFolder(folder)).toThrow(join(folder, "raw", "link"));
  expect(pictureOf(folder)).toEqual(before);
});

test("below a repository's root no link is passed, that of the path itself included", () => {
  const repository = join(temp.env.HOME, "repository");
  fs.mkdirSync(join(repository, ".claude"), { recursive: true });
  fs.symlinkSync(outside, join(repository, ".claude", "logbook-memory"));
  const below = (path: string) => () => assertNoLinkBelow(repository, join(repository, path));
  expect(below(".claude/logbook-memory")).toThrow(/symbolic link/);
  expect(below(".claude/logbook-memory/x.md")).toThrow(/symbolic link/);
  expect(below(".claude/other/x.md")).not.toThrow();
});

test("rights are not taken from what an unknown link at the store's top leads to", () => {
  fs.chmodSync(join(outside, "file"), 0o644);
  fs.mkdirSync(temp.store.root, { recursive: true });
  fs.symlinkSync(join(outside, "file"), join(temp.store.root, "mine"));
  fs.chmodSync(temp.store.root, 0o700);
  closeToOthers(findOpenEntries(temp.store.root));
  expect(fs.statSync(join(outside, "file")).mode & 0o777).toBe(0o644);
});
