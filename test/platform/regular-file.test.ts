import fs from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { appendLine, readFileIfPresent, readHead, readTail } from "../../lib/platform/files.ts";
import { oddnessOf } from "../../lib/platform/odd-file.ts";
import {
  listForeignFolder,
  openRegular,
  openRegularForChange,
  readForeignFile,
  statIfPossible,
} from "../../lib/platform/regular-file.ts";
import { failOnOpen } from "../support/fail-on-open.ts";
import { HOSTILE_KINDS, makeHostile } from "../support/hostile-file.ts";
import { makeTempStore } from "../support/temp-store.ts";

const MAX_BYTES = 1_000;
const EMPTY = Buffer.alloc(0);

/** A regular file for the system, of no bytes: what cannot be read in it is not asked for. */
const EMPTY_FOR_THE_SYSTEM = "unreadable file";

describe.each(HOSTILE_KINDS.map((kind) => [kind.name, kind] as const))("a %s", (name, kind) => {
  test("counts as no file, and is named", { timeout: 5_000 }, () => {
    using temp = makeTempStore();
    const path = join(temp.env.HOME, "x.json");
    makeHostile(kind, path);
    const nothing = name === EMPTY_FOR_THE_SYSTEM ? EMPTY : undefined;
    expect(readForeignFile(path, MAX_BYTES)).toEqual(nothing);
    expect(readFileIfPresent(path, MAX_BYTES)).toEqual(nothing);
    expect(oddnessOf(path, MAX_BYTES)).toMatch(/^a /);
    expect(listForeignFolder(path, 10)).toEqual([]);
    expect(statIfPossible(path)?.isFile() ?? false).toBe(
      name === EMPTY_FOR_THE_SYSTEM || name.startsWith("sparse"),
    );
    if (name.startsWith("sparse")) return;
    expect(readHead(path, 10)).toEqual(EMPTY);
    expect(readTail(path, 10).bytes).toEqual(EMPTY);
    if (name === EMPTY_FOR_THE_SYSTEM || name === "dangling link") return;
    expect(() => appendLine(path, "{}")).toThrow();
  });
});

test("a file is read as far as its bound, and no further", () => {
  using temp = makeTempStore();
  const path = join(temp.env.HOME, "x");
  fs.writeFileSync(path, "abc");
  expect(readForeignFile(path, 3)?.toString()).toBe("abc");
  expect(readForeignFile(path, 2)).toBeUndefined();
  expect(oddnessOf(path, 3)).toBeUndefined();
  expect(oddnessOf(path, 2)).toBe("a file of 3 bytes, where at most 2 make sense");
  expect(oddnessOf(join(path, "below"), 2)).toBeUndefined();
});

test.each(["EACCES", "EIO"])(
  "what the system will not read (%s) is an error in the store, and nothing elsewhere",
  (code) => {
    using temp = makeTempStore();
    const path = join(temp.env.HOME, "x");
    fs.writeFileSync(path, "abc");
    using _closed = failOnOpen(path, code);
    expect(readForeignFile(path, 9)).toBeUndefined();
    expect(() => readFileIfPresent(path)).toThrow(expect.objectContaining({ code }));
    expect(oddnessOf(path, 9)).toBe(`a file that cannot be read (${code})`);
  },
);

test("a path that cannot be is no file", () => {
  for (const path of ["", "a\0b", "/".padEnd(5_000, "x"), `/${"x/".repeat(200_000)}`]) {
    expect(readForeignFile(path, 9)).toBeUndefined();
    expect(openRegular(path)).toBeUndefined();
    expect(statIfPossible(path)).toBeUndefined();
    expect(listForeignFolder(path, 9)).toEqual([]);
  }
});

test("what cannot be overwritten is not passed over", () => {
  using temp = makeTempStore();
  const path = join(temp.env.HOME, "x");
  expect(openRegularForChange(path)).toBeUndefined();
  fs.mkdirSync(path);
  expect(() => openRegularForChange(path)).toThrow(expect.objectContaining({ code: "STORE_UNWRITABLE" }));
});

test("of a folder with very many names some are listed", () => {
  using temp = makeTempStore();
  for (let at = 0; at < 300; at++) fs.writeFileSync(join(temp.env.HOME, `${at}.md`), "");
  expect(listForeignFolder(temp.env.HOME, 20)).toHaveLength(20);
  expect(listForeignFolder(temp.env.HOME, 1_000)).toHaveLength(300);
});
