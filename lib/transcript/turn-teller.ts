/**
 * Turns of one session straight from its transcripts, told as they are left behind. Of the texts only those of the last
 * few turns are held: a transcript comes back to older turns with links and marks, not with results.
 */
import type { Entry, Turn } from "../contract/turn.ts";
import { type Predecessors, type TreeNode, takePredecessor, treeNode, turnOf } from "./tree.ts";
import { assembleTurn } from "./turns.ts";

/** Prompts queued into a running turn begin turns of their own before it ends; more than a few at once were never seen. */
const MAX_HELD_TURNS = 8;

export interface TurnTeller<E extends Entry> {
  /** One generation of one stream, from its beginning to its end. */
  openFile(): FileTeller<E>;
}

export interface FileTeller<E extends Entry> {
  /** Gives the number of entries that were taken before, of all files. */
  take(entry: E, chars?: number): number;
  end(): void;
}

export interface ToldTurn<E extends Entry> {
  turn: Turn;
  entries: readonly E[];
  /** What `take` gave for each entry. */
  ordinals: readonly number[];
  /** Whether another turn of its file has begun since. */
  isLeft: boolean;
}

interface Session<E extends Entry> {
  tell(told: ToldTurn<E>): void;
  /** Most characters of a turn that are held: a longer one is not told. */
  maxChars: number;
  nodes: Map<string, TreeNode>;
  taken: number;
}

interface HeldTurn<E extends Entry> {
  entries: E[];
  ordinals: number[];
  chars: number;
}

export function createTurnTeller<E extends Entry>(
  tell: (told: ToldTurn<E>) => void,
  { maxChars = Number.POSITIVE_INFINITY }: { maxChars?: number } = {},
): TurnTeller<E> {
  const session: Session<E> = { tell, maxChars, nodes: new Map(), taken: 0 };
  return { openFile: () => openFile(session) };
}

function openFile<E extends Entry>(session: Session<E>): FileTeller<E> {
  const { nodes, tell, maxChars } = session;
  const predecessors: Predecessors = {};
  /** Turn of each entry met so far. */
  const turns = new Map<string, string>();
  const held = new Map<string, HeldTurn<E>>();

  function hold(id: string, entry: E, { ordinal, chars }: { ordinal: number; chars: number }): void {
    let turn = held.get(id);
    if (turn === undefined) {
      turn = { entries: [], ordinals: [], chars: 0 };
      held.set(id, turn);
    }
    turn.chars += chars;
    if (turn.chars > maxChars) turn.entries = [];
    else turn.entries.push(entry);
    turn.ordinals.push(ordinal);
  }

  function tellOldest(): void {
    const [oldest] = held;
    if (oldest === undefined) return;
    const [id, { entries, ordinals, chars }] = oldest;
    held.delete(id);
    if (chars > maxChars || entries.every(({ parts }) => parts.length === 0)) return;
    tell({ turn: assembleTurn(entries, id), entries, ordinals, isLeft: held.size > 0 });
  }

  return {
    take(entry, chars = 0) {
      const ordinal = session.taken++;
      const previous = takePredecessor(predecessors, entry);
      if (nodes.has(entry.uuid)) return ordinal;
      nodes.set(entry.uuid, treeNode(entry, previous));
      const turn = turnOf(entry.uuid, (uuid) => nodes.get(uuid), turns);
      hold(turn, entry, { ordinal, chars });
      if (held.size > MAX_HELD_TURNS) tellOldest();
      return ordinal;
    },
    end() {
      while (held.size > 0) tellOldest();
    },
  };
}
