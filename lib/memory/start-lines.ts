/**
 * What a start block says of memories: index lines, what is pending, and that files were edited from outside. A function
 * of the files alone, so that the same records give the same bytes. Hooks call it: nothing here parses a record.
 */
import type { CatalogueEntry } from "./catalogue.ts";
import { compareEntries, isExpired, openCatalogue } from "./catalogue.ts";
import { readInbox } from "./inbox.ts";
import { countMemoryFiles, isAsAccepted } from "./ledger.ts";
import { fitLines, indexLine, oneLine } from "./memory-index.ts";
import { openView } from "./pending.ts";
import type { MemoryScope } from "./scope.ts";
import { readTeamState } from "./team.ts";

export interface StartScopes {
  project: MemoryScope;
  user: MemoryScope;
  /** The working tree whose team memory counts. */
  workTree: string;
}

/** The whole start block is usually at most 4,000 characters. */
const MAX_INDEX_BYTES = 2_400;
const MAX_INDEX_LINES = 30;
const MAX_PENDING = 5;
const MAX_PENDING_CHARS = 160;

/** Whole lines for the block; empty where there is nothing to tell. */
export function startLines({ project, user, workTree }: StartScopes, nowMs: number): string[] {
  const own = [project, user].map((scope) => checkScope(scope, nowMs));
  const team = readTeamState(project, workTree);
  const teamEntries = team.entries.filter(({ expires }) => !isExpired(expires, nowMs));
  const entries = [...own.flatMap((checked) => checked.entries), ...teamEntries].sort(compareEntries);
  const lines = fitLines(entries.slice(0, MAX_INDEX_LINES).map(indexLine), {
    maxLines: MAX_INDEX_LINES,
    maxBytes: MAX_INDEX_BYTES,
  });
  const left = own.reduce((sum, { count }) => sum + count, teamEntries.length) - lines.length;
  const outside = own.reduce((sum, checked) => sum + checked.outside, 0);
  return [
    ...lines,
    ...(left > 0 ? [`- and ${left} more; a prompt that is about one of them brings it back`] : []),
    ...pendingLines(project),
    ...notice(
      outside,
      ["memory file was", "memory files were"],
      "edited outside logbook and left out: the user can look with `logbook memory check`",
    ),
    ...notice(
      team.untrusted.length,
      ["file", "files"],
      "of team memory in `.claude/logbook-memory` left out until the user runs `logbook trust`",
    ),
  ];
}

/** Statements of the user's that wait for the worker. */
export function pendingLines(project: MemoryScope): string[] {
  const { lines } = readInbox(project);
  return lines
    .filter(({ kind }) => kind === "remember")
    .slice(-MAX_PENDING)
    .map(
      ({ core, time }) =>
        `- said on ${time.slice(0, 10)}, not filed yet: ${oneLine(core, MAX_PENDING_CHARS)}`,
    );
}

interface CheckedScope {
  /** The first ones, as many as a block may show. */
  entries: CatalogueEntry[];
  /** All that are not left out. */
  count: number;
  /** Files that are not, or no longer, what was accepted. */
  outside: number;
}

/**
 * A stat takes some 5 us, and a start has a few ms: so many files are compared here, those that are shown among them.
 * The worker compares all, and a body is compared again when it is recalled.
 */
const MAX_COMPARED = 100;

/** By readdir and stat; only a file whose stamp differs is read and hashed. */
function checkScope(scope: MemoryScope, nowMs: number): CheckedScope {
  const view = openView(scope);
  const files = countMemoryFiles(view);
  const catalogue = openCatalogue(view);
  if (catalogue === undefined) return { entries: [], count: 0, outside: files };
  const compared: CatalogueEntry[] = [];
  for (let position = 0; position < Math.min(catalogue.count, MAX_COMPARED); position++) {
    const entry = catalogue.entryAt(position);
    if (entry !== undefined) compared.push(entry);
  }
  const sound = compared.filter((entry) => isAsAccepted(view, entry.file, entry));
  const changed = compared.length - sound.length;
  // New files and deleted ones show in the number alone, unless they are as many.
  const strangers = Math.max(0, files - catalogue.count);
  return {
    entries: sound.filter(({ expires }) => !isExpired(expires, nowMs)).slice(0, MAX_INDEX_LINES),
    count: catalogue.count - changed,
    outside: changed + strangers,
  };
}

function notice(count: number, [one, many]: readonly [string, string], what: string): string[] {
  return count === 0 ? [] : [`(${count} ${count === 1 ? one : many} ${what}.)`];
}
