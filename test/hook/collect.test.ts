import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createCollector } from "../../lib/hook/collect.ts";
import { createShortener } from "../../lib/text/shorten-json.ts";

function collect(pieces: readonly (string | Buffer)[]) {
  const collector = createCollector(createShortener);
  const completed = pieces.map((piece) => collector.push(Buffer.from(piece)));
  return { collector, completed };
}

function pieces(bytes: Buffer, cuts: readonly number[]): Buffer[] {
  const places = [0, ...cuts.map((cut) => cut % bytes.length).sort((a, b) => a - b), bytes.length];
  return places.slice(1).map((place, index) => bytes.subarray(places[index], place));
}

describe("a document", () => {
  test("is the same in whatever pieces it comes", () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.array(fc.nat()), (value, cuts) => {
        const wire = Buffer.from(`${JSON.stringify(value)}\n`);
        const { collector } = collect(pieces(wire, cuts));
        const expected = JSON.parse(JSON.stringify(value));
        expect(collector.finish()).toMatchObject({ value: expected, bytes: wire.length - 1 });
      }),
    );
  });

  test("is complete with its line, and not before", () => {
    expect(collect(['{"a":', "1}", "\n"]).completed).toEqual([false, false, true]);
  });

  test("may lack its newline", () => {
    expect(collect(['{"a":1}']).collector.finish()).toMatchObject({ value: { a: 1 }, bytes: 7 });
  });

  test("may be spread over lines", () => {
    const { collector, completed } = collect(['{\n"a":\n', "1}\n"]);
    expect(completed).toEqual([false, false]);
    expect(collector.finish().value).toEqual({ a: 1 });
  });

  test("may begin with a byte order mark", () => {
    expect(collect(['\uFEFF{"a":1}\n']).collector.finish().value).toEqual({ a: 1 });
  });

  test("S2: beyond 8 MiB is shortened, and complete without its newline", () => {
    const wire = Buffer.from(JSON.stringify({ big: "x".repeat(9_000_000), last: 1 }));
    const { collector, completed } = collect([wire.subarray(0, 5_000_000), wire.subarray(5_000_000)]);
    expect(completed).toEqual([false, true]);
    const { value, bytes, dropped } = collector.finish() as {
      value: { big: string; last: number };
      bytes: number;
      dropped: Map<string, number>;
    };
    expect(value.last).toBe(1);
    expect(bytes).toBe(wire.length);
    expect(value.big.length - 1 + (dropped.get("big") ?? 0)).toBe(9_000_000);
  });
});

describe("what is no document", () => {
  test.each([[""], ["\n"], ["{"], ["{}{}\n"], ["\0\x01\x02"], ["undefined\n"]])("%j is refused", (text) => {
    expect(() => collect([text]).collector.finish()).toThrow(
      expect.objectContaining({ code: "INPUT_INVALID" }),
    );
  });

  test("is not quoted in the error", () => {
    const secret = `{"prompt":"my-${"secret"}`;
    expect(() => collect([secret]).collector.finish()).toThrow(/^((?!my-).)*$/);
  });
});
