/** What must hold after every scenario, whatever happened in it. Each check compares the product with an outside view. */
import fs from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import type { ClientResult } from "./client.ts";
import { findTranscripts, type OracleCall, type OracleTurn, readEntries, readOracle } from "./oracle.ts";
import { diagnostics, settle } from "./store.ts";
import { readDebugLog, type Terminal } from "./terminal.ts";
import { git, runLogbook, STAGED_CHECKOUT, type World } from "./world.ts";

type Json = Record<string, unknown>;

/** All that must hold after any scenario. */
export async function expectAllWell(
  world: World,
  options: { cwd?: string; made?: readonly string[] } = {},
): Promise<void> {
  await expectCaptured(world);
  expectQuietTranscripts(world);
  expectCleanProject(world, options);
  if (fs.existsSync(world.checkout)) expectUntouchedCheckout(world);
}

/** Every session of the world: nothing ran that replay and archive do not have, once and in order. */
export async function expectCaptured(world: World): Promise<void> {
  await settle(world);
  const transcripts = findTranscripts(world.home);
  expect(transcripts.size).toBeGreaterThan(0);
  for (const [session, transcript] of transcripts) {
    const oracle = readOracle(transcript);
    expectReplayed(
      world,
      session,
      oracle.turns.flatMap((turn) => turn.calls),
    );
    for (const turn of oracle.turns) expectArchived(world, turn);
    expectPrompts(world, session, oracle.turns);
  }
  expect(diagnostics(world)).toEqual([]);
}

/** Each prompt once, whatever told of it: a hook, the transcript, or both under different ids. */
function expectPrompts(world: World, session: string, turns: readonly OracleTurn[]): void {
  const { stdout } = runLogbook(world, ["replay", session, "--json"]);
  const replayed = (JSON.parse(stdout) as { turns: Json[] }).turns.flatMap((turn) => [
    turn["prompt"],
    ...(turn["steps"] as Json[]).filter(({ kind }) => kind === "prompt").map(({ text }) => text),
  ]);
  const own = turns.filter(({ agentId, isCopy }) => agentId === undefined && !isCopy);
  expect(replayed.map(shortPrompt).sort()).toEqual(own.map(({ prompt }) => shortPrompt(prompt)).sort());
}

/** The log keeps a prompt's beginning, with secrets and long paths redacted. */
function shortPrompt(prompt: unknown): string {
  return String(prompt).slice(0, 60);
}

interface ReplayedCall {
  id: string;
  outcome: string;
}

/** Tool calls of `logbook replay --json`, in the order printed; those of subagents where they are nested. */
export function replayedCalls(world: World, session: string): ReplayedCall[] {
  const { code, stdout, stderr } = runLogbook(world, ["replay", session, "--json"]);
  expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
  const { turns } = JSON.parse(stdout) as { turns: { steps: Json[] }[] };
  return turns.flatMap((turn) => callsIn(turn.steps));
}

function callsIn(steps: readonly Json[]): ReplayedCall[] {
  return steps.flatMap((step) => {
    const inner = callsIn([...((step["agents"] ?? step["steps"] ?? []) as Json[])]);
    if (step["kind"] !== "tool") return inner;
    return [{ id: String(step["tool_use_id"]), outcome: String(step["outcome"]) }, ...inner];
  });
}

function expectReplayed(world: World, session: string, calls: readonly OracleCall[]): void {
  const replayed = replayedCalls(world, session);
  const ids = replayed.map(({ id }) => id);
  expect(ids).toEqual([...new Set(ids)]);
  const outcomes = new Map(replayed.map(({ id, outcome }) => [id, outcome]));
  for (const { id, isRun, isError, output, isCopy } of calls) {
    // A call without a result may still come; a fork's copies are told by the log of the session they ran in.
    if (output === undefined || isCopy) continue;
    const expected = isRun ? [isError ? "failed" : "ok"] : ["refused", "cancelled", "failed"];
    expect(expected, `outcome of ${id} in the replay`).toContain(outcomes.get(id));
  }
  const known = new Set(calls.map(({ id }) => id));
  expect(ids.filter((id) => !known.has(id))).toEqual([]);
  for (const agent of new Set(calls.map(({ agentId }) => agentId))) {
    expectOrder(
      ids,
      calls.filter(({ agentId }) => agentId === agent),
    );
  }
}

/** Message after message; calls of one message ran at once, so theirs may stand in any order. */
function expectOrder(ids: readonly string[], calls: readonly OracleCall[]): void {
  const ran = calls.filter(({ id, isRun }) => isRun && ids.includes(id));
  const messageOf = new Map(ran.map(({ id, messageId }) => [id, messageId]));
  const seen = ids.map((id) => messageOf.get(id)).filter((message) => message !== undefined);
  expect(seen).toEqual(ran.map(({ messageId }) => messageId));
}

/** The archived turn says what the transcript says, word for word. */
function expectArchived(world: World, turn: OracleTurn): void {
  const { code, stdout, stderr } = runLogbook(world, ["show", turn.id, "--full", "--json"]);
  expect({ code, stderr }, `show ${turn.id} (${turn.prompt})`).toEqual({ code: 0, stderr: "" });
  expect(archivedText(JSON.parse(stdout) as Json)).toEqual({
    prompt: turn.prompt,
    answers: turn.answers,
    calls: turn.calls.map(({ id, tool, input, output }) => ({ id, tool, input, output: output ?? null })),
  });
}

function archivedText(shown: Json): Json {
  const steps = shown["steps"] as Json[];
  const answers = steps.filter((step) => step["kind"] === "answer").map((step) => step["text"]);
  const calls = steps.filter((step) => step["kind"] === "tool");
  return {
    prompt: shown["prompt"],
    answers,
    calls: calls.map((call) => ({
      id: call["tool_use_id"],
      tool: call["tool"],
      input: JSON.parse(String(call["input"])),
      output: call["output"],
    })),
  };
}

/** How the client tells of a hook that failed, was stopped, or printed what it does not understand. */
const HOOK_TROUBLE = [
  /^.*\[ERROR\].*\bhook\b.*$/im,
  /^.*Hooks: .* finished with status [1-9].*$/m,
  /^.*Hook output (?:starts with \{ but|looks like a JSON object but).*$/m,
  /^.*hook.*(?:timed out|cancelled|validation failed).*$/im,
];
const SCREEN_TROUBLE = /^.*(?:hook (?:failed|error|problem|cancelled)|hooks? .*failed|\] failed:).*$/im;

/** A headless run that ended well showed nothing of the hooks. */
export function expectQuietRun(run: ClientResult): void {
  expect(run.stderr).toBe("");
  expectQuietLog(run.debugLog);
}

export function expectQuietLog(debugLog: string): void {
  expect(debugLog).not.toBe("");
  for (const trouble of HOOK_TROUBLE) expect(trouble.exec(debugLog)?.[0]).toBeUndefined();
}

export function expectQuietTerminal(terminal: Terminal): void {
  expect(SCREEN_TROUBLE.exec(terminal.history())?.[0]).toBeUndefined();
  expectQuietLog(readDebugLog(terminal));
}

/** The client also writes hook trouble into the transcript, where a resumed session shows it again. */
export function expectQuietTranscripts(world: World): void {
  for (const transcript of findTranscripts(world.home).values()) {
    for (const entry of readEntries(transcript)) {
      const attachment = (entry["attachment"] as Json | undefined)?.["type"];
      expect(String(attachment)).not.toMatch(/^hook_(?:non_blocking_error|blocking_error|error|cancelled)/);
      expect(entry["hookErrors"] ?? []).toEqual([]);
    }
  }
}

/** Git sees the checkout and settings.json, and whatever the scripted model itself made. */
export function expectCleanProject(
  world: World,
  { cwd = world.cwd, made = [] as readonly string[] } = {},
): void {
  const listed = git(cwd, "status", "--porcelain", "--untracked-files=all", "-z").split("\0");
  const paths = listed.filter((line) => line !== "").map((line) => line.slice(3));
  const isExpected = (path: string): boolean =>
    path === ".claude/settings.json" || path.startsWith(".claude/hooks/logbook/") || made.includes(path);
  expect(paths.filter((path) => !isExpected(path))).toEqual([]);
}

/** The dropped-in checkout is as it was: nothing is ever written into it. */
function expectUntouchedCheckout(world: World): void {
  expect(listTree(world.checkout)).toEqual(listTree(STAGED_CHECKOUT));
}

function listTree(folder: string): string[] {
  const names = fs.readdirSync(folder, { recursive: true, encoding: "utf8" });
  return names.sort().map((name) => `${name} ${fs.statSync(join(folder, name)).size}`);
}
