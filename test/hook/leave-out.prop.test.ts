import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createCollector, type Payload } from "../../lib/hook/collect.ts";
import { leaveOutOutput } from "../../lib/hook/leave-out.ts";
import { createShortener } from "../../lib/text/shorten-json.ts";

const LONG = 'text "quoted" \\ ,"tool_use_id":"x" \n'.repeat(3_000);

function collect(json: string): Payload {
  const collector = createCollector(createShortener);
  collector.push(Buffer.from(`${json}\n`));
  return collector.finish();
}

/** Objects and lists in which the searched keys may stand anywhere. */
const nested = fc.letrec((tie) => ({
  value: fc.oneof(
    { depthSize: "small" },
    fc.constantFrom(1, null, true, "short", LONG, ',"tool_response":', ',"tool_use_id":"'),
    fc.array(tie("value"), { maxLength: 3 }),
    tie("object"),
  ),
  object: fc.dictionary(
    fc.constantFrom("tool_response", "tool_use_id", "interrupted", "a", "session_id"),
    tie("value"),
    { maxKeys: 4 },
  ),
})).object as fc.Arbitrary<Record<string, unknown>>;

test("whatever the payload, everything but the output is as a whole parse has it", () => {
  fc.assert(
    fc.property(nested, nested, (document, output) => {
      for (const value of [
        { ...document, filler: LONG },
        { ...document, tool_response: output, tool_use_id: "t", filler: LONG },
        { ...document, filler: LONG, duration_ms: 3, tool_response: output },
        { first: document, tool_response: LONG, last: output },
        { tool_use_id: "t", ...document, tool_response: output, filler: LONG },
        { tool_input: { a: 1, ...output }, ...document, filler: LONG },
      ]) {
        const json = JSON.stringify(value);
        const { tool_response: _, ...parsed } = collect(json).value as Record<string, unknown>;
        const { tool_response: __, ...whole } = JSON.parse(json) as Record<string, unknown>;
        expect(parsed).toEqual(whole);
        expect("tool_response" in (collect(json).value as object)).toBe("tool_response" in value);
        expect(collect(json).bytes).toBe(Buffer.byteLength(json));
      }
    }),
    { numRuns: 200 },
  );
});

describe("a client's payload", () => {
  const payload = (stdout: string, interrupted: boolean) =>
    JSON.stringify({
      session_id: "s",
      tool_response: { stdout, interrupted },
      tool_use_id: "t",
      duration_ms: 3,
    });

  test("with a long output is parsed without it", () => {
    const light = leaveOutOutput(Buffer.from(payload(LONG, false)));
    expect(light?.length).toBeLessThan(200);
    expect(collect(payload(LONG, false))).toMatchObject({
      value: { session_id: "s", tool_response: { interrupted: false }, tool_use_id: "t", duration_ms: 3 },
      bytes: payload(LONG, false).length,
    });
  });

  test("still tells that the tool was interrupted", () => {
    expect(collect(payload(LONG, true)).value).toMatchObject({ tool_response: { interrupted: true } });
    const quoted = payload(`${LONG},"interrupted":true`, false);
    expect(collect(quoted).value).toMatchObject({ tool_response: { interrupted: false } });
  });

  test.each([
    ["text", LONG],
    [
      "blocks",
      [
        { type: "text", text: LONG },
        { type: "text", text: "more" },
      ],
    ],
    ["null", null],
  ])("may have %s for its output, at its end", (_, tool_response) => {
    const json = JSON.stringify({ filler: LONG, tool_use_id: "t", tool_response });
    const light = leaveOutOutput(Buffer.from(json));
    expect(JSON.parse(light?.toString("utf8") ?? "")).toMatchObject({ filler: LONG, tool_use_id: "t" });
  });

  test("with an output of a million pieces is parsed as it is", () => {
    const numbers = Array.from({ length: 100_000 }, (_, index) => index);
    const json = JSON.stringify({ session_id: "s", tool_response: numbers, tool_use_id: "t" });
    expect(leaveOutOutput(Buffer.from(json))).toBeUndefined();
    expect(collect(json).value).toMatchObject({ tool_response: numbers });
  });

  test("with a short output is parsed whole", () => {
    expect(leaveOutOutput(Buffer.from(payload("short", false)))).toBeUndefined();
  });
});
