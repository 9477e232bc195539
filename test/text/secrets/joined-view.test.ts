import { describe, expect, it, test } from "vitest";
import { redact } from "../../../lib/text/redact.ts";
import { EXAMPLES } from "./examples.ts";
import { WRAPS, wrap } from "./spellings.ts";

/** What stands before and behind a broken token: words, and what may look like more of it. */
const AROUND: Readonly<Record<string, (token: string) => string>> = {
  "between lines of words": (token) => `first\n${token}\nnext words`,
  "between lines of code": (token) => `x9y8z7w6v5\n${token}\nq1w2e3r4t5`,
  "in JSON": (token) => JSON.stringify({ command: `echo ${token}\nand then go` }),
  "in JSON in JSON": (token) => JSON.stringify({ a: JSON.stringify({ text: `first\n${token}\nlast` }) }),
};
/** Each half of it could be a word; so short a run is not looked at. */
const examples = EXAMPLES.filter(({ kind }) => kind !== "bitbucket-token");

describe.each(Object.entries(WRAPS))("a token %s", (_, gap) => {
  test.each(Object.entries(AROUND))("%s", (_name, around) => {
    const told = examples.flatMap(({ kind, text, core }) => {
      const redacted = redact(around(wrap(gap)(text, core)));
      return redacted.includes(core.slice(0, 12)) || redacted.includes(core.slice(-12)) ? [kind] : [];
    });
    expect(told).toEqual([]);
  });
});

it("is joined with no line behind a whole one", () => {
  const token = ["ghp", "_", "aB3dE5gH7jK9mN2pQ4rS6tU8vW0xY1zC3dE5"].join("");
  expect(redact(`${token}\nv1x2y3z4w5 stays`)).toBe("[redacted:github-token]\nv1x2y3z4w5 stays");
});
