/** Finds the turns of a set of entries anew after a link among them has changed. */
import { PROMPT_ROLE, unpackUuid } from "./encode.ts";
import type { Archive } from "./handle.ts";
import { earlier, type KnownEntries } from "./known.ts";
import { removeTurn, turnOfRoot } from "./turn-row.ts";

interface Member {
  id: number;
  uuid: string;
  timeMs: number;
  link: number | null;
  isPrompt: boolean;
}

export interface ReassignContext {
  archive: Archive;
  known: KnownEntries;
  onTouch: (turn: number) => void;
}

/**
 * Whatever hangs on a changed entry is in the entry's old turn, so those entries are all that can move, and an entry
 * outside has a turn to be trusted.
 */
export function reassignTurn(context: ReassignContext, turn: number): void {
  const { archive, known, onTouch } = context;
  const members = readMembers(archive, turn);
  const turnOf = createResolver(archive, members);
  let left = members.size;
  for (const member of members.values()) {
    const found = turnOf(member);
    if (found === turn) continue;
    archive.prepare("UPDATE entries SET turn = ? WHERE id = ?").run(found, member.id);
    onTouch(found);
    left--;
  }
  if (left === members.size) return;
  known.forgetAll();
  onTouch(turn);
  if (left === 0) removeTurn(archive, turn);
}

function readMembers(archive: Archive, turn: number): Map<number, Member> {
  const rows = archive
    .prepare("SELECT id, uuid, time_ms, link, role FROM entries WHERE turn = ?")
    .all<{ id: number; uuid: Uint8Array | string; time_ms: number; link: number | null; role: number }>(turn);
  return new Map(
    rows.map(({ id, uuid, time_ms, link, role }) => [
      id,
      { id, uuid: unpackUuid(uuid), timeMs: time_ms, link, isPrompt: role === PROMPT_ROLE },
    ]),
  );
}

function createResolver(archive: Archive, members: Map<number, Member>): (member: Member) => number {
  const found = new Map<number, number>();
  return (start) => {
    const path = new Map<number, Member>();
    let member = start;
    let turn = found.get(member.id);
    while (turn === undefined) {
      path.set(member.id, member);
      const next = nextMember(members, member);
      if (next === undefined) turn = turnBeyond(archive, member);
      else if (path.has(next.id)) turn = turnOfRoot(archive, rootOfCircle([...path.values()], next).id);
      else turn = found.get(next.id);
      member = next ?? member;
    }
    for (const id of path.keys()) found.set(id, turn);
    return turn;
  };
}

function nextMember(members: Map<number, Member>, { isPrompt, link }: Member): Member | undefined {
  return isPrompt || link === null ? undefined : members.get(link);
}

/** The turn of a member whose link leads out of the set, or that is itself a root. */
function turnBeyond(archive: Archive, member: Member): number {
  if (member.isPrompt || member.link === null) return turnOfRoot(archive, member.id);
  const row = archive.prepare("SELECT turn FROM entries WHERE id = ?").get<{ turn: number }>(member.link);
  return row?.turn ?? turnOfRoot(archive, member.id);
}

/** Damage, and forks of compacted sessions, close circles of parents: the earliest member stands for a root. */
function rootOfCircle(path: readonly Member[], entry: Member): Member {
  return path.slice(path.indexOf(entry)).reduce(earlier);
}
