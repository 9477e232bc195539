/** Dates as people type them, in local time. */
import { LogbookError } from "../platform/errors.ts";

const DAY_MS = 24 * 3_600_000;
const UNITS: Readonly<Record<string, number>> = { m: 60_000, h: 3_600_000, d: DAY_MS, w: 7 * DAY_MS };

const AGO = /^(\d{1,6})\s*(m|h|d|w)(?:\s+ago)?$/;
const DAY = /^(\d{4})-(\d{1,2})-(\d{1,2})$/;
const MOMENT = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})?$/;

export interface DateEdge {
  nowMs: number;
  /** The option's name, for the sentence when the date is none: `--since` begins with the day, `--until` includes it. */
  option: "since" | "until";
}

/** Milliseconds since the epoch; for `until` the first instant that is not included. */
export function parseDate(text: string, { nowMs, option }: DateEdge): number {
  const wanted = text.trim().toLowerCase();
  const days = { today: 0, yesterday: 1 }[wanted];
  if (days !== undefined) return dayEdge(new Date(nowMs - days * DAY_MS), option);
  const ago = AGO.exec(wanted);
  if (ago !== null) return nowMs - Number(ago[1]) * (UNITS[ago[2] ?? ""] ?? 0);
  const day = DAY.exec(wanted);
  if (day !== null) return realDay(text, day, option);
  const moment = MOMENT.test(text.trim()) ? Date.parse(text.trim().replace(" ", "T")) : Number.NaN;
  if (!Number.isNaN(moment)) return moment;
  throw badDate(text, option);
}

function realDay(text: string, [, year, month, day]: RegExpExecArray, option: DateEdge["option"]): number {
  const date = new Date(Number(year), Number(month) - 1, Number(day));
  // Date rolls 30 February over into March.
  if (date.getMonth() !== Number(month) - 1 || date.getDate() !== Number(day)) throw badDate(text, option);
  return dayEdge(date, option);
}

function dayEdge(date: Date, option: DateEdge["option"]): number {
  // Local midnights, not 24 hours: a day with a clock change is shorter or longer.
  const next = option === "until" ? 1 : 0;
  return new Date(date.getFullYear(), date.getMonth(), date.getDate() + next).getTime();
}

function badDate(text: string, option: string): LogbookError {
  return new LogbookError("USAGE", `--${option} "${text}" is not a date`, {
    hint: "Write it like 2026-03-01, yesterday, 12h, 3d or 2w",
  });
}
