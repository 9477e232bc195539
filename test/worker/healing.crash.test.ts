/** A damaged archive is rebuilt whoever comes between: a kill, another rebuild, a full disk. Until then raw copies answer. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import fs from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { isFilling } from "../../lib/archive/filling.ts";
import { reindex } from "../../lib/cli/specs/reindex.ts";
import { search } from "../../lib/cli/specs/search.ts";
import { show } from "../../lib/cli/specs/show.ts";
import { distRoot } from "../support/dist.ts";
import { hasNative } from "../support/native.ts";
import { execRaw } from "../support/raw-database.ts";
import { createWorkbench, SESSION, type Workbench } from "./workbench.ts";

const SESSIONS = 6;
const TURNS = 60;
/** From before the worker opens the archive to behind its first commits. */
const KILL_AFTER_MS = [60, 90, 120, 150, 180, 210, 260];

beforeAll(() => void vi.stubEnv("LOGBOOK_OFF", "1"));
afterAll(() => void vi.unstubAllEnvs());

function sessionAt(at: number): string {
  return SESSION.replace("1", String(at + 1));
}

/** With its dump, and the id of a turn. */
async function filled(): Promise<{ bench: Workbench; sound: string[]; turn: string }> {
  const bench = createWorkbench();
  let turn = "";
  for (let at = 0; at < SESSIONS; at++) {
    const talk = bench.talk((at + 1) * 1_000);
    for (let n = 0; n < TURNS; n++) {
      turn = talk.prompt(`where does zebra${at}x${n} live?`);
      talk.answer("Nobody knows.");
    }
    bench.save(talk, sessionAt(at));
    bench.put({ session: sessionAt(at) });
  }
  await bench.work();
  return { bench, sound: bench.dump(), turn };
}

async function expectAnswers(bench: Workbench, turn: string): Promise<void> {
  for (const word of ["zebra0x3", `zebra${SESSIONS - 1}x50`]) {
    const { code, stdout, stderr } = await bench.run(search, word);
    expect({ code, stdout, stderr }).toMatchObject({ code: 0, stdout: expect.stringContaining(word) });
    expect(stderr).toMatch(/^(?:logbook: [^\n]+Searching the raw copies instead[^\n]+\n)?$/);
  }
  expect(await bench.run(show, turn)).toMatchObject({ code: 0 });
}

async function runKilledWorker(bench: Workbench, afterMs: number): Promise<void> {
  fs.rmSync(`${bench.store.workerLock}.lock`, { recursive: true, force: true });
  const env = { ...bench.env, LOGBOOK_HOME: bench.store.root, LOGBOOK_CHILD: "1" };
  const worker = spawn(process.execPath, [join(distRoot, "worker.cjs")], { env, stdio: "ignore" });
  const ended = once(worker, "exit");
  await sleep(afterMs);
  worker.kill("SIGKILL");
  await ended;
  fs.rmSync(`${bench.store.workerLock}.lock`, { recursive: true, force: true });
}

describe.skipIf(!hasNative)("a rebuild (needs the native module)", () => {
  it("goes on after kills, and no command is told that there is nothing", { timeout: 60_000 }, async () => {
    const { bench, sound, turn } = await filled();
    using _ = bench;
    execRaw(bench.store.archive, "DELETE FROM words_idx");
    for (const afterMs of KILL_AFTER_MS) {
      await runKilledWorker(bench, afterMs);
      await expectAnswers(bench, turn);
    }
    await bench.work();
    expect(isFilling(bench.store)).toBe(false);
    expect(bench.dump()).toEqual(sound);
    expect((await bench.run(search, "zebra0x3")).stderr).toBe("");
  });

  it("killed before the new archive was begun, or in it, is known by its mark", async () => {
    const { bench, sound, turn } = await filled();
    using _ = bench;
    await bench.work(
      (shop) => {
        shop.replaceDamaged();
        return {};
      },
      { tidy: async () => undefined },
    );
    await expectAnswers(bench, turn);
    // A hook begins the new one, and archives what it just copied.
    bench.put({ session: sessionAt(0) });
    await bench.work(undefined, { tidy: async () => undefined });
    expect(isFilling(bench.store)).toBe(true);
    await expectAnswers(bench, turn);
    await bench.work();
    expect(isFilling(bench.store)).toBe(false);
    expect(bench.dump()).toEqual(sound);
  });

  it("an archive that was deleted is filled in the next run, not answered from by halves", async () => {
    const { bench, sound, turn } = await filled();
    using _ = bench;
    for (const suffix of ["", "-wal", "-shm"]) fs.rmSync(bench.store.archive + suffix, { force: true });
    bench.put({ session: sessionAt(2) });
    await bench.work(undefined, { tidy: async () => undefined });
    await expectAnswers(bench, turn);
    await bench.work();
    expect(bench.dump()).toEqual(sound);
  });

  it("waits on a full disk with the damaged one aside, and goes on when there is room", async () => {
    const { bench, sound, turn } = await filled();
    using _ = bench;
    execRaw(bench.store.archive, "UPDATE words_data SET block = zeroblob(4) WHERE id = 10");
    const full = bench.work((shop) => {
      const { openArchive } = shop;
      return {
        openArchive: () => {
          const archive = openArchive();
          if (isFilling(bench.store)) archive.exec("PRAGMA max_page_count = 30");
          return archive;
        },
      };
    });
    await expect(full).rejects.toMatchObject({ code: "STORE_UNWRITABLE" });
    expect(fs.readdirSync(bench.store.root).filter((name) => /damaged-[^.]*Z$/.test(name))).toHaveLength(1);
    await expectAnswers(bench, turn);
    await bench.work();
    expect(bench.dump()).toEqual(sound);
    expect(isFilling(bench.store)).toBe(false);
  });

  it("two at once end in one sound archive", async () => {
    const { bench, sound, turn } = await filled();
    using _ = bench;
    execRaw(bench.store.archive, "DELETE FROM words_config");
    const [one, other] = await Promise.all([bench.run(reindex), bench.run(reindex), bench.work()]);
    expect([one, other]).toMatchObject([{ code: 0 }, { code: 0 }]);
    await bench.work();
    expect(bench.dump()).toEqual(sound);
    await expectAnswers(bench, turn);
    expect(fs.readdirSync(bench.store.root).filter((name) => name.includes("rebuilt"))).toEqual([]);
  });
});
