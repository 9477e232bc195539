/** Holds what the store tells of one session against an independent walk over its transcript: P2, P3, P5. */
import fs from "node:fs";
import { basename, dirname, join } from "node:path";
import { dumpArchive } from "../../lib/archive/dump.ts";
import { openArchive } from "../../lib/archive/open.ts";
import { replay } from "../../lib/cli/specs/replay.ts";
import { sessionPaths } from "../../lib/platform/paths.ts";
import { type OracleTurn, readOracle } from "../e2e/support/oracle.ts";
import { runCommand } from "../support/run-command.ts";
import { readCopies } from "./raw-copies.ts";
import { compareSets, type Verdict } from "./verdict.ts";
import type { World } from "./world.ts";

type Json = Record<string, unknown>;

export async function checkSession(world: World, transcript: string, verdict: Verdict): Promise<void> {
  const { session, turns } = readOracle(transcript);
  checkCopies(world, transcript, verdict);
  await checkReplay(world, session, { turns, verdict });
  checkLines(world, session, verdict);
}

/** Byte for byte what the client wrote. */
function checkCopies(world: World, transcript: string, verdict: Verdict): void {
  const session = basename(transcript, ".jsonl");
  const { raw } = sessionPaths(world.store, session);
  const agents = join(dirname(transcript), session, "subagents");
  const files = fs.existsSync(agents) ? fs.readdirSync(agents) : [];
  const streams = files.map((name) => [name.replace(/^agent-|\.jsonl$/g, ""), join(agents, name)]);
  for (const [stream = "", path = ""] of [["main", transcript], ...streams]) {
    const copied = readCopies(raw, stream);
    const written = fs.readFileSync(path);
    if (copied.equals(written)) continue;
    const told = `raw copy of ${session}/${stream}: ${copied.length} of ${written.length} bytes`;
    (copied.length < written.length ? verdict.lost : verdict.troubles).push(told);
  }
}

async function checkReplay(
  world: World,
  session: string,
  { turns, verdict }: { turns: readonly OracleTurn[]; verdict: Verdict },
): Promise<void> {
  const host = { env: world.env, cwd: world.project, clock: Date.now };
  const { code, stdout, stderr } = await runCommand(replay, [session, "--json"], host);
  if (code !== 0) {
    verdict.lost.push(`replay of ${session}: ${stderr}`);
    return;
  }
  const told = (JSON.parse(stdout) as { turns: Json[] }).turns;
  const calls = turns.flatMap((turn) => turn.calls).filter(({ output }) => output !== undefined);
  const found = told.flatMap((turn) => callsIn(turn["steps"] as Json[]));
  compareSets(verdict, "replay: call", {
    wanted: calls.map(({ id }) => id),
    found: found.map(({ id }) => id),
  });
  const errors = new Map(calls.map(({ id, isError }) => [id, isError ? "failed" : "ok"]));
  for (const { id, outcome } of found) {
    if (outcome !== errors.get(id)) verdict.troubles.push(`replay: call ${id} is told as ${outcome}`);
  }
  const own = turns.filter(({ agentId }) => agentId === undefined);
  compareSets(verdict, "replay: prompt", {
    wanted: own.map(({ prompt }) => headOf(prompt)),
    found: told.flatMap((turn) => promptsIn(turn)),
  });
}

function callsIn(steps: readonly Json[]): { id: string; outcome: string }[] {
  return steps.flatMap((step) => {
    const inner = callsIn([...((step["agents"] ?? step["steps"] ?? []) as Json[])]);
    if (step["kind"] !== "tool") return inner;
    return [{ id: String(step["tool_use_id"]), outcome: String(step["outcome"]) }, ...inner];
  });
}

function promptsIn(turn: Json): string[] {
  const queued = (turn["steps"] as Json[]).filter(({ kind }) => kind === "prompt").map(({ text }) => text);
  return [turn["prompt"], ...queued].filter((text) => typeof text === "string").map(headOf);
}

/** Each prompt begins with a number of its own. */
function headOf(prompt: string): string {
  return prompt.slice(0, 24);
}

/** A torn line costs itself, and a line is never over its limit. */
function checkLines(world: World, session: string, verdict: Verdict): void {
  const { log } = sessionPaths(world.store, session);
  if (!fs.existsSync(log)) return;
  for (const line of fs.readFileSync(log, "utf8").split("\n")) {
    if (Buffer.byteLength(line) >= 4096)
      verdict.troubles.push(`a log line of ${Buffer.byteLength(line)} bytes`);
  }
}

/** Every turn of these sessions once, word for word. */
export function checkArchive(world: World, transcripts: readonly string[], verdict: Verdict): void {
  const archive = openArchive(world.store, { busyTimeoutMs: 5_000, readOnly: true });
  let lines: Json[];
  try {
    lines = [...dumpArchive(archive)].map((line) => JSON.parse(line) as Json);
    for (const { integrity_check: told } of archive.prepare("PRAGMA integrity_check").all<Json>()) {
      if (told !== "ok") verdict.troubles.push(`integrity_check: ${told}`);
    }
  } finally {
    archive.close();
  }
  const found = lines.filter((line) => "steps" in line);
  const wanted = transcripts.flatMap((path) => readOracle(path).turns);
  compareSets(verdict, "archive: turn", {
    wanted: wanted.map(({ id }) => id),
    found: found.map(({ id }) => String(id)),
  });
  const texts = new Map(found.map((turn) => [turn["id"], textOf(turn)]));
  for (const turn of wanted) {
    const archived = texts.get(turn.id);
    if (archived !== undefined && archived !== wantedText(turn))
      verdict.lost.push(`archive: text of turn ${turn.id}`);
  }
}

function textOf(turn: Json): string {
  const steps = turn["steps"] as Json[];
  const answers = steps.filter(({ kind }) => kind === "answer").map(({ text }) => text);
  const calls = steps.filter(({ kind }) => kind === "tool");
  return JSON.stringify([
    turn["prompt"],
    answers,
    calls.map(({ toolUseId, tool, input, output }) => [toolUseId, tool, JSON.parse(String(input)), output]),
  ]);
}

function wantedText({ prompt, answers, calls }: OracleTurn): string {
  return JSON.stringify([
    prompt,
    answers,
    calls.map(({ id, tool, input, output }) => [id, tool, input, output ?? null]),
  ]);
}
