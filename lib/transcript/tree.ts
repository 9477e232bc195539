/**
 * Which turn an entry belongs to: that of its nearest ancestor that is a prompt, itself included. This is the definition;
 * the archive keeps the same answer up row by row.
 * Invariant: the answer is a function of the set of entries known so far, never of the order in which files were read or
 * of how they were cut into ingests. Three rules make it one: copies of an entry fold, and their parents are united; of
 * several known parents the earliest counts, because a fork only ever re-hangs entries on younger ones; an entry none of
 * whose parents is known hangs on the entry before it in its file until a parent arrives (of several files, the smallest uuid).
 */
import type { Entry } from "../contract/turn.ts";
import { parentsOf } from "./fold-entry.ts";

/** What the tree needs to know of an entry: small enough to be a database row. */
export interface TreeNode {
  uuid: string;
  timeMs: number;
  /** True on a prompt: it begins a turn and is its id. */
  isHead: boolean;
  /** Every parent some copy names, sorted. */
  parents: readonly string[];
  /** The entry before it in its file, of the same agent; null at the start of a file. */
  previous: string | null;
  /** True where a missing parent means the entry before it: a compact boundary of an old client. */
  isContinuation: boolean;
}

export type NodeLookup = (uuid: string) => TreeNode | undefined;

export function treeNode(entry: Entry, previous: string | null): TreeNode {
  return {
    uuid: entry.uuid,
    timeMs: entry.timeMs,
    isHead: entry.role === "prompt",
    parents: parentsOf(entry),
    previous,
    isContinuation: entry.role === "boundary",
  };
}

/** Two copies of one entry: their parents are united, and of two places in a file the smaller uuid counts. */
export function foldNodes(a: TreeNode, b: TreeNode): TreeNode {
  const [first, second] = earlier(a, b) === a ? [a, b] : [b, a];
  const previous = [a.previous, b.previous].filter((uuid) => uuid !== null).sort()[0] ?? null;
  return {
    ...first,
    parents: [...new Set([...a.parents, ...b.parents])].sort(),
    previous,
    isHead: first.isHead || second.isHead,
    isContinuation: first.isContinuation || second.isContinuation,
  };
}

/** The entry that this one hangs on; undefined at a root. */
export function parentOf(node: TreeNode, lookup: NodeLookup): TreeNode | undefined {
  const known = node.parents.map(lookup).filter((parent) => parent !== undefined);
  if (known.length > 0) return known.reduce(earlier);
  const isOrphan = node.parents.length > 0 || node.isContinuation;
  return isOrphan && node.previous !== null ? lookup(node.previous) : undefined;
}

/**
 * The id of the turn that the entry belongs to. Where no ancestor is a prompt it is the topmost entry's uuid: the turn's
 * prompt was lost or has not been read. `known` may hold turns found before; it is added to.
 */
export function turnOf(uuid: string, lookup: NodeLookup, known: Map<string, string> = new Map()): string {
  const path: TreeNode[] = [];
  const seen = new Set<string>();
  let node = lookup(uuid);
  let turn = uuid;
  while (node !== undefined) {
    const found: string | undefined = known.get(node.uuid);
    if (found === undefined && seen.has(node.uuid)) {
      turn = circleOf(node, path).reduce(earlier).uuid;
      break;
    }
    path.push(node);
    seen.add(node.uuid);
    turn = found ?? node.uuid;
    if (found !== undefined || node.isHead) break;
    node = parentOf(node, lookup);
  }
  for (const member of path) known.set(member.uuid, turn);
  return turn;
}

/** The part of the path that closes on itself: a fork of a compacted session names its own leaf as an ancestor. */
function circleOf(node: TreeNode, path: readonly TreeNode[]): readonly TreeNode[] {
  return path.slice(path.findIndex((member) => member.uuid === node.uuid));
}

/**
 * The turns that the entry `leaf` stands on, newest first. What else a session holds was left behind by a rewind.
 * The leaf of a session is its main stream's last entry.
 */
export function activePath(leaf: string, lookup: NodeLookup): string[] {
  const turns: string[] = [];
  const seen = new Set<string>();
  const known = new Map<string, string>();
  let node = lookup(leaf);
  while (node !== undefined) {
    const turn = turnOf(node.uuid, lookup, known);
    if (seen.has(turn)) break;
    seen.add(turn);
    turns.push(turn);
    const head = lookup(turn);
    node = head?.isHead === true ? parentOf(head, lookup) : undefined;
  }
  return turns;
}

/** The entry before each entry, per agent: a file may interleave a subagent with the main conversation. */
export type Predecessors = Record<string, string>;

/** Says which entry came before this one in its file, and takes note of it for the next. Plain data: keep it with the watermark. */
export function takePredecessor(predecessors: Predecessors, entry: Entry): string | null {
  const key = entry.agentId ?? "";
  const previous = predecessors[key] ?? null;
  predecessors[key] = entry.uuid;
  return previous;
}

function earlier(a: TreeNode, b: TreeNode): TreeNode {
  if (a.timeMs !== b.timeMs) return a.timeMs < b.timeMs ? a : b;
  return a.uuid < b.uuid ? a : b;
}
