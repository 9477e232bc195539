/**
 * A text as it is judged, beside the text as it was given. Each rewriting keeps where every place came from, so that what is
 * found in the rewritten text can be shown in the given one.
 */

export interface View {
  readonly text: string;
  /** Where the character at this place begins in the given text. */
  toStart(at: number): number;
  /** Where the character before this place ends in the given text. */
  toEnd(at: number): number;
  /** Where the last rewriting changed something. */
  readonly changes: readonly number[];
}

/** A place in a text, as `matchAll` gives it. */
export interface Match {
  index: number;
  0: string;
}

export interface Range {
  start: number;
  end: number;
}

const same = (at: number): number => at;

export function viewOf(text: string): View {
  return { text, toStart: same, toEnd: same, changes: [] };
}

/** The first index whose number is not below the wanted one. */
export function firstNotBelow(numbers: readonly number[], wanted: number): number {
  let low = 0;
  let high = numbers.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((numbers[middle] as number) < wanted) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Replaces every match by what `change` gives; `undefined` leaves it. The view itself where nothing changes. */
export function rewrite<Found extends Match>(
  view: View,
  matches: Iterable<Found>,
  change: (match: Found) => string | undefined,
): View {
  const { text } = view;
  /** Of each change: its place in the result, its length there, and where it began and ended. */
  const at: number[] = [];
  const lengths: number[] = [];
  const begins: number[] = [];
  const ends: number[] = [];
  const kept: string[] = [];
  let from = 0;
  let length = 0;
  for (const match of matches) {
    const put = change(match);
    if (put === undefined) continue;
    const end = match.index + match[0].length;
    kept.push(text.slice(from, match.index), put);
    length += match.index - from;
    at.push(length);
    lengths.push(put.length);
    begins.push(match.index);
    ends.push(end);
    length += put.length;
    from = end;
  }
  if (at.length === 0) return view;
  kept.push(text.slice(from));
  const fromEdit = (edit: number, place: number): number => {
    if (edit < 0) return place;
    return (ends[edit] as number) + place - (at[edit] as number) - (lengths[edit] as number);
  };
  return {
    text: kept.join(""),
    changes: at,
    toStart(place) {
      const edit = firstNotBelow(at, place + 1) - 1;
      const isInside = edit >= 0 && place < (at[edit] as number) + (lengths[edit] as number);
      return view.toStart(isInside ? (begins[edit] as number) : fromEdit(edit, place));
    },
    toEnd(place) {
      const edit = firstNotBelow(at, place) - 1;
      const isInside = edit >= 0 && place <= (at[edit] as number) + (lengths[edit] as number);
      return view.toEnd(isInside ? (ends[edit] as number) : fromEdit(edit, place));
    },
  };
}
