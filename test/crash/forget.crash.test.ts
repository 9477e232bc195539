import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { forget } from "../../lib/cli/specs/forget.ts";
import { redact } from "../../lib/cli/specs/redact.ts";
import { loadScope } from "../../lib/memory/load.ts";
import { projectScope } from "../../lib/memory/scope.ts";
import { projectOf } from "../../lib/platform/project.ts";
import { verifySegments } from "../../lib/raw/verify.ts";
import { whyGone } from "../../lib/worker/tombstones.ts";
import { hasNative } from "../support/native.ts";
import { createWorkbench, SESSION, type Workbench } from "../worker/workbench.ts";
import { dropLocks, filesWithMarker, fillMarked, keepStore, MARKER, runKilled } from "./marked-store.ts";

/** Kills, spread evenly over what a command does: `npm run test:kills` takes a hundred. */
const INSTANTS = Number(process.env["KILLS"] ?? 8);
const LIMIT_MS = 60_000 + INSTANTS * 3_000;

function namesIn(bench: Workbench): string[] {
  const scope = projectScope(bench.store, projectOf(bench.project).id);
  return loadScope(scope).records.map(({ record }) => record.description);
}

/** The first third is the start of Node. */
function* instants(runMs: number): Generator<{ at: number; afterMs: number; how: string }> {
  for (let at = 0; at < INSTANTS; at++) {
    const afterMs = runMs * (0.3 + (0.75 * (at + 0.5)) / INSTANTS);
    yield { at, afterMs, how: `killed after ${afterMs.toFixed(1)} of ${runMs.toFixed(1)} ms` };
  }
}

/** The worker that a command wakes for the fork's job ends at once: the test runs one itself. */
beforeAll(() => void vi.stubEnv("LOGBOOK_OFF", "1"));
afterAll(() => void vi.unstubAllEnvs());

describe.skipIf(!hasNative)("kill -9, at any instant (needs the native module)", () => {
  test(
    "of forget: untouched before its mark, and finished by the next worker or command after it",
    async () => {
      using bench = createWorkbench();
      await fillMarked(bench);
      const before = bench.dump();
      const { restore } = keepStore(bench);
      const runMs = await runKilled(bench, ["forget", SESSION, "--yes"]);
      expect(filesWithMarker(bench)).toEqual([]);
      const after = bench.dump();
      const names = namesIn(bench);
      let finished = 0;
      const isMarked = (): boolean => whyGone(bench.store, SESSION) !== undefined;
      for (const { at, afterMs, how } of instants(runMs)) {
        restore();
        // What comes after the mark takes a third of the time, and the machine's load moves it.
        const kill = at % 2 === 0 ? { afterMs } : { afterMs: (runMs * at) / INSTANTS / 3, since: isMarked };
        await runKilled(bench, ["forget", SESSION, "--yes"], kill);
        dropLocks(bench);
        if (!isMarked()) {
          expect(bench.dump(), how).toEqual(before);
          continue;
        }
        finished += 1;
        if (at % 4 < 2) {
          expect(await bench.run(forget, SESSION, "--yes"), how).toMatchObject({ code: 0 });
          expect(filesWithMarker(bench), how).toEqual([]);
        }
        // What the killed run took out with the session and did not read in again has a job.
        await bench.work();
        expect(filesWithMarker(bench), how).toEqual([]);
        expect(bench.dump(), how).toEqual(after);
        expect(namesIn(bench), how).toEqual(names);
      }
      expect(finished).toBeGreaterThanOrEqual(Math.floor(INSTANTS / 2));
    },
    LIMIT_MS,
  );

  test(
    "of redact: every copy stays sound, and the same command again takes out the rest",
    async () => {
      using bench = createWorkbench();
      await fillMarked(bench);
      const { restore } = keepStore(bench);
      const runMs = await runKilled(bench, ["redact", MARKER, "--yes"]);
      expect(filesWithMarker(bench)).toEqual([]);
      const after = bench.dump();
      for (const { afterMs, how } of instants(runMs)) {
        restore();
        await runKilled(bench, ["redact", MARKER, "--yes"], { afterMs });
        dropLocks(bench);
        await bench.work();
        const verified = await verifySegments({
          rawDir: bench.paths().raw,
          clock: Date.now,
          isThorough: true,
        });
        expect(verified.damage, how).toEqual([]);
        await bench.run(redact, MARKER, "--yes");
        expect(filesWithMarker(bench), how).toEqual([]);
        expect(bench.dump(), how).toEqual(after);
      }
    },
    LIMIT_MS,
  );
});
