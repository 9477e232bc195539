import fs from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { spillOutput } from "../../lib/capture/spill-output.ts";
import { createTakeToolOutput } from "../../lib/capture/tool-output.ts";
import { readLog } from "../../lib/log/read.ts";
import { readOwnSpills } from "../../lib/raw/own-spill.ts";
import { spillPath } from "../../lib/raw/spill.ts";
import { makeCall, type TestCall } from "../support/hook-call.ts";
import { makeTempStore, type TempStore } from "../support/temp-store.ts";

const LINES = Array.from({ length: 4_000 }, (_, n) => `line ${n} of the build`);
const LONG = LINES.join("\n");

function switchOn(temp: TempStore, thresholdChars?: number): void {
  fs.mkdirSync(temp.store.root, { recursive: true });
  const spill = { enabled: true, ...(thresholdChars !== undefined && { thresholdChars }) };
  fs.writeFileSync(temp.store.config, JSON.stringify({ spill }));
}

function takeOutput(call: TestCall): unknown {
  const output = createTakeToolOutput(() => spillOutput)(call);
  expect(call.recorded).toEqual([]);
  return output !== undefined && "updatedToolOutput" in output ? output.updatedToolOutput : undefined;
}

function bash(stdout: string, more = {}) {
  return { stdout, stderr: "", interrupted: false, isImage: false, ...more };
}

function savedText(call: TestCall, id = "toolu_01"): string {
  const file = readOwnSpills(call.session.raw).get(id) ?? "";
  return fs.readFileSync(spillPath(call.session.raw, file), "utf8");
}

describe("a huge output", () => {
  test("is saved whole, and its ends and the way to it are what the model sees", () => {
    using temp = makeTempStore();
    switchOn(temp);
    const call = makeCall(temp, "PostToolUse", { tool_response: bash(LONG, { noOutputExpected: false }) });
    const updated = takeOutput(call) as { stdout: string };
    expect(updated).toMatchObject({
      stderr: "",
      interrupted: false,
      isImage: false,
      noOutputExpected: false,
    });
    expect(updated.stdout.length).toBeLessThan(2_300);
    expect(updated.stdout).toContain("line 0 of the build");
    expect(updated.stdout).toContain("line 3999 of the build");
    expect(updated.stdout).toContain(
      `[tool result of ${LONG.length} characters, whole: logbook show toolu_01]`,
    );
    expect(savedText(call)).toBe(LONG);
    expect(readLog(call.session.log).records).toHaveLength(1);
  });

  test("made short again stays as it is, whatever the threshold", () => {
    using temp = makeTempStore();
    for (const thresholdChars of [30_000, 3_000, 500, 50, 0]) {
      switchOn(temp, thresholdChars);
      const first = takeOutput(makeCall(temp, "PostToolUse", { tool_response: bash(LONG) })) as object;
      expect(first, `${thresholdChars}`).toBeDefined();
      expect(takeOutput(makeCall(temp, "PostToolUse", { tool_response: first }))).toBeUndefined();
    }
  });

  test("is saved once, however many calls gave it", () => {
    using temp = makeTempStore();
    switchOn(temp);
    const calls = ["toolu_01", "toolu_02"].map((tool_use_id) =>
      makeCall(temp, "PostToolUse", { tool_response: bash(LONG), tool_use_id }),
    );
    for (const call of calls) expect(takeOutput(call)).toBeDefined();
    const [call] = calls as [TestCall];
    expect(fs.readdirSync(join(call.session.raw, "tool-results"))).toHaveLength(1);
    expect(savedText(call, "toolu_02")).toBe(savedText(call, "toolu_01"));
  });

  test("of which the hook saw only a stub is parsed for it", () => {
    using temp = makeTempStore();
    switchOn(temp);
    const whole = makeCall(temp, "PostToolUse", { tool_response: bash(LONG) });
    const stub = makeCall(temp, "PostToolUse", { tool_response: { interrupted: false } });
    const call = { ...stub, payload: { ...stub.payload, whole: () => whole.payload.value } };
    expect(takeOutput(call)).toMatchObject({ stdout: expect.stringContaining("logbook show toolu_01") });
  });

  test("that cannot be saved is not shortened", () => {
    using temp = makeTempStore();
    switchOn(temp);
    const call = makeCall(temp, "PostToolUse", { tool_response: bash(LONG) });
    fs.mkdirSync(call.session.dir, { recursive: true });
    fs.writeFileSync(call.session.raw, "in the way");
    expect(createTakeToolOutput(() => spillOutput)(call)).toBeUndefined();
    expect(call.recorded).toHaveLength(1);
  });
});

describe("by tool", () => {
  test.each([
    ["Grep", { mode: "content", content: LONG, numLines: 4_000 }, "content"],
    ["WebFetch", { bytes: 9, code: 200, result: LONG, url: "https://example.org" }, "result"],
  ])("%s keeps its shape", (tool_name, tool_response, field) => {
    using temp = makeTempStore();
    switchOn(temp);
    const call = makeCall(temp, "PostToolUse", { tool_name, tool_response });
    const updated = takeOutput(call) as Record<string, unknown>;
    expect({ ...updated, [field]: LONG }).toEqual(tool_response);
    expect(String(updated[field])).toContain("logbook show toolu_01");
    expect(savedText(call)).toBe(LONG);
  });

  test.each(["Glob", "Grep"])("%s keeps whole file names only", (tool_name) => {
    using temp = makeTempStore();
    switchOn(temp);
    const filenames = LINES.map((line) => `/src/${line.replaceAll(" ", "-")}.ts`);
    const call = makeCall(temp, "PostToolUse", { tool_name, tool_response: { filenames, numFiles: 4_000 } });
    const updated = takeOutput(call) as { filenames: string[]; numFiles: number };
    expect(updated.numFiles).toBe(4_000);
    const names = updated.filenames.filter((name) => filenames.includes(name));
    expect(names.length).toBeGreaterThan(20);
    expect(updated.filenames.filter((name) => !filenames.includes(name))).toEqual([
      expect.stringMatching(/^… \[\d+ characters cut\] …$/),
      expect.stringContaining("logbook show toolu_01"),
    ]);
    expect(savedText(call)).toBe(filenames.join("\n"));
  });

  test("MCP text becomes one block, and a picture keeps its place", () => {
    using temp = makeTempStore();
    switchOn(temp);
    const image = { type: "image", data: "x".repeat(50_000), mimeType: "image/png" };
    const tool_response = [{ type: "text", text: LONG }, image, { type: "text", text: "the end" }];
    const call = makeCall(temp, "PostToolUse", { tool_name: "mcp__wiki__read", tool_response });
    expect(takeOutput(call)).toEqual([
      { type: "text", text: expect.stringContaining("logbook show toolu_01") },
      image,
    ]);
    expect(savedText(call)).toBe(`${LONG}\nthe end`);
  });

  test.each<[string, string, unknown]>([
    ["an image", "Bash", bash(LONG, { isImage: true })],
    ["one that the client has put into a file", "Bash", bash(LONG, { persistedOutputPath: "/x/y.txt" })],
    ["another tool", "Read", { file: { content: LONG } }],
    ["another shape", "Bash", LONG],
    ["another shape of MCP", "mcp__wiki__read", { text: LONG }],
    ["a picture alone", "mcp__wiki__read", [{ type: "image", data: LONG }]],
    ["a short one", "Bash", bash("ok")],
    ["one at the threshold", "Bash", bash("x".repeat(30_000))],
    ["none", "Bash", undefined],
    ["null", "Grep", null],
  ])("%s is not touched", (_, tool_name, tool_response) => {
    using temp = makeTempStore();
    switchOn(temp);
    const call = makeCall(temp, "PostToolUse", { tool_name, tool_response });
    expect(takeOutput(call)).toBeUndefined();
    expect(fs.existsSync(call.session.raw)).toBe(false);
  });
});

describe("switched off", () => {
  test.each([
    ["without settings", undefined],
    ["with other settings", '{"recall":{"max":2}}'],
    ["said so", '{"spill":{"enabled":false}}'],
    ["with settings that are no JSON", '{"spill":'],
  ])("%s nothing is touched", (_, content) => {
    using temp = makeTempStore();
    if (content !== undefined) {
      fs.mkdirSync(temp.store.root, { recursive: true });
      fs.writeFileSync(temp.store.config, content);
    }
    const load = content?.includes("spill") === true ? () => spillOutput : () => expect.fail("loaded");
    const call = makeCall(temp, "PostToolUse", { tool_response: bash(LONG) });
    expect(createTakeToolOutput(load)(call)).toBeUndefined();
    expect(call.recorded).toEqual([]);
  });
});
