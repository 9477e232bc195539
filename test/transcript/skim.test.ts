import { describe, expect, test } from "vitest";
import { attachment, entryOf, parse, text } from "./line.ts";

describe("attachments", () => {
  test.each(["human", "task-notification"])("a queued command of origin %s", (kind) => {
    const entry = entryOf(attachment({ type: "queued_command", prompt: "and also this", origin: { kind } }));
    expect(entry).toMatchObject({
      uuid: "t1",
      role: "prompt",
      isQueued: true,
      turnKind: kind === "human" ? "human" : "notification",
      parts: [{ kind: "prompt", text: "and also this" }],
    });
  });

  test("Q7 Q12: a queued command of blocks, and a notification by mode", () => {
    const blocks = [text("see"), { type: "image", source: {} }];
    expect(entryOf(attachment({ type: "queued_command", prompt: blocks })).parts).toEqual([
      { kind: "prompt", text: "see\n[image]" },
    ]);
    const notice = attachment({ type: "queued_command", prompt: "done", commandMode: "task-notification" });
    expect(entryOf(notice)).toMatchObject({ turnKind: "notification" });
  });

  test.each<[string, Record<string, unknown>]>([
    ["the usual order", attachment({ type: "skill_listing", content: 'a "uuid":"no" {"parentUuid":1}' })],
    [
      "rendered text after it",
      attachment({ type: "date" }, { rendered: [{ content: "<system-reminder>" }], renderedRole: "system" }),
    ],
    ["a nested uuid", attachment({ type: "x", nested: { type: "attachment", uuid: "inner" } })],
    [
      "another order of keys",
      {
        uuid: "t1",
        timestamp: "2026-01-15T10:00:02.000Z",
        type: "attachment",
        parentUuid: "u1",
        attachment: { type: "date" },
      },
    ],
  ])("any other is a link: %s", (_name, line) => {
    expect(entryOf(line)).toEqual({
      uuid: "t1",
      parent: "u1",
      timeMs: Date.UTC(2026, 0, 15, 10, 0, 2),
      role: "link",
      parts: [],
    });
  });

  test("of a subagent it carries the agent", () => {
    const line = {
      parentUuid: "u1",
      isSidechain: true,
      agentId: "ag1",
      attachment: { type: "date" },
      type: "attachment",
      uuid: "t1",
    };
    expect(entryOf(line)).toEqual({
      uuid: "t1",
      parent: "u1",
      timeMs: 0,
      role: "link",
      agentId: "ag1",
      parts: [],
    });
    const { agentId: _agent, ...nameless } = line;
    expect(entryOf(nameless)).toMatchObject({ agentId: "sidechain" });
  });

  test("a product prompt never gets out", () => {
    const secret = "You are the product's whole system prompt";
    const lines = [
      attachment({ type: "prompt_snapshot", systemPrompt: secret }),
      { type: "api-request-blob", sessionId: "s1", message: { content: secret } },
      { type: "api-request-shape", shape: secret, sessionId: "s1" },
      { sessionId: "s1", shape: secret, type: "api-request-shape" },
    ];
    for (const line of lines) expect(JSON.stringify(parse(line))).not.toContain("system prompt");
  });
});
