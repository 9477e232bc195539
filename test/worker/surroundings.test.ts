/** What lies outside a job holds it up no longer than it lasts. */
import fs from "node:fs";
import { afterEach, describe, expect, it, vi } from "vitest";
import { LogbookError } from "../../lib/platform/errors.ts";
import { hasJobs } from "../../lib/platform/queue.ts";
import { readFailure } from "../../lib/worker/retries.ts";
import type { Workshop } from "../../lib/worker/workshop.ts";
import { hasEngine } from "../support/native.ts";
import { createWorkbench, SESSION, type Workbench } from "./workbench.ts";

const NOW_MS = Date.UTC(2026, 0, 5, 12);
const WITHOUT_TIDY = { nowMs: NOW_MS, tidy: async () => undefined };

afterEach(() => vi.restoreAllMocks());

function withJob(): Workbench {
  const bench = createWorkbench();
  const talk = bench.talk(1_000);
  talk.prompt("where does the zebra live?");
  talk.answer("In the savanna.");
  bench.save(talk);
  bench.put();
  return bench;
}

function failure(code: string): Error {
  if (/^E[A-Z]+$/.test(code)) return Object.assign(new Error(`${code}: no`), { code });
  return new LogbookError(code as "ARCHIVE_BUSY", "use archive: no");
}

/** The archive that cannot be had, and how often a job asked for one. */
function without(code: string): { asked: number; change: () => Partial<Workshop> } {
  const counted = {
    asked: 0,
    change: () => ({
      openArchive: () => {
        counted.asked++;
        throw failure(code);
      },
    }),
  };
  return counted;
}

describe.skipIf(!hasEngine)("a job that failed for its surroundings (needs a database engine)", () => {
  it.each([
    "ARCHIVE_UNAVAILABLE",
    "ARCHIVE_NEWER",
    "ARCHIVE_BUSY",
    "STORE_UNWRITABLE",
    "ENOSPC",
    "EDQUOT",
    "EROFS",
    "EACCES",
    "EPERM",
    "EIO",
    "EMFILE",
  ])("%s: is done by the next run, at the same minute", async (code) => {
    using bench = withJob();
    const { change } = without(code);
    await bench.work(change, WITHOUT_TIDY);
    expect(readFailure(bench.store, SESSION)).toMatchObject({ code, attempts: 0, isParked: false });
    await bench.work(undefined, WITHOUT_TIDY);
    expect(hasJobs(bench.store)).toBe(false);
    expect(readFailure(bench.store, SESSION)).toBeUndefined();
    expect(bench.dump().join("\n")).toContain("In the savanna.");
    expect(bench.diagnostics()).toMatchObject([{ code }]);
  });

  it.each(["ARCHIVE_UNAVAILABLE", "ARCHIVE_NEWER", "ARCHIVE_BUSY"])(
    "%s: is not tried while that lasts: one look a run, and one line in all",
    async (code) => {
      using bench = withJob();
      await bench.work(without(code).change, WITHOUT_TIDY);
      for (let run = 0; run < 20; run++) {
        const counted = without(code);
        await bench.work(counted.change, WITHOUT_TIDY);
        expect(counted.asked).toBe(1);
      }
      expect(bench.diagnostics()).toHaveLength(1);
      expect(readFailure(bench.store, SESSION)).toMatchObject({ code, attempts: 0 });
    },
  );

  it.each(["ENOSPC", "EDQUOT", "EROFS", "STORE_UNWRITABLE"])(
    "%s: is not tried while nothing can be written",
    async (code) => {
      using bench = withJob();
      await bench.work(without(code).change, WITHOUT_TIDY);
      const { writeSync } = fs;
      const full = vi.spyOn(fs, "writeSync").mockImplementation(((fd: number, ...rest: [Buffer]) => {
        if (rest[0].length > 500_000) throw failure("ENOSPC");
        return writeSync(fd, ...rest);
      }) as typeof fs.writeSync);
      for (let run = 0; run < 20; run++) {
        const counted = without(code);
        await bench.work(counted.change, WITHOUT_TIDY);
        expect(counted.asked).toBe(0);
      }
      expect(bench.diagnostics()).toHaveLength(1);
      full.mockRestore();
      await bench.work(undefined, WITHOUT_TIDY);
      expect(hasJobs(bench.store)).toBe(false);
      expect(fs.readdirSync(bench.store.root).filter((name) => name.includes(".tmp"))).toEqual([]);
    },
  );

  it("EACCES: is not tried while the file it is about may not be used", async () => {
    using bench = withJob();
    const path = bench.transcript();
    const denied = () => ({
      openArchive: () => {
        throw Object.assign(failure("EACCES"), { path });
      },
    });
    await bench.work(denied, WITHOUT_TIDY);
    expect(readFailure(bench.store, SESSION)).toMatchObject({ path });
    const access = vi.spyOn(fs, "accessSync").mockImplementation((asked) => {
      if (asked === path) throw failure("EACCES");
    });
    await bench.work(undefined, WITHOUT_TIDY);
    expect(hasJobs(bench.store)).toBe(true);
    access.mockRestore();
    await bench.work(undefined, WITHOUT_TIDY);
    expect(hasJobs(bench.store)).toBe(false);
  });

  it("is tried once a minute where it fails though nothing seems to be in its way", async () => {
    using bench = withJob();
    const tries: number[] = [];
    for (let second = 0; second < 180; second += 10) {
      const counted = without("ENOSPC");
      await bench.work(counted.change, { ...WITHOUT_TIDY, nowMs: NOW_MS + second * 1_000 });
      if (counted.asked > 0) tries.push(second);
    }
    expect(tries).toEqual([0, 10, 70, 130]);
  });
});

it.skipIf(!hasEngine)(
  "a whole run that fails for its surroundings says so once, not in every run (needs a database engine)",
  async () => {
    using bench = withJob();
    await bench.work();
    const shops: Workshop[] = [];
    await bench.work((shop) => {
      shops.push(shop);
      return {};
    });
    for (const shop of shops) {
      for (let n = 0; n < 5; n++) shop.recorder.noteOnce(failure("ENOSPC"));
      shop.recorder.noteOnce(failure("EROFS"));
      for (let n = 0; n < 2; n++) shop.recorder.noteOnce(new Error("of its own"));
    }
    expect(bench.diagnostics().map(({ code }) => code)).toEqual([
      "ENOSPC",
      "EROFS",
      "UNEXPECTED",
      "UNEXPECTED",
    ]);
  },
);
