/** Normalised entries for tests of turns, order and tree, and generators of whole conversations with everything that goes wrong. */
import fc from "fast-check";
import type { Entry, Part } from "../../lib/contract/turn.ts";

export function entry(uuid: string, parent: string | null, more: Partial<Entry> = {}): Entry {
  return { uuid, parent, timeMs: 0, role: "link", parts: [], ...more };
}

export const prompt = (
  uuid: string,
  parent: string | null,
  words: string,
  more: Partial<Entry> = {},
): Entry =>
  entry(uuid, parent, {
    role: "prompt",
    turnKind: "human",
    parts: [{ kind: "prompt", text: words }],
    ...more,
  });

export const answer = (
  uuid: string,
  parent: string | null,
  words: string,
  more: Partial<Entry> = {},
): Entry =>
  entry(uuid, parent, {
    role: "assistant",
    messageId: `m-${uuid}`,
    parts: [{ kind: "answer", text: words }],
    ...more,
  });

export const call = (uuid: string, parent: string | null, id: string, more: Partial<Entry> = {}): Entry =>
  entry(uuid, parent, {
    role: "assistant",
    messageId: `m-${uuid}`,
    parts: [{ kind: "tool_use", toolUseId: id, tool: "Bash", input: `{"command":"${id}"}` }],
    ...more,
  });

type ResultPart = Partial<Extract<Part, { kind: "tool_result" }>>;

export const result = (
  uuid: string,
  parent: string | null,
  id: string,
  { part = {}, ...more }: Partial<Entry> & { part?: ResultPart } = {},
): Entry =>
  entry(uuid, parent, {
    role: "result",
    parts: [{ kind: "tool_result", toolUseId: id, output: `out of ${id}`, isError: false, ...part }],
    ...more,
  });

/** Gives the entries times a second apart, in the order they stand in. */
export const timed = (entries: readonly Entry[]): Entry[] =>
  entries.map((one, index) => ({ ...one, timeMs: (index + 1) * 1000 }));

const NAMES = ["e0", "e1", "e2", "e3", "e4", "e5", "e6", "e7"];
const uuid = fc.constantFrom(...NAMES);

/** Any entry at all: parents that do not exist, circles, equal times, and copies that differ. */
const wildEntry: fc.Arbitrary<Entry> = fc
  .record({
    uuid,
    parent: fc.option(fc.constantFrom(...NAMES, "unseen")),
    timeMs: fc.integer({ min: 0, max: 5 }),
    role: fc.constantFrom<Entry["role"]>(
      "prompt",
      "assistant",
      "result",
      "interrupt",
      "boundary",
      "summary",
      "link",
    ),
    part: fc.oneof(
      fc.record({ kind: fc.constant("answer" as const), text: fc.constantFrom("one", "two", "three") }),
      fc.record({
        kind: fc.constant("tool_use" as const),
        toolUseId: fc.constantFrom("t1", "t2"),
        tool: fc.constantFrom("Bash", "Read"),
        input: fc.constantFrom("{}", '{"a":1}'),
      }),
      fc.record({
        kind: fc.constant("tool_result" as const),
        toolUseId: fc.constantFrom("t1", "t2"),
        output: fc.constantFrom("x", "yy"),
        isError: fc.boolean(),
      }),
    ),
    flags: fc.record(
      {
        isFinal: fc.constant(true),
        isError: fc.constant(true),
        isStandIn: fc.constant(true),
        isCut: fc.constant(true),
        messageId: fc.constantFrom("m1", "m2"),
        model: fc.constantFrom("big", "small"),
        cwd: fc.constantFrom("/a", "/b"),
        promptId: fc.constantFrom("x", "y"),
        usage: fc.record({
          input: fc.nat(9),
          output: fc.nat(9),
          cacheRead: fc.nat(9),
          cacheWrite: fc.nat(9),
        }),
      },
      { requiredKeys: [] },
    ),
  })
  .map(({ part, role, flags, ...rest }) => ({
    ...rest,
    role,
    ...flags,
    parts:
      role === "prompt"
        ? [{ kind: "prompt" as const, text: `prompt ${part.kind}` }]
        : role === "link"
          ? []
          : [part],
  }));

export const wildEntries: fc.Arbitrary<Entry[]> = fc.array(wildEntry, { minLength: 1, maxLength: 14 });
