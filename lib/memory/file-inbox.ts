/** Files what Stop put into a project's inbox: wishes through the gates, and requests to forget. */
import type { FilingResult, Proposal, ScopeLocks } from "./file-candidates.ts";
import { fileCandidates } from "./file-candidates.ts";
import { findMeant, forgetRecord } from "./forget.ts";
import type { InboxLine } from "./inbox.ts";
import { compactInbox, markFiled, readInbox } from "./inbox.ts";
import { appendRefusal } from "./refused.ts";
import { candidateOf } from "./statement-candidate.ts";

export interface InboxResult extends FilingResult {
  forgotten: string[];
}

/** The caller holds both scopes' locks. Lines are filed in the order in which they were said. */
export async function fileInbox(
  locks: ScopeLocks,
  options: { nowMs: number; validAt?: string },
): Promise<InboxResult> {
  const { lines, end } = readInbox(locks.project.scope);
  const result: InboxResult = { added: [], updated: [], refused: [], forgotten: [] };
  for (const line of lines) {
    if (line.kind === "forget") {
      const name = forgetMeant(locks, line, options.nowMs);
      if (name !== undefined) result.forgotten.push(name);
      continue;
    }
    const filed = await fileCandidates(locks, [proposalOf(line, options.validAt)], options.nowMs);
    result.added.push(...filed.added);
    result.updated.push(...filed.updated);
    result.refused.push(...filed.refused);
  }
  // Gates make filing a line again harmless, so the mark may move last.
  if (lines.length > 0) markFiled(locks.project.scope, end);
  compactInbox(locks.project.scope, options.nowMs);
  return result;
}

function proposalOf(line: InboxLine, validAt: string | undefined): Proposal {
  return {
    candidate: candidateOf(line),
    evidence: { userTexts: [line.text], assistantTexts: [] },
    source: { session: line.session, turn: line.turn },
    saidMs: Date.parse(line.time),
    ...(validAt === undefined ? {} : { validAt }),
    isExplicit: true,
  };
}

function forgetMeant(locks: ScopeLocks, line: InboxLine, nowMs: number): string | undefined {
  const scopes = [locks.project.scope, locks.user.scope];
  const meant = findMeant(scopes, line.core, nowMs);
  if (meant === undefined) {
    const candidate = { name: line.core, description: line.text };
    const source = { session: line.session, turn: line.turn };
    const reason = "forget: it is not clear which memory is meant";
    appendRefusal(locks.project.scope, { candidate, reason, source }, nowMs);
    return undefined;
  }
  const { lock } = meant.scope === locks.user.scope ? locks.user : locks.project;
  forgetRecord(meant.scope, meant.stored, { lock, nowMs: Date.parse(line.time) });
  return meant.stored.record.name;
}
