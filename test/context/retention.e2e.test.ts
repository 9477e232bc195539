import { describe, expect, test } from "vitest";
import { search } from "../../lib/cli/specs/search.ts";
import { show } from "../../lib/cli/specs/show.ts";
import { contentWords } from "../../lib/handoff/content-words.ts";
import { hasEngine } from "../support/native.ts";
import { bundleNameOf, payloadOf, wireOf } from "../support/payload.ts";
import { runCommand } from "../support/run-command.ts";
import { runHook } from "../support/run-hook.ts";
import type { HookStep } from "../support/scripted-session.ts";
import { makeSessionWorld, type SessionWorld } from "../support/session-world.ts";

interface Fact {
  how: "asked" | "answered" | "failed" | "printed" | "task" | "decision";
  text: string;
  /** What of it must come back, as it was said. */
  mark: string;
  /** Put by somebody who remembers it badly. */
  question: string;
}

const FACTS: readonly Fact[] = [
  fact(
    "asked",
    "Never touch the billing module; Petra owns it.",
    "Petra owns it",
    "who answers for invoices and billing",
  ),
  fact(
    "asked",
    "Always deploy to staging on Tuesday mornings first.",
    "Tuesday mornings",
    "weekday of rollouts to staging",
  ),
  fact(
    "asked",
    "The API must stay compatible with client version 4.2.",
    "version 4.2",
    "oldest client we support",
  ),
  fact("asked", "不要修改 schema.sql，由数据库团队维护。", "由数据库团队维护", "谁负责 schema.sql 这个文件"),
  fact("asked", "必ずログは日本語で書いてください。", "日本語で", "ログの言語は何語か"),
  fact("asked", "Do not raise the timeout above 90 seconds.", "90 seconds", "largest timeout allowed"),
  fact(
    "asked",
    "By the way, the harbour printer sits at 10.20.30.40.",
    "10.20.30.40",
    "network place of the printer",
  ),
  fact(
    "asked",
    "The customer of this release is Nordlicht Shipping.",
    "Nordlicht",
    "whose customer order is it",
  ),
  fact("asked", "演示环境的端口是 7431。", "7431", "演示用哪个端口号码"),
  fact(
    "asked",
    "Our style guide lives in docs/voice.md.",
    "docs/voice.md",
    "where is tone written down, the guide",
  ),
  fact(
    "answered",
    "The root cause was a clock skew of 47 seconds on the tide gauge.",
    "47 seconds",
    "why were the gauge times wrong all week",
  ),
  fact(
    "answered",
    "It turns out the parser only works when the header ends in a blank line.",
    "blank line",
    "what trips up our parser when reading files",
  ),
  fact("answered", "原因は改行コードの違いでした。", "改行コード", "改行で何が起きたか"),
  fact("task", "migrate the berth table", "berth table", "database work left for the berth"),
  fact("task", "ask Ilse for the signing key", "Ilse", "person with our signing secret"),
  fact(
    "failed",
    "quay.ts: 'mooring' is already declared in the upper scope (no-shadow)",
    "no-shadow",
    "lint complaint on mooring",
  ),
  fact("failed", "assertion failed: left 3, right 4 in tides::ebb", "tides::ebb", "failing ebb check"),
  fact("printed", "deployed as PELICAN-3391", "PELICAN-3391", "name of the pelican deployment"),
  fact("printed", "the vault holds 612 crates of amber", "612 crates", "how much amber is stored"),
  fact("decision", "Should the export be written as Parquet?", "Parquet", "file kind of the export"),
];
/** Every fifth holds a fact. */
const TURNS = 90;
const MUST_STAND = 12;
const MAX_EVENT_CHARS = 9_500;

function fact(how: Fact["how"], text: string, mark: string, question: string): Fact {
  return { how, text, mark, question };
}

/** Everyday work without a word of the facts. */
const VERBS = ["rename", "sort", "check", "move", "split", "format", "count", "merge"];
const THINGS = [
  "ferry list",
  "crew page",
  "map tiles",
  "night watch",
  "cargo form",
  "rope store",
  "tower log",
];

function fillTurn(world: SessionWorld, at: number, planted: Fact | undefined): void {
  const { session, log, endTurn } = world;
  const work = `${VERBS[at % VERBS.length]} the ${THINGS[at % THINGS.length]} for round ${at}`;
  const isAsked = planted?.how === "asked";
  log(session.prompt(isAsked ? `Please ${work}. ${planted.text}` : `Please ${work}.`));
  for (let call = 0; call < 3; call++) {
    const path = `/w/src/area-${at % 9}/part-${call}.ts`;
    log(session.call("Read", { file_path: path }, `export const row = ${at};\n`.repeat(60)));
  }
  const output = `round ${at} went by\n`.repeat(40);
  const printed = planted?.how === "printed" ? `${output}${planted.text}\n${output}` : output;
  log(session.call("Bash", { command: `make round-${at}` }, printed));
  if (planted?.how === "failed")
    log(session.call("Bash", { command: `make verify-${at}` }, planted.text, true));
  const found = planted?.how === "answered" ? ` ${planted.text}` : "";
  endTurn(session.answer(`Round ${at} is done: the ${THINGS[at % THINGS.length]} is in order.${found}`));
}

/** Tasks and the open question come last, as they do. */
function finishSession({ session, log, endTurn }: SessionWorld): void {
  const todos = FACTS.filter(({ how }) => how === "task").map(({ text }) => ({
    content: text,
    status: "pending",
  }));
  log(session.prompt("What is left to do?"));
  log(session.call("TodoWrite", { todos }, "ok"));
  endTurn(session.answer(`Two things are left. ${FACTS.find(({ how }) => how === "decision")?.text}`));
}

/** The compiled hooks, in the client's order; what they print. */
async function compact(world: SessionWorld): Promise<string[]> {
  const summary = "<summary>Rounds were made, lists were put in order, some checks failed.</summary>";
  const printed: string[] = [];
  for (const step of world.session.compact(summary, "auto")) printed.push(await runCompiled(world, step));
  return printed;
}

async function runCompiled({ env }: SessionWorld, { event, fields }: HookStep): Promise<string> {
  const run = await runHook(bundleNameOf(event), wireOf(payloadOf(event, fields)), { env });
  expect(run).toMatchObject({ status: 0, stderr: "" });
  return run.stdout;
}

function contextIn(stdout: string): string {
  if (stdout === "") return "";
  const { hookSpecificOutput } = JSON.parse(stdout) as { hookSpecificOutput: { additionalContext: string } };
  expect(hookSpecificOutput.additionalContext.length).toBeLessThanOrEqual(MAX_EVENT_CHARS);
  return hookSpecificOutput.additionalContext;
}

/** The place of the turn that says it among the hits, from 1; and whether it opens. */
async function findFact({ env, cwd }: SessionWorld, { question, mark }: Fact): Promise<number | undefined> {
  const host = { env: { ...env, CLAUDECODE: "1" }, cwd };
  const { hits } = (await runCommand(search, [question, "--json"], host)).json<{
    hits: { turn: string }[];
  }>();
  for (const [at, { turn }] of hits.entries()) {
    const { stdout } = await runCommand(show, [turn, "--full"], host);
    if (stdout.includes(mark)) return at + 1;
  }
  return undefined;
}

test("the questions share at most half of their words with the facts, and half of the facts'", () => {
  for (const { text, question } of FACTS) {
    const [said, asked] = [contentWords(text), contentWords(question)];
    const shared = asked.filter((word) => said.includes(word)).length;
    expect(shared, question).toBeLessThanOrEqual(Math.min(asked.length, said.length) / 2);
  }
});

/** All of it, compacted in the middle and at the end; what the model is told after that and with its next prompt. */
async function play(world: SessionWorld): Promise<string> {
  const planted = FACTS.filter(({ how }) => how !== "task" && how !== "decision");
  for (let at = 0; at < TURNS; at++) {
    fillTurn(world, at, at % 5 === 2 ? planted[(at - 2) / 5] : undefined);
    if (at === TURNS / 2 - 1) await compact(world);
  }
  finishSession(world);
  const [instructions = "", afterwards = ""] = await compact(world);
  expect(instructions.length).toBeLessThanOrEqual(3_000);
  const next = await runCompiled(world, world.session.prompt("Go on, please."));
  return `${contextIn(afterwards)}\n${contextIn(next)}`;
}

describe.skipIf(!hasEngine)("a long session, compacted twice (needs a database engine)", () => {
  test("keeps what was said in it: in the blocks, or one search away", { timeout: 60_000 }, async () => {
    using world = makeSessionWorld();
    const blocks = await play(world);
    await world.work();
    const standing = FACTS.filter(({ mark }) => blocks.includes(mark));
    const lines = [`${standing.length} of ${FACTS.length} facts stand in the blocks`];
    for (const each of FACTS) {
      const place = await findFact(world, each);
      const where = standing.includes(each) ? "stands there" : "does not stand there";
      lines.push(`"${each.mark}" ${where}, and is hit ${place ?? "none"} for "${each.question}"`);
      if (!standing.includes(each)) expect(place, each.question).toBeLessThanOrEqual(3);
    }
    console.log(lines.join("\n  "));
    expect(standing.length).toBeGreaterThanOrEqual(MUST_STAND);
  });
});
