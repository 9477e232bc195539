/** What the page of a project is drawn from. Every text in it is clean already. */
import type { TimeSplit } from "../replay/insight/time-split.ts";
import type { Timeline, Totals } from "../replay/shape.ts";

export interface TouchedFile {
  /** As the project sees it. */
  path: string;
  edits: number;
}

export interface ProjectSession {
  session: string;
  title: string;
  state: Timeline["state"];
  startMs: number;
  endMs: number;
  model?: string;
  totals: Totals;
  time: TimeSplit;
  /** How much went astray, as far as the log alone tells. */
  findings: number;
  /** Edited, most often first. */
  files: TouchedFile[];
  /** Of its replay, from where this page lies; without one the session's id opens it. */
  href?: string;
}

export interface ProjectData {
  v: 1;
  project: string;
  root?: string;
  totals: Totals;
  time: TimeSplit;
  /** Newest first. */
  sessions: ProjectSession[];
  notes: string[];
}
