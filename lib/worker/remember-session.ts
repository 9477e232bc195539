/**
 * Memories from one session's archived turns: what waits in the inbox is filed, then the turns are read. A session with
 * too little to read yet leaves a mark, so that a later run looks again.
 */
import { join } from "node:path";
import { listTurns, readTurnText } from "../archive/browse.ts";
import type { Archive } from "../archive/handle.ts";
import { glanceTail } from "../log/glance.ts";
import type { ExtractionJob, ExtractionOutcome } from "../memory/extract.ts";
import { extractSession, isExtractionDue } from "../memory/extract.ts";
import type { ExtractionTurn } from "../memory/extraction-input.ts";
import { fileInbox } from "../memory/file-inbox.ts";
import type { MemoryScope } from "../memory/scope.ts";
import { projectScope, userScope } from "../memory/scope.ts";
import { readSessionState } from "../memory/session-claim.ts";
import { readShownNames } from "../memory/usage.ts";
import { rebuildDerived, withScopeLock } from "../memory/write.ts";
import { createFileOnce, listDirectory, readFileIfPresent } from "../platform/files.ts";
import { readHeadCommit } from "../platform/head-commit.ts";
import type { SessionPaths } from "../platform/paths.ts";
import { safeName, sessionPaths } from "../platform/paths.ts";
import { removeFile } from "../platform/remove.ts";
import type { Guard } from "./guard.ts";
import { createMemoryModel } from "./memory-model.ts";
import type { SessionPlace } from "./session-place.ts";
import { findSessionPlace } from "./session-place.ts";
import type { Workshop } from "./workshop.ts";

/** A command at a terminal holds a scope for some milliseconds; what holds it longer is worth a later run. */
const LOCK_WAIT_MS = 3_000;
/** The last records of a session tell whether it ended. */
const LOG_TAIL_BYTES = 16 * 1024;

export async function rememberSession(
  shop: Workshop,
  { session, cwd, guard }: { session: string; cwd?: string | undefined; guard: Guard },
): Promise<void> {
  if (shop.config["extraction.provider"] === "off") return;
  const paths = sessionPaths(shop.store, session);
  const place = findSessionPlace(paths, cwd);
  if (place === undefined) return;
  const scopes: Scopes = { project: projectScope(shop.store, place.project.id), user: userScope(shop.store) };
  await fileWaiting(shop, scopes, place);
  guard.assertHeld();
  const job = makeJob(shop, { session, scopes, place, paths });
  const mark = waitingMark(scopes.project, session);
  if (isExtractionDue(job, hasEnded(paths))) {
    const outcome = await extractSession(job);
    shop.recorder.log(`memory of ${session}: ${describeOutcome(outcome)}`);
  }
  const isRead = readSessionState(scopes.project, session).watermarkMs >= (job.turns.at(-1)?.startMs ?? 0);
  if (isRead) removeFile(mark);
  else createFileOnce(mark, session);
}

/** Sessions of this project that had too little to read when they were last looked at. */
export function listWaitingSessions(project: MemoryScope): string[] {
  const folder = join(project.state, "waiting");
  const texts = listDirectory(folder).map((name) => readFileIfPresent(join(folder, name))?.toString("utf8"));
  return texts.flatMap((session) => (session ? [session] : []));
}

export function dropWaiting(project: MemoryScope, session: string): void {
  removeFile(waitingMark(project, session));
}

interface Scopes {
  project: MemoryScope;
  user: MemoryScope;
}

async function fileWaiting(shop: Workshop, { project, user }: Scopes, place: SessionPlace): Promise<void> {
  const { clock, recorder } = shop;
  const validAt = readHeadCommit(place.cwd);
  await withScopeLock(
    project,
    (projectLock) =>
      withScopeLock(
        user,
        async (userLock) => {
          const locks = {
            project: { scope: project, lock: projectLock },
            user: { scope: user, lock: userLock },
          };
          const filed = await fileInbox(locks, { nowMs: clock(), ...(validAt !== undefined && { validAt }) });
          const { added, updated, refused, forgotten } = filed;
          const count = added.length + updated.length + refused.length + forgotten.length;
          if (count > 0)
            recorder.log(`inbox of ${place.project.id}: ${count} filed, ${refused.length} of them refused`);
          rebuildDerived(project, projectLock);
          rebuildDerived(user, userLock);
        },
        LOCK_WAIT_MS,
      ),
    LOCK_WAIT_MS,
  );
}

function makeJob(
  shop: Workshop,
  {
    session,
    scopes,
    place,
    paths,
  }: { session: string; scopes: Scopes; place: SessionPlace; paths: SessionPaths },
): ExtractionJob {
  const { project } = scopes;
  const model = createMemoryModel(shop, project);
  const validAt = readHeadCommit(place.cwd);
  return {
    ...scopes,
    session,
    turns: readTurns(shop.openArchive(), session, readSessionState(project, session).watermarkMs),
    shownNames: readShownNames(paths.shown),
    ...(model !== undefined && { model }),
    ...(validAt !== undefined && { validAt }),
    clock: shop.clock,
    lockWaitMs: LOCK_WAIT_MS,
  };
}

/** All turns of the main conversation; the text only of those that are not read yet. */
function readTurns(archive: Archive, session: string, watermarkMs: number): ExtractionTurn[] {
  return listTurns(archive, session)
    .filter(({ agentId, isAbandoned }) => agentId === undefined && !isAbandoned)
    .map(({ turn: id, startMs, outcome, kind }) => {
      const isOpen = outcome === "open";
      if (startMs <= watermarkMs || isOpen) return { id, startMs, isOpen, userText: "", assistantTexts: [] };
      const { turn } = readTurnText(archive, id);
      const assistantTexts = turn.steps.flatMap((step) => (step.kind === "answer" ? [step.text] : []));
      return { id, startMs, isOpen, userText: kind === "human" ? turn.prompt : "", assistantTexts };
    });
}

function hasEnded({ log }: SessionPaths): boolean {
  const { records } = glanceTail(log, LOG_TAIL_BYTES);
  const last = records.findLast(({ event }) => event.startsWith("Session") || event === "UserPromptSubmit");
  return last?.event === "SessionEnd";
}

function describeOutcome(outcome: ExtractionOutcome): string {
  if (!("filed" in outcome)) return outcome.outcome;
  const { added, updated, refused } = outcome.filed;
  const counts = `${added.length} added, ${updated.length} updated, ${refused.length} refused`;
  return `${outcome.outcome}: ${counts}${outcome.message === undefined ? "" : ` (${outcome.message})`}`;
}

function waitingMark(project: MemoryScope, session: string): string {
  return join(project.state, "waiting", safeName(session));
}
