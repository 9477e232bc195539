/**
 * What a replay page is drawn from, version 1: a timeline with its texts, cleaned, cut to a bound and ready to show.
 * Node writes it, the browser reads it. Times are milliseconds since the epoch; what is not known is absent.
 */
import type { Finding } from "../replay/finding.ts";
import type { TimeSplit } from "../replay/insight/time-split.ts";
import type {
  AgentStep,
  CallOutcome,
  Mark,
  Timeline,
  TimelineTurn,
  Totals,
  TurnState,
} from "../replay/shape.ts";

/** A text of which `chars` characters are left out after the first `at`. */
export interface PageText {
  text: string;
  cut?: { at: number; chars: number };
}

export interface PageField {
  name: string;
  value: PageText;
}

export interface PageEdit {
  before: PageText;
  after: PageText;
}

export interface PageCall {
  kind: "tool";
  /** As findings and deep links name the step. */
  key: string;
  tool: string;
  target?: string;
  /** The file it read or changed, from the session's folder on. */
  file?: string;
  /** For `logbook show`. */
  id?: string;
  startMs: number;
  offsetMs: number;
  durationMs?: number;
  inputBytes?: number;
  outputBytes?: number;
  outcome: CallOutcome;
  error?: PageText;
  denial?: string;
  fields?: PageField[];
  edits?: PageEdit[];
  output?: PageText;
  agents: PageAgent[];
}

export interface PageAgent {
  kind: "agent";
  key: string;
  name: string;
  startMs: number;
  offsetMs: number;
  durationMs: number;
  state: AgentStep["state"];
  steps: PageStep[];
}

export interface PageSpeech {
  kind: "prompt" | "answer";
  key: string;
  text: PageText;
  startMs: number;
  offsetMs: number;
}

/** A compaction, or the failure of a turn. */
export interface PageEvent {
  kind: "compaction" | "failure";
  key: string;
  text: string;
  startMs: number;
  offsetMs: number;
  durationMs?: number;
}

export type PageStep = PageCall | PageAgent | PageSpeech | PageEvent;

export interface PageTurn {
  kind: "turn";
  number: number;
  /** For `logbook show`. */
  id?: string;
  prompt?: PageText;
  isNotification: boolean;
  startMs: number;
  endMs: number;
  outcome: TurnState;
  totals: Totals;
  usage?: NonNullable<TimelineTurn["usage"]>;
  steps: PageStep[];
}

export type PageMark = Mark;

export interface PageData {
  v: 1;
  session: string;
  title: string;
  project?: string;
  cwd?: string;
  model?: string;
  client?: string;
  state: Timeline["state"];
  startMs: number;
  endMs: number;
  totals: Totals;
  time: TimeSplit;
  usage?: NonNullable<TimelineTurn["usage"]>;
  /** `log`: no archive was there to take answers, inputs and outputs from; `some`: not for every turn. */
  texts: "all" | "some" | "log";
  /** What the reader should know about this page: damage of the log, how to get missing texts. */
  notes: string[];
  items: (PageTurn | PageMark)[];
  findings: Finding[];
}
