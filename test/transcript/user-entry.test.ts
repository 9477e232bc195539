import { describe, expect, test } from "vitest";
import { entryOf, text, user } from "./line.ts";

describe("user lines", () => {
  test("a prompt with everything known about it", () => {
    expect(entryOf(user("fix the tests"))).toEqual({
      uuid: "u1",
      parent: null,
      timeMs: Date.UTC(2026, 0, 15, 10),
      role: "prompt",
      turnKind: "human",
      promptId: "p1",
      cwd: "/work/demo",
      branch: "main",
      client: "2.1.332",
      parts: [{ kind: "prompt", text: "fix the tests" }],
    });
  });

  test.each<[string, unknown, string]>([
    ["a string", "hello", "hello"],
    ["text blocks", [text("one"), text("two")], "one\ntwo"],
    [
      "an image beside text",
      [text("look"), { type: "image", source: { data: "QUJD".repeat(1000) } }],
      "look\n[image]",
    ],
    ["one object", text("alone"), "alone"],
    [
      "nulls, numbers and bare strings in the array",
      [null, 7, "bare", text("block"), [text("nested")]],
      "bare\nblock",
    ],
    ["lone surrogates", "a\ud83d b \ude00", "a\ufffd b \ufffd"],
    ["a reminder of the client", "do it\n<system-reminder>\nnot mine\n</system-reminder>", "do it"],
    ["a question about the tag", "what is <system-reminder> for?", "what is <system-reminder> for?"],
    [
      "reminders as blocks of their own",
      [text("<system-reminder>a</system-reminder>"), text("do it"), text("<system-reminder>b")],
      "do it\n<system-reminder>b",
    ],
    [
      "words that quote an interruption",
      "[Request interrupted by user] keeps coming, why?",
      "[Request interrupted by user] keeps coming, why?",
    ],
    ["what is marked private", "key <private>s3cret</private> end", "key [private] end"],
    [
      "our own block",
      'before\n<logbook-context kind="start">\nold\n</logbook-context>\nafter',
      "before\nafter",
    ],
    ["text that only begins like markup", "<div> is broken", "<div> is broken"],
  ])("%s", (_name, content, prompt) => {
    expect(entryOf(user(content)).parts).toEqual([{ kind: "prompt", text: prompt }]);
  });

  test.each<[string, unknown]>([
    ["null", null],
    ["a number", 42],
    ["an empty array", []],
    ["an empty string", ""],
    ["only a reminder", "<system-reminder>x</system-reminder>"],
    ["a boolean", true],
  ])("Q8: content that is %s is a mere link", (_name, content) => {
    expect(entryOf(user(content))).toEqual({
      uuid: "u1",
      parent: null,
      timeMs: expect.any(Number),
      role: "link",
      parts: [],
    });
  });

  test.each<[string, Record<string, unknown>, string]>([
    ["a meta line", { isMeta: true }, "link"],
    ["a line shown in the transcript only", { isVisibleInTranscriptOnly: true }, "link"],
    ["a compaction's summary", { isCompactSummary: true, isVisibleInTranscriptOnly: true }, "summary"],
  ])("F19 Q13 Q15: %s is not user speech", (_name, more, role) => {
    expect(entryOf(user("This session is being continued", more))).toMatchObject({ role, parts: [] });
  });

  test.each<[string, unknown, Record<string, unknown>, string]>([
    ["a subagent's task", "look around", { isSidechain: true, agentId: "ag1" }, "agent"],
    ["a task notification by origin", "done", { origin: { kind: "task-notification" } }, "notification"],
    ["a task notification by text", "<task-notification>\n<task-id>x</task-id>", {}, "notification"],
    ["a message of another agent", "hi", { origin: { kind: "peer" } }, "notification"],
    ["a human, said so", "hi", { origin: { kind: "human" } }, "human"],
  ])("%s", (_name, content, more, turnKind) => {
    expect(entryOf(user(content, more))).toMatchObject({ role: "prompt", turnKind });
  });

  test("a subagent's line in the main file of an old client gets an agent", () => {
    expect(entryOf(user("look", { isSidechain: true }))).toMatchObject({
      agentId: "sidechain",
      turnKind: "agent",
    });
  });

  test.each<[string, string, string]>([
    [
      "name first",
      "<command-name>/compact</command-name>\n  <command-message>compact</command-message>\n <command-args>keep it</command-args>",
      "/compact keep it",
    ],
    [
      "message first",
      "<command-message>review is running…</command-message>\n<command-name>review</command-name>",
      "/review",
    ],
    ["empty arguments", "<command-name>/clear</command-name><command-args></command-args>", "/clear"],
  ])("a slash command: %s", (_name, content, prompt) => {
    expect(entryOf(user(content))).toMatchObject({
      role: "prompt",
      turnKind: "command",
      parts: [{ kind: "prompt", text: prompt }],
    });
  });

  test("a command's own output ends its turn and says nothing", () => {
    for (const tag of ["local-command-stdout", "local-command-stderr"]) {
      expect(entryOf(user(`<${tag}>Compacted</${tag}>`))).toMatchObject({
        role: "link",
        isFinal: true,
        parts: [],
      });
    }
    expect(entryOf(user("<local-command-caveat>The command below</local-command-caveat>"))).toMatchObject({
      role: "link",
    });
  });

  test("a command of the user's shell is a call with its output", () => {
    expect(entryOf(user("<bash-input>ls -a</bash-input>"))).toMatchObject({
      role: "prompt",
      turnKind: "command",
      parts: [
        { kind: "prompt", text: "! ls -a" },
        { kind: "tool_use", toolUseId: "shell:u1", tool: "user-shell", input: "ls -a" },
      ],
    });
    const output = user("<bash-stdout>a.txt</bash-stdout><bash-stderr>oops</bash-stderr>", {
      parentUuid: "u1",
      uuid: "u2",
    });
    expect(entryOf(output)).toMatchObject({
      isFinal: true,
      parts: [{ kind: "tool_result", toolUseId: "shell:u1", output: "a.txt\noops", isError: false }],
    });
  });

  test("an interruption", () => {
    for (const words of ["[Request interrupted by user]", "[Request interrupted by user for tool use]"]) {
      expect(entryOf(user([text(words)]))).toMatchObject({ role: "interrupt", parts: [] });
    }
  });
});
