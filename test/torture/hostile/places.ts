/** Every path that hooks, worker or commands look at, and what may be expected where something hostile stands there. */
import { basename, dirname, join } from "node:path";
import { sessionPaths } from "../../../lib/platform/paths.ts";
import type { Scene } from "./scene.ts";

export interface HostilePlace {
  name: string;
  path(scene: Scene): string;
  /** Kinds that are what belongs there, or that nobody can tell from it. */
  harmless?: readonly string[];
  /** Kinds that are not hostile there. */
  without?: readonly string[];
  /** Nothing is captured where such a thing stands: what is excluded is not known, or the user said so. */
  isClosed?(kind: string): boolean;
  /** Where lines would go, they cannot. */
  takesNoLines?: true;
}

/** A link that leads nowhere is there for nobody who asks whether a file exists. */
const NOWHERE: readonly string[] = ["dangling link", "link in a circle"];
const FOLDER = ["folder"];

const inRepository: [name: string, parts: string[], more?: Partial<HostilePlace>][] = [
  // An empty folder is no repository, and says nothing else.
  [".git", [".git"], { harmless: FOLDER }],
  [".git/HEAD", [".git", "HEAD"]],
  [".git/commondir", [".git", "commondir"]],
  [".git/packed-refs", [".git", "packed-refs"]],
  [
    "logbook-off",
    [".claude", "logbook-off"],
    // Of any size, and never read.
    { isClosed: (kind) => !NOWHERE.includes(kind), harmless: ["sparse file of 1 GB", "unreadable file"] },
  ],
  ["team memory", [".claude", "logbook-memory"], { harmless: FOLDER }],
  ["a team memory", [".claude", "logbook-memory", "tabs.md"]],
  ["project settings", [".claude", "settings.json"]],
  ["local settings", [".claude", "settings.local.json"]],
];

const inStore: [name: string, path: (scene: Scene) => string, more?: Partial<HostilePlace>][] = [
  ["config.json", ({ world }) => world.store.config, { isClosed: () => true }],
  ["archive.db", ({ world }) => world.store.archive],
  ["diagnostics.jsonl", ({ world }) => world.store.diagnostics],
  ["worker.log", ({ world }) => world.store.workerLog],
  ["queue", ({ world }) => world.store.queue, { harmless: FOLDER }],
  ["a job", ({ world, session }) => join(world.store.queue, `session-${session}.json`)],
  ["a failure", ({ world, session }) => join(world.store.root, "failed", `${session}.json`)],
  ["projects", ({ world }) => world.store.projects, { harmless: FOLDER }],
  ["sessions", ({ world }) => world.store.sessions, { harmless: FOLDER, takesNoLines: true }],
];

const inSession: [name: string, parts: string[], more?: Partial<HostilePlace>][] = [
  ["log.jsonl", ["log.jsonl"], { takesNoLines: true }],
  ["extra.jsonl", ["extra.jsonl"]],
  ["shown.jsonl", ["shown.jsonl"]],
  ["handoff.json", ["handoff.json"]],
  ["caught-up.json", ["caught-up.json"]],
  ["claims", ["claims"], { harmless: FOLDER }],
  ["raw", ["raw"], { harmless: FOLDER }],
  ["a ledger of segments", ["raw", "main", "0001", "segments.jsonl"]],
];

const inProject: [name: string, parts: string[], more?: Partial<HostilePlace>][] = [
  ["project.json", ["project.json"]],
  ["sessions.jsonl", ["sessions.jsonl"]],
  ["inbox.jsonl", ["inbox.jsonl"]],
  ["catalogue.json", ["memory", "catalogue.json"]],
  ["a memory", ["memory", "uses-tabs.md"]],
  ["ledger.json", ["state", "ledger.json"]],
  ["team.json", ["state", "team.json"]],
];

/** A gigabyte there is copied as any other; and a file that is empty for the system is one. */
const COPIED: Partial<HostilePlace> = { without: ["sparse file of 1 GB"], harmless: ["unreadable file"] };

const ofClient: [name: string, path: (scene: Scene) => string, more?: Partial<HostilePlace>][] = [
  ["user settings", ({ world }) => join(world.home, ".claude", "settings.json")],
  ["transcript", ({ transcript }) => transcript, COPIED],
  [
    "a subagent's transcript",
    ({ transcript }) => join(beside(transcript), "subagents", "agent-h.jsonl"),
    // Helper agents announce a transcript that they never write.
    { ...COPIED, harmless: ["unreadable file", ...NOWHERE] },
  ],
  ["a tool's output", ({ transcript }) => join(beside(transcript), "tool-results", "toolu_h.txt"), COPIED],
  ["register of processes", ({ world }) => join(world.home, ".claude", "sessions", `${process.pid}.json`)],
];

function beside(transcript: string): string {
  return join(dirname(transcript), basename(transcript, ".jsonl"));
}

export const HOSTILE_PLACES: readonly HostilePlace[] = [
  ...inRepository.map(([name, parts, more]) => ({
    name: `repository: ${name}`,
    path: ({ world }: Scene) => join(world.project, ...parts),
    ...more,
  })),
  ...ofClient.map(([name, path, more]) => ({ name: `client: ${name}`, path, ...more })),
  ...inStore.map(([name, path, more]) => ({ name: `store: ${name}`, path, ...more })),
  ...inSession.map(([name, parts, more]) => ({
    name: `session: ${name}`,
    path: ({ world, session }: Scene) => join(sessionPaths(world.store, session).dir, ...parts),
    ...more,
  })),
  ...inProject.map(([name, parts, more]) => ({
    name: `project: ${name}`,
    path: ({ world, projectId }: Scene) => join(world.store.projects, projectId, ...parts),
    ...more,
  })),
];

/** What a payload may name as its folder or its transcript. */
export const ODD_PATHS: readonly [name: string, path: string][] = [
  ["200,000 names", `/work/${"a/".repeat(200_000)}`],
  ["a megabyte", `/work/${"a".repeat(1_000_000)}`],
  ["200,000 ways up", `/work/${"../".repeat(200_000)}`],
  ["a NUL", "/work/a\0b"],
  ["nothing", ""],
  ["a relative path", "work/a"],
  ["no folder", "/dev/zero/a"],
];
