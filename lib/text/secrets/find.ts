/**
 * Finds secrets in a text as it stands and as its reader will see it: without escapes, colours and invisible characters, and with
 * broken lines joined. Where one is found, all that hides it belongs to it. Linear in the text.
 */
import { lazy } from "../lazy.ts";
import { findByForm } from "./by-form.ts";
import { CONTEXTS, findByContext, MARK } from "./contexts.ts";
import { joinedViews } from "./joined-view.ts";
import { lowerLatin } from "./latin.ts";
import { searchFor } from "./literals.ts";
import { findNamed } from "./named.ts";
import { CORES } from "./names.ts";
import { narrowView, plainView } from "./plain-view.ts";
import { findPrivateKeys } from "./private-keys.ts";
import { firstNotBelow, type Range, rewrite, type View, viewOf } from "./view.ts";

/** Where a secret stands in the text, and of which kind it is. */
export interface FoundSecret extends Range {
  kind: string;
}

const MARKS = /(?:\[redacted:[\w-]{1,40}\])+/g;
/** What is masked may uncover something at its edge, and that again; texts that go on so are made to. */
const MAX_ROUNDS = 8;

/** Sorted, and none overlaps another. What is redacted already is not found again. */
export function findSecretsIn(text: string): FoundSecret[] {
  let found: FoundSecret[] = [];
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const more = judge(maskedView(text, found));
    if (more.length === 0) break;
    found = merge([...found, ...more]);
  }
  return found;
}

/** As `redact` leaves it, with one mark for whatever is redacted there. */
function maskedView(text: string, found: readonly FoundSecret[]): View {
  const ranges = found.map(({ start, end }) => ({ index: start, 0: text.slice(start, end) }));
  const marked = rewrite(viewOf(text), ranges, () => "[redacted:x]");
  return rewrite(marked, marked.text.matchAll(MARKS), () => MARK);
}

function judge(view: View): FoundSecret[] {
  const found: FoundSecret[] = [];
  const take = (judged: View) => (kind: string, start: number, end: number) => {
    found.push({ kind, start: judged.toStart(start), end: judged.toEnd(end) });
  };
  const plain = plainView(view);
  for (const judged of new Set([view, narrowView(view), plain])) judgeView(judged, take(judged));
  judgeJoined(plain, take);
  return merge(found);
}

/** What tells a context and what is in a name are looked for at once. */
const searchHints = lazy(() =>
  searchFor([...CONTEXTS.map(({ hint }) => hint), ...CORES.map(({ core }) => core)]),
);

function judgeView(view: View, take: (kind: string, start: number, end: number) => void): void {
  const places = searchHints()(lowerLatin(view.text));
  findPrivateKeys(view, take);
  findByForm(view, take);
  findByContext(view, places, take);
  findNamed(view, places, take);
}

/** A token that is whole on its line does not go on in the next one. */
function judgeJoined(
  plain: View,
  take: (view: View) => (kind: string, start: number, end: number) => void,
): void {
  for (const joined of joinedViews(plain)) {
    const takeJoined = take(joined);
    const { changes } = joined;
    findByForm(joined, (kind, start, end, whole) => {
      const joint = changes[firstNotBelow(changes, start + 1)] ?? end;
      if (joint >= end || joint - start >= whole) return;
      takeJoined(kind, start, Math.min(end, changes[firstNotBelow(changes, start + whole)] ?? end));
    });
  }
}

/** Those that meet become one, of the kind of the first. */
function merge(found: readonly FoundSecret[]): FoundSecret[] {
  const sorted = [...found].sort((a, b) => a.start - b.start || b.end - a.end);
  const merged: FoundSecret[] = [];
  for (const one of sorted) {
    const last = merged.at(-1);
    if (last !== undefined && one.start < last.end) last.end = Math.max(last.end, one.end);
    else merged.push({ ...one });
  }
  return merged;
}
