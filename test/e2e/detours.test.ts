/**
 * Detours planted into sessions that the real client lives through, tool by tool, and looked for by `replay --analyze`.
 * The seeds here were never used while the rules were made; `DETOUR_SEEDS=1-20` tries others.
 */
import { beforeAll, expect, test } from "vitest";
import { addScores, type Named, type Score, scoreFindings } from "../support/detour-score.ts";
import { type Move, makeStory, type Story } from "../support/detour-story.ts";
import { type Reply, say, type ToolUse, use } from "./support/api-reply.ts";
import { replayedCalls } from "./support/checks.ts";
import { converse } from "./support/converse.ts";
import type { Script } from "./support/scripted-api.ts";
import { diagnostics, settle } from "./support/store.ts";
import { makeWorld, runLogbook } from "./support/world.ts";

const SEEDS = seedsOf(process.env["DETOUR_SEEDS"] ?? "201-210");
const CLEAN_SEEDS = SEEDS.slice(0, 4);
/** A dozen sessions take a minute, several on a busy machine. */
const LIMIT_MS = 600_000;
/** A session mostly waits for its hooks and its own slow calls. */
const AT_ONCE = 3;
/** A planted wait outlasts a third of a session's work by far, on a slow machine as well. */
const WAIT_SHARE = 0.8;
const LEAST_WAIT_SECONDS = 6;
const FLAGS = ["--allowedTools", "Write Edit Bash(sh:*) Bash(git checkout:*)"];

function seedsOf(range: string): number[] {
  const [first = 1, last = first] = range.split("-").map(Number);
  return Array.from({ length: last - first + 1 }, (_, at) => first + at);
}

function scriptOf({ turns }: Story): Script {
  return Object.fromEntries(
    turns.map(({ prompt, moves, tokens }) => {
      const claim = (reply: Reply): Reply => ({ ...reply, inputTokens: tokens });
      return [prompt, [...moves.map((move) => claim(use(toolOf(move)))), claim(say("That is done."))]];
    }),
  );
}

function toolOf({ tool, input }: Move): ToolUse {
  return { name: tool, input };
}

interface Lived extends Score {
  seconds: number;
}

/** Lives the story, and tells how well its analysis names what was planted. */
async function live(story: Story): Promise<Lived> {
  await using world = await makeWorld(scriptOf(story), { files: story.files });
  const prompts = story.turns.map(({ prompt }) => prompt);
  const startMs = Date.now();
  const session = await converse(world.client, world, prompts, FLAGS);
  const seconds = (Date.now() - startMs) / 1_000;
  await settle(world);
  expect(diagnostics(world)).toEqual([]);
  const calls = replayedCalls(world, session);
  const moves = story.turns.flatMap((turn) => turn.moves);
  expect(
    calls.map(({ outcome }) => outcome),
    `what became of the calls of seed ${story.seed}`,
  ).toEqual(moves.map(({ isFailing }) => (isFailing ? "failed" : "ok")));
  const { code, stdout, stderr } = runLogbook(world, ["replay", session, "--analyze", "--json"]);
  expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
  const { findings, unknown } = JSON.parse(stdout) as { findings: Named[]; unknown: string[] };
  expect(unknown).toEqual([]);
  const keys = calls.map(({ id }) => id);
  return { ...scoreFindings(story.planted, findings, keys), seconds };
}

async function liveAll(stories: readonly Story[]): Promise<Lived[]> {
  const waiting = [...stories];
  const lived: Lived[] = [];
  const work = async (): Promise<void> => {
    for (let story = waiting.shift(); story !== undefined; story = waiting.shift())
      lived.push(await live(story));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return lived;
}

let honest: Lived[];
beforeAll(async () => {
  honest = await liveAll(CLEAN_SEEDS.map((seed) => makeStory(seed, { isClean: true })));
}, LIMIT_MS);

test("an honest session has no finding", () => {
  const { invented } = addScores(honest);
  console.info(`${honest.length} honest sessions: ${invented.length} findings`);
  expect(honest).toHaveLength(CLEAN_SEEDS.length);
  expect(invented).toEqual([]);
});

test("each planted detour is named, and nothing else is", { timeout: LIMIT_MS }, async () => {
  const usual = Math.max(...honest.map(({ seconds }) => seconds));
  const waitSeconds = Math.max(LEAST_WAIT_SECONDS, Math.ceil(WAIT_SHARE * usual));
  const sum = addScores(await liveAll(SEEDS.map((seed) => makeStory(seed, { waitSeconds }))));
  console.info(`${sum.planted} detours planted: precision ${sum.precision}, recall ${sum.recall}`);
  expect({ missed: sum.missed, invented: sum.invented }).toEqual({ missed: [], invented: [] });
  expect(sum.planted).toBe(3 * SEEDS.length);
});
