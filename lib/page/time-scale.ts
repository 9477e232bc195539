/** A session's time with its long silences shortened: nights between two prompts would leave the work itself no room. */

export interface Span {
  startMs: number;
  endMs: number;
}

export interface Silence {
  /** Where it lies on the shortened axis. */
  atMs: number;
  /** How long it really was. */
  realMs: number;
}

export interface TimeScale {
  /** Length of the shortened axis; at least 1. */
  totalMs: number;
  silences: readonly Silence[];
  /** Clock time to a place on the axis, and back. Both are monotonic, and stay inside. */
  toAxis(clockMs: number): number;
  toClock(axisMs: number): number;
}

/** A stretch of clock time and the stretch of the axis that stands for it. */
interface Piece {
  clockMs: number;
  clockLengthMs: number;
  axisMs: number;
  axisLengthMs: number;
}

/** A silence keeps this share of the time worked: to be seen, not to be looked at. */
const SILENCE_SHARE = 0.02;
const SHORTEST_SILENCE_MS = 1_000;
const LONGEST_SILENCE_MS = 60_000;

export function createTimeScale(spans: readonly Span[]): TimeScale {
  const busy = mergeSpans(spans);
  const workedMs = busy.reduce((sum, { startMs, endMs }) => sum + endMs - startMs, 0);
  const keptMs = Math.min(LONGEST_SILENCE_MS, Math.max(SHORTEST_SILENCE_MS, workedMs * SILENCE_SHARE));
  const { pieces, silences } = layPieces(busy, keptMs);
  const last = pieces.at(-1);
  const totalMs = Math.max(1, last === undefined ? 0 : last.axisMs + last.axisLengthMs);
  return {
    totalMs,
    silences,
    toAxis: (clockMs) => {
      const piece = pieceAt(pieces, (candidate) => candidate.clockMs <= clockMs);
      if (piece === undefined) return 0;
      return piece.axisMs + within(clockMs - piece.clockMs, piece.clockLengthMs, piece.axisLengthMs);
    },
    toClock: (axisMs) => {
      const piece = pieceAt(pieces, (candidate) => candidate.axisMs <= axisMs);
      if (piece === undefined) return 0;
      return piece.clockMs + within(axisMs - piece.axisMs, piece.axisLengthMs, piece.clockLengthMs);
    },
  };
}

function within(pastMs: number, lengthMs: number, ontoMs: number): number {
  const share = lengthMs <= 0 ? 0 : Math.min(1, Math.max(0, pastMs / lengthMs));
  return share * ontoMs;
}

/** The last piece that begins early enough, else the first. */
function pieceAt(pieces: readonly Piece[], isEarly: (piece: Piece) => boolean): Piece | undefined {
  let low = 0;
  let high = pieces.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    const piece = pieces[middle];
    if (piece !== undefined && isEarly(piece)) low = middle;
    else high = middle - 1;
  }
  return pieces[low];
}

function mergeSpans(spans: readonly Span[]): Span[] {
  const merged: Span[] = [];
  for (const span of [...spans].sort((a, b) => a.startMs - b.startMs)) {
    const last = merged.at(-1);
    if (last === undefined || span.startMs > last.endMs) {
      merged.push({ startMs: span.startMs, endMs: Math.max(span.startMs, span.endMs) });
    } else last.endMs = Math.max(last.endMs, span.endMs);
  }
  return merged;
}

function layPieces(busy: readonly Span[], keptMs: number): { pieces: Piece[]; silences: Silence[] } {
  const pieces: Piece[] = [];
  const silences: Silence[] = [];
  let axisMs = 0;
  const lay = (clockMs: number, clockLengthMs: number, axisLengthMs: number): void => {
    pieces.push({ clockMs, clockLengthMs, axisMs, axisLengthMs });
    axisMs += axisLengthMs;
  };
  for (const [at, { startMs, endMs }] of busy.entries()) {
    const before = busy[at - 1];
    if (before !== undefined) {
      const realMs = startMs - before.endMs;
      if (realMs > keptMs) silences.push({ atMs: axisMs, realMs });
      lay(before.endMs, realMs, Math.min(realMs, keptMs));
    }
    lay(startMs, endMs - startMs, endMs - startMs);
  }
  return { pieces, silences };
}
