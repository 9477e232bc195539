import fs from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { openArchive } from "../../lib/archive/open.ts";
import { acquireLock } from "../../lib/platform/lock.ts";
import { hasJobs } from "../../lib/platform/queue.ts";
import { copyNewBytes } from "../../lib/raw/flush.ts";
import { generationPath, segmentName } from "../../lib/raw/segment.ts";
import { createGuard } from "../../lib/worker/guard.ts";
import { ingestSession } from "../../lib/worker/ingest-session.ts";
import { codeOf } from "../../lib/worker/retries.ts";
import { failOnOpen } from "../support/fail-on-open.ts";
import { hasEngine } from "../support/native.ts";
import { createWorkbench, SESSION, type Workbench } from "./workbench.ts";

describe.skipIf(!hasEngine)("reading a session's copies in (needs a database engine)", () => {
  it("leaves no gap in archive and log where the system would not read a copy: the job comes again", async () => {
    using bench = createWorkbench();
    const talk = bench.talk(100);
    talk.prompt("look around");
    talk.tool("Bash", { command: "ls" }, "a.txt");
    const source = bench.save(talk);
    const request = { rawDir: bench.paths().raw, stream: "main", source, clock: Date.now };
    const { generation, end } = copyNewBytes(request);
    talk.prompt("after the trouble");
    bench.save(talk);
    copyNewBytes(request);
    // From the client's own file the copy would be made again.
    fs.rmSync(source);
    bench.put();
    {
      using _ = failOnOpen(
        join(generationPath(request.rawDir, "main", generation), segmentName(0, end)),
        "EIO",
      );
      await bench.work();
    }
    expect(bench.dump().join("\n")).not.toContain("after the trouble");
    expect(bench.diagnostics().map(({ code }) => code)).toContain("RAW_UNREADABLE");
    expect(hasJobs(bench.store)).toBe(true);
    await bench.work(undefined, { nowMs: Date.now() + 120_000 });
    const prompts = bench.log().flatMap(({ prompt }) => prompt ?? []);
    expect(prompts).toEqual(["look around", "after the trouble"]);
    expect(bench.log().filter(({ tool }) => tool === "Bash")).toHaveLength(1);
    expect(bench.dump().join("\n")).toContain("after the trouble");
    expect(hasJobs(bench.store)).toBe(false);
  });

  it("reads a huge session in steps, and goes on where it was told to stop", async () => {
    using bench = createWorkbench();
    const talk = bench.talk(100);
    for (let turn = 0; turn < 6; turn++) {
      talk.prompt(`question ${turn}`);
      talk.tool("Bash", { command: `run ${turn}` }, `${turn} `.repeat(2 * 1024 * 1024));
    }
    const transcript = bench.save(talk);
    copyNewBytes({ rawDir: bench.paths().raw, stream: "main", source: transcript, clock: Date.now });
    const stopped = await readIn(bench, 1);
    expect(stopped).toMatchObject({ steps: [expect.any(Number)], code: "INTERRUPTED" });
    const { steps } = await readIn(bench);
    expect(steps.length).toBeGreaterThan(1);
    // What a read that came to no end has read is read again.
    expect(steps.reduce((sum, bytes) => sum + bytes, 0)).toBe(fs.statSync(transcript).size);
    const dump = bench.dump();
    expect(dump.join("\n")).toContain("question 5");
    for (const suffix of ["", "-wal", "-shm"]) fs.rmSync(bench.store.archive + suffix, { force: true });
    await readIn(bench);
    expect(bench.dump()).toEqual(dump);
  });
});

/** Reads the session in until its worker is told to stop, after so many steps. */
async function readIn(bench: Workbench, maxSteps = Number.POSITIVE_INFINITY) {
  const steps: number[] = [];
  const lock = await acquireLock(bench.store.workerLock);
  const archive = openArchive(bench.store, { busyTimeoutMs: 1_000 });
  const source = { session: SESSION, project: "p", paths: bench.paths() };
  try {
    await ingestSession(archive, source, {
      guard: createGuard(lock, () => steps.length >= maxSteps),
      limits: { head: 50, tail: 50 },
      onBytes: (bytes) => steps.push(bytes),
    });
    return { steps };
  } catch (error) {
    return { steps, code: codeOf(error) };
  } finally {
    archive.close();
    await lock.release();
  }
}
