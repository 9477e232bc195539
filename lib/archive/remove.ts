/**
 * Takes sessions out of the archive. Invariant: the sessions are whole families (relatives.ts), so no row that stays
 * names one that goes, and what is left is what the archive would hold had they never been read.
 */
import type { Archive } from "./handle.ts";
import { findFamilies } from "./relatives.ts";

/** Rowids of what goes; of this connection only, and empty again at the end. */
const TABLES = ["gone_sessions", "gone_files", "gone_entries", "gone_turns"];

const STEPS = [
  `INSERT INTO temp.gone_files SELECT id FROM files WHERE session IN temp.gone_sessions`,
  `INSERT INTO temp.gone_entries SELECT id FROM entries WHERE file IN temp.gone_files`,
  `INSERT INTO temp.gone_turns SELECT id FROM turns WHERE root IN temp.gone_entries`,
  `DELETE FROM words WHERE rowid IN temp.gone_turns`,
  `DELETE FROM stale WHERE turn IN temp.gone_turns`,
  `DELETE FROM session_turns WHERE turn IN temp.gone_turns`,
  `DELETE FROM turns WHERE id IN temp.gone_turns`,
  `DELETE FROM copies WHERE entry IN temp.gone_entries`,
  `DELETE FROM loose_links WHERE entry IN temp.gone_entries`,
  `DELETE FROM entries WHERE id IN temp.gone_entries`,
  `DELETE FROM damage WHERE file IN temp.gone_files`,
  `DELETE FROM facts WHERE session IN temp.gone_sessions`,
  `DELETE FROM stand_ins WHERE session IN temp.gone_sessions`,
  `DELETE FROM files WHERE id IN temp.gone_files`,
  `DELETE FROM sessions WHERE id IN temp.gone_sessions`,
];

/**
 * Removes the sessions and their families in one transaction, and gives the relatives that went with them: they are to
 * be read in again from their raw copies; `onRelatives` is told of them before anything is deleted. What was deleted is
 * still in the file's free pages: see purge.ts.
 */
export function removeSessions(
  archive: Archive,
  sessions: readonly string[],
  onRelatives: (relatives: readonly string[]) => void = () => undefined,
): string[] {
  // Checked row by row they cost a look through session_turns for every session.
  archive.exec("PRAGMA foreign_keys = OFF");
  try {
    return archive.transaction(() => {
      const family = findFamilies(archive, sessions);
      const meant = new Set(sessions);
      const relatives = [...family].filter((session) => !meant.has(session)).sort();
      onRelatives(relatives);
      if (family.size === 0) return [];
      for (const table of TABLES) {
        archive.exec(`CREATE TEMP TABLE IF NOT EXISTS ${table} (id INTEGER PRIMARY KEY)`);
        archive.exec(`DELETE FROM temp.${table}`);
      }
      const mark = archive.prepare("INSERT INTO temp.gone_sessions SELECT id FROM sessions WHERE key = ?");
      for (const session of family) mark.run(session);
      for (const step of STEPS) archive.exec(step);
      for (const table of TABLES) archive.exec(`DELETE FROM temp.${table}`);
      return relatives;
    });
  } finally {
    archive.exec("PRAGMA foreign_keys = ON");
  }
}
