/** Reads one session's transcripts for a scan, keeping of each entry only what matched: texts are dropped as they go by. */
import type { Entry, Part, TurnKind } from "../contract/turn.ts";
import type { Query } from "../text/query.ts";
import { parseLine } from "../transcript/entry.ts";
import { type Chunk, readLines } from "../transcript/lines.ts";
import {
  activePath,
  foldNodes,
  type Predecessors,
  type TreeNode,
  takePredecessor,
  treeNode,
  turnOf,
} from "../transcript/tree.ts";
import { capEntry, type FieldLimits } from "./cap.ts";
import type { StoredEntry } from "./encode.ts";
import type { IngestSource } from "./ingest.ts";
import { cutExcerpt, type Excerpt } from "./present.ts";
import { type Field, filesOfInput, inputText } from "./turn-text.ts";

export interface ScanSource extends IngestSource {
  chunks: Iterable<Chunk>;
}

export interface ScanContext {
  query: Query;
  /** Positions in the query of the terms that a text holds. */
  matchTerms: (text: string) => number[];
  /** What the index would keep of a text. */
  limits: FieldLimits;
}

/** A piece of text with terms of the query in it. */
export interface Finding {
  terms: number[];
  excerpt: Excerpt;
}

/** What a scan keeps of a turn. */
export interface ScannedTurn {
  id: string;
  kind: TurnKind;
  agentId?: string;
  timeMs: number;
  findings: Finding[];
  tools: Set<string>;
  files: Set<string>;
  isCut: boolean;
  isAbandoned: boolean;
}

type KeptEntry = Pick<ScannedTurn, "findings" | "tools" | "files" | "isCut"> &
  Pick<Entry, "timeMs" | "turnKind" | "agentId">;

/** One session as far as it has been read. */
interface Session {
  nodes: Map<string, TreeNode>;
  kept: Map<string, KeptEntry>;
  /** The last entry of the conversation itself. */
  leaf: string | undefined;
}

/** The turns of one session in which something matched. `sources` are all its files. */
export function scanSession(sources: Iterable<ScanSource>, context: ScanContext): ScannedTurn[] {
  const session: Session = { nodes: new Map(), kept: new Map(), leaf: undefined };
  for (const source of sources) readSource(session, source, context);
  return gatherTurns(session);
}

function readSource(session: Session, source: ScanSource, context: ScanContext): void {
  const { nodes, kept } = session;
  const predecessors: Predecessors = {};
  for (const line of readLines(source.chunks)) {
    for (const entry of parseLine(line).entries) {
      const node = treeNode(entry, takePredecessor(predecessors, entry));
      const known = nodes.get(entry.uuid);
      nodes.set(entry.uuid, known === undefined ? node : foldNodes(known, node));
      if (known === undefined) keepEntry(kept, capEntry(entry, context.limits, source.readSpilled), context);
    }
  }
  if (source.stream === "main") session.leaf = predecessors[""] ?? session.leaf;
}

function keepEntry(kept: Map<string, KeptEntry>, entry: StoredEntry, context: ScanContext): void {
  if (entry.parts.length === 0 && entry.turnKind === undefined) return;
  const { uuid, timeMs, turnKind, agentId } = entry;
  kept.set(uuid, {
    timeMs,
    ...(turnKind !== undefined && { turnKind }),
    ...(agentId !== undefined && { agentId }),
    findings: entry.parts.flatMap((part) => findInPart(part, context)),
    tools: new Set(entry.parts.flatMap((part) => (part.kind === "tool_use" ? [part.tool] : []))),
    files: new Set(entry.parts.flatMap((part) => (part.kind === "tool_use" ? filesOfInput(part.input) : []))),
    isCut: entry.isCapped === true || entry.isCut === true,
  });
}

function findInPart(part: Part, { query, matchTerms }: ScanContext): Finding[] {
  const [field, text] = textOfPart(part);
  const terms = matchTerms(text);
  return terms.length === 0 ? [] : [{ terms, excerpt: cutExcerpt(field, text, query) }];
}

function textOfPart(part: Part): [Field, string] {
  switch (part.kind) {
    case "prompt":
    case "answer":
      return [part.kind, part.text];
    case "tool_use":
      return ["input", inputText(part.input)];
    case "tool_result":
      return ["output", part.output];
    default:
      return part satisfies never;
  }
}

function gatherTurns({ nodes, kept, leaf }: Session): ScannedTurn[] {
  const lookup = (uuid: string): TreeNode | undefined => nodes.get(uuid);
  const active = leaf === undefined ? undefined : new Set(activePath(leaf, lookup));
  const turnByEntry = new Map<string, string>();
  const turns = new Map<string, ScannedTurn>();
  for (const [uuid, entry] of kept) {
    const id = turnOf(uuid, lookup, turnByEntry);
    const head = kept.get(id);
    const agentId = head?.agentId ?? (head === undefined ? entry.agentId : undefined);
    const turn = turns.get(id) ?? {
      id,
      kind: head?.turnKind ?? (agentId === undefined ? "human" : "agent"),
      ...(agentId !== undefined && { agentId }),
      timeMs: nodes.get(id)?.timeMs ?? entry.timeMs,
      findings: [],
      tools: new Set(),
      files: new Set(),
      isCut: false,
      isAbandoned: agentId === undefined && active?.has(id) === false,
    };
    turns.set(id, turn);
    addToTurn(turn, entry);
  }
  return [...turns.values()].filter(({ findings }) => findings.length > 0);
}

function addToTurn(turn: ScannedTurn, entry: KeptEntry): void {
  turn.findings.push(...entry.findings);
  for (const tool of entry.tools) turn.tools.add(tool);
  for (const file of entry.files) turn.files.add(file);
  turn.isCut ||= entry.isCut;
}
