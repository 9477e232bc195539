import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createShortener } from "../../lib/text/shorten-json.ts";

function shorten(json: string | Buffer, cuts: readonly number[] = []) {
  const bytes = Buffer.from(json);
  const shortener = createShortener();
  const places = [...new Set(cuts.map((cut) => cut % (bytes.length + 1)))].sort((a, b) => a - b);
  let from = 0;
  for (const place of [...places, bytes.length]) {
    shortener.feed(bytes.subarray(from, place));
    from = place;
  }
  return { isComplete: shortener.isComplete(), shortened: shortener.finish() };
}

function parse(json: string | Buffer, cuts?: readonly number[]): unknown {
  return JSON.parse(shorten(json, cuts).shortened?.json.toString("utf8") ?? "");
}

describe("a document that needs no shortening", () => {
  test("comes out as it went in, in whatever pieces", () => {
    fc.assert(
      fc.property(fc.json(), fc.array(fc.nat()), (json, cuts) => {
        const { shortened } = shorten(json, cuts);
        expect(shortened?.json.toString("utf8")).toBe(Buffer.from(json).toString("utf8"));
        expect(shortened?.dropped.size).toBe(0);
      }),
    );
  });
});

/** Every kind of unit that a cut could fall into, as JSON writes it. */
const unit = fc.constantFrom("a", "é", "漢", "😀", '"', "\\", "\n", "\u0001", "\ud83d", "\\u", '\\"', " ");

describe("a long string", () => {
  test("keeps its head and tail, whatever stands where it is cut", () => {
    fc.assert(
      fc.property(fc.array(unit, { minLength: 1, maxLength: 9 }), fc.nat(9), (units, shift) => {
        const text = "x".repeat(shift) + units.join("").repeat(Math.ceil(400_000 / units.join("").length));
        const { kept } = parse(JSON.stringify({ kept: text })) as { kept: string };
        const [head, tail] = kept.split("…");
        expect(text.startsWith(head ?? "?")).toBe(true);
        expect(text.endsWith(tail ?? "?")).toBe(true);
        expect(kept.length).toBeLessThan(200_000);
        expect(tail?.length).toBeGreaterThan(9_000);
      }),
      { numRuns: 60 },
    );
  });

  test("tells how much was taken out, by field", () => {
    const document = { first: "a".repeat(500_000), second: "b", third: { deep: "c".repeat(300_000) } };
    const json = JSON.stringify(document);
    const { shortened } = shorten(json);
    const kept = JSON.parse(shortened?.json.toString("utf8") ?? "");
    const sizes = (value: unknown) => Buffer.byteLength(JSON.stringify(value)) - Buffer.byteLength("…");
    expect(sizes(kept.first) + (shortened?.dropped.get("first") ?? 0)).toBe(500_002);
    expect(sizes(kept.third) + (shortened?.dropped.get("third") ?? 0)).toBe(sizes(document.third) + 3);
    expect(shortened?.dropped.has("second")).toBe(false);
  });
});

describe("a field of many small members", () => {
  const many = Array.from({ length: 300_000 }, (_, index) => ({ line: index }));

  test("keeps the first of them, and the fields behind it", () => {
    const kept = parse(JSON.stringify({ many: { lines: many, after: "member" }, last: "field" })) as {
      many: { lines: unknown[]; after: string };
      last: string;
    };
    expect(kept.many.lines.slice(0, 3)).toEqual(many.slice(0, 3));
    expect(kept.many.lines.length).toBeLessThan(many.length);
    expect(kept.many.after).toBe("member");
    expect(kept.last).toBe("field");
  });

  test("is left out without end", () => {
    const { shortened } = shorten(JSON.stringify({ tool_response: many, session_id: "s" }));
    const kept = JSON.parse(shortened?.json.toString("utf8") ?? "");
    expect(kept.session_id).toBe("s");
    const whole = Buffer.byteLength(JSON.stringify(many));
    expect(
      Buffer.byteLength(JSON.stringify(kept.tool_response)) + (shortened?.dropped.get("tool_response") ?? 0),
    ).toBe(whole);
  });
});

test("is complete at the last bracket, and not before", () => {
  expect(shorten('{"a":[1,{"b":"}"}]').isComplete).toBe(false);
  expect(shorten('{"a":[1,{"b":"}"}]}').isComplete).toBe(true);
});

test("gives up what has more bytes outside long strings than any document of the client", () => {
  expect(shorten(Buffer.alloc(9 * 1024 * 1024, "1")).shortened).toBeUndefined();
});
