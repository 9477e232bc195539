/** The processes of one world that are alive: found by the store in their environment, so only ours are ever met. */
import fs from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import type { World } from "./world.ts";

export interface LivingProcess {
  pid: number;
  command: string;
}

/** Needs /proc; elsewhere nothing is found. */
export function livingProcesses({ env }: Pick<World, "env">): LivingProcess[] {
  const mark = `\0LOGBOOK_HOME=${env["LOGBOOK_HOME"]}\0`;
  return processIds().flatMap((pid) => {
    const environment = readOf(pid, "environ");
    if (pid === process.pid || !`\0${environment}\0`.includes(mark)) return [];
    return [{ pid, command: readOf(pid, "cmdline").replaceAll("\0", " ").trim() }];
  });
}

function processIds(): number[] {
  if (!fs.existsSync("/proc")) return [];
  return fs
    .readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map(Number);
}

/** Empty for a process that has just gone, or whose parent has not yet asked for its end. */
function readOf(pid: number, what: string): string {
  try {
    return fs.readFileSync(`/proc/${pid}/${what}`, "utf8");
  } catch {
    return "";
  }
}

/** Those still alive after the limit. */
export async function waitForEnd(world: World, limitMs: number): Promise<LivingProcess[]> {
  for (const untilMs = performance.now() + limitMs; performance.now() < untilMs; await sleep(50)) {
    if (livingProcesses(world).length === 0) return [];
  }
  return livingProcesses(world);
}
