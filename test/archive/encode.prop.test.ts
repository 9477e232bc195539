/** Rows give back the entries they were made from. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  decodeEntry,
  encodeEntry,
  packUuid,
  type StoredEntry,
  unpackUuid,
} from "../../lib/archive/encode.ts";
import type { Part } from "../../lib/contract/turn.ts";
import { toWellFormed } from "../../lib/text/cut.ts";

const text = fc.string({ unit: "binary" }).map(toWellFormed);
const part: fc.Arbitrary<Part> = fc.oneof(
  fc.record({ kind: fc.constantFrom("prompt" as const, "answer" as const), text }),
  fc.record({ kind: fc.constant("tool_use" as const), toolUseId: text, tool: text, input: text }),
  fc.record(
    {
      kind: fc.constant("tool_result" as const),
      toolUseId: text,
      output: text,
      isError: fc.boolean(),
      denial: text,
      spilledFile: text,
    },
    { requiredKeys: ["kind", "toolUseId", "output", "isError"] },
  ),
);
const usage = fc.record({ input: fc.nat(), output: fc.nat(), cacheRead: fc.nat(), cacheWrite: fc.nat() });
const entry: fc.Arbitrary<StoredEntry> = fc
  .record(
    {
      uuid: fc.uuid(),
      parent: fc.option(fc.uuid()),
      timeMs: fc.nat(),
      role: fc.constantFrom("assistant", "result", "interrupt", "boundary", "summary", "link"),
      agentId: text,
      messageId: text,
      model: text,
      usage,
      isFinal: fc.boolean(),
      isStandIn: fc.boolean(),
      isCut: fc.boolean(),
      parts: fc.array(part, { maxLength: 4 }),
    },
    { requiredKeys: ["uuid", "parent", "timeMs", "role", "parts"] },
  )
  .map((value) => value as StoredEntry);

describe("encode", () => {
  it("gives back what it was given", () => {
    fc.assert(
      fc.property(entry, (one) => {
        const parents = one.parent === null ? [] : [one.parent];
        expect(decodeEntry(encodeEntry(one), { uuid: one.uuid, timeMs: one.timeMs, parents })).toEqual(one);
      }),
    );
  });

  it("keeps a prompt's place, and drops it from other entries", () => {
    const place = { promptId: "p", cwd: "/c", branch: "b", client: "2.1" };
    const common = { uuid: "u", parent: null, timeMs: 1, parts: [], ...place };
    const identity = { uuid: "u", timeMs: 1, parents: [] };
    const prompt = decodeEntry(encodeEntry({ ...common, role: "prompt", turnKind: "human" }), identity);
    expect(prompt).toMatchObject(place);
    expect(decodeEntry(encodeEntry({ ...common, role: "assistant" }), identity).cwd).toBeUndefined();
  });

  it("packs uuids, and leaves other ids as they are", () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.uuid(),
          fc.string(),
          fc.uuid().map((uuid) => uuid.toUpperCase()),
        ),
        (id) => {
          expect(unpackUuid(packUuid(id))).toBe(id);
        },
      ),
    );
    expect(packUuid("01234567-89ab-4cde-8f01-23456789abcd")).toHaveLength(16);
  });
});
