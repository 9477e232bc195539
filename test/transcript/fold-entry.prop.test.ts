import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { foldEntry } from "../../lib/transcript/fold-entry.ts";
import { answer, wildEntries } from "./entries.ts";

const copies = wildEntries.map((entries) => entries.map((one) => ({ ...one, uuid: "same" })));

describe("foldEntry", () => {
  test("copies fold to the same entry in any order, grouped in any way, any number of times", () => {
    fc.assert(
      fc.property(
        copies.chain((all) =>
          fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length }), fc.nat()),
        ),
        ([all, shuffled, split]) => {
          const whole = all.reduce(foldEntry);
          expect(shuffled.reduce(foldEntry)).toEqual(whole);
          expect([...shuffled, ...all].reduce(foldEntry)).toEqual(whole);
          const at = 1 + (split % all.length);
          const [head, tail] = [all.slice(0, at), all.slice(at)];
          if (tail.length > 0)
            expect(foldEntry(head.reduce(foldEntry), tail.reduce(foldEntry))).toEqual(whole);
        },
      ),
    );
  });

  test("a fork's copy that was re-hung and lost its usage changes neither", () => {
    const usage = { input: 1200, output: 40, cacheRead: 0, cacheWrite: 0 };
    const original = answer("a", "old-parent", "done", { usage });
    const copy = answer("a", "anchor", "done");
    expect(foldEntry(copy, original)).toMatchObject({
      usage,
      parent: "anchor",
      otherParents: ["old-parent"],
    });
  });

  test("ids of prompts that disagree cancel each other, for good", () => {
    const [one, other] = [
      answer("a", null, "x", { promptId: "one" }),
      answer("a", null, "x", { promptId: "other" }),
    ];
    expect(foldEntry(one, answer("a", null, "x")).promptId).toBe("one");
    expect(foldEntry(one, other).promptId).toBe("");
    expect(foldEntry(foldEntry(one, other), one).promptId).toBe("");
  });

  test("a real entry beats a stand-in, a whole one a cut one", () => {
    const real = answer("a", null, "short");
    expect(foldEntry(answer("a", null, "much longer", { isStandIn: true }), real)).toMatchObject({
      parts: real.parts,
    });
    expect(foldEntry(answer("a", null, "much longer", { isCut: true }), real)).toMatchObject({
      parts: real.parts,
    });
    expect(foldEntry(real, answer("a", null, "much longer"))).toMatchObject({
      parts: [{ text: "much longer" }],
    });
  });
});
