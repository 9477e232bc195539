/** Turns that are derived where their entries are prepared: when the archive takes them, and when it looks for itself. */
import { describe, expect, it } from "vitest";
import { dumpArchive } from "../../lib/archive/dump.ts";
import type { Archive } from "../../lib/archive/handle.ts";
import { createIngest } from "../../lib/archive/ingest.ts";
import { packLines, unpackLines } from "../../lib/archive/pack.ts";
import { type PreparedLine, prepareLines } from "../../lib/archive/prepare.ts";
import { createTurnPreparer } from "../../lib/archive/prepare-turns.ts";
import { searchArchive } from "../../lib/archive/search.ts";
import type { Turn } from "../../lib/contract/turn.ts";
import { hasEngine } from "../support/native.ts";
import { ingestTalks, source, temporaryArchive } from "./temporary-archive.ts";
import { createTalk, type Talk, uuid } from "./transcript-lines.ts";

const LIMITS = { head: 65_536, tail: 16_384 };

function fill(talk: Talk, turns: number): Talk {
  for (let turn = 0; turn < turns; turn++) {
    talk.prompt(`question ${turn}`);
    talk.tool("Bash", { command: `look-${turn}` }, `kumquats ${turn}`);
    talk.answer(`answer ${turn}`);
  }
  return talk;
}

function prepare(talk: Talk, onTurn: (turn: Turn) => void = () => undefined): Generator<PreparedLine> {
  const lines = prepareLines([{ start: 0, bytes: talk.bytes() }], 0, { limits: LIMITS });
  return createTurnPreparer(onTurn).addTurns(lines);
}

/** Gives the ids of the turns that the archive had to derive from its own rows. */
function put(archive: Archive, lines: Iterable<PreparedLine>): string[] {
  const derived: string[] = [];
  const ingest = createIngest(archive, { isBulk: true, onTurn: ({ id }) => derived.push(id) });
  for (const pack of packLines(lines, (leastBytes) => Buffer.alloc(Math.max(leastBytes, 2_048)))) {
    ingest.addPrepared(source("s"), unpackLines(pack));
    pack.fill(0);
  }
  ingest.finish();
  return derived;
}

function plainDump(talk: Talk): string[] {
  const archive = temporaryArchive();
  ingestTalks(archive, [[source("s"), talk]]);
  return [...dumpArchive(archive)];
}

describe.skipIf(!hasEngine)("turns derived beforehand (needs a database engine)", () => {
  it("are taken as they come, from packs that are written anew", () => {
    const archive = temporaryArchive();
    const talk = fill(createTalk(1), 30);
    const told: string[] = [];
    expect(
      put(
        archive,
        prepare(talk, ({ id }) => told.push(id)),
      ),
    ).toEqual([]);
    expect(told).toHaveLength(30);
    expect([...dumpArchive(archive)]).toEqual(plainDump(talk));
    expect(searchArchive(archive, "look-29").hits[0]?.turn).toBe(uuid(1 + 29 * 4));
  });

  it("are not taken when the archive has put other entries into them", () => {
    const archive = temporaryArchive();
    const talk = fill(createTalk(1), 3);
    const lines = [...prepare(talk)].map((line) =>
      line.turns === undefined ? line : { ...line, turns: line.turns.map(withoutLastEntry) },
    );
    expect(put(archive, lines)).toEqual([uuid(1), uuid(5), uuid(9)]);
    expect([...dumpArchive(archive)]).toEqual(plainDump(talk));
  });

  it("are not taken when the transcript comes back to them", () => {
    const talk = fill(createTalk(1), 12);
    talk.answer("a late answer about kumquats", { parentUuid: uuid(1) });
    const archive = temporaryArchive();
    // All in one pack: the turn has been told, and waits, when the answer comes.
    const [pack] = packLines(prepare(talk), () => Buffer.alloc(1_000_000));
    const ingest = createIngest(archive, { isBulk: true });
    ingest.addPrepared(source("s"), unpackLines(pack as Uint8Array));
    ingest.finish();
    expect([...dumpArchive(archive)]).toEqual(plainDump(talk));
    expect(searchArchive(archive, '"late answer"').hits[0]?.turn).toBe(uuid(1));
  });

  it("are not taken when a hook was told an answer that the transcript lacks", () => {
    const talk = createTalk(1);
    const prompt = talk.prompt("question");
    talk.tool("Bash", { command: "ls" }, "files");
    const archive = temporaryArchive();
    const ingest = createIngest(archive);
    ingest.addStandIns(source("s"), [{ timeMs: Date.UTC(2026, 0, 6), text: "an answer about kumquats" }]);
    ingest.finish();
    expect(put(archive, prepare(talk))).toEqual([prompt]);
    expect(searchArchive(archive, "kumquats").hits[0]?.turn).toBe(prompt);
  });

  it("are not held when they are long: the archive derives those", () => {
    const talk = createTalk(1);
    const prompt = talk.prompt("question");
    for (let call = 0; call < 20; call++) {
      talk.tool("Bash", { command: `run ${call}` }, `kumquats ${"x ".repeat(30_000)}`);
    }
    talk.answer("done");
    const archive = temporaryArchive();
    const told: string[] = [];
    expect(
      put(
        archive,
        prepare(talk, ({ id }) => told.push(id)),
      ),
    ).toEqual([prompt]);
    expect(told).toEqual([]);
    expect(searchArchive(archive, "kumquats").hits[0]?.turn).toBe(prompt);
    expect([...dumpArchive(archive)]).toEqual(plainDump(talk));
  });
});

function withoutLastEntry<T extends { entries: readonly number[] }>(turn: T): T {
  return { ...turn, entries: turn.entries.slice(0, -1) };
}
