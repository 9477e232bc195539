import { expect, it } from "vitest";
import { redact } from "../../../lib/text/redact.ts";
import { ORDINARY } from "./ordinary.ts";

/** Touched although they hold no secret: what is said of each. */
const KNOWN_TOUCHED: readonly string[] = [];

it("holds at least 300 texts, a fifth of them near misses or more", () => {
  expect(ORDINARY.length).toBeGreaterThanOrEqual(300);
  expect(new Set(ORDINARY.map(({ text }) => text)).size).toBe(ORDINARY.length);
});

it("leaves ordinary texts as they are: at most one in a hundred is touched, and these are named here", () => {
  const touched = ORDINARY.filter(({ text }) => redact(text) !== text).map(({ text }) => text);
  expect(touched).toEqual(KNOWN_TOUCHED);
  expect(touched.length).toBeLessThanOrEqual(ORDINARY.length / 100);
});

it.each([
  ["in JSON", (text: string) => JSON.stringify({ text })],
  ["in JSON in JSON", (text: string) => JSON.stringify([JSON.stringify({ text })])],
  ["between lines", (text: string) => `total 2\n${text}\ndone`],
])("leaves them as they are %s", (_, spell) => {
  const touched = ORDINARY.filter(({ text }) => redact(spell(text)) !== spell(text)).map(({ text }) => text);
  expect(touched).toEqual(KNOWN_TOUCHED);
});
