import fs from "node:fs";
import { basename } from "node:path";
import { describe, expect, it } from "vitest";
import { openArchive } from "../../lib/archive/open.ts";
import { sessionPaths } from "../../lib/platform/paths.ts";
import { hasNative } from "../support/native.ts";
import { surroundings } from "./check-store.ts";
import type { HurtSession } from "./fault.ts";
import { askOracle, playSession, settle } from "./hurt.ts";
import { createRandom } from "./random.ts";
import { createRunTimes } from "./run-times.ts";
import { emptyVerdict } from "./verdict.ts";
import { makeWorld } from "./world.ts";

/** A session without any fault, something done to its store, and what the oracle says. */
async function judge(hurtStore: (hurt: HurtSession, log: string) => void) {
  const world = makeWorld(createRandom(11));
  const hurt: HurtSession = {
    ...{
      world,
      random: createRandom(12),
      form: "short",
      at: 0,
      times: createRunTimes(),
      verdict: emptyVerdict(),
    },
    ...{ transcripts: [], rounds: 0, kills: 0, history: [] },
  };
  const before = surroundings(world);
  try {
    await playSession(hurt, { turns: 2, maxCalls: 2 });
    await settle(hurt);
    hurtStore(hurt, sessionPaths(world.store, basename(hurt.transcripts[0] ?? "", ".jsonl")).log);
    await askOracle(hurt, before);
    return hurt.verdict;
  } finally {
    world.dispose();
  }
}

const sql = (hurt: HurtSession, statement: string): void => {
  const archive = openArchive(hurt.world.store, { busyTimeoutMs: 5_000 });
  archive.exec(statement);
  archive.close();
};

describe.skipIf(!hasNative)("the oracle (needs the native module)", () => {
  it("finds nothing in a session that was not hurt", async () => {
    expect(await judge(() => undefined)).toEqual(emptyVerdict());
  });

  it("sees what a log lacks, what an archive lacks, and what lies about", async () => {
    const verdict = await judge((hurt, log) => {
      const lines = fs.readFileSync(log, "utf8").split("\n");
      fs.writeFileSync(log, lines.filter((line) => !line.includes('"event":"PostToolUse"')).join("\n"));
      sql(hurt, "PRAGMA foreign_keys = OFF; DELETE FROM turns WHERE id = (SELECT max(id) FROM turns)");
      fs.writeFileSync(`${hurt.world.store.queue}/stray`, "", { mode: 0o644 });
      fs.writeFileSync(`${hurt.world.project}/CLAUDE.md`, "here we were");
    });
    expect(verdict.lost).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^replay: call/),
        expect.stringMatching(/^archive: turn/),
      ]),
    );
    expect(verdict.troubles).toEqual(
      expect.arrayContaining(["not worked on: queue/stray", "something outside the store has changed"]),
    );
  });
});
