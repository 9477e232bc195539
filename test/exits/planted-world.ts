/**
 * A project in which given texts stand wherever foreign text can stand: prompts, inputs and outputs of tools, file names,
 * errors, titles, answers, summaries, memories. Real hooks and the real worker carry it into a store of its own; what
 * leaves that store is asked for by `exits.ts`.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import fs from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runCli } from "../../lib/cli/run.ts";
import { COMMANDS } from "../../lib/cli/table.ts";
import type { HookEvent } from "../../lib/contract/event.ts";
import { type StorePaths, storePaths } from "../../lib/platform/paths.ts";
import { distRoot } from "../support/dist.ts";
import { bundleNameOf, payloadOf, wireOf } from "../support/payload.ts";
import { collectStream } from "../support/run-command.ts";
import { runHook } from "../support/run-hook.ts";
import { type HookStep, type ScriptedSession, scriptSession } from "../support/scripted-session.ts";

export interface Plants {
  /** Each becomes a prompt of its own. */
  prompts: readonly string[];
  /** Each goes into an input and an output of a tool of its own; every fourth call fails with it. */
  calls: readonly string[];
  /** In file names and folders: one path each. */
  paths: readonly string[];
  /** In the answer, the title, the summary of the compaction, what the session is told to remember. */
  texts: readonly string[];
  /** What the model that looks for memories answers. */
  proposals: readonly { name: string; description: string; body: string }[];
  /** What the user files at a terminal. */
  memories?: readonly { name: string; body: string }[];
  /** Name of the project's folder. */
  folder?: string;
  /** Files in the project's memory folder that nobody accepted, by name. */
  memoryFiles?: Readonly<Record<string, string>>;
  teamFiles?: Readonly<Record<string, string>>;
}

export interface CliRun {
  code: number;
  stdout: string;
  stderr: string;
}

export interface PlantedWorld extends Disposable {
  root: string;
  cwd: string;
  store: StorePaths;
  env: Record<string, string>;
  /** Everything that hooks printed, by event. */
  printed: { event: HookEvent; text: string }[];
  /** What the model was asked. */
  modelInput(): string;
  hook(step: HookStep): Promise<string>;
  work(): Promise<void>;
  run(argv: readonly string[], env?: Record<string, string>): Promise<CliRun>;
}

export const SESSION = "9a17ed00-1111-4000-8000-000000000001";
const NEXT_SESSION = "9a17ed00-2222-4000-8000-000000000002";
/** As many hooks at once as a busy client starts. */
const AT_ONCE = 4;
const HOUR_MS = 3_600_000;

export async function makePlantedWorld(plants: Plants): Promise<PlantedWorld> {
  const world = openWorld(plants);
  const { cwd } = world;
  const transcript = join(world.root, ".claude", "projects", "-shop", `${SESSION}.jsonl`);
  const session = scriptSession({ id: SESSION, cwd, transcript, startMs: Date.now() - HOUR_MS });
  await world.hook(session.start());
  await playCalls(world, session, plants);
  for (const text of plants.prompts) {
    await world.hook(session.prompt(text));
    await world.hook(session.answer(text));
  }
  await playTexts(world, session, plants, transcript);
  await world.hook(session.end());
  await world.work();
  writeAll(join(world.store.projects, onlyProject(world.store), "memory"), plants.memoryFiles);
  writeAll(join(cwd, ".claude", "logbook-memory"), plants.teamFiles);
  for (const { name, body } of plants.memories ?? []) {
    await world.run([
      "memory",
      "add",
      name,
      "--description",
      body.slice(0, 300),
      "--body",
      body,
      "--type",
      "project",
    ]);
  }
  if (plants.teamFiles !== undefined) await world.run(["trust", "--yes"]);
  await beginNext(world, plants);
  return world;
}

/** The calls come at once, as parallel calls do; the order of their lines in the log is theirs. */
async function playCalls(
  world: PlantedWorld,
  session: ScriptedSession,
  { calls, paths }: Plants,
): Promise<void> {
  await world.hook(session.prompt("list the files and run everything once"));
  const steps = [
    ...calls.map((text, at) =>
      session.call("Bash", { command: `echo ${text}`, description: text }, text, at % 4 === 3),
    ),
    ...paths.map((path) => session.call("Edit", { file_path: join(world.cwd, path), old_string: "a" }, path)),
  ];
  for (let at = 0; at < steps.length; at += AT_ONCE) {
    await Promise.all(steps.slice(at, at + AT_ONCE).map(world.hook));
  }
  await world.hook(session.answer("all of it ran"));
}

async function playTexts(
  world: PlantedWorld,
  session: ScriptedSession,
  { texts }: Plants,
  transcript: string,
): Promise<void> {
  const all = texts.join("\n");
  const title = { type: "custom-title", customTitle: texts.join(" ").slice(0, 2_000), sessionId: SESSION };
  fs.appendFileSync(transcript, `${JSON.stringify(title)}\n`);
  for (const text of texts) await world.hook(session.prompt(`Remember that ${text}`));
  await world.hook(session.answer(all));
  const [before, start, after] = session.compact(`<summary>${all}</summary>`);
  for (const step of [before, start, after]) await world.hook(step);
  await world.hook(session.prompt(`and what of ${all}`));
  await world.hook({ event: "StopFailure", fields: { ...session.answer(all).fields, error: all } });
  const agent = { agent_id: "a1b2c3", agent_type: "Explore", last_assistant_message: all };
  await world.hook({ event: "SubagentStart", fields: { ...session.start().fields, ...agent } });
  await world.hook({ event: "SubagentStop", fields: { ...session.start().fields, ...agent } });
  // Payloads that are none, and a transcript that is not there, are told of in diagnostics.
  await runHook("stop", `no JSON: ${all}\n`, { env: world.env });
  const missing = { transcript_path: join(world.root, texts[0]?.replace(/[/\n]/g, "-").slice(0, 120) ?? "") };
  await world.hook({ event: "Stop", fields: { ...session.answer(all).fields, ...missing } });
}

async function beginNext(world: PlantedWorld, { texts, prompts }: Plants): Promise<void> {
  const transcript = join(world.root, ".claude", "projects", "-shop", `${NEXT_SESSION}.jsonl`);
  const next = scriptSession({
    id: NEXT_SESSION,
    cwd: world.cwd,
    transcript,
    startMs: Date.now() - HOUR_MS / 4,
  });
  await world.hook(next.start());
  for (const text of [...texts, ...prompts].slice(0, 4)) await world.hook(next.prompt(text));
  await world.work();
}

function openWorld({ proposals, folder = "shop" }: Plants): PlantedWorld {
  const root = fs.realpathSync(fs.mkdtempSync(join(tmpdir(), "logbook-planted-")));
  const cwd = join(root, folder);
  fs.mkdirSync(join(cwd, ".git"), { recursive: true });
  fs.writeFileSync(join(cwd, ".git", "HEAD"), "ref: refs/heads/main\n");
  const env = {
    HOME: root,
    LOGBOOK_HOME: join(root, "store"),
    CLAUDE_CONFIG_DIR: join(root, ".claude"),
  };
  const store = storePaths(env);
  const asked = join(root, "asked.txt");
  fs.mkdirSync(store.root, { recursive: true, mode: 0o700 });
  const settings = {
    "extraction.provider": "command",
    "extraction.command": modelCommand(asked, root, proposals),
  };
  fs.writeFileSync(store.config, JSON.stringify(settings));
  const lock = `${store.workerLock}.lock`;
  // Hooks that look think a worker is at work: it runs when it is told to.
  const keepWorkerAway = (): void => {
    fs.mkdirSync(lock, { recursive: true });
    fs.utimesSync(lock, new Date(), new Date());
  };
  const printed: PlantedWorld["printed"] = [];
  return {
    ...{ root, cwd, store, env, printed },
    modelInput: () => (fs.existsSync(asked) ? fs.readFileSync(asked, "utf8") : ""),
    async hook({ event, fields }) {
      keepWorkerAway();
      const { status, stdout, stderr } = await runHook(
        bundleNameOf(event),
        wireOf(payloadOf(event, fields)),
        { env },
      );
      if (status !== 0 || stderr !== "") throw new Error(`${event}: exit ${status}, ${stderr}`);
      if (stdout !== "") printed.push({ event, text: stdout });
      return stdout;
    },
    async work() {
      fs.rmSync(lock, { recursive: true, force: true });
      const worker = spawn(process.execPath, [join(distRoot, "worker.cjs")], {
        env: { PATH: process.env["PATH"], LOGBOOK_CHILD: "1", ...env },
        stdio: "ignore",
      });
      await once(worker, "exit");
    },
    run: (argv, more = {}) => runLogbook(argv, { cwd, env: { ...env, ...more } }),
    [Symbol.dispose]: () => fs.rmSync(root, { recursive: true, force: true, maxRetries: 3 }),
  };
}

/** A program that writes down what it is asked and answers with the proposals. */
function modelCommand(asked: string, root: string, memories: Plants["proposals"]): string[] {
  const script = join(root, "model.cjs");
  const shared = { type: "project", scope: "persistent", quote: "" };
  const answer = JSON.stringify({ memories: memories.map((memory) => ({ ...memory, ...shared })) });
  fs.writeFileSync(
    script,
    `const fs = require("node:fs");\nfs.appendFileSync(${JSON.stringify(asked)}, fs.readFileSync(0));\n` +
      `fs.writeSync(1, process.env.LOGBOOK_PURPOSE === "extraction" ? ${JSON.stringify(answer)} : "{}");\n`,
  );
  return [process.execPath, script];
}

/** In this process: what the command line prints, into pipes or onto a terminal with colours. */
async function runLogbook(
  argv: readonly string[],
  { cwd, env }: Pick<PlantedWorld, "cwd" | "env">,
): Promise<CliRun> {
  const [stdout, stderr] = [collectStream(), collectStream()];
  const isTerminal = env["FORCE_COLOR"] === "1";
  const code = await runCli(
    argv,
    { env, cwd, clock: Date.now, stdout: stdout.stream, stderr: stderr.stream, isTerminal, columns: 100 },
    COMMANDS,
  );
  return { code, stdout: stdout.text(), stderr: stderr.text() };
}

export function onlyProject(store: StorePaths): string {
  const [project, ...others] = fs.readdirSync(store.projects);
  if (project === undefined || others.length > 0) throw new Error("one project was expected");
  return project;
}

function writeAll(folder: string, files: Readonly<Record<string, string>> = {}): void {
  for (const [name, text] of Object.entries(files)) {
    fs.mkdirSync(folder, { recursive: true });
    fs.writeFileSync(join(folder, name), text);
  }
}
