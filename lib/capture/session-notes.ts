/**
 * Reads what session notes are made of: the end of the log and the end of the transcript, each bounded, so that the cost
 * does not depend on the session's length.
 */

import fs from "node:fs";
import type { MadeOf, SessionNotes } from "../handoff/handoff.ts";
import { mergeNoteTurns } from "../handoff/merge.ts";
import { type NoteTurn, noteTurnsOf, noteTurnsOfRecords } from "../handoff/note-turn.ts";
import type { NotesSource } from "../handoff/render.ts";
import type { HookCall } from "../hook/call.ts";
import { glanceTail } from "../log/glance.ts";
import { sizeOfFile } from "../platform/files.ts";
import type { SessionPaths } from "../platform/paths.ts";
import { projectOf } from "../platform/project.ts";
import { measureTranscript } from "../raw/measure.ts";
import { readTranscriptTail, type TranscriptTail } from "../raw/tail.ts";
import { collectTurns, type SourcedEntry } from "../transcript/collect-turns.ts";
import { parseLine } from "../transcript/entry.ts";
import { readLines } from "../transcript/lines.ts";

export interface NotesPlace {
  session: string;
  /** What people call it. */
  project: string;
  paths: SessionPaths;
  /** The client's own file; absent where nobody knows of one any more. */
  transcript?: string;
}

export interface Depth {
  /** Most bytes of the transcript's end. */
  text: number;
  /** Most bytes of the log's end. */
  log: number;
}

/** The session that the hook runs in. */
export function notesPlaceOf({ input, session: paths }: HookCall): NotesPlace {
  const project = projectOf(input.cwd ?? process.cwd()).name;
  return { session: input.session_id, project, paths, transcript: input.transcript_path ?? "" };
}

/** Notes come from the log and the last 4 MiB of the transcript. Of the log that is some 10,000 calls. */
export const WHOLE_DEPTH: Depth = { text: 4 * 1024 * 1024, log: 4 * 1024 * 1024 };
/** For hooks that others wait for, some 20 ms: the last turns with their texts, some 300 calls by name. The worker reads deeper. */
export const QUICK_DEPTH: Depth = { text: 192 * 1024, log: 128 * 1024 };

/** A transcript that cannot be read is no error: the notes say so, and whoever should copy it has recorded why. */
export function readSessionNotes(given: NotesPlace, depth: Depth): SessionNotes {
  const place = withoutRedacted(given);
  const { session, project, paths, transcript = "" } = place;
  const logBytes = sizeOfFile(paths.log);
  const logged = noteTurnsOfRecords(glanceTail(paths.log, depth.log).records);
  const tail = readTranscriptTail(paths.raw, transcript, depth.text);
  const entries = [...entriesOf(tail)];
  const told = noteTurnsOf(collectTurns(() => entries));
  return {
    session,
    project,
    source: sourceOf(place, tail, [logged, told]),
    turns: mergeNoteTurns(logged, told),
    madeOf: { logBytes, textBytes: tail.size, depth: depth.text },
  };
}

/** What notes of that depth would be made of now. */
export function measureSessionNotes(given: NotesPlace, depth: Depth): MadeOf {
  const { paths, transcript = "" } = withoutRedacted(given);
  const textBytes = measureTranscript(paths.raw, transcript);
  return { logBytes: sizeOfFile(paths.log), textBytes, depth: depth.text };
}

/** What was taken out of the copies is still in the client's file: the notes are made from the copies alone. */
function withoutRedacted(place: NotesPlace): NotesPlace {
  if (!fs.existsSync(place.paths.redacted)) return place;
  const { transcript: _untouched, ...rest } = place;
  return rest;
}

/** A Stop is logged this long after its answer at most; what the log tells later the copies lack. */
const COPY_LAG_MS = 10_000;

/** Where the client's file is gone, copies that reach as far as the log does are as good. */
function sourceOf(place: NotesPlace, tail: TranscriptTail, [logged, told]: NoteTurn[][]): NotesSource {
  if (tail.origin === "nothing") return "log";
  if (tail.origin === "transcript" || place.transcript !== undefined) return tail.origin;
  return lastOf(logged) > lastOf(told) + COPY_LAG_MS ? "copies" : "transcript";
}

function lastOf(turns: readonly NoteTurn[] = []): number {
  return Math.max(0, ...turns.map((turn) => turn.endMs));
}

function* entriesOf({ start, bytes }: TranscriptTail): Generator<SourcedEntry> {
  for (const line of readLines([{ start, bytes }], start)) {
    for (const entry of parseLine(line).entries) yield { entry, file: "" };
  }
}
