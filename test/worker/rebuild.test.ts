import fs from "node:fs";
import { expect, it } from "vitest";
import { importCommand } from "../../lib/cli/specs/import.ts";
import { withWorkerLock } from "../../lib/worker/hold-lock.ts";
import { type RebuildResult, rebuildArchive } from "../../lib/worker/rebuild.ts";
import { createRecorder } from "../../lib/worker/recorder.ts";
import { createWorkshop } from "../../lib/worker/workshop.ts";
import { hasNative } from "../support/native.ts";
import { createWorkbench, SESSION, type Workbench } from "./workbench.ts";

async function rebuild(bench: Workbench, maxSessions = Number.POSITIVE_INFINITY): Promise<RebuildResult> {
  const { store, env } = bench;
  const clock = () => Date.now();
  const shop = createWorkshop({ store, env, clock, recorder: createRecorder(store, clock) });
  let sessions = 0;
  const options = { shouldStop: () => sessions > maxSessions, onWait: () => undefined };
  try {
    return await withWorkerLock(store, options, (guard) =>
      rebuildArchive(shop, { guard, onSession: () => sessions++ }),
    );
  } finally {
    shop.close();
  }
}

async function fill(bench: Workbench): Promise<void> {
  for (const first of [100, 300, 500]) {
    const talk = bench.talk(first);
    talk.prompt(`question ${first}`);
    talk.answer(`answer ${first}`);
    bench.save(talk, SESSION.replace("111", String(first)));
  }
  await bench.run(importCommand);
}

it.skipIf(!hasNative)(
  "a rebuild that is stopped leaves the archive as it was (needs the native module)",
  async () => {
    using bench = createWorkbench();
    await fill(bench);
    const dump = bench.dump();
    const { ino } = fs.statSync(bench.store.archive);
    await expect(rebuild(bench, 1)).rejects.toMatchObject({ code: "INTERRUPTED" });
    expect(fs.readdirSync(bench.store.root).filter((name) => name.includes("rebuilt"))).toEqual([]);
    expect(fs.statSync(bench.store.archive).ino).toBe(ino);
    expect(bench.dump()).toEqual(dump);
    expect(await rebuild(bench)).toMatchObject({ sessions: 3 });
    expect(fs.statSync(bench.store.archive).ino).not.toBe(ino);
    expect(bench.dump()).toEqual(dump);
  },
);

it.skipIf(!hasNative)(
  "a damaged archive is kept aside, and its place told (needs the native module)",
  async () => {
    using bench = createWorkbench();
    await fill(bench);
    const dump = bench.dump();
    const noise = Buffer.alloc(64 * 1024, 7);
    fs.writeFileSync(bench.store.archive, noise);
    for (const suffix of ["-wal", "-shm"]) fs.rmSync(bench.store.archive + suffix, { force: true });
    const { damaged = "" } = await rebuild(bench);
    expect(fs.readFileSync(damaged)).toEqual(noise);
    expect(bench.dump()).toEqual(dump);
  },
);
