/** Every way by which text leaves the store, in one list: what is planted must be in none of them as it was planted. */
import fs from "node:fs";
import { join } from "node:path";
import { projectPaths } from "../../lib/platform/paths.ts";
import { onlyProject, type PlantedWorld, SESSION } from "./planted-world.ts";

export interface Exit {
  name: string;
  /** All that leaves. */
  read(world: PlantedWorld): string | Promise<string>;
  /** It may be empty: nothing of what was planted belongs there. */
  mayBeEmpty?: true;
}

const fileOf = (name: string, path: (world: PlantedWorld) => string, more: Partial<Exit> = {}): Exit => ({
  name,
  read: (world) => readIfThere(path(world)),
  ...more,
});
const sessionFile = (name: string): Exit => fileOf(name, ({ store }) => join(store.sessions, SESSION, name));

const command = (...argv: string[]): Exit[] => [
  { name: `logbook ${argv.join(" ")} in a pipe`, read: (world) => printOf(world, argv) },
  {
    name: `logbook ${argv.join(" ")} for the model`,
    read: (world) => printOf(world, argv, { CLAUDECODE: "1" }),
  },
];

/** A file that a command writes, by default into the folder it runs in under its own name. */
const written = (name: string, argv: string[], path?: (world: PlantedWorld) => string): Exit => ({
  name: `${name}, written by logbook ${argv[0]}`,
  async read(world) {
    const told = await printOf(world, argv);
    return `${fs.readFileSync(path?.(world) ?? join(world.cwd, name), "utf8")}\n${told}`;
  },
});
const projectPage = (store: PlantedWorld["store"]): string => projectPaths(store, onlyProject(store)).page;

/** Add a command, a file, an event here and it is held to what holds for all. */
export const EXITS: readonly Exit[] = [
  sessionFile("log.jsonl"),
  sessionFile("extra.jsonl"),
  sessionFile("handoff.md"),
  sessionFile("handoff.json"),
  fileOf("diagnostics.jsonl", ({ store }) => store.diagnostics),
  fileOf("refused.jsonl", ({ store }) => join(store.projects, onlyProject(store), "state", "refused.jsonl")),
  fileOf("inbox.jsonl", ({ store }) => join(store.projects, onlyProject(store), "inbox.jsonl")),
  fileOf("worker.log", ({ store }) => store.workerLog, { mayBeEmpty: true }),
  {
    name: "every file of the store but the copies and the archive",
    read: ({ store }) => readTree(store.root),
  },
  {
    name: "the names of all files and folders",
    read: ({ store }) => fs.readdirSync(store.root, { recursive: true }).join("\n"),
  },
  { name: "model input", read: (world) => world.modelInput() },
  ...["SessionStart", "UserPromptSubmit", "PreCompact"].map((event) => ({
    name: `what ${event} puts into context`,
    read: ({ printed }: PlantedWorld) =>
      printed.flatMap((one) => (one.event === event ? [one.text] : [])).join("\n"),
  })),
  ...command("search", "echo"),
  ...command("search", "ran", "--json"),
  ...command("search", "echo", "--deep"),
  ...command("show", SESSION),
  ...command("show", SESSION, "--json"),
  ...command("show", SESSION, "--budget", "20000"),
  ...command("replay", SESSION),
  ...command("replay", SESSION, "--full"),
  ...command("replay", SESSION, "--full", "--json"),
  ...command("replay", SESSION, "--analyze"),
  ...command("replay", SESSION, "--analyze", "--json"),
  ...command("export", SESSION),
  ...command("export", SESSION, "--raw"),
  ...command("export", SESSION, "--format", "jsonl"),
  written("session.md", ["export", SESSION, "--out", "session.md"]),
  written("session.jsonl", ["export", SESSION, "--out", "session.jsonl"]),
  written("a project's page", ["open", "--project"], ({ store }) => projectPage(store)),
  written("a session's page", ["open", SESSION], ({ store }) => join(store.sessions, SESSION, "page.html")),
  ...command("sessions"),
  ...command("sessions", "--json"),
  ...command("stats", "--all"),
  ...command("stats", "--all", "--json"),
  ...command("handoff", SESSION),
  ...command("handoff", SESSION, "--json"),
  ...command("memory", "list"),
  ...command("memory", "list", "--json"),
  ...command("memory", "check"),
  ...command("memory", "check", "--json"),
  ...command("status"),
  ...command("doctor"),
  ...command("trust", "--json"),
];

async function printOf(
  world: PlantedWorld,
  argv: readonly string[],
  env?: Record<string, string>,
): Promise<string> {
  const { stdout, stderr } = await world.run(argv, env);
  return `${stdout}\n${stderr}`;
}

function readIfThere(path: string): string {
  return fs.existsSync(path) ? fs.readFileSync(path, "utf8") : "";
}

export function readCopies({ store }: PlantedWorld): string {
  const raw = join(store.sessions, SESSION, "raw");
  const names = fs.readdirSync(raw, { recursive: true, encoding: "utf8" });
  return names
    .filter((name) => name.endsWith(".jsonl"))
    .map((name) => fs.readFileSync(join(raw, name), "utf8"))
    .join("\n");
}

/** The copies and the archive hold what the transcript holds; the settings are the user's own. */
const COPIES = /^(?:sessions\/[^/]+\/raw\/|archive\.db|config\.json$)/;
/** A memory that nobody accepted lies where a hand put it. */
const LAID_DOWN = /\/memory\/planted[^/]*$/;

function readTree(root: string): string {
  const names = fs.readdirSync(root, { recursive: true, encoding: "utf8" });
  return names
    .filter((name) => !COPIES.test(name) && !LAID_DOWN.test(name) && fs.statSync(join(root, name)).isFile())
    .map((name) => `${name}: ${fs.readFileSync(join(root, name), "utf8")}`)
    .join("\n");
}
