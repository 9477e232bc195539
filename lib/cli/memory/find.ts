/** One memory by its name, its file or its pointer, in this project, the user's, and the trusted team's. */
import type { MemoryRecord, ScopeKind } from "../../contract/memory.ts";
import { parseRecord } from "../../memory/front-matter.ts";
import { findByName, loadScope } from "../../memory/load.ts";
import { foldName } from "../../memory/name.ts";
import { readTeamFile, readTeamState, teamFolder } from "../../memory/team.ts";
import { LogbookError } from "../../platform/errors.ts";
import { nearestName } from "../nearest.ts";
import type { MemoryPlaces } from "./places.ts";

export interface FoundMemory {
  kind: ScopeKind;
  file: string;
  record: MemoryRecord;
}

/** Throws MEMORY_UNKNOWN with the nearest name. */
export function findMemory(places: MemoryPlaces, wanted: string): FoundMemory {
  const file = `${wanted.replace(/^memory:/, "").replace(/\.md$/, "")}.md`;
  const known: string[] = [];
  for (const scope of places.scopes) {
    const { records } = loadScope(scope);
    const stored = findByName(records, wanted) ?? records.find((one) => one.file === file);
    if (stored !== undefined) return { kind: scope.kind, file: stored.file, record: stored.record };
    known.push(...records.map(({ record }) => record.name));
  }
  const { entries } = readTeamState(places.project, places.workTree);
  const entry = entries.find((one) => foldName(one.name) === foldName(wanted) || one.file === file);
  const bytes = entry === undefined ? undefined : readTeamFile(teamFolder(places.workTree), entry.file);
  if (entry !== undefined && bytes !== undefined) {
    return { kind: "team", file: entry.file, record: parseRecord(bytes.toString("utf8"), entry.file) };
  }
  const near = nearestName(wanted, [...known, ...entries.map(({ name }) => name)]);
  throw new LogbookError("MEMORY_UNKNOWN", `there is no memory "${wanted}"`, {
    hint: near === undefined ? "logbook memory lists them all" : `Did you mean "${near}"?`,
  });
}
