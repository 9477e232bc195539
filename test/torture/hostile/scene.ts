/** A machine with everything that hooks, worker and commands look at, and the way back to that state. */
import fs from "node:fs";
import { dirname, join } from "node:path";
import { projectOf } from "../../../lib/platform/project.ts";
import { waitForEnd } from "../processes.ts";
import { createRandom } from "../random.ts";
import { tellStory } from "../story.ts";
import { makeWorld, type World } from "../world.ts";

const SESSION = "6e55101a-0000-4000-8000-000000000001";
/** A story with a subagent, a compaction and an end. */
const STORY_SEED = 9;
/** Workers that hooks and commands wake end in a second or two. */
const END_LIMIT_MS = 20_000;

export interface Scene extends Disposable {
  world: World;
  session: string;
  transcript: string;
  projectId: string;
  /** As it was when it was made. */
  restore(): Promise<void>;
}

export async function makeScene(): Promise<Scene> {
  const world = makeWorld(createRandom(5));
  const transcript = join(world.home, ".claude", "projects", "-my-project", `${SESSION}.jsonl`);
  const place = { session: SESSION, cwd: world.project, path: transcript, clock: Date.now, entries: 0 };
  for (const step of tellStory({ place, random: createRandom(STORY_SEED), turns: 3, maxCalls: 3 })) {
    world.keepWorkerAway();
    await world.runHook(step);
  }
  write(join(transcript.replace(/\.jsonl$/, ""), "tool-results", "toolu_9.txt"), "a whole output\n");
  write(
    join(world.project, ".claude", "logbook-memory", "tabs.md"),
    "---\nname: tabs\n---\nTabs, not blanks.\n",
  );
  await world.runWorker();
  for (const args of [
    ["memory", "add", "uses tabs", "--body", "This project is indented with tabs."],
    ["install"],
    ["trust", "--yes"],
  ])
    await world.runCommand(args);
  const base = `${world.root}-base`;
  fs.cpSync(world.root, base, { recursive: true, preserveTimestamps: true });
  return {
    ...{ world, session: SESSION, transcript },
    projectId: projectOf(world.project).id,
    async restore() {
      for (const { pid, command } of await waitForEnd(world, END_LIMIT_MS)) {
        world.troubles.push(`still alive after ${END_LIMIT_MS / 1000} s: ${command}`);
        process.kill(pid, "SIGKILL");
      }
      fs.rmSync(world.root, { recursive: true, force: true, maxRetries: 5 });
      fs.cpSync(base, world.root, { recursive: true, preserveTimestamps: true });
    },
    [Symbol.dispose]() {
      fs.rmSync(base, { recursive: true, force: true });
      world.dispose();
    },
  };
}

function write(path: string, text: string): void {
  fs.mkdirSync(dirname(path), { recursive: true });
  fs.writeFileSync(path, text);
}
