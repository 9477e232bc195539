/** P4: whatever the order of files and the split into ingests, the archive holds the same. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dumpArchive } from "../../lib/archive/dump.ts";
import { decodeEntry, encodeEntry, unpackUuid } from "../../lib/archive/encode.ts";
import { settleStale } from "../../lib/archive/gather.ts";
import type { Archive } from "../../lib/archive/handle.ts";
import { createIngest, ingestChunk, ingestWatermark, listWatermarks } from "../../lib/archive/ingest.ts";
import { packLines, unpackLines } from "../../lib/archive/pack.ts";
import { prepareLines } from "../../lib/archive/prepare.ts";
import { createTurnPreparer } from "../../lib/archive/prepare-turns.ts";
import type { Entry } from "../../lib/contract/turn.ts";
import { parseLine } from "../../lib/transcript/entry.ts";
import { foldEntry, parentsOf } from "../../lib/transcript/fold-entry.ts";
import { readLines } from "../../lib/transcript/lines.ts";
import {
  type Predecessors,
  type TreeNode,
  takePredecessor,
  treeNode,
  turnOf,
} from "../../lib/transcript/tree.ts";
import { hasEngine } from "../support/native.ts";
import { type Family, type FamilyFile, family, type Ingestion, ingestions } from "./session-family.ts";
import { temporaryArchive } from "./temporary-archive.ts";

/** Children before the tables they refer to. */
const TABLES = [
  "damage",
  "facts",
  "stand_ins",
  "stale",
  "session_turns",
  "turns",
  "loose_links",
  "copies",
  "entries",
];

/** One archive for all runs, emptied before each: making a database takes longer than filling it. */
let shared: Archive | undefined;

function withArchive<T>(use: (archive: Archive) => T): T {
  shared ??= temporaryArchive();
  const archive = shared;
  archive.transaction(() => {
    for (const table of [...TABLES, "files", "sessions"]) archive.exec(`DELETE FROM ${table}`);
    archive.exec("INSERT INTO words (words) VALUES ('delete-all')");
  });
  return use(archive);
}

function sourceOf({ session, stream, generation }: FamilyFile) {
  return { session, stream, generation, project: `project-of-${session}` };
}

function addStandIns(archive: Archive, { standIns }: Family, session?: string): void {
  const ingest = createIngest(archive);
  for (const { session: key, ...answer } of standIns) {
    if (session === undefined || key === session) {
      ingest.addStandIns({ session: key, project: `project-of-${key}` }, [answer]);
    }
  }
  ingest.finish();
}

function dumpAllAtOnce(family: Family): string[] {
  return withArchive((archive) => {
    const ingest = createIngest(archive);
    for (const file of family.files) ingest.add(sourceOf(file), [{ start: 0, bytes: file.bytes }]);
    ingest.finish();
    addStandIns(archive, family);
    return [...dumpArchive(archive)];
  });
}

function ingestPiece(archive: Archive, file: FamilyFile, end: number): void {
  const source = sourceOf(file);
  const start = ingestWatermark(archive, source);
  ingestChunk(archive, source, [{ start, bytes: file.bytes.subarray(start, Math.max(start, end)) }]);
}

function dumpInPieces(family: Family, pieces: readonly Ingestion[], standInsAt: number): string[] {
  return withArchive((archive) => {
    pieces.forEach(({ file, end }, index) => {
      if (index === standInsAt % pieces.length) addStandIns(archive, family);
      ingestPiece(archive, family.files[file] as FamilyFile, end);
    });
    return [...dumpArchive(archive)];
  });
}

/** So small that some lines have to be packed by themselves. */
const SPACE_BYTES = 4_096;

/** As an import does: prepared elsewhere, handed over as bytes that are written anew, put piece by piece. */
function ingestPacked(archive: Archive, file: FamilyFile, end: number): void {
  const source = sourceOf(file);
  const start = ingestWatermark(archive, source);
  const bytes = file.bytes.subarray(start, Math.max(start, end));
  const lines = prepareLines([{ start, bytes }], start, { limits: { head: 60, tail: 20 } });
  const isNew = listWatermarks(archive, file.session).length === 0;
  const ready = isNew ? createTurnPreparer(() => undefined).addTurns(lines) : lines;
  const kept = Buffer.alloc(SPACE_BYTES);
  const space = (leastBytes: number) => (leastBytes > SPACE_BYTES ? Buffer.alloc(leastBytes) : kept);
  const ingest = createIngest(archive, { isBulk: true });
  for (const pack of packLines(ready, space)) {
    ingest.addPrepared(source, unpackLines(pack));
    pack.fill(0);
  }
  ingest.finish();
}

function dumpPacked(family: Family, pieces: readonly Ingestion[]): string[] {
  return withArchive((archive) => {
    for (const { file, end } of pieces) ingestPacked(archive, family.files[file] as FamilyFile, end);
    addStandIns(archive, family);
    return [...dumpArchive(archive), ...listWords(archive)];
  });
}

function dumpPlain(family: Family, pieces: readonly Ingestion[]): string[] {
  return withArchive((archive) => {
    for (const { file, end } of pieces) {
      const source = sourceOf(family.files[file] as FamilyFile);
      const start = ingestWatermark(archive, source);
      const bytes = (family.files[file] as FamilyFile).bytes.subarray(start, Math.max(start, end));
      ingestChunk(archive, source, [{ start, bytes }], { limits: { head: 60, tail: 20 } });
    }
    addStandIns(archive, family);
    return [...dumpArchive(archive), ...listWords(archive)];
  });
}

/** Each word of the index with its place. */
function listWords(archive: Archive): string[] {
  archive.exec("CREATE VIRTUAL TABLE IF NOT EXISTS temp.word_places USING fts5vocab (main, words, instance)");
  return archive
    .prepare("SELECT term, doc, col, offset FROM temp.word_places ORDER BY doc, col, offset")
    .all<Record<string, unknown>>()
    .map((row) => JSON.stringify(row));
}

/** What the tree of lib/transcript says of all entries at once, their copies folded. */
function turnsByTree(files: readonly FamilyFile[]): Map<string, string> {
  const sightings = new Map<string, { entry: Entry; previous: string | null }>();
  for (const { bytes } of files) {
    const predecessors: Predecessors = {};
    for (const line of readLines([{ start: 0, bytes }])) {
      for (const entry of parseLine(line).entries) {
        const previous = takePredecessor(predecessors, entry);
        const known = sightings.get(entry.uuid) ?? { entry: stored(entry), previous };
        sightings.set(entry.uuid, {
          entry: foldEntry(known.entry, stored(entry)),
          previous: [known.previous, previous].filter((uuid) => uuid !== null).sort()[0] ?? null,
        });
      }
    }
  }
  const lookup = (uuid: string): TreeNode | undefined => {
    const sighting = sightings.get(uuid);
    return sighting && treeNode(sighting.entry, sighting.previous);
  };
  return new Map([...sightings.keys()].map((uuid) => [uuid, turnOf(uuid, lookup)]));
}

/** As the archive writes and reads it: copies are told apart by how they are written. */
function stored(entry: Entry): Entry {
  const { uuid, timeMs } = entry;
  return decodeEntry(encodeEntry(entry), { uuid, timeMs, parents: parentsOf(entry) });
}

function turnsByArchive(archive: Archive): Map<string, string> {
  const rows = archive
    .prepare(
      `SELECT entries.uuid AS uuid, heads.uuid AS turn FROM entries
       JOIN turns ON turns.id = entries.turn JOIN entries AS heads ON heads.id = root`,
    )
    .all<{ uuid: Uint8Array | string; turn: Uint8Array | string }>();
  return new Map(rows.map(({ uuid, turn }) => [unpackUuid(uuid), unpackUuid(turn)]));
}

const planned = family.chain((one) =>
  fc.tuple(fc.constant(one), ingestions(one.files), fc.nat({ max: 100 })),
);
const runs = Number(process.env["PROPERTY_RUNS"] ?? 400);

describe.skipIf(!hasEngine)("order of ingests (needs a database engine)", () => {
  it("leaves no trace in the dump", () => {
    fc.assert(
      fc.property(planned, ([one, pieces, standInsAt]) => {
        expect(dumpInPieces(one, pieces, standInsAt)).toEqual(dumpAllAtOnce(one));
      }),
      { numRuns: runs },
    );
  });

  it("puts every entry into the turn that the transcript's tree says", () => {
    fc.assert(
      fc.property(planned, ([one, pieces]) => {
        withArchive((archive) => {
          for (const { file, end } of pieces) ingestPiece(archive, one.files[file] as FamilyFile, end);
          expect(sorted(turnsByArchive(archive))).toEqual(sorted(turnsByTree(one.files)));
        });
      }),
      { numRuns: runs },
    );
  });

  it("does not depend on where lines are prepared", () => {
    fc.assert(
      fc.property(planned, ([one, pieces]) => {
        expect(dumpPacked(one, pieces)).toEqual(dumpPlain(one, pieces));
      }),
      { numRuns: Math.ceil(runs / 2) },
    );
  });

  it("does not depend on when turns are settled", () => {
    fc.assert(
      fc.property(planned, ([one, pieces]) => {
        const late = withArchive((archive) => {
          for (const { file, end } of pieces) {
            const source = sourceOf(one.files[file] as FamilyFile);
            const start = ingestWatermark(archive, source);
            const bytes = (one.files[file] as FamilyFile).bytes.subarray(start, Math.max(start, end));
            ingestChunk(archive, source, [{ start, bytes }], { maxSettleChars: -1 });
          }
          addStandIns(archive, one);
          expect(settleStale(archive, 1000)).toBe(0);
          return [...dumpArchive(archive)];
        });
        expect(late).toEqual(dumpAllAtOnce(one));
      }),
      { numRuns: Math.ceil(runs / 2) },
    );
  });
});

function sorted(map: Map<string, string>): [string, string][] {
  return [...map].sort(([a], [b]) => (a < b ? -1 : 1));
}
