/** Looks into the store from outside, by its documented layout: nothing here shares code with the product. */
import fs from "node:fs";
import { join } from "node:path";
import { waitFor } from "./wait.ts";

/** A worker that compresses and ingests a scenario's few hundred kB is done in well under a second. */
const SETTLE_LIMIT_MS = 30_000;

/** Waits until the worker has nothing left to do and is gone. */
export async function settle({ store }: { store: string }, limitMs = SETTLE_LIMIT_MS): Promise<void> {
  const state = (): string =>
    `queue: ${names(join(store, "queue")).join(" ")}; ${isLocked(store) ? "locked" : "free"}`;
  await waitFor(() => (names(join(store, "queue")).length === 0 && !isLocked(store) ? true : undefined), {
    limitMs,
    what: () => `the worker to finish (${state()}; ${workerLog(store)})`,
  });
}

/** Waits until a worker has been here and is gone, whatever it left undone. */
export async function workerGone({ store }: { store: string }): Promise<void> {
  await waitFor(() => (workerLog(store) !== NO_LOG && !isLocked(store) ? true : undefined), {
    limitMs: SETTLE_LIMIT_MS,
    what: () => "a worker to come and go",
  });
}

const NO_LOG = "no worker.log";

function isLocked(store: string): boolean {
  return fs.existsSync(join(store, "worker.lock"));
}

function workerLog(store: string): string {
  const path = join(store, "worker.log");
  return fs.existsSync(path) ? fs.readFileSync(path, "utf8").slice(-500) : NO_LOG;
}

export function names(folder: string): string[] {
  return fs.existsSync(folder) ? fs.readdirSync(folder).sort() : [];
}

/** Sessions the store knows, by their folders. */
export function storedSessions({ store }: { store: string }): string[] {
  return names(join(store, "sessions"));
}

/** The same, by the time their logs begin. */
export function sessionsInOrder(world: { store: string }): string[] {
  const begin = (session: string): string =>
    String(readJsonLines(join(world.store, "sessions", session, "log.jsonl"))[0]?.["time"]);
  return storedSessions(world).sort((a, b) => begin(a).localeCompare(begin(b)));
}

/** Lines of a JSON-lines file, empty when there is none. */
export function readJsonLines(path: string): Record<string, unknown>[] {
  if (!fs.existsSync(path)) return [];
  const lines = fs.readFileSync(path, "utf8").split("\n");
  return lines.filter((line) => line !== "").map((line) => JSON.parse(line) as Record<string, unknown>);
}

export function diagnostics({ store }: { store: string }): Record<string, unknown>[] {
  return readJsonLines(join(store, "diagnostics.jsonl"));
}
