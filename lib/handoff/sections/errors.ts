/** What failed and what set it right: failed calls with the call that worked afterwards, refusals, and the user's own objections. */
import { isObjection } from "../language.ts";
import type { NoteCall, NoteTurn } from "../note-turn.ts";
import { code, oneLine } from "../prose.ts";
import type { Item } from "../section.ts";
import { deriveDetours } from "./detours.ts";

const ERROR_CHARS = 240;
const OBJECTION_CHARS = 500;
/** How far after a failure a working call still counts as its correction. */
const RETRY_WINDOW_CALLS = 12;

export interface Trouble {
  text: string;
  timeMs: number;
  /** True when nothing that worked followed. */
  isOpen: boolean;
}

export function deriveErrors(turns: readonly NoteTurn[]): Item[] {
  const newestFirst = troublesOf(turns).toSorted(
    (a, b) => Number(b.isOpen) - Number(a.isOpen) || b.timeMs - a.timeMs,
  );
  const items = newestFirst.map(({ text, timeMs, isOpen }) => ({
    text: isOpen ? `Open: ${text}` : text,
    order: timeMs,
  }));
  const open = newestFirst.filter(({ isOpen }) => isOpen).length;
  return [...items.slice(0, open), ...deriveDetours(turns), ...items.slice(open)];
}

/** Sections, digest, pinned facts and the block after a compaction all ask for the same turns'. */
const derived = new WeakMap<readonly NoteTurn[], readonly Trouble[]>();

export function troublesOf(turns: readonly NoteTurn[]): readonly Trouble[] {
  const troubles = derived.get(turns) ?? deriveTroubles(turns);
  derived.set(turns, troubles);
  return troubles;
}

function deriveTroubles(turns: readonly NoteTurn[]): Trouble[] {
  const calls = turns.flatMap((turn) => turn.calls);
  const failures = calls.flatMap((call, at) => (call.ok ? [] : [troubleOf(calls, call, at)]));
  return [...lastOfEach(failures), ...objectionsIn(turns), ...serviceErrors(turns)];
}

function troubleOf(calls: readonly NoteCall[], call: NoteCall, at: number): Trouble {
  const what = `${call.tool} ${code(call.target)}`.trim();
  if (call.denial !== undefined) {
    const how = STOPPED.has(call.denial) ? "was stopped" : `was not run (${call.denial})`;
    return { text: `${what} ${how}`, timeMs: call.startMs, isOpen: false };
  }
  const failure = `${what} failed${call.output === "" ? "" : `: ${oneLine(lastLines(call.output), ERROR_CHARS)}`}`;
  const corrected = findCorrection(calls, call, at);
  if (corrected === undefined) return { text: failure, timeMs: call.startMs, isOpen: true };
  const edits = renderCorrection(calls.slice(at + 1, corrected), calls[corrected] as NoteCall);
  return { text: `${failure} → worked after ${edits}`, timeMs: call.startMs, isOpen: false };
}

/** These had begun. */
const STOPPED: ReadonlySet<string> = new Set(["cancelled", "interrupted"]);

/** The end of an output is where compilers and test runners say what was wrong. */
function lastLines(output: string): string {
  return output.trim().split("\n").slice(-4).join(" ");
}

/** Where the next call of the same tool on the same thing stands that worked. */
function findCorrection(calls: readonly NoteCall[], call: NoteCall, at: number): number | undefined {
  const subject = subjectOf(call.target);
  let tries = 0;
  for (let index = at + 1; index < calls.length && tries < RETRY_WINDOW_CALLS; index++) {
    const next = calls[index] as NoteCall;
    if (next.tool !== call.tool || next.denial !== undefined) continue;
    tries += 1;
    if (next.ok && subjectOf(next.target) === subject) return index;
  }
  return undefined;
}

/** `npm test -- --watch` and `npm test` are tries at one thing; so are two edits of a file. */
function subjectOf(target: string): string {
  return target.trim().split(/\s+/, 2).join(" ");
}

function renderCorrection(between: readonly NoteCall[], correction: NoteCall): string {
  const edited = between
    .filter((call) => /Edit|^Write$/.test(call.tool) && call.ok)
    .map((call) => call.target);
  const files = [...new Set(edited)].map((path) => code(path));
  return files.length > 0 ? `editing ${files.join(", ")}` : code(correction.target);
}

/** The same failure again and again is one trouble: its last time counts. */
function lastOfEach(troubles: readonly Trouble[]): Trouble[] {
  return [...new Map(troubles.map((trouble) => [trouble.text, trouble])).values()];
}

function objectionsIn(turns: readonly NoteTurn[]): Trouble[] {
  return turns
    .slice(1)
    .filter((turn) => turn.isUser && isObjection(turn.prompt))
    .map((turn) => ({
      text: `The user objected: ${oneLine(turn.prompt, OBJECTION_CHARS)}`,
      timeMs: turn.startMs,
      isOpen: false,
    }));
}

function serviceErrors(turns: readonly NoteTurn[]): Trouble[] {
  return turns
    .filter((turn) => turn.outcome === "error")
    .map((turn) => ({
      text: `The service failed during: ${oneLine(turn.prompt, ERROR_CHARS)}`,
      timeMs: turn.endMs,
      isOpen: turn === turns.at(-1),
    }));
}
