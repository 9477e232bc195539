/**
 * What a query says about time, and how well a moment fits it. Dates in a query never make a turn a hit, they only bring
 * turns of that time forward: "the cache bug in March" is about a bug.
 */
import type { Query } from "../text/query.ts";

const MONTHS = [
  "january",
  "february",
  "march",
  "april",
  "may",
  "june",
  "july",
  "august",
  "september",
  "october",
  "november",
  "december",
];
const WEEKDAYS = ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"];

/** How much each part of a date narrows it down: about the logarithm of how many there are. */
const WEIGHTS = { year: 1, month: 2.5, day: 3.5, weekday: 2 } as const;

type DatePart = keyof typeof WEIGHTS;
type DateParts = Partial<Record<DatePart, Set<number>>>;

function parseDateWords(query: Query): DateParts {
  const parts: DateParts = {};
  const words = query.terms.filter((term) => !term.isExcluded).flatMap(({ tokens }) => tokens);
  const add = (part: DatePart, value: number): void => {
    parts[part] ??= new Set();
    parts[part].add(value);
  };
  for (const word of words) {
    const month = MONTHS.findIndex((name) => name === word || (word.length === 3 && name.startsWith(word)));
    if (month >= 0) add("month", month);
    const weekday = WEEKDAYS.indexOf(word);
    if (weekday >= 0) add("weekday", weekday);
    if (/^(?:19|20)\d\d$/.test(word)) add("year", Number(word));
  }
  // A bare number is a day only beside a month.
  if (parts.month !== undefined) {
    for (const word of words)
      if (/^(?:[1-9]|[12]\d|3[01])(?:st|nd|rd|th)?$/.test(word)) add("day", Number.parseInt(word, 10));
  }
  return parts;
}

export interface DateWords {
  /** For each part of a date that the query names, whether a moment has it, in local time. */
  parts: ((timeMs: number) => boolean)[];
  /** The share of what the query says about time that is true of the moment: 0 where it says nothing. */
  fit(timeMs: number): number;
}

export function readDateWords(query: Query): DateWords {
  const parts = Object.entries(parseDateWords(query)) as [DatePart, Set<number>][];
  const total = parts.reduce((sum, [part]) => sum + WEIGHTS[part], 0);
  return {
    parts: parts.map(
      ([part, values]) =>
        (timeMs) =>
          values.has(partOf(timeMs, part)),
    ),
    fit(timeMs) {
      if (total === 0) return 0;
      const fits = parts.filter(([part, values]) => values.has(partOf(timeMs, part)));
      return fits.reduce((sum, [part]) => sum + WEIGHTS[part], 0) / total;
    },
  };
}

function partOf(timeMs: number, part: DatePart): number {
  const date = new Date(timeMs);
  switch (part) {
    case "year":
      return date.getFullYear();
    case "month":
      return date.getMonth();
    case "day":
      return date.getDate();
    case "weekday":
      return date.getDay();
    default:
      return part satisfies never;
  }
}
