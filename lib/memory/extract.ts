/**
 * Extraction from one session's archived turns: by rules always, by a model where there is one. Claimed per session,
 * filed through the gates, and the watermark moves only with the finish. What fails leaves the rules' part done.
 */
import { LogbookError } from "../platform/errors.ts";
import type { Lock } from "../platform/lock.ts";
import type { ExtractionTurn } from "./extraction-input.ts";
import type { FilingResult, Proposal } from "./file-candidates.ts";
import { fileCandidates } from "./file-candidates.ts";
import { loadScope } from "./load.ts";
import type { MemoryModel, Proposals } from "./propose.ts";
import { proposeMemories } from "./propose.ts";
import { findStatements } from "./rules.ts";
import type { MemoryScope } from "./scope.ts";
import type { FinishedWork, SessionState } from "./session-claim.ts";
import { assertOwner, claimSession, finishSession, readSessionState } from "./session-claim.ts";
import { candidateOf } from "./statement-candidate.ts";
import { countUsage, findCitations } from "./usage.ts";
import { withScopeLock } from "./write.ts";

export interface ExtractionJob {
  project: MemoryScope;
  user: MemoryScope;
  session: string;
  /** All turns of the session, by start. */
  turns: readonly ExtractionTurn[];
  /** Names that the session was shown. */
  shownNames: readonly string[];
  /** Absent where extraction is by rules alone, or the user has not agreed to more. */
  model?: MemoryModel;
  /** The commit that is checked out now; it tells of what was said just now. */
  validAt?: string;
  clock: () => number;
  /** How long to wait for a scope that somebody else works on. */
  lockWaitMs?: number;
}

export type ExtractionOutcome =
  | { outcome: "up to date" | "running" | "back-off" | "exhausted" }
  | { outcome: "done" | "failed" | "waiting"; filed: FilingResult; message?: string };

/** Extraction is due with this many unread turns, or one this old, or at the session's end. */
const DUE_TURNS = 4;
const DUE_AGE_MS = 10 * 60_000;
/** Older turns are read by rules only, so that a backlog costs a bounded sum. */
const MODEL_DAYS = 10;
const DAY_MS = 86_400_000;
const VALID_AT_MS = 3_600_000;

export function isExtractionDue(
  { project, session, turns, clock }: Pick<ExtractionJob, "project" | "session" | "turns" | "clock">,
  isEnded: boolean,
): boolean {
  const unread = unreadTurns(turns, readSessionState(project, session));
  const oldest = unread[0];
  if (oldest === undefined) return false;
  return isEnded || unread.length >= DUE_TURNS || clock() - oldest.startMs >= DUE_AGE_MS;
}

export async function extractSession(job: ExtractionJob): Promise<ExtractionOutcome> {
  const { project, session, clock } = job;
  const newestMs = closedTurns(job.turns).at(-1)?.startMs ?? 0;
  const claim = await withScopeLock(
    project,
    () => claimSession(project, session, { newestMs, nowMs: clock() }),
    job.lockWaitMs,
  );
  if (claim.outcome !== "claimed") return { outcome: claim.outcome };
  const unread = unreadTurns(job.turns, claim.state);
  const proposed = await propose(job, unread);
  const work = workOf(job, { state: claim.state, unread, proposed });
  const filed = await fileUnderLocks(job, claim.owner, {
    proposals: [...unread.flatMap((turn) => proposeByRules(turn, job)), ...proposed.proposals].map(
      (proposal) => dated(proposal, job),
    ),
    // A turn that is tried again is counted once, when it is done.
    answered: unread.filter(({ id }) => proposed.done.includes(id)),
    work,
  });
  return {
    outcome: outcomeOf(proposed),
    filed,
    ...(proposed.fault === undefined ? {} : { message: proposed.fault.message }),
  };
}

/** Turns before the first one that still runs: what comes after it waits, so that the watermark stays a mark. */
function closedTurns(turns: readonly ExtractionTurn[]): ExtractionTurn[] {
  const firstOpen = turns.findIndex(({ isOpen }) => isOpen);
  return turns.slice(0, firstOpen === -1 ? turns.length : firstOpen);
}

function unreadTurns(turns: readonly ExtractionTurn[], state: SessionState): ExtractionTurn[] {
  const done = new Set(state.done);
  return closedTurns(turns).filter(({ id, startMs }) => startMs > state.watermarkMs && !done.has(id));
}

async function propose(job: ExtractionJob, unread: readonly ExtractionTurn[]): Promise<Proposals> {
  const all = unread.map(({ id }) => id);
  if (job.model === undefined) return { proposals: [], done: all };
  const oldest = job.clock() - MODEL_DAYS * DAY_MS;
  const recent = unread.filter(({ startMs }) => startMs >= oldest);
  const known = [job.project, job.user].flatMap((scope) =>
    loadScope(scope).records.map(({ record }) => record),
  );
  const proposed = await proposeMemories(job.model, job.session, { turns: recent, known });
  const past = unread.filter(({ startMs }) => startMs < oldest).map(({ id }) => id);
  return { ...proposed, done: [...past, ...proposed.done] };
}

function proposeByRules(turn: ExtractionTurn, job: ExtractionJob): Proposal[] {
  return findStatements(turn.userText)
    .filter(({ kind }) => kind === "remember")
    .map((statement) => ({
      candidate: candidateOf(statement),
      evidence: { userTexts: [turn.userText], assistantTexts: [] },
      source: { session: job.session, turn: turn.id },
      saidMs: turn.startMs,
      isExplicit: true,
    }));
}

/** What was said lately was said of the commit that is checked out; of older sayings nobody knows. */
function dated(proposal: Proposal, { validAt, clock }: ExtractionJob): Proposal {
  const isRecent = clock() - proposal.saidMs < VALID_AT_MS;
  return validAt === undefined || !isRecent ? proposal : { ...proposal, validAt };
}

interface Finished {
  proposals: Proposal[];
  answered: readonly ExtractionTurn[];
  work: FinishedWork;
}

async function fileUnderLocks(job: ExtractionJob, owner: string, finished: Finished): Promise<FilingResult> {
  const { project, user, session, clock } = job;
  const finish = async (projectLock: Lock, userLock: Lock): Promise<FilingResult> => {
    // Somebody may have taken over while the model was thinking: then nothing of ours is written.
    assertOwner(project, session, owner);
    const locks = { project: { scope: project, lock: projectLock }, user: { scope: user, lock: userLock } };
    const filed = await fileCandidates(locks, finished.proposals, clock());
    countUsage(project, findCitations(answersOf(finished.answered), job.shownNames));
    if (!projectLock.isHeld()) {
      throw new LogbookError("LOCK_LOST", `finish extraction of ${session}: the lock was taken over`);
    }
    finishSession(project, session, { owner, work: finished.work, nowMs: clock() });
    return filed;
  };
  return withScopeLock(
    project,
    (projectLock) => withScopeLock(user, (userLock) => finish(projectLock, userLock), job.lockWaitMs),
    job.lockWaitMs,
  );
}

function workOf(
  job: ExtractionJob,
  {
    state,
    unread,
    proposed,
  }: { state: SessionState; unread: readonly ExtractionTurn[]; proposed: Proposals },
): FinishedWork {
  const done = new Set([...state.done, ...proposed.done]);
  let watermarkMs = state.watermarkMs;
  for (const turn of closedTurns(job.turns)) {
    if (turn.startMs > state.watermarkMs && !done.has(turn.id)) break;
    watermarkMs = Math.max(watermarkMs, turn.startMs);
  }
  const above = unread.filter(({ id, startMs }) => startMs > watermarkMs && done.has(id)).map(({ id }) => id);
  const stillAbove = job.turns.filter(({ id, startMs }) => state.done.includes(id) && startMs > watermarkMs);
  return {
    watermarkMs,
    done: [...new Set([...above, ...stillAbove.map(({ id }) => id)])],
    outcome: proposed.fault === undefined ? "done" : `${outcomeOf(proposed)}: ${proposed.fault.message}`,
    isFailure: proposed.fault !== undefined && !proposed.fault.isLimit,
  };
}

function outcomeOf({ fault }: Proposals): "done" | "failed" | "waiting" {
  if (fault === undefined) return "done";
  return fault.isLimit ? "waiting" : "failed";
}

function answersOf(turns: readonly ExtractionTurn[]): { text: string; timeMs: number }[] {
  return turns.map(({ assistantTexts, startMs }) => ({ text: assistantTexts.join("\n"), timeMs: startMs }));
}
