/**
 * What may become a record. Cheap checks first; each answer says what to do or why not. The same gates stand before
 * statements found by rules, a model's proposals and what the user adds at a terminal.
 */
import type { Candidate, MemoryRecord, MemorySource } from "../contract/memory.ts";
import { isMemoryType } from "../contract/memory.ts";
import { isoTime } from "../platform/clock.ts";
import { foldText } from "../text/fold.ts";
import type { Evidence } from "./evidence.ts";
import { findEvidenceFault } from "./evidence.ts";
import type { LoadedScope, StoredRecord } from "./load.ts";
import { findByName } from "./load.ts";
import { foldName } from "./name.ts";
import { hasSecret } from "./secrets.ts";
import { compareStatements } from "./similarity.ts";
import { judgeTime } from "./temporal.ts";
import type { Tombstone } from "./tombstones.ts";
import { findTombstone } from "./tombstones.ts";

/** One scope as the gates see it; `records` grows while a batch is judged, so that a batch cannot repeat itself. */
export interface GateScope extends LoadedScope {
  tombstones: Tombstone[];
}

export interface GateContext {
  /** Where records of type `user` live, and where all others do. */
  user: GateScope;
  project: GateScope;
  evidence: Evidence;
  source?: MemorySource;
  /** When it was said: a record's age is that of the observation. */
  saidMs: number;
  validAt?: string;
  /** The user asked for keeping it, in words or at a terminal. */
  isExplicit: boolean;
  nowMs: number;
}

export type Verdict =
  | {
      action: "add" | "update";
      scope: GateScope;
      record: MemoryRecord;
      replaces?: StoredRecord;
      lifts?: Tombstone;
    }
  | {
      action: "refuse";
      reason: string;
      /** The record that says the same already. */
      repeats?: { scope: GateScope; stored: StoredRecord };
    }
  /** Known from the same turn: the inbox and the archive tell of one saying. */
  | { action: "skip" };

/** Long enough for any title and summary; a longer one is a body in the wrong field. */
const MAX_NAME_CHARS = 120;
const MAX_DESCRIPTION_CHARS = 300;
/** About 1,000 tokens: recall prints bodies whole. */
const MAX_BODY_CHARS = 4_000;

/** The reason that `memory check` shows. */
export const SECRET_REFUSED = "secret";

export async function judgeCandidate(candidate: Candidate, context: GateContext): Promise<Verdict> {
  const shapeFault = findShapeFault(candidate);
  if (shapeFault !== undefined) return refuse(shapeFault);
  if (candidate.scope !== "persistent") return refuse("only for the current task");
  if (await hasSecret(`${candidate.name}\n${candidate.description}\n${candidate.body}`))
    return refuse(SECRET_REFUSED);
  const time = judgeTime(candidate, context.nowMs);
  if (!time.holds) return refuse("temporal");
  const evidenceFault = findEvidenceFault(candidate, context.evidence);
  if (evidenceFault !== undefined) return refuse(evidenceFault);
  const buried = findBuried(candidate, context);
  if (buried !== undefined && !isSaidAnew(buried, context)) return refuse("forgotten by the user");
  const verdict = placeCandidate(candidate, context, time.expires);
  const isKept = verdict.action === "add" || verdict.action === "update";
  return buried !== undefined && isKept ? { ...verdict, lifts: buried } : verdict;
}

function refuse(reason: string): Verdict {
  return { action: "refuse", reason };
}

function repeat(scope: GateScope, stored: StoredRecord, { source }: GateContext): Verdict {
  const { record } = stored;
  const isOneSaying = source?.turn !== undefined && record.source?.turn === source.turn;
  if (isOneSaying) return { action: "skip" };
  return { action: "refuse", reason: `duplicate of "${record.name}"`, repeats: { scope, stored } };
}

function findShapeFault({ name, type, scope, description, body }: Candidate): string | undefined {
  if ([name, description, body].some((text) => typeof text !== "string" || text.trim() === ""))
    return "empty field";
  if (!isMemoryType(type)) return "unknown type";
  if (scope !== "persistent" && scope !== "current_task") return "no scope declared";
  if (name.length > MAX_NAME_CHARS || description.length > MAX_DESCRIPTION_CHARS) return "title too long";
  return body.length > MAX_BODY_CHARS ? "body too long" : undefined;
}

function findBuried(candidate: Candidate, { user, project }: GateContext): Tombstone | undefined {
  return findTombstone([...user.tombstones, ...project.tombstones], candidate);
}

/** Forgotten stays forgotten until the user says it again. */
function isSaidAnew(tombstone: Tombstone, { isExplicit, saidMs }: GateContext): boolean {
  return isExplicit && saidMs > Date.parse(tombstone.time);
}

function placeCandidate(candidate: Candidate, context: GateContext, expires: string | undefined): Verdict {
  const home = candidate.type === "user" ? context.user : context.project;
  const scopes = home === context.user ? [context.user, context.project] : [context.project, context.user];
  for (const scope of scopes) {
    if (isEditedOutside(scope, candidate.name)) return refuse("edited from outside, not accepted yet");
    const relation = relate(candidate, scope.records);
    if (relation === undefined) continue;
    if (relation.kind === "same") return repeat(scope, relation.stored, context);
    return updateRecord(candidate, { scope, stored: relation.stored, context, expires });
  }
  return { action: "add", scope: home, record: makeRecord(candidate, context, expires) };
}

type Relation = { kind: "same" | "changed"; stored: StoredRecord };

function relate(candidate: Candidate, records: readonly StoredRecord[]): Relation | undefined {
  const named = findByName(records, candidate.name);
  if (named !== undefined)
    return { kind: isEqualText(candidate, named.record) ? "same" : "changed", stored: named };
  const statement = `${candidate.description}\n${candidate.body}`;
  for (const stored of records) {
    const { description, body } = stored.record;
    if (fold(body) === fold(candidate.body)) return { kind: "same", stored };
    // One description over two bodies: the bodies decide, for a lazy title ("user preference") says nothing.
    if (fold(description) === fold(candidate.description)) {
      const bodies = compareStatements(candidate.body, body);
      if (bodies !== "different") return { kind: bodies, stored };
      continue;
    }
    const likeness = compareStatements(statement, `${description}\n${body}`);
    if (likeness !== "different") return { kind: likeness, stored };
  }
  return undefined;
}

interface UpdateOptions {
  scope: GateScope;
  stored: StoredRecord;
  context: GateContext;
  expires: string | undefined;
}

function updateRecord(candidate: Candidate, { scope, stored, context, expires }: UpdateOptions): Verdict {
  const { record } = stored;
  if (record.isPinned && !context.isExplicit) return refuse(`"${record.name}" is pinned`);
  if (context.saidMs < Date.parse(record.modified)) return refuse(`older than "${record.name}"`);
  const { expires: _old, ...kept } = makeRecord(candidate, context, expires);
  // The name stays, and a record never leaves its scope by a change of type.
  const type = (candidate.type === "user") === (record.type === "user") ? candidate.type : record.type;
  return {
    action: "update",
    scope,
    replaces: stored,
    record: {
      ...kept,
      ...(expires === undefined ? {} : { expires }),
      name: record.name,
      type,
      created: record.created,
      isPinned: record.isPinned,
    },
  };
}

function makeRecord(candidate: Candidate, context: GateContext, expires: string | undefined): MemoryRecord {
  const said = isoTime(context.saidMs);
  return {
    name: candidate.name.replace(/\s+/g, " ").trim(),
    description: candidate.description.replace(/\s+/g, " ").trim(),
    type: candidate.type,
    created: said,
    modified: said,
    ...(context.source === undefined ? {} : { source: context.source }),
    ...(context.validAt === undefined ? {} : { validAt: context.validAt }),
    isPinned: false,
    ...(expires === undefined ? {} : { expires }),
    body: candidate.body.trim(),
  };
}

function isEditedOutside(scope: GateScope, name: string): boolean {
  const key = foldName(name);
  return scope.edits.some(({ file }) => {
    const known = scope.ledger[file];
    return known !== undefined && foldName(known.name) === key;
  });
}

function isEqualText(candidate: Candidate, record: MemoryRecord): boolean {
  return (
    fold(candidate.description) === fold(record.description) && fold(candidate.body) === fold(record.body)
  );
}

/** Punctuation, width, case and spacing do not make a text another one. */
function fold(text: string): string {
  return foldText(text)
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, " ")
    .trim();
}
