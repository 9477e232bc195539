import { afterAll, describe, expect, test } from "vitest";
import { hasNative } from "../support/native.ts";
import { FAULTS } from "./faults/all.ts";
import { runTorture } from "./run.ts";
import { renderTable, type Tally } from "./table.ts";

/** TORTURE_SEED tells other sessions; the instants of kills are never the same. */
const seed = Number(process.env["TORTURE_SEED"] ?? 1);
const LIMIT_MS = 240_000;
/** What the short form owes: counted over all faults. */
const MIN_KILLS = 100;

const tallies: Tally[] = [];
afterAll(() => console.log(`seed ${seed}\n${renderTable(tallies)}`));

describe.skipIf(!hasNative)("the short form of npm run torture (needs the native module)", () => {
  const played = FAULTS.filter(({ sessions }) => sessions.short > 0);

  test.each(played.map(({ name }) => name))(
    "%s: nothing lost, doubled or broken",
    { timeout: LIMIT_MS },
    async (only) => {
      const reports: string[] = [];
      const result = await runTorture({
        seed,
        form: "short",
        only,
        onBroken: (report) => reports.push(report),
      });
      tallies.push(...result.tallies);
      expect(reports.join("\n\n")).toBe("");
      expect(result.tallies).toMatchObject([{ fault: only, lost: 0, doubled: 0, broken: 0 }]);
      expect(result.tallies[0]?.rounds).toBeGreaterThan(0);
    },
  );

  test("processes were killed in it", () => {
    expect(tallies.reduce((sum, { kills }) => sum + kills, 0)).toBeGreaterThan(MIN_KILLS);
  });
});
