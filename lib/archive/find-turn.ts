/** Finds turns by the beginning of their ids, and shortens ids as far as they stay unambiguous. */
import { LogbookError } from "../platform/errors.ts";
import { unpackUuid } from "./encode.ts";
import type { Archive } from "./handle.ts";

/** Shortest piece of an id worth looking up: fewer digits name a turn only by luck. */
const MIN_PREFIX = 4;
/** What a turn's id is cut to where that is unambiguous. */
const SHORT_ID = 8;
/** Candidates named in the message about an ambiguous id. */
const MAX_CANDIDATES = 5;

/** The whole id of the turn that begins with these characters. Throws TURN_UNKNOWN or TURN_AMBIGUOUS. */
export function resolveTurn(archive: Archive, prefix: string): string {
  const found = findTurns(archive, prefix, MAX_CANDIDATES + 1);
  const [first] = found;
  if (first === undefined) {
    throw new LogbookError("TURN_UNKNOWN", `find turn "${prefix}": the archive has none`, {
      hint: "`logbook search` prints the ids of turns",
    });
  }
  if (found.length === 1 || found.includes(prefix)) return found.includes(prefix) ? prefix : first;
  const shown = found.slice(0, MAX_CANDIDATES).join(", ");
  throw new LogbookError("TURN_AMBIGUOUS", `find turn "${prefix}": it may be ${shown}`, {
    hint: "give more characters of the id",
  });
}

/** The first 8 digits of the id, or as many as tell it from every other turn. */
export function shortenTurnId(archive: Archive, turn: string): string {
  for (let length = SHORT_ID; length < turn.length; length++) {
    const short = turn.slice(0, length);
    if (!short.endsWith("-") && findTurns(archive, short, 2).length === 1) return short;
  }
  return turn;
}

function findTurns(archive: Archive, prefix: string, limit: number): string[] {
  if (prefix.length < MIN_PREFIX) return [];
  const select = archive.prepare(
    `SELECT uuid FROM entries JOIN turns ON turns.root = entries.id
     WHERE uuid >= ? AND uuid <= ? AND kind IS NOT NULL ORDER BY uuid LIMIT ?`,
  );
  const hex = prefix.toLowerCase().replaceAll("-", "");
  const isHex = /^[0-9a-f]{1,32}$/.test(hex);
  const packed = isHex
    ? select.all<UuidRow>(
        Buffer.from(hex.padEnd(32, "0"), "hex"),
        Buffer.from(hex.padEnd(32, "f"), "hex"),
        limit,
      )
    : [];
  // Ids that are no uuids are kept as text; U+10FFFF sorts behind whatever may follow the prefix.
  const texts = select.all<UuidRow>(prefix, `${prefix}\u{10ffff}`, limit);
  return [...packed, ...texts].map(({ uuid }) => unpackUuid(uuid));
}

interface UuidRow {
  uuid: Uint8Array | string;
}
