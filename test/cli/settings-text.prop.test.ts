import fc from "fast-check";
import { expect, it } from "vitest";
import { readJson } from "../../lib/cli/settings-parse.ts";
import { mergeEntries, removeEntries, type WantedEntries } from "../../lib/cli/settings-text.ts";

const isOurs = (handler: unknown) => JSON.stringify(handler).includes("logbook-");
const options = { path: "settings.json", isOurs };
const EVENTS = ["Stop", "PreToolUse", "SessionStart"];

const handler = fc.record({ type: fc.constant("command"), command: fc.string() });
const group = fc.record(
  { matcher: fc.string(), hooks: fc.array(handler, { maxLength: 2 }) },
  { requiredKeys: ["hooks"] },
);
const settings = fc.record(
  {
    hooks: fc.dictionary(fc.constantFrom(...EVENTS), fc.array(group, { maxLength: 2 }), {
      noNullPrototype: true,
    }),
    permissions: fc.record(
      { allow: fc.array(fc.string()), deny: fc.array(fc.string()), ask: fc.array(fc.string()) },
      { requiredKeys: [] },
    ),
    model: fc.string(),
    env: fc.dictionary(
      fc.string().filter((key) => key !== "__proto__"),
      // The parser that the comparison reads with drops such a key, however deep; the text itself keeps it.
      fc.jsonValue().filter((value) => !JSON.stringify(value).includes("__proto__")),
      { noNullPrototype: true },
    ),
  },
  { requiredKeys: [] },
);
const wanted: fc.Arbitrary<WantedEntries> = fc.record({
  hooks: fc.dictionary(
    fc.constantFrom(...EVENTS, "PostCompact"),
    fc.string().map((text) => ({ type: "command", command: `logbook-${text}` })),
    { noNullPrototype: true },
  ),
  allow: fc.subarray(["Bash(logbook show:*)", "Bash(logbook search:*)"]),
  deny: fc.subarray(["Edit(~/x/**)"]),
});
const layout = fc.record({ indent: fc.constantFrom("", "  ", "\t"), eol: fc.constantFrom("\n", "\r\n") });

it("twice is once, nothing of the user's changes, and removal leaves what was there", () => {
  fc.assert(
    fc.property(settings, wanted, layout, (before, entries, { indent, eol }) => {
      const text = JSON.stringify(before, null, indent).replaceAll("\n", eol);
      const merged = mergeEntries(text, entries, options);
      expect(mergeEntries(merged, entries, options)).toBe(merged);
      const rules = [...entries.allow, ...entries.deny];
      const removed = removeEntries(merged, { ...options, rules, original: text });
      expect(readJson(removed)).toEqual(JSON.parse(text));
    }),
    { numRuns: 300 },
  );
});
