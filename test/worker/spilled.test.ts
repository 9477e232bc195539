import fs from "node:fs";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";
import { spillPath } from "../../lib/raw/spill.ts";
import { createSpilledReader, readSpilledText } from "../../lib/worker/spilled.ts";
import { failOnOpen } from "../support/fail-on-open.ts";
import { makeTempStore } from "../support/temp-store.ts";

const MIB = 1024 * 1024;

function spill(rawDir: string, name: string, text: string): void {
  fs.mkdirSync(dirname(spillPath(rawDir, name)), { recursive: true });
  fs.writeFileSync(spillPath(rawDir, name), text);
}

it("an output is read whole up to a size, and of a huge one both ends", () => {
  using temp = makeTempStore();
  const rawDir = join(temp.store.root, "raw");
  const whole = `first${"x".repeat(4 * MIB - 9)}last`;
  spill(rawDir, "whole.txt", whole);
  expect(readSpilledText(rawDir, "whole.txt")).toBe(whole);
  spill(rawDir, "huge.txt", `first${"x".repeat(4 * MIB)}middle${"y".repeat(4 * MIB)}last`);
  const [head = "", tail = "", ...more] = readSpilledText(rawDir, "huge.txt")?.split("\n") ?? [];
  expect([head.slice(0, 6), head.length, tail.slice(-5), tail.length]).toEqual([
    "firstx",
    MIB / 2,
    "ylast",
    MIB / 2,
  ]);
  expect(more).toEqual([]);
});

it("an output that was not copied is none; a copy that cannot be reached is an error", () => {
  using temp = makeTempStore();
  const rawDir = join(temp.store.root, "raw");
  const read = createSpilledReader(rawDir);
  expect(read({ toolUseId: "call-1", spilledFile: "gone.txt" })).toBeUndefined();
  expect(read({ toolUseId: "call-1" })).toBeUndefined();
  const path = spillPath(rawDir, "a.txt");
  fs.mkdirSync(dirname(path), { recursive: true });
  fs.writeFileSync(path, "an output");
  using _closed = failOnOpen(path, "EACCES");
  expect(() => readSpilledText(rawDir, "a.txt")).toThrow(expect.objectContaining({ code: "EACCES" }));
});
