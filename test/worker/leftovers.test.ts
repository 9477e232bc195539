import fs from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { sessionPaths } from "../../lib/platform/paths.ts";
import { removeSessionLeftovers, removeStoreLeftovers } from "../../lib/worker/leftovers.ts";
import { FROZEN_VERSIONS, thawStore } from "../formats/frozen-store.ts";
import { SESSION } from "../formats/story.ts";
import { runStoreWorker } from "../formats/worker.ts";
import { makeTempStore, type TempStore } from "../support/temp-store.ts";

const NOW = Date.now();
const HOUR_MS = 3_600_000;

function put(temp: Pick<TempStore, "store">, name: string, ageMs: number): string {
  const path = join(temp.store.root, name);
  fs.mkdirSync(dirname(path), { recursive: true });
  fs.writeFileSync(path, "x");
  fs.utimesSync(path, (NOW - ageMs) / 1000, (NOW - ageMs) / 1000);
  return path;
}

const TEMPORARY = [
  "config.json.77.abc.tmp",
  "queue/session-a.json.77.abc.tmp",
  "failed/a.json.77.abc.tmp",
  "projects/p/project.json.77.abc.tmp",
  "projects/p/state/meter.json.77.abc.tmp",
  "projects/p/state/extraction/a.json.77.abc.tmp",
  "user/state/ledger.json.77.abc.tmp",
];

test("what killed writers left goes after an hour, in every folder they write to", () => {
  using temp = makeTempStore();
  const old = TEMPORARY.map((name) => put(temp, name, HOUR_MS + 1_000));
  const young = TEMPORARY.map((name) => put(temp, name.replace("77", "78"), HOUR_MS - 60_000));
  const others = TEMPORARY.map((name) => put(temp, name.replace(".77.abc.tmp", ""), 30 * 24 * HOUR_MS));
  removeStoreLeftovers(temp.store, NOW);
  expect(old.filter((path) => fs.existsSync(path))).toEqual([]);
  expect([...young, ...others].filter((path) => !fs.existsSync(path))).toEqual([]);
});

test("half a rebuilt archive goes, the archive stays", () => {
  using temp = makeTempStore();
  for (const name of ["", "-wal", "-shm"]) put(temp, `archive.db.rebuilt${name}`, 0);
  put(temp, "archive.db", 0);
  removeStoreLeftovers(temp.store, NOW);
  expect(fs.readdirSync(temp.store.root)).toEqual(["archive.db"]);
});

test("claims go after a day: they speak for ten seconds", () => {
  using temp = makeTempStore();
  const paths = sessionPaths(temp.store, "s");
  put(temp, "sessions/s/claims/SessionStart-1.1", 25 * HOUR_MS);
  const young = put(temp, "sessions/s/claims/SessionStart-1.2", 23 * HOUR_MS);
  put(temp, "sessions/s/handoff.md.77.abc.tmp", 2 * HOUR_MS);
  const notes = put(temp, "sessions/s/handoff.md", 2 * HOUR_MS);
  removeSessionLeftovers(paths, NOW);
  expect(fs.readdirSync(paths.claims).map((name) => join(paths.claims, name))).toEqual([young]);
  expect(fs.readdirSync(paths.dir).map((name) => join(paths.dir, name))).toEqual([paths.claims, notes]);
});

test.each(FROZEN_VERSIONS)("the worker's sweep does both (format %s)", async (version) => {
  using frozen = thawStore(version);
  const left = put(frozen, "queue/session-a.json.77.abc.tmp", 2 * HOUR_MS);
  const paths = sessionPaths(frozen.store, SESSION);
  put(frozen, `sessions/${SESSION}/claims/Stop-77.1`, 2 * HOUR_MS);
  for (const name of fs.readdirSync(paths.claims)) fs.utimesSync(join(paths.claims, name), 0, 0);
  await runStoreWorker(frozen);
  expect(fs.existsSync(left)).toBe(false);
  expect(fs.readdirSync(paths.claims)).toEqual([]);
});
