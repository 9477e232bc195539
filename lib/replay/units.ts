/** Durations, sizes and times as people read them. Local time; every form is short and of bounded width. */

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** "12ms", "1.2s", "41s", "2m 41s", "1h 02m", "3d 04h": at most 7 cells. */
export function renderDuration(ms: number): string {
  const rounded = Math.max(0, Math.round(ms));
  if (rounded < SECOND) return `${rounded}ms`;
  if (rounded < MINUTE - SECOND / 2) return `${(rounded / SECOND).toFixed(1)}s`;
  if (rounded < HOUR - SECOND / 2) return pair(Math.round(rounded / SECOND), 60, "m", "s");
  if (rounded < DAY - MINUTE / 2) return pair(Math.round(rounded / MINUTE), 60, "h", "m");
  return pair(Math.round(rounded / HOUR), 24, "d", "h");
}

function pair(smallUnits: number, base: number, big: string, small: string): string {
  return `${Math.floor(smallUnits / base)}${big} ${two(smallUnits % base)}${small}`;
}

const SIZE_UNITS = ["kB", "MB", "GB", "TB"] as const;

/** "312 B", "4.1 kB", "18 MB": decimal units, at most 7 cells. */
export function renderBytes(bytes: number): string {
  if (bytes < 1_000) return `${bytes} B`;
  let value = bytes;
  let unit = -1;
  while (value >= 999.5 && unit < SIZE_UNITS.length - 1) {
    value /= 1_000;
    unit++;
  }
  return `${value < 9.95 ? value.toFixed(1) : Math.round(value)} ${SIZE_UNITS[unit]}`;
}

/** "950", "12.4k", "3.1M". */
export function renderCount(count: number): string {
  if (count < 1_000) return String(count);
  if (count < 999_950) return `${(count / 1_000).toFixed(count < 99_950 ? 1 : 0)}k`;
  return `${(count / 1_000_000).toFixed(1)}M`;
}

export function renderDay(ms: number): string {
  const date = new Date(ms);
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

export function renderClock(ms: number): string {
  const date = new Date(ms);
  return `${two(date.getHours())}:${two(date.getMinutes())}:${two(date.getSeconds())}`;
}

export function renderDayTime(ms: number): string {
  return `${renderDay(ms)} ${renderClock(ms).slice(0, 5)}`;
}

/** "1 turn", "2 turns". */
export function renderNumber(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? "" : "s"}`;
}

function two(number: number): string {
  return String(number).padStart(2, "0");
}
