import fs from "node:fs";
import { tmpdir } from "node:os";
import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import type { ModelRequest } from "../../lib/contract/model.ts";
import { createClaude } from "../../lib/model/claude.ts";
import { createCommand } from "../../lib/model/command.ts";
import { makeFakeClaude } from "./support/fake-claude.ts";

const request: ModelRequest = {
  purpose: "extraction",
  system: "You find memories.",
  prompt: '{"turns":[]}',
  schema: { type: "object" },
  model: "haiku",
  maxUsd: 0.05,
  timeoutMs: 5_000,
};

const parentEnv = {
  PATH: process.env["PATH"],
  HOME: process.env["HOME"],
  ANTHROPIC_API_KEY: "dummy",
  CLAUDECODE: "1",
  CLAUDE_CODE_SESSION_ID: "parent",
  CLAUDE_CODE_ENTRYPOINT: "cli",
  CLAUDE_CODE_CHILD_SESSION: "1",
  CLAUDE_PROJECT_DIR: "/somewhere",
  CLAUDE_ENV_FILE: "/somewhere/env",
  CLAUDE_PLUGIN_ROOT: "/plugin",
  CLAUDE_CODE_USE_BEDROCK: "1",
};

describe("the claude provider", () => {
  it("calls the client as measured: prompt on stdin, no tools, guard set, empty folder, cost from the reply", async () => {
    using fake = makeFakeClaude();
    const sessions: string[] = [];
    const ask = createClaude({ env: parentEnv, command: fake.command, onSession: (id) => sessions.push(id) });
    expect(await ask(request)).toEqual({ ok: true, value: { memories: [] }, costUsd: 0.0123 });
    const [call] = fake.calls();
    expect(call?.stdin).toBe(request.prompt);
    expect(call?.args.join(" ")).not.toContain(request.prompt);
    expect(call?.args).toEqual([
      "-p",
      "--safe-mode",
      "--model",
      "haiku",
      "--output-format",
      "json",
      "--json-schema",
      '{"type":"object"}',
      "--system-prompt",
      request.system,
      "--tools",
      "",
      "--strict-mcp-config",
      "--disable-slash-commands",
      "--no-session-persistence",
      "--session-id",
      sessions[0],
      "--settings",
      '{"disableAllHooks":true}',
      "--max-turns",
      "3",
      "--max-budget-usd",
      "0.05",
    ]);
    expect(call?.files).toEqual([]);
    expect(call?.cwd.startsWith(fs.realpathSync(tmpdir()))).toBe(true);
    expect(fs.existsSync(call?.cwd ?? "")).toBe(false);
    expect(call?.env).toMatchObject({
      LOGBOOK_CHILD: "1",
      CLAUDE_CODE_SAFE_MODE: "1",
      CLAUDE_CODE_SKIP_PROMPT_HISTORY: "1",
      ANTHROPIC_API_KEY: "dummy",
      CLAUDE_CODE_USE_BEDROCK: "1",
    });
    for (const name of Object.keys(parentEnv).filter((one) => /^CLAUDE(?!_CODE_USE)/.test(one))) {
      expect(call?.env).not.toHaveProperty(name);
    }
  });

  it("leaves --safe-mode to clients that know it, and asks for the version once", async () => {
    for (const [version, expected] of [
      ["2.1.168 (Claude Code)", false],
      ["2.1.169 (Claude Code)", true],
      ["2.0.76", false],
      ["3.0.0", true],
      ["garbage", false],
    ] as const) {
      using fake = makeFakeClaude(version);
      const ask = createClaude({ env: parentEnv, command: fake.command });
      await ask(request);
      await ask(request);
      expect(fake.calls().map(({ args }) => args.includes("--safe-mode"))).toEqual([expected, expected]);
      expect(fake.calls()[0]?.args).toContain('{"disableAllHooks":true}');
    }
  });

  it.each<[string, string, object]>([
    [
      "an answer inside prose",
      `print({ result: 'Here: {"memories": [1]} done', total_cost_usd: 0.5 })`,
      { ok: true, value: { memories: [1] }, costUsd: 0.5 },
    ],
    [
      "no JSON in the answer",
      `print({ result: "I would pick the first.", total_cost_usd: 0.5 })`,
      { ok: false, failure: "shape", costUsd: 0.5 },
    ],
    [
      "a rate limit",
      `print({ is_error: true, api_error_status: 429, result: "slow down", total_cost_usd: 0 })`,
      { ok: false, failure: "limit", costUsd: 0 },
    ],
    [
      "a missing login",
      `print({ is_error: true, result: "Invalid API key · Please run /login", total_cost_usd: 0 })`,
      { ok: false, failure: "auth" },
    ],
    [
      "too many turns, paid",
      `print({ is_error: true, subtype: "error_max_turns", total_cost_usd: 0.04 })`,
      { ok: false, failure: "exit", costUsd: 0.04 },
    ],
    ["no output", `process.exit(3)`, { ok: false, failure: "exit", costUsd: 0 }],
    ["garbage", `print("\\u0000 not json")`, { ok: false, failure: "exit" }],
  ])("reads %s", async (_name, behaviour, expected) => {
    using fake = makeFakeClaude();
    fake.behave(behaviour);
    const ask = createClaude({ env: parentEnv, command: fake.command });
    expect(await ask(request)).toMatchObject(expected);
  });

  it("is not there: says so, and leaves no folder", async () => {
    const ask = createClaude({ env: parentEnv, command: "/no/such/claude" });
    expect(await ask(request)).toMatchObject({ ok: false, failure: "spawn" });
  });

  it("F22: kills a client that hangs, with what it started", async () => {
    using fake = makeFakeClaude();
    fake.behave(
      `
      process.on("SIGTERM", () => {});
      const child = spawn(process.execPath, ["-e", "setTimeout(() => {}, 60000)"], { stdio: "inherit" });
      fs.writeFileSync(${JSON.stringify(`${fake.folder}/pids`)}, process.pid + " " + child.pid);
      await sleep(60000);`.replace("fs.", "require('node:fs')."),
    );
    const ask = createClaude({ env: parentEnv, command: fake.command });
    const started = Date.now();
    expect(await ask({ ...request, timeoutMs: 600 })).toMatchObject({ ok: false, failure: "timeout" });
    expect(Date.now() - started).toBeLessThan(4_500);
    await sleep(100);
    const pids = fs.readFileSync(`${fake.folder}/pids`, "utf8").split(" ").map(Number);
    for (const pid of pids) expect(isAlive(pid), `process ${pid}`).toBe(false);
  });

  it("is bounded in what it reads", async () => {
    using fake = makeFakeClaude();
    fake.behave(
      `const text = "x".repeat(1 << 20); for (;;) { if (!process.stdout.write(text)) await new Promise((go) => process.stdout.once("drain", go)); }`,
    );
    const ask = createClaude({ env: parentEnv, command: fake.command });
    expect(await ask(request)).toMatchObject({ ok: false });
  });
});

describe("the command provider", () => {
  it("passes the prompt on stdin and reads JSON from stdout", async () => {
    using fake = makeFakeClaude();
    fake.behave(
      `print({ memories: [{ schema: JSON.parse(process.env.LOGBOOK_SCHEMA), purpose: process.env.LOGBOOK_PURPOSE }] })`,
    );
    const ask = createCommand([fake.command, "extra"], parentEnv);
    expect(await ask(request)).toEqual({
      ok: true,
      value: { memories: [{ schema: { type: "object" }, purpose: "extraction" }] },
      costUsd: 0,
    });
    const [call] = fake.calls();
    expect(call?.stdin).toContain(request.system);
    expect(call?.stdin).toContain(request.prompt);
    expect(call?.args).toEqual(["extra"]);
    expect(call?.env["LOGBOOK_CHILD"]).toBe("1");
  });

  it.each([
    ["a failing program", "process.exit(1)", "exit"],
    ["no JSON", `print("hello")`, "shape"],
    ["silence", "", "shape"],
  ])("reports %s", async (_name, behaviour, failure) => {
    using fake = makeFakeClaude();
    fake.behave(behaviour);
    expect(await createCommand([fake.command], parentEnv)(request)).toMatchObject({ ok: false, failure });
  });

  it("reports a program that is not there", async () => {
    expect(await createCommand(["/no/such/program"], parentEnv)(request)).toMatchObject({ failure: "spawn" });
    expect(await createCommand([], parentEnv)(request)).toMatchObject({ failure: "spawn" });
  });
});

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch {
    return false;
  }
  // A zombie that nobody has reaped yet runs no more.
  return !/^State:\s+Z/m.test(fs.readFileSync(`/proc/${pid}/status`, "utf8"));
}
