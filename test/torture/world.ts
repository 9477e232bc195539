/**
 * A machine of its own for hurt sessions: home, project, store, and the compiled programs of the pack run as real
 * processes, to their end or until they are killed. What a process may not print or leave is noted as trouble at once.
 */
import { spawn } from "node:child_process";
import fs from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { errnoOf } from "../../lib/platform/errors.ts";
import { type StorePaths, storePaths } from "../../lib/platform/paths.ts";
import { distRoot } from "../support/dist.ts";
import { bundleNameOf, payloadOf, wireOf } from "../support/payload.ts";
import type { HookStep } from "../support/scripted-session.ts";
import type { Random } from "./random.ts";

/** What LOGBOOK_DOOR tells test/torture/door.cjs. */
export interface Door {
  /** "kill", "torn", "short" or an errno; none only counts. */
  fault?: string;
  /** The n-th call, from 1. */
  at?: number;
  /** Every call from then on, too. */
  stays?: boolean;
  /** Which calls count: all, those that change something, those that write to a descriptor. */
  only?: "changes" | "writes";
  /** Moves the process's clock. */
  offsetMs?: number;
  /** Errno of every start of a process. */
  spawn?: string;
}

export interface RunOptions {
  /** SIGKILL after so long, unless it has ended. */
  killAfterMs?: number;
  door?: Door;
  env?: Record<string, string>;
}

export interface Ran {
  ms: number;
  /** From the process's end to that of its pipes: somebody else may have held them. */
  pipesMs: number;
  isKilled: boolean;
  status: number | null;
  stdout: string;
  stderr: string;
  /** What the door counted, where there was one and the process came to its end. */
  door?: { calls: number; isDone: boolean; hit?: { name: string; path: string } };
}

export interface World {
  root: string;
  home: string;
  project: string;
  env: Record<string, string>;
  store: StorePaths;
  /** The pack's compiled programs. */
  dist: string;
  /** Done when the world goes. */
  cleanups: (() => void)[];
  /** What went wrong that may never go wrong, in words. */
  troubles: string[];
  runHook(step: HookStep, options?: RunOptions): Promise<Ran>;
  runWorker(options?: RunOptions): Promise<Ran>;
  runCommand(args: readonly string[], options?: RunOptions): Promise<Ran>;
  /** Hooks that look think a worker is at work, and start none. */
  keepWorkerAway(offsetMs?: number): void;
  /** As if the five seconds after which a killed holder's lock is free had passed. */
  freeLocks(): void;
  dispose(): void;
}

const DOOR = fileURLToPath(new URL("door.cjs", import.meta.url));
/** No process of ours may take so long: it hangs. */
const HANG_MS = 60_000;

export function makeWorld(random: Random): World {
  const root = fs.realpathSync(fs.mkdtempSync(join(tmpdir(), "logbook-torture-")));
  const home = join(root, "home");
  const project = join(root, "my project 項目");
  const env = {
    HOME: home,
    LOGBOOK_HOME: join(root, "store 倉"),
    PATH: [join(root, "bin"), dirname(process.execPath), "/usr/bin", "/bin"].join(":"),
    CLAUDE_PID: String(random.between(100_000, 999_999)),
    NO_COLOR: "1",
    TZ: "UTC",
  };
  fs.mkdirSync(join(project, ".git"), { recursive: true });
  fs.mkdirSync(join(home, ".claude", "projects"), { recursive: true });
  fs.writeFileSync(join(project, ".git", "HEAD"), "ref: refs/heads/main\n");
  const store = storePaths(env);
  const lock = `${store.workerLock}.lock`;
  const world: World = {
    ...{ root, home, project, env, store, dist: distRoot, troubles: [], cleanups: [] },
    async runHook(step, options = {}) {
      const wire = wireOf(payloadOf(step.event, step.fields as Record<string, unknown>));
      const script = join(world.dist, "hooks", `${bundleNameOf(step.event)}.cjs`);
      const ran = await run(world, [script], wire, options);
      if (!ran.isKilled) noteHookTrouble(world, step, ran);
      return ran;
    },
    async runWorker(options = {}) {
      world.freeLocks();
      const env = { LOGBOOK_CHILD: "1", ...options.env };
      const ran = await run(world, [join(world.dist, "worker.cjs")], "", { ...options, env });
      if (ran.stdout + ran.stderr !== "") world.troubles.push(`worker printed: ${ran.stdout}${ran.stderr}`);
      return ran;
    },
    runCommand: (args, options = {}) => run(world, [join(world.dist, "logbook.cjs"), ...args], "", options),
    keepWorkerAway(offsetMs = 0) {
      const now = new Date(Date.now() + offsetMs);
      do fs.mkdirSync(lock, { recursive: true, mode: 0o700 });
      while (!touch(lock, now));
    },
    freeLocks() {
      const past = new Date(Date.now() - 60_000);
      for (const path of listTree(store.root)) if (path.endsWith(".lock")) fs.utimesSync(path, past, past);
    },
    dispose() {
      for (const clean of world.cleanups) clean();
      fs.rmSync(root, { recursive: true, force: true, maxRetries: 5 });
    },
  };
  return world;
}

/** Exit 0, silence on stderr, and on stdout nothing, one JSON document, or text that the client does not take for JSON. */
function noteHookTrouble(world: World, { event }: HookStep, ran: Ran): void {
  const trouble = (what: string): unknown => world.troubles.push(`${event}: ${what}`);
  if (ran.status !== 0) trouble(`ended with ${ran.status}`);
  if (ran.stderr !== "") trouble(`wrote to stderr: ${ran.stderr.slice(0, 300)}`);
  if (ran.stdout === "") return;
  if (event === "PreCompact") {
    if (/^\s*\{/.test(ran.stdout)) trouble(`printed what looks like JSON: ${ran.stdout.slice(0, 100)}`);
    return;
  }
  try {
    JSON.parse(ran.stdout);
  } catch {
    trouble(`printed no JSON document: ${ran.stdout.slice(0, 100)}`);
  }
}

/** Everything below a folder, as whole paths; empty where there is none. */
export function listTree(folder: string): string[] {
  if (!fs.existsSync(folder)) return [];
  return fs.readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => join(folder, name));
}

async function run(world: World, args: readonly string[], input: string, options: RunOptions): Promise<Ran> {
  const report = options.door === undefined ? undefined : join(world.root, `door-${Math.random()}`);
  const child = spawn(process.execPath, args, {
    cwd: world.project,
    stdio: ["pipe", "pipe", "pipe"],
    env: { ...world.env, ...options.env, ...doorEnv(world, options.door, report) },
  });
  const startMs = performance.now();
  let isHanging = false;
  const killer = setTimeout(() => {
    isHanging = options.killAfterMs === undefined;
    child.kill("SIGKILL");
  }, options.killAfterMs ?? HANG_MS);
  let stdout = "";
  let stderr = "";
  child.stdout.setEncoding("utf8").on("data", (text: string) => {
    stdout += text;
  });
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    stderr += text;
  });
  // Killed before it has read.
  child.stdin.on("error", () => undefined);
  child.stdin.end(input);
  let endMs = startMs;
  child.on("exit", () => {
    endMs = performance.now();
  });
  const [status, signal] = await new Promise<[number | null, string | null]>((resolve, reject) => {
    child.on("error", reject);
    child.on("close", (code, by) => resolve([code, by]));
  });
  clearTimeout(killer);
  if (isHanging) world.troubles.push(`${args.join(" ")}: hung for ${HANG_MS / 1000} s`);
  const nowMs = performance.now();
  const times = { ms: nowMs - startMs, pipesMs: nowMs - endMs };
  const ran: Ran = { ...times, isKilled: signal === "SIGKILL", status, stdout, stderr };
  return report === undefined ? ran : { ...ran, ...readReport(report, ran.isKilled) };
}

function doorEnv(world: World, door: Door | undefined, report: string | undefined): Record<string, string> {
  if (door === undefined) return {};
  const settings = JSON.stringify({ ...door, root: world.store.root, report, parent: process.pid });
  return { NODE_OPTIONS: `--require=${JSON.stringify(DOOR)}`, LOGBOOK_DOOR: settings };
}

function readReport(path: string, isKilled: boolean): Pick<Ran, "door"> {
  if (!fs.existsSync(path)) return {};
  const text = fs.readFileSync(path, "utf8");
  fs.rmSync(path);
  const [first = ""] = text.split("\n");
  // The kill fell into the writing of the report itself: it tells of nothing yet.
  if (isKilled && first === text) return {};
  return { door: JSON.parse(first) as NonNullable<Ran["door"]> };
}

/** False where a worker that ends has just taken its lock away. */
function touch(path: string, time: Date): boolean {
  try {
    fs.utimesSync(path, time, time);
    return true;
  } catch (error) {
    if (errnoOf(error) !== "ENOENT") throw error;
    return false;
  }
}
