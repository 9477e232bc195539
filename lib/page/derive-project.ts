/** The data of a project's page, from the timelines of its sessions as their logs tell them. */
import { deriveFindings } from "../replay/insight/derive.ts";
import { isFileTool } from "../replay/insight/effect.ts";
import { addSplits, deriveTimeSplit, emptySplit } from "../replay/insight/time-split.ts";
import type { Timeline } from "../replay/shape.ts";
import { addTotals, emptyTotals, listCalls } from "../replay/totals.ts";
import { withhold } from "../text/withhold.ts";
import type { ProjectData, ProjectSession, TouchedFile } from "./project-shape.ts";

export interface SessionFacts {
  timeline: Timeline;
  title?: string;
  href?: string;
}

export interface ProjectFacts {
  project: string;
  root?: string;
  notes?: readonly string[];
}

/** Longer titles are pasted prompts. */
const TITLE_CHARS = 300;

export function deriveProject(sessions: readonly SessionFacts[], facts: ProjectFacts): ProjectData {
  const drawn = sessions
    .filter(({ timeline }) => timeline.items.length > 0)
    .map((session) => deriveSession(session, facts.root))
    .sort((a, b) => b.startMs - a.startMs || (a.session < b.session ? -1 : 1));
  return {
    v: 1,
    project: withhold(facts.project),
    ...(facts.root !== undefined && { root: withhold(facts.root) }),
    totals: drawn.map(({ totals }) => totals).reduce(addTotals, emptyTotals()),
    time: drawn.map(({ time }) => time).reduce(addSplits, emptySplit()),
    sessions: drawn,
    notes: (facts.notes ?? []).map(withhold),
  };
}

function deriveSession({ timeline, title, href }: SessionFacts, root: string | undefined): ProjectSession {
  const { session, state, startMs, endMs, model, totals } = timeline;
  const shown = withhold(title ?? "")
    .trim()
    .replace(/\s+/g, " ")
    .slice(0, TITLE_CHARS);
  return {
    ...{ session, state, startMs, endMs, totals },
    title: shown === "" ? "(no prompt recorded)" : shown,
    ...(model !== undefined && { model: withhold(model) }),
    time: deriveTimeSplit(timeline),
    findings: deriveFindings(timeline).length,
    files: touchedFiles(timeline, root),
    ...(href !== undefined && { href }),
  };
}

function touchedFiles({ items, cwd }: Timeline, root: string | undefined): TouchedFile[] {
  const edits = new Map<string, number>();
  for (const item of items) {
    if (item.kind !== "turn") continue;
    for (const { tool, target, outcome } of listCalls(item.steps)) {
      if (target === undefined || outcome !== "ok" || !isFileTool(tool)) continue;
      const path = withhold(shortPath(target, [root, cwd]));
      edits.set(path, (edits.get(path) ?? 0) + 1);
    }
  }
  return [...edits]
    .map(([path, count]) => ({ path, edits: count }))
    .sort((a, b) => b.edits - a.edits || (a.path < b.path ? -1 : 1));
}

function shortPath(path: string, folders: readonly (string | undefined)[]): string {
  const inside = folders.find((folder) => folder !== undefined && path.startsWith(`${folder}/`));
  return inside === undefined ? path : path.slice(inside.length + 1);
}
