import fs from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { blankLines } from "../../lib/platform/blank-lines.ts";
import { makeTempStore } from "../support/temp-store.ts";

const isMeant = (line: string): boolean => line.includes("out");

test("lines go where they stand: the others keep their place, and so does a torn end", () => {
  using temp = makeTempStore();
  const path = join(temp.env.HOME, "lines.jsonl");
  fs.writeFileSync(path, "one\nözout\nthree\nout, torn");
  expect(blankLines(path, isMeant)).toBe(2);
  expect(fs.readFileSync(path, "utf8")).toBe("one\n      \nthree\n         ");
  expect(blankLines(path, isMeant)).toBe(0);
});

test("a line that is appended meanwhile stays", () => {
  using temp = makeTempStore();
  const path = join(temp.env.HOME, "lines.jsonl");
  fs.writeFileSync(path, "out\n");
  const appendMeanwhile = (line: string): boolean => {
    fs.appendFileSync(path, "late\n");
    return isMeant(line);
  };
  expect(blankLines(path, appendMeanwhile)).toBe(1);
  expect(fs.readFileSync(path, "utf8")).toBe("   \nlate\n");
});

test("a missing file has no lines, one that is none is an error", () => {
  using temp = makeTempStore();
  expect(blankLines(join(temp.env.HOME, "none.jsonl"), isMeant)).toBe(0);
  expect(() => blankLines(temp.env.HOME, isMeant)).toThrow(
    expect.objectContaining({ code: "STORE_UNWRITABLE" }),
  );
});
