import { execFile } from "node:child_process";
import fs from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import { describe, expect, it } from "vitest";
import { openArchive } from "../../lib/archive/open.ts";
import { prepareRebuild, swapArchive } from "../../lib/archive/swap.ts";
import { repositoryRoot } from "../support/dist.ts";
import { hasEngine } from "../support/native.ts";
import { makeTempStore } from "../support/temp-store.ts";
import { ingestTalks, source, temporaryStore } from "./temporary-archive.ts";
import { createTalk } from "./transcript-lines.ts";

const run = promisify(execFile);
const quick = { busyTimeoutMs: 0 };
const LAST_EVENT = "last-event";

describe.skipIf(!hasEngine)("an exchange (needs a database engine)", () => {
  it("puts no rollback journal beside the archive: who opened a file replaced earlier would play it back", async () => {
    const store = temporaryStore();
    openArchive(store, quick).close();
    const names = new Set<string | null>();
    const watcher = fs.watch(store.root, (_, name) => names.add(name));
    const target = prepareRebuild(store);
    openArchive(target, quick).close();
    await swapArchive(store, target.archive, Date.now());
    fs.writeFileSync(join(store.root, LAST_EVENT), "");
    while (!names.has(LAST_EVENT)) await sleep(10);
    watcher.close();
    // The new one's own is made under another name, and is gone when it is closed.
    expect([...names].filter((name) => name?.endsWith("-journal"))).toEqual(["archive.db.rebuilt-journal"]);
  });

  it.skipIf(process.platform !== "linux")(
    "is noticed by who opened the old file and reads only afterwards (told by /proc: Linux)",
    async () => {
      using temp = makeTempStore();
      const { store, env } = temp;
      const old = openArchive(store, quick);
      const target = prepareRebuild(store);
      openArchive(target, quick).close();
      // As an exchange does, up to its last step.
      old.exec("PRAGMA locking_mode = EXCLUSIVE");
      old.exec("PRAGMA journal_mode = MEMORY");
      old.exec("BEGIN EXCLUSIVE");
      const tsx = join(repositoryRoot, "node_modules", ".bin", "tsx");
      const opener = run(tsx, [join(import.meta.dirname, "swap-opener.ts")], {
        env: { ...process.env, ...env },
      });
      await untilOpenElsewhere(store.archive);
      fs.renameSync(target.archive, store.archive);
      const replacement = openArchive(store, quick);
      const talk = createTalk(1);
      talk.prompt("written into the journal of the new one");
      ingestTalks(replacement, [[source("s"), talk]]);
      old.close();
      expect((await opener).stdout).toBe("ARCHIVE_BUSY");
      expect(replacement.prepare("PRAGMA integrity_check").all()).toEqual([{ integrity_check: "ok" }]);
      replacement.close();
    },
  );
});

/** Until another process than this one has the file open. */
async function untilOpenElsewhere(path: string): Promise<void> {
  const holds = (pid: string): boolean => {
    try {
      const folder = join("/proc", pid, "fd");
      return fs.readdirSync(folder).some((fd) => fs.readlinkSync(join(folder, fd)) === path);
    } catch {
      return false;
    }
  };
  const isElsewhere = (): boolean =>
    fs.readdirSync("/proc").some((name) => /^\d+$/.test(name) && Number(name) !== process.pid && holds(name));
  while (!isElsewhere()) await sleep(20);
}
