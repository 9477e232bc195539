import fs from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { logEvent } from "../../../lib/capture/log-event.ts";
import { forget } from "../../../lib/cli/specs/forget.ts";
import { importCommand } from "../../../lib/cli/specs/import.ts";
import { reindex } from "../../../lib/cli/specs/reindex.ts";
import { appendStatements } from "../../../lib/memory/inbox.ts";
import { loadScope } from "../../../lib/memory/load.ts";
import { findStatements } from "../../../lib/memory/rules.ts";
import { projectScope, userScope } from "../../../lib/memory/scope.ts";
import { projectOf } from "../../../lib/platform/project.ts";
import { whyGone, writeMark } from "../../../lib/worker/tombstones.ts";
import { makeCall } from "../../support/hook-call.ts";
import { hasEngine } from "../../support/native.ts";
import { createWorkbench, SESSION, type Workbench } from "../workbench.ts";

const OTHER = SESSION.replace("1", "2");
const MARKER = "zqxmarker";
/** Its words as the index and file names would have them. */
const KEPT = "qwykeepsake";

/** Every file under the store in which the text stands, in whatever case. */
function filesWith(bench: Workbench, text: string): string[] {
  const names = fs.readdirSync(bench.store.root, { recursive: true, encoding: "utf8" });
  return names.filter((name) => {
    const path = join(bench.store.root, name);
    if (name.toLowerCase().includes(text)) return true;
    return fs.statSync(path).isFile() && fs.readFileSync(path, "latin1").toLowerCase().includes(text);
  });
}

function talkOf(bench: Workbench, first: number, word: string) {
  const talk = bench.talk(first);
  talk.prompt(`Remember that I always want the ${word} in the release notes.`);
  talk.tool("Bash", { command: `grep ${word} notes.md` }, `${word} `.repeat(3_000));
  talk.answer(`The ${word} is noted.`);
  return talk;
}

/** Two sessions, learnt from; the first one is to go. */
async function learn(bench: Workbench): Promise<void> {
  bench.save(talkOf(bench, 100, MARKER));
  bench.save(talkOf(bench, 500, KEPT), OTHER);
  await bench.run(importCommand);
  for (const session of [SESSION, OTHER]) bench.put({ session });
  const dayLater = () => Date.UTC(2026, 0, 6, 9);
  await bench.work(() => ({ clock: dayLater }));
}

function names(bench: Workbench): string[] {
  const scopes = [projectScope(bench.store, projectOf(bench.project).id), userScope(bench.store)];
  return scopes.flatMap((scope) => loadScope(scope).records.map(({ record }) => record.description));
}

/** A worker that a command wakes ends at once: the tests run one themselves. */
beforeAll(() => void vi.stubEnv("LOGBOOK_OFF", "1"));
afterAll(() => void vi.unstubAllEnvs());

describe.skipIf(!hasEngine)("forget (needs a database engine)", () => {
  it("leaves no byte of the session in the store, and all of the others", async () => {
    using bench = createWorkbench();
    await learn(bench);
    expect(names(bench).some((name) => name.includes(MARKER))).toBe(true);
    const dump = bench.dump();
    const result = await bench.run(forget, SESSION.slice(0, 8), "--yes");
    expect(result.stderr).toBe("");
    expect(result.code).toBe(0);
    expect(result.stdout).toContain(`Forgot session ${SESSION}`);
    expect(result.stdout).toContain(`Claude Code's own transcript is untouched: ${bench.transcript()}`);
    expect(fs.existsSync(bench.transcript())).toBe(true);
    expect(filesWith(bench, MARKER)).toEqual([]);
    expect(filesWith(bench, SESSION).every((name) => name.startsWith("forgotten"))).toBe(true);
    expect(names(bench)).toHaveLength(1);
    expect(bench.dump().length).toBeLessThan(dump.length);
    expect(bench.dump().some((line) => line.includes(KEPT))).toBe(true);
    expect(bench.log(OTHER)).not.toEqual([]);
  });

  it("import, reindex, catch-up, the daily sweep and the session's own hooks do not bring it back", async () => {
    using bench = createWorkbench();
    await learn(bench);
    await bench.run(forget, SESSION, "--yes");
    const imported = await bench.run(importCommand);
    expect(imported.stdout).toContain("1 forgotten ones left out");
    await bench.run(reindex);
    bench.put();
    fs.rmSync(join(bench.store.root, "swept-at"), { force: true });
    await bench.work();
    expect(filesWith(bench, MARKER)).toEqual([]);
    expect(names(bench)).toHaveLength(1);
  });

  it("statements of it that wait in the inbox are not filed", async () => {
    using bench = createWorkbench();
    bench.save(talkOf(bench, 500, KEPT), OTHER);
    bench.save(talkOf(bench, 100, "nothing"));
    await bench.run(importCommand);
    const scope = projectScope(bench.store, projectOf(bench.project).id);
    for (const [session, word] of [
      [SESSION, MARKER],
      [OTHER, KEPT],
    ] as const) {
      const statements = findStatements(`Remember that I like ${word} above all.`);
      expect(statements).toHaveLength(1);
      appendStatements(scope, statements, { session, turn: `turn of ${session}`, timeMs: Date.now() });
    }
    await bench.run(forget, SESSION, "--yes");
    bench.put({ session: OTHER });
    await bench.work();
    expect(filesWith(bench, MARKER)).toEqual([]);
    expect(names(bench).some((name) => name.includes(KEPT))).toBe(true);
  });

  it("what a fork shares with it stays with the fork: turns, and the memory of one", async () => {
    using bench = createWorkbench();
    bench.save(talkOf(bench, 100, KEPT));
    const fork = talkOf(bench, 100, KEPT);
    fork.prompt("The fork goes on.");
    bench.save(fork, OTHER);
    await bench.run(importCommand);
    bench.put();
    await bench.work();
    const before = names(bench);
    expect(before).toHaveLength(1);
    const result = await bench.run(forget, SESSION, "--yes", "--json");
    expect(result.json()).toMatchObject({ memories: { removed: [], kept: [expect.any(String)] } });
    expect(names(bench)).toEqual(before);
    expect(filesWith(bench, SESSION).every((name) => name.startsWith("forgotten"))).toBe(true);
    const dump = bench.dump();
    await bench.run(reindex);
    expect(bench.dump()).toEqual(dump);
    expect(dump.some((line) => line.includes(KEPT))).toBe(true);
  });

  it("says in a dry run what would go, and changes nothing", async () => {
    using bench = createWorkbench();
    await learn(bench);
    const before = filesWith(bench, MARKER);
    const result = await bench.run(forget, SESSION, "--dry-run");
    expect(result.stdout).toContain(`Would forget session ${SESSION}`);
    expect(result.stdout).toContain("Memories that would go with it:");
    expect(filesWith(bench, MARKER)).toEqual(before);
  });

  it("asks, refuses what is running, and does not run for the model", async () => {
    using bench = createWorkbench();
    await learn(bench);
    const unasked = await bench.run(forget, SESSION);
    expect([unasked.code, unasked.stderr]).toEqual([2, expect.stringContaining("--yes")]);
    const register = join(bench.home, ".claude", "sessions", `${process.pid}.json`);
    bench.write(register, JSON.stringify({ sessionId: SESSION }));
    const alive = await bench.run(forget, SESSION, "--yes");
    expect([alive.code, alive.stderr]).toEqual([1, expect.stringContaining("is running")]);
    bench.env["CLAUDECODE"] = "1";
    const model = await bench.run(forget, SESSION, "--yes");
    expect([model.code, model.stderr]).toEqual([2, expect.stringContaining("does not run inside Claude")]);
    delete bench.env["CLAUDECODE"];
    expect(whyGone(bench.store, SESSION)).toBeUndefined();
    expect((await bench.run(forget, SESSION, "--yes", "--force")).code).toBe(0);
    expect(whyGone(bench.store, SESSION)).toBe("forgotten");
  });

  it("needs a session, and one that there is", async () => {
    using bench = createWorkbench();
    expect(await bench.run(forget, "--yes")).toMatchObject({ code: 2 });
    const unknown = await bench.run(forget, "no-such", "--yes");
    expect([unknown.code, unknown.stderr]).toEqual([1, expect.stringContaining("no session has the id")]);
  });

  it("the worker finishes what was only marked, and what a hook wrote meanwhile", async () => {
    using bench = createWorkbench();
    await learn(bench);
    writeMark(bench.store, { kind: "forgotten", session: SESSION }, Date.now());
    await bench.work();
    expect(filesWith(bench, MARKER)).toEqual([]);
    const temp = { store: bench.store, env: { HOME: bench.home, LOGBOOK_HOME: bench.store.root } };
    const call = makeCall(
      { ...temp, keepWorkerAway: () => undefined, [Symbol.dispose]: () => undefined },
      "UserPromptSubmit",
      { session_id: SESSION, prompt: MARKER },
    );
    logEvent(call);
    expect(filesWith(bench, MARKER)).not.toEqual([]);
    await bench.work();
    expect(filesWith(bench, MARKER)).toEqual([]);
  });

  it("a database that cannot be read goes as a whole, and comes back without the session", async () => {
    using bench = createWorkbench();
    await learn(bench);
    fs.truncateSync(bench.store.archive, 5_000);
    fs.rmSync(`${bench.store.archive}-wal`, { force: true });
    fs.writeFileSync(`${bench.store.archive}.damaged-2026`, MARKER);
    expect((await bench.run(forget, SESSION, "--yes")).code).toBe(0);
    expect(filesWith(bench, MARKER)).toEqual([]);
    await bench.work();
    const dump = bench.dump();
    expect(dump.some((line) => line.includes(KEPT))).toBe(true);
    expect(dump.some((line) => line.includes(MARKER))).toBe(false);
  });
});
