import fs from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { overwriteInFile } from "../../lib/platform/overwrite-file.ts";
import { createNeedles } from "../../lib/text/needle.ts";
import { makeTempStore } from "../support/temp-store.ts";

test("a text goes where it stands, byte for byte, and what others hold open is the same file", () => {
  using temp = makeTempStore();
  const path = join(temp.env.HOME, "notes.md");
  fs.writeFileSync(path, "before 密码hunter22 after hunter22\n");
  const before = fs.statSync(path);
  expect(overwriteInFile(path, createNeedles(["hunter22"]))).toBe(2);
  const text = fs.readFileSync(path, "utf8");
  expect(text).toMatch(/^before 密码.{8} after .{8}\n$/u);
  expect(text).not.toContain("hunter");
  expect(fs.statSync(path)).toMatchObject({ ino: before.ino, size: before.size });
  expect(overwriteInFile(path, createNeedles(["hunter22"]))).toBe(0);
});

test("what lies behind a link stays, and that is said", () => {
  using temp = makeTempStore();
  const [target, link] = [join(temp.env.HOME, "target.md"), join(temp.env.HOME, "link.md")];
  fs.writeFileSync(target, "hunter22");
  fs.symlinkSync(target, link);
  expect(() => overwriteInFile(link, createNeedles(["hunter22"]))).toThrow(
    expect.objectContaining({ code: "LINK_REFUSED" }),
  );
  expect(fs.readFileSync(target, "utf8")).toBe("hunter22");
});

test("a missing file has no places, one that is none is an error", () => {
  using temp = makeTempStore();
  expect(overwriteInFile(join(temp.env.HOME, "none.md"), createNeedles(["hunter22"]))).toBe(0);
  expect(() => overwriteInFile(temp.env.HOME, createNeedles(["hunter22"]))).toThrow(
    expect.objectContaining({ code: "STORE_UNWRITABLE" }),
  );
});
