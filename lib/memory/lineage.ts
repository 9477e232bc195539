/**
 * `state/lineage.json`: which sessions stand behind a text, beyond the one that its record names. A session that said the
 * same again supports it too; a text that was joined from several keeps where each of them lies in the history, so that
 * what one session said can be taken out again. Kept by the text's hash: a text that changed is another one.
 */
import type { MemoryRecord } from "../contract/memory.ts";
import { hash64 } from "../text/hash.ts";
import { isObject, parseJson } from "../text/parse-json.ts";
import type { FilePut } from "./commit.ts";
import type { StoredRecord } from "./load.ts";
import type { MemoryView } from "./pending.ts";
import { readViewed } from "./pending.ts";

export const LINEAGE_PATH = "state/lineage.json";

/** A version that a joined text was made from: in `history/`, found by its hash. */
export interface Strand {
  file: string;
  hash: string;
  sessions: string[];
}

/** Stands among sessions for the user's own word at a terminal, which no session can take back. */
export const AT_TERMINAL = "";

export interface Origin {
  sessions: string[];
  /** Empty where the text was said as it is. */
  from: Strand[];
}

/** By hash of the text. */
export type Lineage = Readonly<Record<string, Origin>>;

/** Texts that are gone are dropped from the front; a library has some hundred records, each with some versions. */
const MAX_TEXTS = 5_000;
/** More than this many sessions that say the same prove no more. */
const MAX_SESSIONS = 20;

export function textKey({ name, description, body }: Pick<MemoryRecord, "name" | "description" | "body">) {
  return hash64(`${name}\n${description}\n${body}`);
}

export function readLineage(view: MemoryView): Lineage {
  const value = parseJson(readViewed(view, LINEAGE_PATH)?.toString("utf8") ?? "");
  return isObject(value) && isObject(value["texts"]) ? (value["texts"] as Lineage) : {};
}

export function lineagePut(lineage: Lineage): FilePut {
  const texts = Object.fromEntries(Object.entries(lineage).slice(-MAX_TEXTS));
  return { path: LINEAGE_PATH, content: `${JSON.stringify({ v: 1, texts })}\n` };
}

/** The sessions that a text rests on. */
export function originOf(lineage: Lineage, record: MemoryRecord): Origin {
  const known = lineage[textKey(record)];
  const own = [record.source?.session ?? AT_TERMINAL];
  if (known === undefined) return { sessions: own, from: [] };
  // The source of a joined record is that of its newest strand only.
  return { sessions: known.from.length > 0 ? known.sessions : unite(own, known.sessions), from: known.from };
}

/** Another session has said what the record says. The lineage itself where that is known. */
export function addSupport(lineage: Lineage, record: MemoryRecord, sessions: readonly string[]): Lineage {
  const origin = originOf(lineage, record);
  const united = unite(origin.sessions, sessions);
  if (united.length === origin.sessions.length) return lineage;
  return { ...lineage, [textKey(record)]: { ...origin, sessions: united } };
}

/** A text was made of others. A strand that was joined itself is told by its own strands. */
export function addJoined(lineage: Lineage, record: MemoryRecord, parts: readonly StoredRecord[]): Lineage {
  const origins = parts.map((stored) => ({ stored, origin: originOf(lineage, stored.record) }));
  const sessions = origins.reduce<string[]>((all, { origin }) => unite(all, origin.sessions), []);
  const strands = origins.flatMap(({ stored, origin }) =>
    origin.from.length > 0
      ? origin.from
      : [{ file: stored.file, hash: stored.hash, sessions: origin.sessions }],
  );
  // Shortened from one text alone: what its session said, in other words.
  const from = strands.length > 1 ? strands : [];
  return { ...lineage, [textKey(record)]: { sessions, from } };
}

/** Without one session, and without texts that no session is behind any more. */
export function withoutSession(lineage: Lineage, session: string): Lineage {
  const kept = Object.entries(lineage).flatMap(([key, origin]): [string, Origin][] => {
    const sessions = origin.sessions.filter((one) => one !== session);
    if (sessions.length === origin.sessions.length) return [[key, origin]];
    const from = origin.from.flatMap((strand) => {
      const left = strand.sessions.filter((one) => one !== session);
      return left.length === 0 ? [] : [{ ...strand, sessions: left }];
    });
    return sessions.length === 0 ? [] : [[key, { sessions, from }]];
  });
  return Object.fromEntries(kept);
}

function unite(known: readonly string[], more: readonly string[]): string[] {
  return [...new Set([...known, ...more])].slice(0, MAX_SESSIONS);
}
