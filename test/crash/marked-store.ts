/** A store with a marked text in it, and a command that is killed on the way of taking it out. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import fs from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { importCommand } from "../../lib/cli/specs/import.ts";
import { distRoot } from "../support/dist.ts";
import { SESSION, type Workbench } from "../worker/workbench.ts";

export const FORK = SESSION.replace("1", "2");
export const MARKER = "zqxmarker";

/** A session with a marker of its own, and a fork of it from before that. */
export async function fillMarked(bench: Workbench): Promise<void> {
  const talk = bench.talk(100);
  talk.prompt("Remember that I always want the sizes in the release notes.");
  talk.answer("Noted.");
  bench.save(talk, FORK);
  talk.prompt(`Remember that I always want the ${MARKER} in the changelog.`);
  for (let at = 0; at < 20; at++) talk.tool("Bash", { command: "ls" }, `${MARKER}${at} `.repeat(500));
  talk.answer("Noted too.");
  bench.save(talk);
  await bench.run(importCommand);
  bench.put();
  bench.put({ session: FORK });
  await bench.work(() => ({ clock: () => Date.UTC(2026, 0, 6, 9) }));
}

/** The store as it is now, to come back to. */
export function keepStore({ home }: Workbench): { restore(): void } {
  const kept = join(home, "..", "kept");
  fs.cpSync(home, kept, { recursive: true, preserveTimestamps: true });
  return {
    restore() {
      fs.rmSync(home, { recursive: true, force: true, maxRetries: 3 });
      fs.cpSync(kept, home, { recursive: true, preserveTimestamps: true });
    },
  };
}

/** A killed holder's locks go stale after five seconds; here they do so at once. */
export function dropLocks({ store }: Workbench): void {
  const names = fs.readdirSync(store.root, { recursive: true, encoding: "utf8" });
  for (const name of names.filter((one) => one.endsWith(".lock")))
    fs.rmSync(join(store.root, name), { recursive: true, force: true });
}

export function filesWithMarker({ store }: Workbench): string[] {
  const names = fs.readdirSync(store.root, { recursive: true, encoding: "utf8" });
  return names.filter((name) => {
    const path = join(store.root, name);
    return fs.statSync(path).isFile() && fs.readFileSync(path, "latin1").includes(MARKER);
  });
}

export interface Kill {
  afterMs: number;
  /** The time counts from when this holds; without it from the process's start. */
  since?: () => boolean;
}

/** Runs the compiled command to its end, or until it is killed; gives the time it ran. */
export async function runKilled(bench: Workbench, argv: string[], kill?: Kill): Promise<number> {
  const child = spawn(process.execPath, [join(distRoot, "main.cjs"), ...argv], {
    cwd: bench.project,
    env: { ...bench.env, LOGBOOK_OFF: "1" },
    stdio: "ignore",
  });
  const startMs = performance.now();
  const ended = once(child, "exit");
  if (kill !== undefined) {
    while (kill.since?.() === false && child.exitCode === null) await sleep(1);
    await Promise.race([ended, sleep(kill.afterMs)]);
  } else await ended;
  child.kill("SIGKILL");
  await ended;
  return performance.now() - startMs;
}
