/**
 * Copies what a session's transcripts hold and the store lacks: the conversation, its subagents, spilled outputs.
 * Each source stands for itself: one that cannot be read does not keep the others from being copied.
 */
import type { Clock } from "../platform/clock.ts";
import { LogbookError } from "../platform/errors.ts";
import type { SessionPaths } from "../platform/paths.ts";
import { copyNewBytes } from "../raw/flush.ts";
import { MAIN_STREAM } from "../raw/segment.ts";
import { copySpilled } from "../raw/spill.ts";
import type { Guard } from "./guard.ts";
import { type AgentFile, findAgents, toolResultsFolder } from "./transcripts.ts";

export interface CopySessionRequest {
  paths: SessionPaths;
  transcript: string;
  /** Subagents that a hook named; those beside the transcript are found anyway. */
  agents?: readonly AgentFile[];
  clock: Clock;
  guard: Pick<Guard, "breathe">;
  /** "full", the default, returns only when the bytes would survive a power cut. */
  sync?: "none" | "full";
  /** Told what could not be read. */
  onProblem(error: LogbookError): void;
  /** Told of bytes as they are copied. */
  onBytes?(bytes: number): void;
}

/** One copy between two breaths: some tenths of a second. */
const STEP_BYTES = 64 * 1024 * 1024;

export async function copySession(request: CopySessionRequest): Promise<void> {
  const { paths, transcript, sync = "full" } = request;
  await copyStream(request, { id: MAIN_STREAM, path: transcript });
  for (const agent of uniqueAgents(request)) await copyStream(request, agent);
  const spilled = copySpilled({ rawDir: paths.raw, folder: toolResultsFolder(transcript), sync });
  request.onBytes?.(spilled.bytes);
  for (const failure of spilled.failures) request.onProblem(failure);
}

/** Those found beside the transcript first: a hook's path may be from before a move. */
function uniqueAgents({ transcript, agents = [] }: CopySessionRequest): AgentFile[] {
  const byId = new Map([...agents, ...findAgents(transcript)].map((agent) => [agent.id, agent]));
  return [...byId.values()];
}

async function copyStream(request: CopySessionRequest, file: AgentFile): Promise<void> {
  const { paths, clock, guard, sync = "full", onProblem, onBytes } = request;
  try {
    for (;;) {
      await guard.breathe();
      const { start, end, isBehind } = copyNewBytes({
        rawDir: paths.raw,
        stream: file.id,
        source: file.path,
        clock,
        maxBytes: STEP_BYTES,
        sync,
      });
      onBytes?.(end - start);
      if (!isBehind || end === start) return;
    }
  } catch (error) {
    const isSource = error instanceof LogbookError && SOURCE_CODES.has(error.code);
    if (!isSource) throw error;
    // Helper agents announce a transcript that they never write.
    if (error.code === "TRANSCRIPT_MISSING" && file.id !== MAIN_STREAM) return;
    onProblem(error);
  }
}

const SOURCE_CODES: ReadonlySet<string> = new Set(["TRANSCRIPT_MISSING", "TRANSCRIPT_UNREADABLE"]);
