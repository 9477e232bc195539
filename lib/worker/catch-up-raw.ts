/**
 * Turns straight from the raw copies, where there is no archive to ask. Of the texts only those of the last few turns are
 * held: a transcript comes back to older turns with links and marks, not with results.
 */
import type { Entry } from "../contract/turn.ts";
import type { SessionPaths } from "../platform/paths.ts";
import { type RawChunk, readRange } from "../raw/read.ts";
import { listGenerations, rawStreams } from "../raw/segment.ts";
import { parseLine } from "../transcript/entry.ts";
import { readLines } from "../transcript/lines.ts";
import { type Predecessors, type TreeNode, takePredecessor, treeNode, turnOf } from "../transcript/tree.ts";
import { assembleTurn, settleOutcome } from "../transcript/turns.ts";
import type { SessionCatchUp } from "./catch-up-session.ts";
import type { Guard } from "./guard.ts";

/** Prompts queued into a running turn begin turns of their own before it ends; more than a few at once were never seen. */
const MAX_HELD_TURNS = 8;
/** Between two breaths: a tenth of a second of parsing. */
const BREATH_BYTES = 8 * 1024 * 1024;

interface Reading {
  nodes: Map<string, TreeNode>;
  /** Turn of each entry met so far. */
  turns: Map<string, string>;
  held: Map<string, Entry[]>;
  catchUp: SessionCatchUp;
}

export async function catchUpFromRaw(
  paths: SessionPaths,
  catchUp: SessionCatchUp,
  guard: Guard,
): Promise<void> {
  const nodes: Reading["nodes"] = new Map();
  for (const stream of rawStreams(paths.raw)) {
    for (const generation of listGenerations(paths.raw, stream)) {
      const reading: Reading = { nodes, turns: new Map(), held: new Map(), catchUp };
      await readGeneration(reading, readRange(paths.raw, stream, { generation }), guard);
      while (reading.held.size > 0) tellOldest(reading);
    }
  }
  catchUp.flush();
}

async function readGeneration(reading: Reading, chunks: Iterable<RawChunk>, guard: Guard): Promise<void> {
  const predecessors: Predecessors = {};
  let breathAt = BREATH_BYTES;
  for (const line of readLines(chunks)) {
    for (const entry of parseLine(line).entries) {
      takeEntry(reading, entry, takePredecessor(predecessors, entry));
    }
    if (line.endOffset < breathAt) continue;
    breathAt = line.endOffset + BREATH_BYTES;
    await guard.breathe();
  }
}

function takeEntry(reading: Reading, entry: Entry, previous: string | null): void {
  const { nodes, turns, held } = reading;
  if (nodes.has(entry.uuid)) return;
  nodes.set(entry.uuid, treeNode(entry, previous));
  const turn = turnOf(entry.uuid, (uuid) => nodes.get(uuid), turns);
  const entries = held.get(turn);
  if (entries === undefined) held.set(turn, [entry]);
  else entries.push(entry);
  if (held.size > MAX_HELD_TURNS) tellOldest(reading);
}

function tellOldest({ held, catchUp }: Reading): void {
  const [oldest] = held;
  if (oldest === undefined) return;
  const [id, entries] = oldest;
  held.delete(id);
  if (entries.every(({ parts }) => parts.length === 0)) return;
  const turn = assembleTurn(entries, id);
  catchUp.take({ ...turn, outcome: settleOutcome(turn, { isOver: held.size > 0, isTakenOver: false }) });
}
