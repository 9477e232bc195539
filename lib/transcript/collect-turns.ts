/**
 * Turns from entries alone, as no database is there to ask. Invariant: the same turns as the archive makes of the same
 * entries; only the texts of wanted turns are held.
 */
import type { Entry, Turn } from "../contract/turn.ts";
import { foldEntry } from "./fold-entry.ts";
import { type Predecessors, parentOf, type TreeNode, takePredecessor, treeNode, turnOf } from "./tree.ts";
import { assembleTurn, settleOutcome } from "./turns.ts";

export interface SourcedEntry {
  entry: Entry;
  /** Changes with every file: an entry's predecessor is one of its own file. */
  file: string;
}

export interface CollectOptions {
  /** Which turns to give back, by id; default all. */
  isWanted?: (turn: string) => boolean;
  /** What is kept of an entry of a wanted turn; default all of it. */
  keep?: (entry: Entry) => Entry;
}

interface Head {
  timeMs: number;
  agentId: string | undefined;
}

interface Tree {
  nodes: Map<string, TreeNode>;
  heads: Head[];
  /** Turns whose work went on under a prompt that was queued into them. */
  takenOver: Set<string>;
}

/** By start. `readEntries` is called twice, and may read the files anew each time. */
export function collectTurns(
  readEntries: () => Iterable<SourcedEntry>,
  { isWanted, keep = (entry) => entry }: CollectOptions = {},
): Turn[] {
  const turnsOfEntries = new Map<string, string>();
  const tree = buildTree(readEntries(), turnsOfEntries);
  const wanted = new Map<string, Map<string, Entry>>();
  for (const { entry } of readEntries()) {
    const turn = turnOf(entry.uuid, (id) => tree.nodes.get(id), turnsOfEntries);
    if (isWanted?.(turn) === false) continue;
    const entries = wanted.get(turn) ?? new Map<string, Entry>();
    const kept = keep(entry);
    const known = entries.get(entry.uuid);
    entries.set(entry.uuid, known === undefined ? kept : foldEntry(known, kept));
    wanted.set(turn, entries);
  }
  return [...wanted]
    .map(([id, entries]) => settle(assembleTurn([...entries.values()], id), tree))
    .filter(({ prompt, steps }) => prompt !== "" || steps.length > 0)
    .sort((a, b) => a.startMs - b.startMs);
}

function buildTree(entries: Iterable<SourcedEntry>, turnsOfEntries: Map<string, string>): Tree {
  const sightings = new Map<string, { entry: Entry; previous: string | null }>();
  let current = { file: "", predecessors: {} as Predecessors };
  for (const { entry, file } of entries) {
    if (file !== current.file) current = { file, predecessors: {} };
    const previous = takePredecessor(current.predecessors, entry);
    // The texts are read again when it is known whose are wanted.
    const bare = { ...entry, parts: [] };
    const known = sightings.get(entry.uuid);
    if (known === undefined) sightings.set(entry.uuid, { entry: bare, previous });
    else known.entry = foldEntry(known.entry, bare);
  }
  const tree: Tree = { nodes: new Map(), heads: [], takenOver: new Set() };
  const queued: TreeNode[] = [];
  for (const [uuid, { entry, previous }] of sightings) {
    const node = treeNode(entry, previous);
    tree.nodes.set(uuid, node);
    if (!node.isHead) continue;
    tree.heads.push({ timeMs: entry.timeMs, agentId: entry.agentId });
    if (entry.isQueued === true) queued.push(node);
  }
  const lookup = (id: string) => tree.nodes.get(id);
  for (const node of queued) {
    const parent = parentOf(node, lookup);
    if (parent !== undefined) tree.takenOver.add(turnOf(parent.uuid, lookup, turnsOfEntries));
  }
  return tree;
}

/** A later prompt of the same agent tells that an open turn is over. */
function settle(turn: Turn, { heads, takenOver }: Tree): Turn {
  const isOver = heads.some(({ timeMs, agentId }) => agentId === turn.agentId && timeMs > turn.startMs);
  return { ...turn, outcome: settleOutcome(turn, { isOver, isTakenOver: takenOver.has(turn.id) }) };
}
