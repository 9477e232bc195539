import fs from "node:fs";
import { expect, test } from "vitest";
import { appendDiagnostic, type Diagnostic, readDiagnostics } from "../../lib/platform/diagnostics.ts";
import { makeTempStore } from "../support/temp-store.ts";

function entry(message: string, more: Partial<Diagnostic> = {}): Diagnostic {
  return { v: 1, time: "2026-01-01T00:00:00.000Z", code: "UNEXPECTED", message, ...more };
}

test("are read back, newest last, as many as asked for", () => {
  using temp = makeTempStore();
  expect(readDiagnostics(temp.store, 10)).toEqual([]);
  for (const message of ["one", "two", "three"]) appendDiagnostic(temp.store, entry(message, { ms: 3 }));
  expect(readDiagnostics(temp.store, 2)).toEqual([entry("two", { ms: 3 }), entry("three", { ms: 3 })]);
});

test("hold no secret", () => {
  using temp = makeTempStore();
  const secret = `ghp_${"a1B2".repeat(9)}`;
  appendDiagnostic(
    temp.store,
    entry(`failed with ${secret}`, { stack: `Error: ${secret}\n at x`, path: `/w/${secret}` }),
  );
  // One that a limit cuts through is recognised all the same.
  appendDiagnostic(temp.store, entry(`${"x".repeat(980)} ${secret}`));
  const bytes = fs.readFileSync(temp.store.diagnostics, "utf8");
  expect(bytes).not.toContain(secret.slice(0, 12));
  expect(readDiagnostics(temp.store, 1)[0]?.message).toContain("[redacted:");
});

test("stay bounded, and the newest are still there", () => {
  using temp = makeTempStore();
  const long = "word ".repeat(1_000);
  for (let count = 0; count < 3_000; count++) appendDiagnostic(temp.store, entry(`${count} ${long}`));
  const rotated = temp.store.diagnostics.replace(".jsonl", ".1.jsonl");
  const bytes = fs.statSync(temp.store.diagnostics).size + fs.statSync(rotated).size;
  expect(bytes).toBeLessThan(2.1 * 1024 * 1024);
  const read = readDiagnostics(temp.store, 1_500);
  expect(read).toHaveLength(Math.min(1_500, read.length));
  expect(read.at(-1)?.message).toMatch(/^2999 /);
});

test("a torn line costs only itself", () => {
  using temp = makeTempStore();
  appendDiagnostic(temp.store, entry("one"));
  fs.appendFileSync(temp.store.diagnostics, '{"v":1,"code":"UN');
  appendDiagnostic(temp.store, entry("two"));
  expect(readDiagnostics(temp.store, 5).map(({ message }) => message)).toEqual(["one", "two"]);
});
