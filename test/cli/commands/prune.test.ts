import fs from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { importCommand } from "../../../lib/cli/specs/import.ts";
import { prune } from "../../../lib/cli/specs/prune.ts";
import { reindex } from "../../../lib/cli/specs/reindex.ts";
import { loadScope } from "../../../lib/memory/load.ts";
import { projectScope } from "../../../lib/memory/scope.ts";
import { projectOf } from "../../../lib/platform/project.ts";
import { whyGone, writeMark } from "../../../lib/worker/tombstones.ts";
import { hasNative } from "../../support/native.ts";
import { createWorkbench, SESSION, type Workbench } from "../../worker/workbench.ts";

const DAY_MS = 24 * 3_600_000;
/** The clock of commands run by a workbench. */
const NOW_MS = Date.UTC(2026, 0, 15, 12);
const [OLD, MIDDLE, NEW] = [SESSION, SESSION.replace("1", "2"), SESSION.replace("1", "3")] as const;
const DAYS_AGO: Readonly<Record<string, number>> = { [OLD]: 9, [MIDDLE]: 5, [NEW]: 1 };

/** A worker that a command wakes ends at once: the tests run one themselves. */
beforeAll(() => void vi.stubEnv("LOGBOOK_OFF", "1"));
afterAll(() => void vi.unstubAllEnvs());

async function fill(bench: Workbench): Promise<void> {
  let first = 100;
  for (const [session, days] of Object.entries(DAYS_AGO)) {
    const talk = bench.talk(first);
    talk.prompt(`Remember that I always want ${session.slice(0, 4)} in the release notes.`);
    talk.tool("Bash", { command: "ls" }, "some output\n".repeat(2_000));
    talk.answer("Noted.");
    bench.save(talk, session);
    first += 100;
    await bench.run(importCommand);
    const { log } = bench.paths(session);
    const time = new Date(NOW_MS - days * DAY_MS);
    fs.writeFileSync(
      log,
      `${JSON.stringify({ v: 1, time: time.toISOString(), event: "SessionStart", session, cwd: bench.project })}\n`,
    );
    fs.utimesSync(log, time, time);
  }
}

function stored({ store }: Workbench): string[] {
  return fs.readdirSync(store.sessions).sort();
}

describe.skipIf(!hasNative)("prune (needs the native module)", () => {
  it("removes by age, keeps memories, and nothing but --pruned brings the sessions back", async () => {
    using bench = createWorkbench();
    await fill(bench);
    bench.put({ session: OLD });
    await bench.work();
    await fill(bench);
    const scope = projectScope(bench.store, projectOf(bench.project).id);
    const memories = () => loadScope(scope).records.map(({ record }) => record.name);
    expect(memories()).not.toEqual([]);
    const before = memories();
    const result = await bench.run(prune, "--older-than", "4d", "--yes");
    expect([result.code, result.stderr]).toEqual([0, ""]);
    expect(result.stdout).toContain("Removed the copies of 2 sessions");
    expect(result.stdout).toContain("logbook import --pruned");
    expect(stored(bench)).toEqual([NEW]);
    expect(bench.dump().some((line) => line.includes(OLD))).toBe(false);
    expect((await bench.run(importCommand)).stdout).toContain("2 pruned ones left out");
    for (const session of [OLD, MIDDLE]) bench.put({ session });
    await bench.run(reindex);
    await bench.work();
    expect(stored(bench)).toEqual([NEW]);
    expect(memories()).toEqual(before);
    expect((await bench.run(importCommand, "--pruned", "--json")).json()).toMatchObject({ added: 2 });
    expect(stored(bench)).toEqual([OLD, MIDDLE, NEW]);
    expect(whyGone(bench.store, OLD)).toBeUndefined();
  });

  it("removes the oldest until the rest fits", async () => {
    using bench = createWorkbench();
    await fill(bench);
    const { sessions } = (await bench.run(prune, "--dry-run", "--json")).json<{
      sessions: { session: string; bytes: number }[];
    }>();
    expect(sessions.map(({ session }) => session)).toEqual([OLD, MIDDLE, NEW]);
    const archiveBytes = fs.statSync(bench.store.archive).size;
    const all = sessions.reduce((sum, { bytes }) => sum + bytes, archiveBytes);
    const chosen = async (bytes: number) =>
      (await bench.run(prune, "--dry-run", "--json", "--max-size", `${Math.round(bytes)}`)).json<{
        sessions: { session: string }[];
      }>();
    expect((await chosen(all)).sessions).toEqual([]);
    expect((await chosen(all - 1)).sessions).toMatchObject([{ session: OLD }]);
    expect((await chosen(all / 2)).sessions).toMatchObject([{ session: OLD }, { session: MIDDLE }]);
    expect((await chosen(0)).sessions).toHaveLength(3);
  });

  it("knows its project, says what it would remove, and leaves alone what is running", async () => {
    using bench = createWorkbench();
    await fill(bench);
    bench.write(
      join(bench.home, ".claude", "sessions", `${process.pid}.json`),
      JSON.stringify({ sessionId: OLD }),
    );
    const result = await bench.run(prune, "--project", bench.project, "--dry-run");
    expect(result.stdout).toContain("Would remove the copies of 2 sessions");
    expect(result.stdout).toContain(MIDDLE.slice(0, 8));
    expect(result.stderr).toContain("1 running session would be left alone");
    expect(stored(bench)).toHaveLength(3);
    const other = await bench.run(prune, "--project", "/elsewhere", "--dry-run");
    expect([other.code, other.stderr]).toEqual([2, expect.stringContaining("no project")]);
  });

  it("one that was resumed after it was marked is no longer pruned", async () => {
    using bench = createWorkbench();
    await fill(bench);
    writeMark(bench.store, { kind: "pruned", session: NEW }, NOW_MS - 2 * DAY_MS);
    writeMark(bench.store, { kind: "pruned", session: OLD }, NOW_MS);
    await bench.work();
    expect(stored(bench)).toEqual([MIDDLE, NEW]);
    expect(whyGone(bench.store, NEW)).toBeUndefined();
    expect(whyGone(bench.store, OLD)).toBe("pruned");
    fs.mkdirSync(bench.paths(OLD).dir);
    expect(whyGone(bench.store, OLD)).toBeUndefined();
  });

  it.each([
    [[], "needs to know what may go"],
    [["--older-than", "soon"], '--older-than "soon" is not an age'],
    [["--older-than", "3m"], '--older-than "3m" is not an age'],
    [["--max-size", "-1"], '--max-size "-1" is not a size'],
    [["--max-size", "2 parsecs"], "is not a size"],
    [["--older-than", "1h"], "nobody to ask"],
  ])("says in one sentence what is wrong with %j", async (argv, message) => {
    using bench = createWorkbench();
    await fill(bench);
    const result = await bench.run(prune, ...argv);
    expect([result.code, result.stderr]).toEqual([2, expect.stringContaining(message)]);
    expect(stored(bench)).toHaveLength(3);
  });

  it("says so where nothing is that old", async () => {
    using bench = createWorkbench();
    await fill(bench);
    const result = await bench.run(prune, "--older-than", "1y", "--yes");
    expect([result.code, result.stderr]).toEqual([1, expect.stringContaining("no session is so old")]);
  });
});
