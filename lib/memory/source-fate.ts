/** Pure: what becomes of a text when one of the sessions behind it is forgotten. */
import type { MemoryRecord } from "../contract/memory.ts";
import type { Strand } from "./lineage.ts";
import { AT_TERMINAL, type Origin } from "./lineage.ts";

export interface Forgotten {
  session: string;
  /** Another session that holds the turn as well, a fork for one. */
  heldElsewhere(turn: string): string | undefined;
}

export type Fate =
  /** The session has no part in it. */
  | { kind: "untouched" }
  /** Somebody else says it too; `heir` is a session, or empty for the user at a terminal. */
  | { kind: "kept"; heir: string }
  /** It was joined from several texts, and these are left. */
  | { kind: "split"; strands: Strand[] }
  | { kind: "gone" };

export function fateOf(record: MemoryRecord, origin: Origin, forgotten: Forgotten): Fate {
  const { session } = forgotten;
  const isNamed = record.source?.session === session;
  if (!isNamed && !origin.sessions.includes(session)) return { kind: "untouched" };
  if (origin.from.some((strand) => strand.sessions.includes(session))) {
    const strands = origin.from.filter((strand) => strand.sessions.some((one) => one !== session));
    return strands.length > 0 ? { kind: "split", strands } : { kind: "gone" };
  }
  const others = origin.sessions.filter((one) => one !== session);
  const [heir] = others.sort((a, b) => Number(a === AT_TERMINAL) - Number(b === AT_TERMINAL));
  if (heir !== undefined) return { kind: "kept", heir };
  const turn = isNamed ? record.source?.turn : undefined;
  const holder = turn === undefined ? undefined : forgotten.heldElsewhere(turn);
  return holder === undefined ? { kind: "gone" } : { kind: "kept", heir: holder };
}

/** The record with what it names as its source put right; itself where that is another session already. */
export function inherit(record: MemoryRecord, session: string, heir: string): MemoryRecord {
  if (record.source?.session !== session) return record;
  const { source, ...rest } = record;
  if (heir === AT_TERMINAL) return rest;
  // A fork holds the same turn; a session that said it again has a turn of its own, which nobody noted.
  return { ...rest, source: { session: heir } };
}
