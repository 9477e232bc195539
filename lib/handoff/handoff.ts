/**
 * The hand-over of a session as data: what `handoff.md` prints, what the next start block quotes, and what it was made of.
 * Invariant: no text in it holds a secret, and the same turns give the same bytes.
 */
import { withhold } from "../text/withhold.ts";
import { condense } from "./condense.ts";
import { deriveSections } from "./derive.ts";
import { deriveDigest } from "./digest.ts";
import type { NoteTurn } from "./note-turn.ts";
import { derivePinned, type PinnedFact } from "./pinned.ts";
import type { NotesSource } from "./render.ts";
import type { Section } from "./section.ts";

/** How much there was to read when it was made, and how far back it was read: tells whether it is out of date. */
export interface MadeOf {
  logBytes: number;
  textBytes: number;
  /** Most bytes of the transcript's end that were looked at. */
  depth: number;
}

export interface SessionNotes {
  session: string;
  project: string;
  source: NotesSource;
  turns: readonly NoteTurn[];
  madeOf: MadeOf;
}

export interface Handoff extends Omit<SessionNotes, "turns"> {
  /** The last thing it tells of. */
  timeMs: number;
  /** Whether the model answered, or did, anything at all. */
  isAnswered: boolean;
  digest: string[];
  pinned: PinnedFact[];
  sections: Section[];
}

export function deriveHandoff({ turns, ...notes }: SessionNotes): Handoff {
  const sections = condense(deriveSections(turns));
  return {
    ...notes,
    timeMs: Math.max(0, ...turns.map((turn) => turn.endMs)),
    isAnswered: turns.some(
      ({ outcome, answers, calls }) => outcome === "answered" || answers.length + calls.length > 0,
    ),
    digest: deriveDigest(turns).map(withhold),
    pinned: derivePinned(turns).map(({ kind, text }) => ({ kind, text: withhold(text) })),
    sections: sections.map(({ title, items }) => ({
      title,
      items: items.map(({ text, order }) => ({ text: withhold(text), order })),
    })),
  };
}

/** Whether reading `now` would tell more than what it was made of. */
export function isOutdated({ madeOf }: Handoff, now: MadeOf): boolean {
  return madeOf.logBytes !== now.logBytes || madeOf.textBytes !== now.textBytes || madeOf.depth < now.depth;
}
