/** A store that a newer version has written to: what today's code does not know passes through, and is never overwritten. */
import fs from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { SCHEMA_VERSION } from "../../lib/archive/migrate.ts";
import { openArchive } from "../../lib/archive/open.ts";
import { memory } from "../../lib/cli/specs/memory.ts";
import { reindex } from "../../lib/cli/specs/reindex.ts";
import { replay } from "../../lib/cli/specs/replay.ts";
import { search } from "../../lib/cli/specs/search.ts";
import { readLog } from "../../lib/log/read.ts";
import { loadScope } from "../../lib/memory/load.ts";
import { projectScope } from "../../lib/memory/scope.ts";
import { sessionPaths } from "../../lib/platform/paths.ts";
import { projectOf } from "../../lib/platform/project.ts";
import { putJob } from "../../lib/platform/queue.ts";
import { hasEngine } from "../support/native.ts";
import { type FrozenStore, thawStore } from "./frozen-store.ts";
import { CWD, NEXT } from "./story.ts";
import { runStoreWorker } from "./worker.ts";

const FUTURE = {
  v: 7,
  time: "2026-01-04T03:00:26.000Z",
  event: "ThoughtShared",
  session: NEXT,
  mood: { calm: true },
  origin: "telepathy",
};
const CALL = {
  v: 2,
  time: "2026-01-04T03:00:27.000Z",
  event: "PostToolUse",
  session: NEXT,
  prompt_id: "5e55f0a2-prompt-4",
  tool: "Bash",
  tool_use_id: "toolu_of_tomorrow",
  target: "uptime",
  ok: true,
  origin: "hook",
  carbon_grams: 3,
};

function addToLog({ store }: FrozenStore, ...records: object[]): string {
  const { log } = sessionPaths(store, NEXT);
  fs.appendFileSync(log, records.map((record) => `${JSON.stringify(record)}\n`).join(""));
  return log;
}

describe("a log of a newer version", () => {
  test("is read with its unknown fields, events and versions", () => {
    using frozen = thawStore("v1");
    const { records, damage } = readLog(addToLog(frozen, FUTURE, CALL));
    expect(damage).toEqual([]);
    expect(records.slice(-2).map(({ record }) => record)).toEqual([FUTURE, CALL]);
  });

  test("replays: the call counts, what has no meaning today is passed over", async () => {
    using frozen = thawStore("v1");
    addToLog(frozen, FUTURE, CALL);
    const { code, stderr, ...result } = await frozen.run(replay, NEXT, "--json");
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
    expect(result.json()).toMatchObject({ totals: { prompts: 3, calls: 2 } });
  });

  test("keeps every byte when the worker goes over the session", async () => {
    using frozen = thawStore("v1");
    const log = addToLog(frozen, FUTURE, CALL);
    const before = fs.readFileSync(log);
    putJob(frozen.store, { v: 9, kind: "session", session: NEXT, time: FUTURE.time, cwd: CWD });
    await runStoreWorker(frozen);
    expect(fs.readFileSync(log).subarray(0, before.length).equals(before)).toBe(true);
  });
});

test("a memory with fields of a newer version keeps them when it is pinned", async () => {
  using frozen = thawStore("v1");
  const scope = projectScope(frozen.store, projectOf(CWD).id);
  const path = join(scope.memory, "release-day.md");
  fs.writeFileSync(path, fs.readFileSync(path, "utf8").replace("---\n", '---\nconfidence: "0.9"\n'));
  expect((await frozen.run(memory, "check", "--accept")).code).toBe(0);
  expect((await frozen.run(memory, "pin", "release day")).code).toBe(0);
  const text = fs.readFileSync(path, "utf8");
  expect(text).toContain('confidence: "0.9"');
  expect(text).toContain('pinned: "true"');
  expect(loadScope(scope).problems).toEqual([]);
});

describe.skipIf(!hasEngine)("an archive of a newer version (needs a database engine)", () => {
  function makeNewer({ store }: FrozenStore): Buffer {
    const archive = openArchive(store, { busyTimeoutMs: 0 });
    archive.exec(
      `CREATE TABLE tomorrow (id INTEGER PRIMARY KEY); PRAGMA user_version = ${SCHEMA_VERSION + 1}`,
    );
    archive.close();
    return fs.readFileSync(store.archive);
  }

  test("is refused by reindex with one sentence and left byte for byte", async () => {
    using frozen = thawStore("v1");
    const before = makeNewer(frozen);
    frozen.emptyQueue();
    const { code, stdout, stderr } = await frozen.run(reindex);
    expect(code).toBe(1);
    expect(stdout).toBe("");
    expect(stderr).toBe(
      `logbook: open archive ${frozen.store.archive}: its schema is version ${SCHEMA_VERSION + 1}, this logbook knows ${SCHEMA_VERSION}. update logbook; the archive was not touched.\n`,
    );
    expect(fs.readFileSync(frozen.store.archive).equals(before)).toBe(true);
    expect(fs.readdirSync(frozen.store.root).filter((name) => name.startsWith("archive.db."))).toEqual([]);
  });

  test("does not keep search from answering: the raw copies do", async () => {
    using frozen = thawStore("v1");
    const before = makeNewer(frozen);
    const { code, stdout, stderr } = await frozen.run(search, "kumquat");
    expect(code).toBe(0);
    expect(stdout).toContain("kumquat queue");
    expect(stderr).toContain(`version ${SCHEMA_VERSION + 1}`);
    expect(fs.readFileSync(frozen.store.archive).equals(before)).toBe(true);
  });

  test("is left alone by the worker, and its job waits for a newer logbook", async () => {
    using frozen = thawStore("v1");
    const before = makeNewer(frozen);
    await runStoreWorker(frozen);
    expect(fs.readFileSync(frozen.store.archive).equals(before)).toBe(true);
    expect(fs.readdirSync(frozen.store.queue)).toEqual([`session-${NEXT}.json`]);
  });
});
