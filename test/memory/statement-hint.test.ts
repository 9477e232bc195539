import fs from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { findStatements } from "../../lib/memory/rules.ts";
import { mayHoldStatement } from "../../lib/memory/statement-hint.ts";

const folder = join(import.meta.dirname, "..", "fixtures", "extraction");
const rows = fs
  .readdirSync(folder)
  .flatMap((name) => fs.readFileSync(join(folder, name), "utf8").split("\n"))
  .filter((line) => line.trim() !== "")
  .map((line) => JSON.parse(line) as { text: string; label: string });
const sentences = rows.map(({ text }) => text);

it("never says no where the rules find a statement", () => {
  const found = sentences.filter((text) => findStatements(text).length > 0);
  expect(found.length).toBeGreaterThan(60);
  expect(found.filter((text) => !mayHoldStatement(text))).toEqual([]);
});

it.each([
  "Look at the upload again.",
  "Why does the test fail on Tuesdays?",
  "Add a button to the page and run the tests.",
])("spares the rules a plain request: %s", (text) => {
  expect(mayHoldStatement(text)).toBe(false);
});

// The rules ask the hint before they read a sentence, so what it overlooks shows in what was meant, not in what is found.
it("says yes to nearly all that is meant to be kept", () => {
  const meant = rows.filter(({ label }) => label === "memory");
  const overlooked = meant.filter(({ text }) => !mayHoldStatement(text));
  expect(overlooked.length / meant.length).toBeLessThan(0.01);
});
