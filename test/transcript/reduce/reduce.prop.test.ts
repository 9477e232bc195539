import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { reduce, reduceWithoutModel } from "../../../lib/transcript/reduce/reduce.ts";
import { countTokens, firstUnseen, type Message } from "../../../lib/transcript/reduce/slice.ts";
import { answer, brokenPairs, call, lostResults, results, storeOf, textsOf, user } from "./fixtures.ts";

const RUNS = 1_000;

const text = fc.oneof(
  fc.string({ unit: "grapheme", maxLength: 40 }),
  fc.integer({ min: 0, max: 400 }).map((count) => "word ".repeat(count)),
  fc.integer({ min: 0, max: 200 }).map((count) => "記憶 を 保つ ".repeat(count)),
);

interface Step {
  prompt: string;
  /** Result texts of one batch, over one or several result messages; empty for none. */
  batch: string[];
  isSplit: boolean;
  isAnswered: boolean;
}

const step: fc.Arbitrary<Step> = fc.record({
  prompt: text,
  batch: fc.array(text, { maxLength: 5 }),
  isSplit: fc.boolean(),
  isAnswered: fc.boolean(),
});

function messagesOf(steps: readonly Step[]): Message[] {
  return steps.flatMap(({ prompt, batch, isSplit, isAnswered }, at) => {
    const entries = batch.map((content, index): [string, string] => [`c${at}-${index}`, content]);
    const [first, ...rest] = entries;
    const run =
      first === undefined
        ? []
        : isSplit
          ? [results(first), ...rest.map((e) => results(e))]
          : [results(...entries)];
    return [
      user(`u${at}`, prompt),
      ...(first === undefined ? [] : [call(...entries.map(([id]) => id))]),
      ...run,
      ...(isAnswered ? [answer(`a${at}`)] : []),
    ];
  });
}

const slices = fc.record({
  steps: fc.array(step, { minLength: 1, maxLength: 25 }),
  limitTokens: fc.integer({ min: 10, max: 20_000 }),
  thresholdChars: fc.constantFrom(300, 1_000, 30_000),
});

describe("reduction (properties)", () => {
  it("loses no result, breaks no pair, keeps unseen results, and reducing again changes nothing", () => {
    const share = { slices: 0, parallel: 0, unseenRun: 0, cjk: 0, reduced: 0 };
    fc.assert(
      fc.property(slices, ({ steps, limitTokens, thresholdChars }) => {
        const messages = messagesOf(steps);
        const store = storeOf(messages);
        const options = { limitTokens, spill: { thresholdChars, previewChars: 200 } };
        const once = reduceWithoutModel(messages, store, options);

        share.slices += 1;
        if (steps.some(({ batch }) => batch.length > 1)) share.parallel += 1;
        if (messages.at(-1)?.role === "results") share.unseenRun += 1;
        if (textsOf(messages).some((content) => content.includes("記"))) share.cjk += 1;
        if (once.length < messages.length || countTokens(once) < countTokens(messages)) share.reduced += 1;

        expect(lostResults(messages, once, store)).toEqual([]);
        expect(brokenPairs(messages, once)).toEqual([]);
        expect(countTokens(once)).toBeLessThanOrEqual(countTokens(messages) + 20);
        const unseen = textsOf(messages.slice(firstUnseen(messages))).filter(
          (t) => t.length <= thresholdChars,
        );
        expect(textsOf(once.slice(firstUnseen(once)))).toEqual(expect.arrayContaining(unseen));
        expect(reduceWithoutModel(once, store, options)).toEqual(once);
      }),
      { numRuns: RUNS },
    );
    console.info(`reduction slices: ${JSON.stringify(share)}`);
    expect(share.parallel / share.slices).toBeGreaterThan(0.5);
    expect(share.unseenRun / share.slices).toBeGreaterThan(0.1);
    expect(share.cjk / share.slices).toBeGreaterThan(0.3);
    expect(share.reduced / share.slices).toBeGreaterThan(0.3);
  });

  it("with a summariser: unseen results and the last request stay, failures change nothing", async () => {
    await fc.assert(
      fc.asyncProperty(slices, fc.constantFrom("a summary", "", undefined), async (slice, reply) => {
        const messages = messagesOf(slice.steps);
        const store = storeOf(messages);
        const summariser = async () => {
          if (reply === undefined) throw new Error("down");
          return reply;
        };
        const options = { limitTokens: slice.limitTokens, summariser, breaker: { failures: 0 } };
        const reduced = (await reduce(messages, store, options)).messages;
        if (!reply) {
          expect(reduced).toEqual(reduceWithoutModel(messages, store, { limitTokens: slice.limitTokens }));
        }
        const request = messages.findLast((message) => message.role === "user");
        expect(reduced).toContainEqual(request);
        expect(brokenPairs(messages, reduced)).toEqual([]);
        const unseen = textsOf(messages.slice(firstUnseen(messages)));
        expect(textsOf(reduced.slice(firstUnseen(reduced)))).toEqual(unseen);
        const again = await reduce(reduced, store, options);
        expect(again.messages).toEqual(reduced);
      }),
      { numRuns: RUNS },
    );
  });
});
