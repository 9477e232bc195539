import { describe, expect, it } from "vitest";
import { ingestChunk } from "../../lib/archive/ingest.ts";
import { openArchive } from "../../lib/archive/open.ts";
import { copyNewBytes } from "../../lib/raw/flush.ts";
import { readRange } from "../../lib/raw/read.ts";
import { START_MS, type Talk } from "../archive/transcript-lines.ts";
import { hasEngine } from "../support/native.ts";
import { createWorkbench, SESSION, type Workbench } from "./workbench.ts";

const DAY_MS = 24 * 3_600_000;
const LEAVE_STALE = -1;

/** What a hook does that is killed before it asks the worker. */
function archiveByHook(bench: Workbench, talk: Talk, maxSettleChars = Number.POSITIVE_INFINITY): void {
  const rawDir = bench.paths().raw;
  const copied = copyNewBytes({ rawDir, stream: "main", source: bench.save(talk), clock: Date.now });
  const place = { stream: "main", generation: copied.generation };
  const archive = openArchive(bench.store, { busyTimeoutMs: 1_000 });
  const chunks = readRange(rawDir, "main", place);
  ingestChunk(archive, { session: SESSION, project: "", ...place }, chunks, { maxSettleChars });
  archive.close();
}

const prompts = (bench: Workbench) => bench.log().flatMap(({ prompt }) => prompt ?? []);

describe.skipIf(!hasEngine)("comparing a session's turns with its log (needs a database engine)", () => {
  it("finds one that was archived while the clock was set back", async () => {
    using bench = createWorkbench();
    const talk = bench.talk(100);
    talk.prompt("before the jump");
    talk.answer("Yes.");
    bench.save(talk);
    bench.put();
    await bench.work();
    const back = (seconds: number) => ({
      timestamp: new Date(START_MS - 2 * DAY_MS + seconds * 1000).toISOString(),
    });
    talk.prompt("in the past", back(0));
    talk.answer("Then.", back(1));
    archiveByHook(bench, talk);
    talk.prompt("still there", back(2));
    archiveByHook(bench, talk);
    bench.put();
    await bench.work();
    expect(prompts(bench)).toEqual(["before the jump", "in the past", "still there"]);
  });

  it("compares those that a hook left to be settled, once they are", async () => {
    using bench = createWorkbench();
    const talk = bench.talk(100);
    talk.prompt("too long for a hook");
    talk.answer("A long answer.");
    archiveByHook(bench, talk, LEAVE_STALE);
    talk.prompt("a short one");
    talk.answer("Short.");
    archiveByHook(bench, talk);
    bench.put();
    await bench.work();
    expect(prompts(bench)).toEqual(["too long for a hook", "a short one"]);
  });

  it("adds nothing as long as nothing is new", async () => {
    using bench = createWorkbench();
    const talk = bench.talk(100);
    for (const text of ["one", "two"]) {
      talk.prompt(text);
      talk.answer(text);
    }
    for (const _ of [1, 2, 3]) {
      archiveByHook(bench, talk);
      bench.put();
      await bench.work();
    }
    expect(prompts(bench)).toEqual(["one", "two"]);
  });
});
