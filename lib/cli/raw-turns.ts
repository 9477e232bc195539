/**
 * Turns straight from a session's raw copies: their whole texts, where the archive keeps head and tail, and the only
 * source where no database can be opened.
 */
import { capEntry, type FieldLimits } from "../archive/cap.ts";
import type { Entry, Turn } from "../contract/turn.ts";
import type { SessionPaths } from "../platform/paths.ts";
import { readRange } from "../raw/read.ts";
import { listGenerations, rawStreams } from "../raw/segment.ts";
import { parseLine } from "../transcript/entry.ts";
import { foldEntry } from "../transcript/fold-entry.ts";
import { readLines } from "../transcript/lines.ts";
import { type Predecessors, type TreeNode, takePredecessor, treeNode, turnOf } from "../transcript/tree.ts";
import { assembleTurn, settleOutcome } from "../transcript/turns.ts";
import { readSpilledText } from "../worker/spilled.ts";

export interface RawTurnsOptions {
  /** Which turns to give back, by id; default all. */
  isWanted?: (turn: string) => boolean;
  /** Default: whole texts. */
  limits?: FieldLimits;
}

const WHOLE: FieldLimits = { head: Number.POSITIVE_INFINITY, tail: 0 };

interface Head {
  timeMs: number;
  agentId: string | undefined;
}

/** By start. Reads the copies twice, so that only the texts of wanted turns are ever held. */
export function readRawTurns(paths: SessionPaths, options: RawTurnsOptions = {}): Turn[] {
  const { tree, heads } = readTree(paths);
  const turns = new Map<string, string>();
  const wanted = new Map<string, Map<string, Entry>>();
  for (const { entry } of readEntries(paths)) {
    const turn = turnOf(entry.uuid, (id) => tree.get(id), turns);
    if (options.isWanted?.(turn) === false) continue;
    const entries = wanted.get(turn) ?? new Map<string, Entry>();
    const kept = capEntry(entry, options.limits ?? WHOLE, (name) => readSpilledText(paths.raw, name));
    const known = entries.get(entry.uuid);
    entries.set(entry.uuid, known === undefined ? kept : foldEntry(known, kept));
    wanted.set(turn, entries);
  }
  return [...wanted]
    .map(([id, entries]) => settle(assembleTurn([...entries.values()], id), heads))
    .filter(({ prompt, steps }) => prompt !== "" || steps.length > 0)
    .sort((a, b) => a.startMs - b.startMs);
}

/** `file` changes with every generation of every stream. */
function* readEntries({ raw }: SessionPaths): Generator<{ entry: Entry; file: string }> {
  for (const stream of rawStreams(raw)) {
    for (const generation of listGenerations(raw, stream)) {
      const file = `${stream} ${generation}`;
      for (const line of readLines(readRange(raw, stream, { generation }))) {
        for (const entry of parseLine(line).entries) yield { entry, file };
      }
    }
  }
}

function readTree(paths: SessionPaths): { tree: Map<string, TreeNode>; heads: Head[] } {
  const sightings = new Map<string, { entry: Entry; previous: string | null }>();
  let current = { file: "", predecessors: {} as Predecessors };
  for (const { entry, file } of readEntries(paths)) {
    if (file !== current.file) current = { file, predecessors: {} };
    const previous = takePredecessor(current.predecessors, entry);
    // The texts are read again when it is known whose are wanted.
    const bare = { ...entry, parts: [] };
    const known = sightings.get(entry.uuid);
    if (known === undefined) sightings.set(entry.uuid, { entry: bare, previous });
    else known.entry = foldEntry(known.entry, bare);
  }
  const tree = new Map<string, TreeNode>();
  const heads: Head[] = [];
  for (const [uuid, { entry, previous }] of sightings) {
    const node = treeNode(entry, previous);
    tree.set(uuid, node);
    if (node.isHead) heads.push({ timeMs: entry.timeMs, agentId: entry.agentId });
  }
  return { tree, heads };
}

/** A later prompt of the same agent tells that an open turn is over. */
function settle(turn: Turn, heads: readonly Head[]): Turn {
  const isOver = heads.some(({ timeMs, agentId }) => agentId === turn.agentId && timeMs > turn.startMs);
  return { ...turn, outcome: settleOutcome(turn, { isOver, isTakenOver: false }) };
}
