/**
 * What one session brings to an import: its transcripts are copied, what the archive lacks of the copies is prepared, and
 * its log is completed. Needs no database, and so may run in a thread of its own.
 */
import type { FieldLimits } from "../archive/cap.ts";
import { packLines } from "../archive/pack.ts";
import { type PreparedLine, prepareLines } from "../archive/prepare.ts";
import { createTurnPreparer } from "../archive/prepare-turns.ts";
import type { Clock } from "../platform/clock.ts";
import type { LogbookError } from "../platform/errors.ts";
import type { SessionPaths } from "../platform/paths.ts";
import { readRange } from "../raw/read.ts";
import { listGenerations, rawStreams } from "../raw/segment.ts";
import { createSessionCatchUp } from "./catch-up-session.ts";
import { copySession } from "./copy-session.ts";
import type { Guard } from "./guard.ts";
import { createSpilledReader } from "./spilled.ts";

export interface ReadRequest {
  session: string;
  paths: SessionPaths;
  transcript: string;
  limits: FieldLimits;
  /** How far the archive has each file of the session; undefined where there is no archive to read for. */
  marks?: readonly FileMark[];
}

export interface FileMark {
  stream: string;
  generation: number;
  byteOffset: number;
}

/** The copies are told of first, then what is in them, then which turns the log has whole. */
export type SessionPiece =
  | { kind: "copied"; bytes: number; problems: readonly Problem[] }
  | { kind: "lines"; stream: string; generation: number; pack: Uint8Array }
  | { kind: "logged"; turns: readonly string[] };

export interface Problem {
  path: string;
  message: string;
}

export interface ReadOptions {
  clock: Clock;
  guard: Pick<Guard, "breathe">;
  /** Where the next lines are packed: see `packLines`. */
  space(leastBytes: number): Buffer;
}

export async function* readSession(request: ReadRequest, options: ReadOptions): AsyncGenerator<SessionPiece> {
  yield await copyTranscripts(request, options);
  const { session, paths, marks } = request;
  if (marks === undefined) return;
  const catchUp = createSessionCatchUp(session, paths);
  const problems: Problem[] = [];
  // Of a session that was begun earlier the turns can only be told with what the archive has of them.
  const turns = marks.length > 0 ? undefined : createTurnPreparer(catchUp.take);
  for (const stream of rawStreams(paths.raw)) {
    for (const generation of listGenerations(paths.raw, stream)) {
      const mark = marks.find((one) => one.stream === stream && one.generation === generation);
      const lines = linesOf(request, mark ?? { stream, generation, byteOffset: 0 }, ({ path, message }) =>
        problems.push({ path: path ?? request.transcript, message }),
      );
      for (const pack of packLines(turns?.addTurns(lines) ?? lines, options.space)) {
        yield { kind: "lines", stream, generation, pack };
        await options.guard.breathe();
      }
    }
  }
  catchUp.flush();
  if (problems.length > 0) yield { kind: "copied", bytes: 0, problems };
  yield { kind: "logged", turns: catchUp.taken() };
}

async function copyTranscripts(
  { paths, transcript }: ReadRequest,
  { clock, guard }: ReadOptions,
): Promise<SessionPiece> {
  const problems: Problem[] = [];
  let copied = 0;
  await copySession({
    paths,
    transcript,
    clock,
    guard,
    // The client still has the bytes; should the power fail, the worker finds the copy wanting and makes it again.
    sync: "none",
    onProblem: ({ path, message }: LogbookError) => problems.push({ path: path ?? transcript, message }),
    onBytes: (bytes) => {
      copied += bytes;
    },
  });
  return { kind: "copied", bytes: copied, problems };
}

/** `onTrouble` is told where the system would not read a copy: the rest of the file waits for the next import. */
function linesOf(
  { paths, limits }: ReadRequest,
  { stream, generation, byteOffset }: FileMark,
  onTrouble: (error: LogbookError) => void,
): Iterable<PreparedLine> {
  const chunks = readRange(paths.raw, stream, { generation, from: byteOffset, onTrouble });
  return prepareLines(chunks, byteOffset, { limits, readSpilled: createSpilledReader(paths.raw) });
}
