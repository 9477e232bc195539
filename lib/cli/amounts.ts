/** Ages and sizes as people type them. */
import { LogbookError } from "../platform/errors.ts";

const HOUR_MS = 3_600_000;
/** No minutes, and no months: one letter would have to mean both. */
const AGE_UNITS: Readonly<Record<string, number>> = {
  h: HOUR_MS,
  d: 24 * HOUR_MS,
  w: 7 * 24 * HOUR_MS,
  y: 365 * 24 * HOUR_MS,
};
const AGE = /^(\d{1,5})\s*(h|d|w|y)$/;

/** Decimal, as sizes are printed. */
const SIZE_UNITS: Readonly<Record<string, number>> = { "": 1, k: 1e3, m: 1e6, g: 1e9, t: 1e12 };
const SIZE = /^(\d{1,15}(?:\.\d{1,3})?)\s*(k|m|g|t|)b?$/;

/** In milliseconds. */
export function parseAge(text: string, option: string): number {
  const [, count, unit = ""] = AGE.exec(text.trim().toLowerCase()) ?? [];
  const unitMs = AGE_UNITS[unit];
  if (count !== undefined && unitMs !== undefined) return Number(count) * unitMs;
  throw new LogbookError("USAGE", `--${option} "${text}" is not an age`, {
    hint: "Write it like 36h, 90d, 8w or 1y",
  });
}

/** In bytes. */
export function parseSize(text: string, option: string): number {
  const [, count, unit = ""] = SIZE.exec(text.trim().toLowerCase()) ?? [];
  const unitBytes = SIZE_UNITS[unit];
  if (count !== undefined && unitBytes !== undefined) return Math.round(Number(count) * unitBytes);
  throw new LogbookError("USAGE", `--${option} "${text}" is not a size`, {
    hint: "Write it like 500MB or 2GB",
  });
}
