/** Plays the story with the real client and writes what it leaves behind, scrubbed, to demo/. */
import fs from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { bash, use } from "../support/api-reply.ts";
import { runPrint, startPrint } from "../support/client.ts";
import { findTranscripts } from "../support/oracle.ts";
import { endSlowTool, slowToolStarted } from "../support/slow-tool.ts";
import { waitFor } from "../support/wait.ts";
import { makeWorld, type World } from "../support/world.ts";
import { createIdMap, scrubTranscript } from "./scrub.ts";
import { ALLOWED, HOLDS, PROJECT_FILES, PROMPTS, STORY, SUMMARY } from "./story.ts";

const DEMO = fileURLToPath(new URL("../../../demo/", import.meta.url));
const HOME = "/home/you";
const PROJECT = `${HOME}/projects/tide-table`;
const SLUG = PROJECT.replaceAll(/[^A-Za-z0-9]/g, "-");

/** Sessions in the order they are played, with the day each begins on. */
const HUNT = { id: "4f6a1c2e-0b7d-4c1a-9e55-3d2f8a6b7c10", start: "2026-03-30T08:12:00.000Z" };
const MOON = { id: "8c0d5e7f-62b1-4a93-b7d4-1e9f3a5c6d21", start: "2026-03-31T13:40:00.000Z" };
const FORK = { start: "2026-03-30T08:12:00.000Z" };

const DEMO_FILE = {
  session: HUNT.id,
  queries: ["midnight half-open", "鹿特丹港", "満月", "formatRow"],
};

export async function makeSample(): Promise<void> {
  await using world = await makeWorld(STORY, {
    name: "tide-table",
    isDroppedIn: false,
    hasNative: false,
    idSeed: "demo",
    files: PROJECT_FILES,
    summary: SUMMARY,
  });
  world.api.extend({
    [PROMPTS.soak]: [use(bash(`sh scripts/soak.sh ${world.root}`, { description: "Soak test" }))],
  });
  const fork = await play(world);
  const transcripts = join(world.home, ".claude", "projects", world.cwd.replaceAll(/[^A-Za-z0-9]/g, "-"));
  const target = join(DEMO, "projects", SLUG);
  fs.rmSync(DEMO, { recursive: true, force: true });
  fs.mkdirSync(target, { recursive: true });
  const mapId = createIdMap("sample");
  const agents = listAgents(join(transcripts, MOON.id, "subagents"));
  const replacements: [string, string][] = [
    [world.cwd, PROJECT],
    [`sh scripts/soak.sh ${world.root}`, "sh scripts/soak.sh"],
    [world.home, HOME],
    [world.root, HOME],
    ...[fork, ...agents].map((id): [string, string] => [id, mapId(id)]),
  ];
  const scrub = (from: string, to: string, start: string): void => {
    const text = fs.readFileSync(join(transcripts, from), "utf8");
    fs.mkdirSync(join(target, to, ".."), { recursive: true });
    fs.writeFileSync(join(target, to), scrubTranscript(text, { replacements, start, mapId }));
  };
  scrub(`${HUNT.id}.jsonl`, `${HUNT.id}.jsonl`, HUNT.start);
  scrub(`${fork}.jsonl`, `${mapId(fork)}.jsonl`, FORK.start);
  scrub(`${MOON.id}.jsonl`, `${MOON.id}.jsonl`, MOON.start);
  for (const id of agents) {
    const folder = join(MOON.id, "subagents");
    scrub(join(folder, `agent-${id}.jsonl`), join(folder, `agent-${mapId(id)}.jsonl`), MOON.start);
  }
  fs.writeFileSync(join(DEMO, "demo.json"), `${JSON.stringify(DEMO_FILE, null, 2)}\n`);
}

/** Plays every prompt and says which id the fork got. */
async function play(world: World): Promise<string> {
  const run = async (prompt: string, ...flags: string[]): Promise<string> => {
    const { json, stderr, stdout } = await runPrint(world.client, world, prompt, [
      "--allowedTools",
      ALLOWED,
      ...flags,
    ]);
    if (json === undefined || json.is_error) throw new Error(`"${prompt}" went wrong: ${stderr || stdout}`);
    return json.session_id;
  };
  await run(PROMPTS.midnight, "--session-id", HUNT.id);
  await run(PROMPTS.names, "--resume", HUNT.id);
  await run(PROMPTS.push, "--resume", HUNT.id);
  const fork = await run(PROMPTS.fork, "--resume", HUNT.id, "--fork-session");
  await run(PROMPTS.compact, "--resume", HUNT.id);
  await run(PROMPTS.left, "--resume", HUNT.id);
  const moon = run(PROMPTS.moon, "--session-id", MOON.id);
  await Promise.all([world.api.reached(HOLDS.moon), world.api.reached(HOLDS.scout)]);
  world.api.release(HOLDS.moon);
  await waitFor(() => (hasAnswer(world, MOON.id) ? true : undefined), {
    limitMs: 60_000,
    what: () => "the turn to end",
  });
  world.api.release(HOLDS.scout);
  await moon;
  const flags = ["--allowedTools", ALLOWED, "--resume", MOON.id];
  const soak = startPrint(world.client, world, PROMPTS.soak, flags);
  await slowToolStarted(world);
  soak.child.kill("SIGINT");
  await soak.done;
  endSlowTool(world);
  await run(PROMPTS.stop, "--resume", MOON.id);
  return fork;
}

/** The turn's own answer stands in the transcript. */
function hasAnswer(world: World, session: string): boolean {
  const transcript = findTranscripts(world.home).get(session);
  return transcript !== undefined && fs.readFileSync(transcript, "utf8").includes('"stop_reason":"end_turn"');
}

function listAgents(folder: string): string[] {
  const names = fs.readdirSync(folder).sort();
  return names.map((name) => /^agent-(.+)\.jsonl$/.exec(name)?.[1]).filter((id) => id !== undefined);
}
