/** Finds entries that are in the archive by uuid, with a bounded memory of those met lately. */
import { packUuid, unpackUuid } from "./encode.ts";
import type { Archive } from "./handle.ts";

/** What linking needs to know of an entry that is in the archive. */
export interface Known {
  id: number;
  uuid: string;
  turn: number;
  timeMs: number;
}

export interface KnownEntries {
  find(uuid: string): Known | undefined;
  /** The entry if it was met lately; says nothing about whether it is in the archive. */
  recall(uuid: string): Known | undefined;
  remember(known: Known): void;
  /** Turns or times have changed behind its back. */
  forgetAll(): void;
}

/** Most entries remembered: a MB, and parents are nearly always among the last hundred. */
const MAX_REMEMBERED = 4_000;

export function createKnownEntries(archive: Archive): KnownEntries {
  const known = new Map<string, Known>();
  const remember = (entry: Known): void => {
    if (known.size >= MAX_REMEMBERED) known.clear();
    known.set(entry.uuid, entry);
  };
  return {
    find(uuid) {
      const found = known.get(uuid) ?? readKnown(archive, uuid);
      if (found !== undefined) remember(found);
      return found;
    },
    recall: (uuid) => known.get(uuid),
    remember,
    forgetAll: () => known.clear(),
  };
}

interface KnownRow {
  id: number;
  uuid: Uint8Array | string;
  turn: number;
  time_ms: number;
}

function readKnown(archive: Archive, uuid: string): Known | undefined {
  const row = archive
    .prepare("SELECT id, uuid, turn, time_ms FROM entries WHERE uuid = ?")
    .get<KnownRow>(packUuid(uuid));
  return row === undefined ? undefined : knownOf(row);
}

function knownOf({ id, uuid, turn, time_ms }: KnownRow): Known {
  return { id, uuid: unpackUuid(uuid), turn, timeMs: time_ms };
}

/** The rule of lib/transcript/tree: of two entries the earlier one, by time and then by uuid. */
export function earlier<T extends { timeMs: number; uuid: string }>(a: T, b: T): T {
  if (a.timeMs !== b.timeMs) return a.timeMs < b.timeMs ? a : b;
  return a.uuid < b.uuid ? a : b;
}
