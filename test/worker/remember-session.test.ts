import fs from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { logEvent } from "../../lib/capture/log-event.ts";
import type { Config } from "../../lib/contract/config.ts";
import { appendStatements, readInbox } from "../../lib/memory/inbox.ts";
import { loadScope } from "../../lib/memory/load.ts";
import { readBreakers, readSpend } from "../../lib/memory/meter.ts";
import { readRefusals } from "../../lib/memory/refused.ts";
import { findStatements } from "../../lib/memory/rules.ts";
import { projectScope, userScope } from "../../lib/memory/scope.ts";
import { isChildSession } from "../../lib/platform/children.ts";
import { projectOf } from "../../lib/platform/project.ts";
import { START_MS } from "../archive/transcript-lines.ts";
import { makeFakeClaude } from "../model/support/fake-claude.ts";
import { makeCall } from "../support/hook-call.ts";
import { hasEngine } from "../support/native.ts";
import { makeTempStore } from "../support/temp-store.ts";
import { createWorkbench, SESSION, type Workbench } from "./workbench.ts";

const HOUR_MS = 3_600_000;

/** A worker run an hour after the conversation, with some settings. */
function workLater(
  bench: Workbench,
  config: Partial<Config> = {},
  env: Record<string, string> = {},
): Promise<void> {
  bench.put();
  return bench.work((shop) => ({
    clock: () => START_MS + HOUR_MS,
    config: { ...shop.config, ...config },
    env: { ...shop.env, ...env },
  }));
}

function scopesOf(bench: Workbench) {
  return { project: projectScope(bench.store, projectOf(bench.project).id), user: userScope(bench.store) };
}

function namesIn(bench: Workbench): string[] {
  const { project, user } = scopesOf(bench);
  return [project, user].flatMap((scope) => loadScope(scope).records.map(({ record }) => record.name));
}

describe.skipIf(!hasEngine)("memories of a session (needs a database engine)", () => {
  it("a preference said before a compaction and never again is kept", async () => {
    using bench = createWorkbench();
    const talk = bench.talk(100);
    talk.prompt("From now on, use pnpm instead of npm.");
    const last = talk.answer("Noted.");
    talk.entry("system", {
      subtype: "compact_boundary",
      content: "Conversation compacted",
      parentUuid: null,
      logicalParentUuid: last,
    });
    talk.entry("user", {
      isCompactSummary: true,
      message: { role: "user", content: "This session is being continued. The user greeted." },
    });
    talk.prompt("go on", { promptId: "p-later" });
    talk.answer("Done.");
    bench.save(talk);
    await workLater(bench);
    expect(bench.diagnostics()).toEqual([]);
    expect(namesIn(bench)).toEqual(["use pnpm instead of npm"]);
    const [stored] = loadScope(scopesOf(bench).project).records;
    expect(stored?.record.source?.session).toBe(SESSION);
    await workLater(bench);
    expect(namesIn(bench)).toHaveLength(1);
    expect(readRefusals(scopesOf(bench).project)).toEqual([]);
  });

  it("what Stop put into the inbox is filed once, with the rules' own reading of the turn", async () => {
    using bench = createWorkbench();
    const talk = bench.talk(100);
    const said = "Never push directly to main.";
    const turn = talk.prompt(said);
    talk.answer("Understood.");
    bench.save(talk);
    const { project } = scopesOf(bench);
    appendStatements(project, findStatements(said), { session: SESSION, turn, timeMs: START_MS });
    await workLater(bench);
    expect(namesIn(bench)).toEqual(["Never push directly to main"]);
    expect(readInbox(project).lines).toEqual([]);
    expect(readRefusals(project)).toEqual([]);
  });

  it("a session with little to read waits until its turn is ten minutes old", async () => {
    using bench = createWorkbench();
    const talk = bench.talk(100);
    talk.prompt("I prefer tabs over spaces.");
    talk.answer("Fine.");
    bench.save(talk);
    bench.put();
    await bench.work(() => ({ clock: () => START_MS + 60_000 }));
    expect(namesIn(bench)).toEqual([]);
    // Another session's job is enough to wake the worker: the waiting one is then looked at.
    const other = bench.talk(500);
    other.prompt("hello");
    other.answer("hi");
    bench.save(other, "other-session");
    bench.put({ session: "other-session" });
    await bench.work(() => ({ clock: () => START_MS + 11 * 60_000 }));
    expect(namesIn(bench)).toEqual(["I prefer tabs over spaces"]);
    expect(fs.readdirSync(join(scopesOf(bench).project.state, "waiting"))).toEqual([]);
  });

  it("spends nothing before consent, and nothing at all where extraction is off", async () => {
    using bench = createWorkbench();
    using fake = makeFakeClaude();
    const talk = bench.talk(100);
    talk.prompt("Always run the linter before you commit.");
    talk.answer("Yes.");
    bench.save(talk);
    const path = { PATH: `${fake.folder}:${process.env["PATH"]}` };
    await workLater(bench, { "extraction.provider": "off" }, path);
    expect(namesIn(bench)).toEqual([]);
    await workLater(bench, {}, path);
    expect(namesIn(bench)).toHaveLength(1);
    expect(fake.calls()).toEqual([]);
    expect(readSpend(bench.store, START_MS + HOUR_MS)).toEqual({ usd: 0, calls: 0 });
  });

  it("with consent asks the user's client once for a session, and writes down what it cost", async () => {
    using bench = createWorkbench();
    using fake = makeFakeClaude();
    fake.behave(`print({ result: "", is_error: false, total_cost_usd: 0.004, structured_output: { memories: [{
      name: "merge style", type: "feedback", scope: "persistent", description: "How branches are merged",
      body: "Squash before merging.", quote: "squash it, we do that before each merge" }] } });`);
    const talk = bench.talk(100);
    talk.prompt("squash it, we do that before each merge");
    talk.tool("Bash", { command: "git merge --squash" }, "tool output that no model is given");
    talk.answer("Squashed.");
    bench.save(talk);
    const path = { PATH: `${fake.folder}:${process.env["PATH"]}` };
    await workLater(bench, { "extraction.provider": "claude" }, path);
    await workLater(bench, { "extraction.provider": "claude" }, path);
    expect(namesIn(bench)).toEqual(["merge style"]);
    const calls = fake.calls();
    expect(calls).toHaveLength(1);
    expect(calls[0]?.stdin).not.toContain("no model is given");
    const session = calls[0]?.args[(calls[0]?.args.indexOf("--session-id") ?? 0) + 1] ?? "";
    expect(isChildSession(bench.store, session)).toBe(true);
    expect(readSpend(bench.store, START_MS + HOUR_MS)).toEqual({ usd: expect.closeTo(0.004), calls: 1 });
  });

  it("F5: 1,000 tool calls ask no model: they leave no work behind", async () => {
    using bench = createWorkbench();
    using fake = makeFakeClaude();
    using temp = makeTempStore();
    const place = { ...temp, store: bench.store };
    for (let at = 0; at < 1_000; at++) {
      logEvent(makeCall(place, "PostToolUse", { tool_use_id: `t${at}` }));
    }
    expect(fs.existsSync(bench.store.queue)).toBe(false);
    const path = { PATH: `${fake.folder}:${process.env["PATH"]}` };
    await bench.work((shop) => ({
      config: { ...shop.config, "extraction.provider": "claude" },
      env: { ...shop.env, ...path },
    }));
    expect(fake.calls()).toEqual([]);
  });

  it("a failing provider leaves the rules' part done, says so, and does not fail the job", async () => {
    using bench = createWorkbench();
    using fake = makeFakeClaude();
    fake.behave("process.exit(1)");
    const talk = bench.talk(100);
    talk.prompt("Always run the linter before you commit.");
    talk.answer("Yes.");
    bench.save(talk);
    const path = { PATH: `${fake.folder}:${process.env["PATH"]}` };
    await workLater(bench, { "extraction.provider": "claude" }, path);
    expect(namesIn(bench)).toHaveLength(1);
    expect(fs.readFileSync(bench.store.workerLog, "utf8")).toMatch(/memory of .*: failed: 1 added/);
    expect(fs.readdirSync(bench.store.queue).filter((name) => name.endsWith(".json"))).toEqual([]);
  });

  it("takes memories from any program that answers in JSON", async () => {
    using bench = createWorkbench();
    using fake = makeFakeClaude();
    fake.behave(
      `print({ memories: [{ name: "staging host", type: "reference", scope: "persistent", description: "Where staging runs", body: "staging-2", quote: "look at staging-2" }] })`,
    );
    const talk = bench.talk(100);
    talk.prompt("look at staging-2, please");
    talk.answer("It runs.");
    bench.save(talk);
    const command = [fake.command, "--flag"];
    await workLater(bench, { "extraction.provider": "command", "extraction.command": command });
    expect(namesIn(bench)).toEqual(["staging host"]);
  });

  it("counts answers that do not fit, and says so, for they cost and bring nothing", async () => {
    using bench = createWorkbench();
    using fake = makeFakeClaude();
    fake.behave(`print({ memories: "none" })`);
    const talk = bench.talk(100);
    talk.prompt("Always run the linter before you commit.");
    talk.answer("Yes.");
    bench.save(talk);
    const config = {
      "extraction.provider": "command",
      "extraction.command": [fake.command],
    } satisfies Partial<Config>;
    await workLater(bench, config);
    expect(namesIn(bench)).toHaveLength(1);
    const log = fs.readFileSync(bench.store.workerLog, "utf8");
    expect(log.match(/command: the reply does not fit the schema/g)).toHaveLength(2);
    const { command } = readBreakers(bench.store);
    expect(command?.lastFailure).toContain("does not fit");
  });
});
