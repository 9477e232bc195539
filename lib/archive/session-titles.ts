/** Titles that the transcripts give their sessions; one that the user chose wins over the client's own. */
import type { Archive } from "./handle.ts";

/** By session key; sessions without a title are absent. */
export function readSessionTitles(archive: Archive): Map<string, string> {
  const rows = archive
    .prepare(
      `SELECT sessions.key AS session, value FROM facts JOIN sessions ON sessions.id = facts.session
       WHERE facts.key IN ('ai-title', 'custom-title') ORDER BY facts.key`,
    )
    .all<{ session: string; value: string }>();
  // "custom-title" sorts behind "ai-title" and replaces it.
  return new Map(rows.map(({ session, value }) => [session, value]));
}
