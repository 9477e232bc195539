import fs from "node:fs";
import { join } from "node:path";
import { afterEach, describe, expect, test, vi } from "vitest";
import {
  appendLine,
  createFileOnce,
  listDirectory,
  makeDirectory,
  readFileIfPresent,
  readHead,
  readTail,
  writeFileAtomic,
} from "../../lib/platform/files.ts";
import { makeTempStore } from "../support/temp-store.ts";

afterEach(() => vi.restoreAllMocks());

describe("a folder", () => {
  test("is made with its parents, for the owner only", () => {
    using temp = makeTempStore();
    const path = join(temp.store.root, "a", "b");
    makeDirectory(path);
    makeDirectory(path);
    expect(fs.statSync(path).mode & 0o777).toBe(0o700);
  });

  test("made by somebody else in the meantime is as good", () => {
    using temp = makeTempStore();
    const { existsSync } = fs;
    const path = join(temp.env.HOME, "there");
    fs.mkdirSync(path);
    vi.spyOn(fs, "existsSync").mockImplementation((asked) => asked !== path && existsSync(asked));
    makeDirectory(path);
    expect(fs.statSync(path).isDirectory()).toBe(true);
  });

  test("that cannot be made is an error, and soon", () => {
    expect(() => makeDirectory("/proc/nowhere/at/all")).toThrow(expect.objectContaining({ code: "ENOENT" }));
  });
});

describe("a file", () => {
  test("is appended to line by line, and a torn end gets its newline first", () => {
    using temp = makeTempStore();
    const path = join(temp.store.root, "x.jsonl");
    appendLine(path, "one");
    fs.appendFileSync(path, "torn");
    appendLine(path, "two");
    expect(fs.readFileSync(path, "utf8")).toBe("one\ntorn\ntwo\n");
  });

  test("is created once", () => {
    using temp = makeTempStore();
    const path = join(temp.store.root, "claim");
    expect([createFileOnce(path, "a"), createFileOnce(path, "b")]).toEqual([true, false]);
    expect(fs.readFileSync(path, "utf8")).toBe("a");
  });

  test("is replaced whole, or not at all and without a trace", () => {
    using temp = makeTempStore();
    const path = join(temp.store.root, "x.json");
    writeFileAtomic(path, "old");
    vi.spyOn(fs, "fsyncSync").mockImplementationOnce(() => {
      throw Object.assign(new Error("no space"), { code: "ENOSPC" });
    });
    expect(() => writeFileAtomic(path, "new")).toThrow("no space");
    expect(fs.readFileSync(path, "utf8")).toBe("old");
    expect(fs.readdirSync(temp.store.root)).toEqual(["x.json"]);
  });

  test("that cannot be made or read is an error, a missing one is not", () => {
    using temp = makeTempStore();
    const path = join(temp.store.root, "x");
    writeFileAtomic(path, "");
    expect(() => createFileOnce(join(path, "deeper"), "a")).toThrow(
      expect.objectContaining({ code: "ENOTDIR" }),
    );
    expect(readFileIfPresent(join(path, "deeper"))).toBeUndefined();
  });

  test("and its ends are read, also when it is shorter or not there", () => {
    using temp = makeTempStore();
    const path = join(temp.store.root, "x");
    expect(readFileIfPresent(path)).toBeUndefined();
    expect(readTail(path, 3)).toEqual({ start: 0, bytes: Buffer.alloc(0) });
    writeFileAtomic(path, "abcdef");
    expect(readHead(path, 2).toString()).toBe("ab");
    expect(readHead(path, 99).toString()).toBe("abcdef");
    expect(readTail(path, 2)).toEqual({ start: 4, bytes: Buffer.from("ef") });
    expect(readTail(path, 99)).toEqual({ start: 0, bytes: Buffer.from("abcdef") });
  });

  test("where a folder is asked for has no names in it", () => {
    using temp = makeTempStore();
    const path = join(temp.store.root, "x");
    writeFileAtomic(path, "");
    expect(listDirectory(path)).toEqual([]);
    expect(listDirectory(join(path, "deeper"))).toEqual([]);
    expect(listDirectory(temp.store.root)).toEqual(["x"]);
  });
});
