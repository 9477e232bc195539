/** What hooks and worker swallowed in the last day, and damage in the logs. */
import { readLog } from "../../log/read.ts";
import { type Diagnostic, readDiagnostics } from "../../platform/diagnostics.ts";
import { listDirectory, readHead } from "../../platform/files.ts";
import { sessionPaths } from "../../platform/paths.ts";
import { statIfPresent } from "../../platform/regular-file.ts";
import type { Finding, Machine } from "./finding.ts";

const DAY_MS = 24 * 3_600_000;
/** All that two rotated files can hold. */
const MAX_ENTRIES = 10_000;
/** The newest sessions: reading more would take longer than a person waits. */
const MAX_LOGS = 500;

export function checkDiagnostics({ store, nowMs }: Machine): Finding[] {
  const recent = readDiagnostics(store, MAX_ENTRIES).filter(({ time }) => nowMs - Date.parse(time) < DAY_MS);
  if (recent.length === 0) return [{ level: "ok", subject: "errors", what: "none in the last day" }];
  const kinds = new Map<string, { count: number; last: Diagnostic }>();
  for (const entry of recent) {
    const kind = `${entry.code} in ${entry.event ?? "a hook"}`;
    kinds.set(kind, { count: (kinds.get(kind)?.count ?? 0) + 1, last: entry });
  }
  return [...kinds].map(([kind, { count, last }]) => ({
    level: "warning",
    subject: "errors",
    what: `${count} x ${kind} in the last day, last: ${last.message}`,
    where: last.path ?? store.diagnostics,
  }));
}

export function checkLogs({ store }: Machine): Finding[] {
  const logs = listDirectory(store.sessions)
    .map((name) => ({ session: name, path: sessionPaths(store, name).log }))
    .flatMap(({ session, path }) => {
      const stat = statIfPresent(path);
      return stat === undefined ? [] : [{ session, path, mtimeMs: stat.mtimeMs }];
    })
    .sort((left, right) => right.mtimeMs - left.mtimeMs);
  const findings = logs.slice(0, MAX_LOGS).flatMap(({ session, path }): Finding[] => {
    const { damage } = readLog(path);
    const [first] = damage;
    if (first === undefined) return [];
    return [
      {
        level: "warning",
        subject: "logs",
        what: `${damage.length} lines of session ${session} cannot be read (${first.reason} at byte ${first.byteOffset}, line ${lineAt(path, first.byteOffset)}); the others are`,
        where: path,
      },
    ];
  });
  if (findings.length > 0) return findings;
  const scope = logs.length > MAX_LOGS ? `the newest ${MAX_LOGS} of ${logs.length}` : `${logs.length}`;
  return [{ level: "ok", subject: "logs", what: `${scope} without damage` }];
}

function lineAt(path: string, byteOffset: number): number {
  const before = readHead(path, byteOffset);
  return before.toString("latin1").split("\n").length;
}
