import fs from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { LogbookError } from "../../lib/platform/errors.ts";
import { generationPath, listGenerations, listSegments } from "../../lib/raw/segment.ts";
import { withWorkerLock } from "../../lib/worker/hold-lock.ts";
import { type ImportResult, importSessions } from "../../lib/worker/import-sessions.ts";
import { createRecorder } from "../../lib/worker/recorder.ts";
import { findTranscripts, type TranscriptFile } from "../../lib/worker/transcripts.ts";
import { createWorkshop, type Workshop } from "../../lib/worker/workshop.ts";
import { failOnOpen } from "../support/fail-on-open.ts";
import { hasEngine } from "../support/native.ts";
import { createWorkbench, SESSION, type Workbench } from "./workbench.ts";

const OTHER = SESSION.replace("1", "2");
const MIB = 1024 * 1024;

function fill(bench: Workbench, output = "a.txt"): TranscriptFile[] {
  for (const [first, session] of [
    [100, SESSION],
    [500, OTHER],
  ] as const) {
    const talk = bench.talk(first);
    talk.prompt(`question ${first}`);
    talk.tool("Bash", { command: "ls" }, output);
    talk.answer(`answer ${first}`);
    bench.save(talk, session);
  }
  const { files } = findTranscripts(join(bench.home, ".claude", "projects"));
  return files.sort((a, b) => (a.session < b.session ? -1 : 1));
}

async function bringIn(
  bench: Workbench,
  files: readonly TranscriptFile[],
  change: Partial<Workshop> = {},
): Promise<ImportResult> {
  const { store, env } = bench;
  const clock = () => Date.now();
  const shop = createWorkshop({ store, env, clock, recorder: createRecorder(store, clock) });
  const options = { shouldStop: () => false, onWait: () => undefined };
  try {
    return await withWorkerLock(store, options, (guard) =>
      importSessions({ ...shop, ...change }, files, { guard }),
    );
  } finally {
    shop.close();
  }
}

const promptsIn = (bench: Workbench, session: string) =>
  bench.log(session).flatMap(({ prompt }) => prompt ?? []);

describe.skipIf(!hasEngine)("an import (needs a database engine)", () => {
  it("tells of a transcript that is gone by the time it is read, and takes the others in", async () => {
    using bench = createWorkbench();
    const files = fill(bench);
    fs.rmSync(bench.transcript());
    const result = await bringIn(bench, files);
    expect(result).toMatchObject({ added: 1, failed: [{ path: bench.transcript() }] });
    expect(promptsIn(bench, OTHER)).toEqual(["question 500"]);
    expect(fs.existsSync(bench.paths().dir)).toBe(false);
  });

  it("tells of a copy that the system would not read, and has it with the next", async () => {
    using bench = createWorkbench();
    const files = fill(bench);
    await bringIn(bench, files);
    // A second segment: the first is then no longer the one by which a copy goes on.
    fs.appendFileSync(
      bench.transcript(),
      `${JSON.stringify({ type: "progress", text: "x".repeat(6_000) })}\n`,
    );
    await bringIn(bench, files);
    const dump = bench.dump();
    for (const suffix of ["", "-wal", "-shm"]) fs.rmSync(bench.store.archive + suffix, { force: true });
    const { raw } = bench.paths();
    const [segment] = listSegments(generationPath(raw, "main", listGenerations(raw, "main")[0] ?? 0));
    {
      using _ = failOnOpen(segment?.path ?? "", "EIO");
      const { failed, added } = await bringIn(bench, files);
      expect(failed).toMatchObject([{ path: segment?.path, message: expect.stringContaining("EIO") }]);
      expect(added).toBe(1);
    }
    expect(bench.dump().join("\n")).not.toContain("answer 100");
    expect(await bringIn(bench, files)).toMatchObject({ added: 1, unchanged: 1, failed: [] });
    expect(bench.dump()).toEqual(dump);
  });

  it("takes a mark that cannot be read for a mark, and the session comes in without it", async () => {
    using bench = createWorkbench();
    const files = fill(bench);
    const mark = join(bench.store.root, "pruned", `${OTHER}.json`);
    fs.mkdirSync(mark, { recursive: true });
    expect(await bringIn(bench, files)).toMatchObject({ added: 1, pruned: 1 });
    fs.rmdirSync(mark);
    expect(await bringIn(bench, files)).toMatchObject({ failed: [], isStopped: false });
    expect(promptsIn(bench, SESSION)).toEqual(["question 100"]);
    expect(promptsIn(bench, OTHER)).toEqual(["question 500"]);
    expect(bench.dump().join("\n")).toContain("answer 500");
  });

  it("copies and logs without a database engine, and archives once there is one", async () => {
    using bench = createWorkbench();
    const files = fill(bench, "0123456789".repeat(MIB));
    const openArchive = () => {
      throw new LogbookError("ARCHIVE_UNAVAILABLE", "load a database engine: none");
    };
    const bare = await bringIn(bench, files, { openArchive });
    expect(bare).toMatchObject({ added: 2, failed: [], archivedBytes: 0 });
    expect(bare.archiveProblem?.code).toBe("ARCHIVE_UNAVAILABLE");
    expect(bench.raw().equals(fs.readFileSync(bench.transcript()))).toBe(true);
    const logged = bench.log();
    expect(logged.filter(({ tool }) => tool === "Bash")).toHaveLength(1);
    expect(promptsIn(bench, OTHER)).toEqual(["question 500"]);
    expect(await bringIn(bench, files, { openArchive })).toMatchObject({ added: 0, unchanged: 2 });
    expect(await bringIn(bench, files)).toMatchObject({ added: 2, copiedBytes: 0, failed: [] });
    expect(bench.dump().join("\n")).toContain("answer 100");
    expect(bench.log()).toEqual(logged);
  });

  it("does not touch an archive of a newer logbook's", async () => {
    using bench = createWorkbench();
    const files = fill(bench);
    const openArchive = () => {
      throw new LogbookError("ARCHIVE_NEWER", "open the archive: its version is 99");
    };
    await expect(bringIn(bench, files, { openArchive })).rejects.toMatchObject({ code: "ARCHIVE_NEWER" });
    expect(fs.existsSync(bench.paths().dir)).toBe(false);
  });
});
