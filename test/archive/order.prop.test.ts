/** P4: whatever the order of files and the split into ingests, the archive holds the same. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dumpArchive } from "../../lib/archive/dump.ts";
import { decodeEntry, encodeEntry, unpackUuid } from "../../lib/archive/encode.ts";
import { settleStale } from "../../lib/archive/gather.ts";
import type { Archive } from "../../lib/archive/handle.ts";
import { createIngest, ingestChunk, ingestWatermark } from "../../lib/archive/ingest.ts";
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
import { hasNative } from "../support/native.ts";
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

describe.skipIf(!hasNative)("order of ingests (needs the native module)", () => {
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
