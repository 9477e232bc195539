import fs from "node:fs";
import { afterAll, describe, expect, test } from "vitest";
import { endSession } from "../../lib/capture/session-end.ts";
import { readHandoff } from "../../lib/handoff/save.ts";
import { SECTION_TITLES } from "../../lib/handoff/section.ts";
import { makeCall } from "../support/hook-call.ts";
import { hasEngine } from "../support/native.ts";
import type { HookStep } from "../support/scripted-session.ts";
import { makeSessionWorld, SESSION, type SessionWorld } from "../support/session-world.ts";

/** Kills a process takes, spread evenly over its run time: `npm run test:kills` takes a hundred. */
const INSTANTS = Number(process.env["KILLS"] ?? 12);
/** A kill is some tenths of a second's work. */
const LIMIT_MS = 60_000 + INSTANTS * 2_000;
const MEASURED_RUNS = 3;

const REQUEST = "Move the queue to disk";
const DECISION = "Which format should the queue file have? Options: one file | one line per job";

const kills = new Map<string, string>();
afterAll(() => {
  for (const [name, told] of kills) console.log(`${name}: ${told}`);
});

/** Rules, an edit, a failure, an open question; the turn in which it happens is still going on. */
function play({ session, log, endTurn }: SessionWorld): void {
  log(session.prompt("Add a retry to the uploader. Never add a new dependency."));
  for (let at = 0; at < 8; at++) {
    log(session.call("Read", { file_path: `/w/src/part-${at}.ts` }, `const part = ${at};\n`.repeat(2_000)));
  }
  endTurn(session.answer("Retries are in."));
  log(session.prompt("How should the queue be stored?"));
  endTurn(
    session.answer("Two ways:\n1. one file\n2. one line per job\nWhich format should the queue file have?"),
  );
  log(session.prompt(REQUEST));
  log(session.call("Edit", { file_path: "/w/src/queue.ts", old_string: "a", new_string: "b" }, "ok"));
  log(session.call("Bash", { command: "npm run build" }, "error TS2304: Cannot find name 'DiskQueu'.", true));
}

/** The victim of each story, and what the next session must be told first. */
const VICTIMS: Record<string, (world: SessionWorld) => { victim: HookStep | "worker"; first: string }> = {
  PreCompact: ({ session }) => ({
    victim: session.compact("short")[0],
    first: `Was interrupted while working on: ${REQUEST}`,
  }),
  Stop: ({ session }) => ({
    victim: session.answer("The queue is on the disk, but the build fails."),
    first: `Last request, answered: ${REQUEST}`,
  }),
  SessionEnd: ({ session }) => ({
    victim: session.end(),
    first: `Was interrupted while working on: ${REQUEST}`,
  }),
  worker: ({ session, store }) => {
    const env = { HOME: "/nonexistent", LOGBOOK_HOME: store.root };
    const temp = { store, env, keepWorkerAway: () => undefined, [Symbol.dispose]: () => undefined };
    const { event, fields } = session.end();
    endSession(makeCall(temp, event, fields));
    return { victim: "worker", first: `Was interrupted while working on: ${REQUEST}` };
  },
};

function expectHandedOver(world: SessionWorld, first: string, how: string): void {
  const output = world.startNext();
  const block = output !== undefined && "additionalContext" in output ? output.additionalContext : "";
  const told = [
    first,
    "Last error: Bash `npm run build` failed: error TS2304",
    ...(first.startsWith("Was") ? [`Open decision: ${DECISION}`] : []),
    "Files in hand: `/w/src/queue.ts`",
    `logbook handoff ${SESSION}`,
  ];
  for (const line of told) expect(block, how).toContain(line);
  const notes = fs.readFileSync(world.paths.handoff, "utf8");
  for (const title of SECTION_TITLES) expect(notes, how).toContain(`\n## ${title}\n`);
  for (const text of ["Never add a new dependency", REQUEST, "error TS2304"])
    expect(notes, how).toContain(text);
  expect(readHandoff(world.paths)?.session, how).toBe(SESSION);
}

describe.skipIf(!hasEngine)("F13 Q24: kill -9, and the next session starts (needs a database engine)", () => {
  test.each(Object.keys(VICTIMS))(
    "of %s, at any instant: a whole hand-over, and every byte of the transcript",
    async (name) => {
      using world = makeSessionWorld();
      play(world);
      const { victim, first } = (VICTIMS[name] as (typeof VICTIMS)[string])(world);
      world.keep();
      const times: number[] = [];
      for (let run = 0; run < MEASURED_RUNS; run++) times.push(await world.run(victim));
      const runMs = times.sort((a, b) => a - b)[MEASURED_RUNS >> 1] ?? 0;
      let killed = 0;
      for (let at = 0; at < INSTANTS; at++) {
        const limitMs = (runMs * (at + 0.5)) / INSTANTS;
        const ranMs = await world.run(victim, limitMs);
        if (ranMs >= limitMs) killed += 1;
        const how = `${name} killed after ${limitMs.toFixed(1)} of ${runMs.toFixed(1)} ms`;
        expectHandedOver(world, first, how);
        await world.work();
        expect(world.copied().equals(fs.readFileSync(world.session.transcript)), how).toBe(true);
      }
      kills.set(name, `${killed} of ${INSTANTS} kills over ${runMs.toFixed(0)} ms`);
      // On a busy machine a run may be quicker than those that were measured.
      expect(killed).toBeGreaterThan(INSTANTS / 8);
    },
    LIMIT_MS,
  );
});
