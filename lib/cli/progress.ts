/** One line of progress on stderr, rewritten in place; silent unless stderr is a terminal. */
import type { Clock } from "../platform/clock.ts";
import { fitCells } from "../replay/cells.ts";
import { renderBytes, renderDuration } from "../replay/units.ts";

export interface ProgressStream {
  isTTY?: boolean;
  columns?: number;
  write(text: string): unknown;
}

export interface Progress {
  /** What is being worked on. */
  begin(label: string): void;
  add(bytes: number): void;
  /** Clears the line, so that what follows starts on an empty one. */
  end(): void;
}

/** Ten times a second is as often as an eye follows. */
const REDRAW_MS = 100;
/** The first seconds say little about the rest. */
const ETA_AFTER_MS = 1_000;
const DEFAULT_COLUMNS = 80;

export function createProgress(
  stream: ProgressStream,
  { verb, items, totalBytes, clock }: { verb: string; items: number; totalBytes: number; clock: Clock },
): Progress {
  if (stream.isTTY !== true) return { begin: () => undefined, add: () => undefined, end: () => undefined };
  const startMs = clock();
  let drawnMs = 0;
  let doneItems = -1;
  let doneBytes = 0;
  let label = "";
  const draw = (): void => {
    const nowMs = clock();
    if (nowMs - drawnMs < REDRAW_MS) return;
    drawnMs = nowMs;
    const text = renderProgress({
      verb,
      items,
      doneItems,
      totalBytes,
      doneBytes,
      elapsedMs: nowMs - startMs,
      label,
    });
    const width = (stream.columns ?? DEFAULT_COLUMNS) - 1;
    stream.write(`\r${fitCells(text, width)}`);
  };
  return {
    begin(next) {
      doneItems++;
      label = next;
      draw();
    },
    add(bytes) {
      doneBytes += bytes;
      draw();
    },
    end() {
      if (drawnMs > 0) stream.write("\r\u001b[K");
    },
  };
}

interface State {
  verb: string;
  items: number;
  doneItems: number;
  totalBytes: number;
  doneBytes: number;
  elapsedMs: number;
  label: string;
}

export function renderProgress(state: State): string {
  const { verb, items, totalBytes, elapsedMs, label } = state;
  const doneBytes = Math.min(state.doneBytes, totalBytes);
  const perSecond = elapsedMs > 0 ? (doneBytes / elapsedMs) * 1000 : 0;
  const parts = [
    `${verb} ${Math.max(0, state.doneItems)}/${items} sessions`,
    `${renderBytes(doneBytes)} of ${renderBytes(totalBytes)}`,
  ];
  if (elapsedMs >= ETA_AFTER_MS && perSecond > 0) {
    parts.push(
      `${renderBytes(perSecond)}/s`,
      `${renderDuration(((totalBytes - doneBytes) / perSecond) * 1000)} left`,
    );
  }
  return [...parts, label].filter((part) => part !== "").join("  ");
}
