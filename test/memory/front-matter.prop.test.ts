import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { MemoryRecord } from "../../lib/contract/memory.ts";
import { MEMORY_TYPES } from "../../lib/contract/memory.ts";
import { parseRecord, renderRecord, trimBody } from "../../lib/memory/front-matter.ts";
import { toWellFormed } from "../../lib/text/cut.ts";

const line = fc
  .string({ unit: "grapheme", minLength: 1, maxLength: 80 })
  .filter((text) => text.trim() !== "" && toWellFormed(text) === text);
const nasty = fc.constantFrom(
  "A --- B",
  "0123",
  "2026-11-29",
  "yes",
  "null",
  "~",
  "- a: b",
  "x\r\ny",
  "a\u2028b",
  "{}",
  "'",
  '"\\',
);
const text = fc.oneof(line, nasty);
const when = fc
  .date({ min: new Date(0), max: new Date("2100-01-01"), noInvalidDate: true })
  .map((date) => date.toISOString());
const body = fc
  .array(fc.oneof(line, fc.constantFrom("---", "", "```js", "---js", "# x")), { maxLength: 6 })
  .map((lines) => trimBody(lines.join("\n")));

const record: fc.Arbitrary<MemoryRecord> = fc.record(
  {
    name: text,
    description: text,
    type: fc.constantFrom(...MEMORY_TYPES),
    created: when,
    modified: when,
    source: fc.record({ session: text, turn: text }, { requiredKeys: ["session"] }),
    validAt: text,
    isPinned: fc.boolean(),
    expires: when,
    supersedes: text,
    body,
  },
  { requiredKeys: ["name", "description", "type", "created", "modified", "isPinned", "body"] },
);

describe("front matter", () => {
  it("parse(render(record)) is the record", () => {
    fc.assert(
      fc.property(record, (given) => {
        expect(parseRecord(renderRecord(given), "x.md")).toEqual(given);
      }),
      { numRuns: 500 },
    );
  });
});
