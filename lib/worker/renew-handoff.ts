/** Makes a session's hand-over again where it is missing, older than the session's last turn, or made in haste by a hook. */
import { refreshHandoff } from "../capture/handoff.ts";
import { WHOLE_DEPTH } from "../capture/session-notes.ts";
import type { SessionPaths } from "../platform/paths.ts";
import type { Job } from "../platform/queue.ts";
import { findSessionPlace } from "./session-place.ts";
import { resolveTranscript } from "./transcripts.ts";
import type { Workshop } from "./workshop.ts";

export function renewHandoff({ config, env }: Workshop, job: Job, paths: SessionPaths): void {
  if (!config["handoff.enabled"]) return;
  const { session } = job;
  const transcript = resolveTranscript(session, job.transcript_path, env);
  const project = findSessionPlace(paths, job.cwd)?.project.name ?? "";
  refreshHandoff({ session, project, paths, ...(transcript !== undefined && { transcript }) }, WHOLE_DEPTH);
}
