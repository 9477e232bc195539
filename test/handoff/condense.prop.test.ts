import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { condense, sectionTokens } from "../../lib/handoff/condense.ts";
import { cutProse } from "../../lib/handoff/prose.ts";
import { SECTION_TITLES, type Section } from "../../lib/handoff/section.ts";
import { estimateTokens } from "../../lib/text/estimate-tokens.ts";

const words = fc.array(
  fc.constantFrom("word", "`code span`", "``two ` ticks``", "記憶", "👩‍👩‍👧", "e\u0301", "\n"),
  {
    maxLength: 200,
  },
);
const prose = words.map((list) => list.join(" "));

const sections: fc.Arbitrary<Section[]> = fc
  .tuple(...SECTION_TITLES.map(() => fc.array(prose, { maxLength: 30 })))
  .map((all) =>
    SECTION_TITLES.map((title, at) => ({
      title,
      items: (all[at] ?? []).map((text, order) => ({ text, order })),
    })),
  );

describe("condense (properties)", () => {
  it("keeps every budget, whole items, and the two sections that matter most longest", () => {
    fc.assert(
      fc.property(
        sections,
        fc.integer({ min: 50, max: 600 }),
        fc.integer({ min: 100, max: 3_000 }),
        (all, a, b) => {
          const fitted = condense(all, { sectionTokens: a, totalTokens: b });
          const tokens = fitted.map(sectionTokens);
          expect(Math.max(...tokens)).toBeLessThanOrEqual(a);
          expect(tokens.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(b);
          expect(fitted.map((section) => section.title)).toEqual([...SECTION_TITLES]);
          const state = fitted[0];
          const alone = condense([all[0] as Section], { sectionTokens: Math.min(a, b), totalTokens: b })[0];
          const errors = fitted[4];
          if ((errors?.items.length ?? 0) > 0) expect(state?.items.length).toBe(alone?.items.length);
          for (const [at, section] of fitted.entries()) {
            const before = all[at]?.items.map((item) => item.text) ?? [];
            const whole = section.items.slice(0, -1).map((item) => item.text);
            expect(before.slice(0, whole.length)).toEqual(whole);
          }
        },
      ),
      { numRuns: 300 },
    );
  });

  it("never cuts inside a code span or a character", () => {
    fc.assert(
      fc.property(prose, fc.integer({ min: 1, max: 400 }), (text, budget) => {
        const cut = cutProse(text, budget);
        if (cut === text) return;
        expect(estimateTokens(cut)).toBeLessThanOrEqual(budget + 1);
        const kept = cut.slice(0, -1);
        expect(text.startsWith(kept)).toBe(true);
        expect(kept.replace(/``two ` ticks``/g, "").match(/`/g)?.length ?? 0).toSatisfy(
          (count: number) => count % 2 === 0,
        );
        expect(/[\ud800-\udfff]/u.test(kept)).toBe(false);
        expect(/^[\u0301\u200d]/.test(text.slice(kept.length))).toBe(false);
      }),
      { numRuns: 1_000 },
    );
  });
});
