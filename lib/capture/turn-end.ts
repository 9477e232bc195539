/**
 * The end of a turn: its line in the log, its transcript in the store, its text in the archive. Each step may fail alone;
 * what a step missed the worker does again from the files.
 */
import type { LogRecord } from "../contract/log-record.ts";
import type { Turn } from "../contract/turn.ts";
import type { HookCall } from "../hook/call.ts";
import type { HookOutput } from "../hook/run.ts";
import { appendRecord } from "../log/append.ts";
import { findOwnStart, missingRecords, recordsOfTurn } from "../log/catch-up.ts";
import { glanceHead, glanceTail } from "../log/glance.ts";
import { mayHoldStatement } from "../memory/statement-hint.ts";
import { MAIN_STREAM } from "../raw/segment.ts";
import { archiveStream } from "./archive-stream.ts";
import { askWorker } from "./ask-worker.ts";
import { copyTranscript } from "./copy-transcript.ts";
import { keepLastMessage } from "./last-message.ts";
import { logEvent } from "./log-event.ts";

/** Some 60 records, which most turns have fewer of; then some 500, for a long turn. Never more, whatever the session's length. */
const LOG_TAIL_BYTES = [32 * 1024, 256 * 1024];
/** The first record: a line is at most 4 KiB. */
const LOG_HEAD_BYTES = 8 * 1024;

export type KeepStatements = (call: HookCall, turns: readonly Turn[]) => void;

/** `loadKeepStatements` brings the rules, a bundle of their own: most turns end without a word to be kept. */
export function createArchiveTurn(loadKeepStatements: () => KeepStatements): (call: HookCall) => HookOutput {
  return (call) => archiveTurn(call, loadKeepStatements);
}

function archiveTurn(call: HookCall, loadKeepStatements: () => KeepStatements): HookOutput {
  call.attempt("append record", () => logEvent(call));
  keepLastMessage(call);
  const copy = copyTranscript(call);
  const turns: Turn[] = [];
  if (copy !== undefined) {
    const onTurn = (turn: Turn): void => {
      turns.push(turn);
      logMissing(call, turn);
    };
    call.attempt("archive turn", () => archiveStream(call, { stream: MAIN_STREAM, copy, onTurn }));
  }
  if (turns.length === 0 || turns.some(({ prompt }) => mayHoldStatement(prompt))) {
    call.attempt("keep statements", () => loadKeepStatements()(call, turns));
  }
  askWorker(call);
  return undefined;
}

/**
 * No hook tells of a call that was refused or cancelled: the transcript does. Only of the turn that ends here; the worker
 * looks at all of them.
 */
function logMissing({ input, session }: HookCall, turn: Turn): void {
  if (turn.promptId === undefined || turn.promptId !== input.prompt_id) return;
  const known = recordsSince(session.log, turn.startMs);
  if (known === undefined) return;
  const missing = missingRecords(known, recordsOfTurn(input.session_id, turn));
  if (missing.length === 0) return;
  const ownSinceMs = findOwnStart(glanceHead(session.log, LOG_HEAD_BYTES)[0]);
  for (const record of missing) {
    if (Date.parse(record.time) >= ownSinceMs) appendRecord(session, record);
  }
}

/** Undefined when the turn began before what may be read of the log: its records may stand there. */
function recordsSince(log: string, startMs: number): LogRecord[] | undefined {
  for (const bytes of LOG_TAIL_BYTES) {
    const { records, isPartial } = glanceTail(log, bytes);
    if (!isPartial || startMs >= Date.parse(records[0]?.time ?? "")) return records;
  }
  return undefined;
}
