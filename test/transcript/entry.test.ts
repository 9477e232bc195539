import { describe, expect, test } from "vitest";
import { parseLine } from "../../lib/transcript/entry.ts";
import { assistant, entryOf, lineOf, parse, system, toolUse, user } from "./line.ts";

const NOTHING = { entries: [], facts: [], damage: [], isConsumed: true };

describe("system and metadata lines", () => {
  test("a compact boundary hangs on the leaf before it", () => {
    const line = system("compact_boundary", { parentUuid: null, logicalParentUuid: "leaf" });
    expect(entryOf(line)).toMatchObject({ role: "boundary", parent: "leaf" });
    expect(entryOf(system("compact_boundary", { parentUuid: null }))).toMatchObject({
      role: "boundary",
      parent: null,
    });
  });

  test.each(["turn_duration", "stop_hook_summary"])("%s ends a turn", (subtype) => {
    expect(entryOf(system(subtype, { content: "x" }))).toMatchObject({
      role: "link",
      isFinal: true,
      parts: [],
    });
  });

  test("a local command of a newer client is a command", () => {
    const line = system("local_command", {
      content: "<command-name>/model</command-name><command-args>haiku</command-args>",
    });
    expect(entryOf(line)).toMatchObject({
      role: "prompt",
      turnKind: "command",
      parts: [{ text: "/model haiku" }],
    });
  });

  test("anything else with a uuid is a link, whatever its type", () => {
    expect(entryOf(system("informational"))).toMatchObject({ role: "link", parent: "a1" });
    expect(
      entryOf({ type: "from-the-future", uuid: "f1", parentUuid: "a1", message: { content: "x" } }),
    ).toEqual({
      uuid: "f1",
      parent: "a1",
      timeMs: 0,
      role: "link",
      parts: [],
    });
    expect(entryOf({ type: "progress", uuid: "g1", parentUuid: "a1", data: {} })).toMatchObject({
      role: "link",
    });
  });

  test("titles are facts", () => {
    expect(parse({ type: "ai-title", aiTitle: "Fix it", sessionId: "s1" })).toEqual({
      ...NOTHING,
      facts: [{ key: "ai-title", value: "Fix it" }],
    });
    expect(parse({ type: "custom-title", customTitle: "Mine" }).facts).toEqual([
      { key: "custom-title", value: "Mine" },
    ]);
    expect(parse({ type: "ai-title" })).toEqual(NOTHING);
  });

  test.each(["queue-operation", "file-history-snapshot", "last-prompt", "summary", "from-the-future"])(
    "%s says nothing",
    (type) => {
      expect(parse({ type, leafUuid: "x", content: "a prompt", operation: "enqueue" })).toEqual(NOTHING);
      expect(parse({ content: "a prompt", type })).toEqual(NOTHING);
    },
  );
});

describe("a last line without its newline", () => {
  const whole = JSON.stringify(user("hello"));

  test("counts once it is whole", () => {
    expect(parseLine(lineOf(whole, { isTerminated: false }))).toMatchObject({
      isConsumed: true,
      entries: [{ uuid: "u1" }],
    });
  });

  test("waits while it is not, and is no damage", () => {
    for (const part of [
      whole.slice(0, -1),
      '{"type":"pr-link","prNu',
      "12",
      "nul",
      `{"type":"x","y{${whole}`,
    ]) {
      expect(parseLine(lineOf(part, { isTerminated: false }))).toEqual({ ...NOTHING, isConsumed: false });
    }
  });
});

test("a line whose strings were cut says so", () => {
  expect(parseLine(lineOf(JSON.stringify(user("x")), { isShortened: true })).entries).toMatchObject([
    { isCut: true },
  ]);
});

test("Q8: a duplicate key counts as the last one", () => {
  expect(
    entryOf('{"uuid":"one","uuid":"two","type":"user","parentUuid":null,"message":{"content":"hi"}}').uuid,
  ).toBe("two");
});

test("JSON nested too deep to be written back costs its line only", () => {
  const deep = `${"[".repeat(200_000)}${"]".repeat(200_000)}`;
  const line = JSON.stringify(assistant([toolUse("t1", "Bash", "DEEP")])).replace('"DEEP"', deep);
  const { entries, damage } = parse(line);
  expect({ entries, damage }).toMatchObject({ entries: [], damage: [{ byteOffset: 0, reason: "not-json" }] });
});
