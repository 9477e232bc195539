/** The shapes of a timeline: what every view (terminal, JSON, page) draws. Times are milliseconds since the epoch. */

export type CallOutcome = "ok" | "failed" | "refused" | "cancelled";

export interface ToolStep {
  kind: "tool";
  toolUseId?: string;
  tool: string;
  target?: string;
  /** Of the whole input: equal for equal calls. */
  hash?: string;
  startMs: number;
  /** From the start of the turn. */
  offsetMs: number;
  durationMs?: number;
  inputBytes?: number;
  outputBytes?: number;
  outcome: CallOutcome;
  error?: string;
  /** Why a refused or cancelled call has no result. */
  denial?: string;
  /** Texts of the archive, where it was joined. */
  input?: string;
  output?: string;
  /** Subagents this call spawned. */
  agents: AgentStep[];
}

export interface AgentStep {
  kind: "agent";
  agentId: string;
  agentType?: string;
  startMs: number;
  offsetMs: number;
  durationMs: number;
  state: "done" | "open" | "interrupted";
  steps: Step[];
}

/** A prompt typed while the turn ran. */
export interface PromptStep {
  kind: "prompt";
  text: string;
  startMs: number;
  offsetMs: number;
}

/** What the model said; only there when the archive was joined. */
export interface AnswerStep {
  kind: "answer";
  text: string;
  startMs: number;
  offsetMs: number;
}

export interface CompactionStep {
  kind: "compaction";
  trigger?: string;
  startMs: number;
  offsetMs: number;
  durationMs?: number;
}

export interface FailureStep {
  kind: "failure";
  error: string;
  startMs: number;
  offsetMs: number;
}

export type Step = ToolStep | AgentStep | PromptStep | AnswerStep | CompactionStep | FailureStep;

export type TurnState = "answered" | "interrupted" | "error" | "open";

export interface TimelineTurn {
  kind: "turn";
  number: number;
  promptId?: string;
  /** uuid of the prompt entry, where the transcript told of it or the archive was joined. */
  turnId?: string;
  prompt?: string;
  /** True when the client, not the user, spoke: a background task reporting back. */
  isNotification: boolean;
  startMs: number;
  endMs: number;
  outcome: TurnState;
  steps: Step[];
  totals: Totals;
  usage?: { input: number; output: number; cacheRead: number; cacheWrite: number };
}

/** What happens to the session between its turns. */
export interface Mark {
  kind: "mark";
  mark: "start" | "end" | "compaction";
  startMs: number;
  durationMs?: number;
  /** SessionStart's source, SessionEnd's reason, the compaction's trigger. */
  detail?: string;
  model?: string;
}

export interface Timeline {
  session: string;
  /** `ended` and `open` as the log tells; `silent` when it just stops. */
  state: "ended" | "open" | "silent";
  startMs: number;
  endMs: number;
  cwd?: string;
  model?: string;
  client?: string;
  /** Turns and marks by time. */
  items: (TimelineTurn | Mark)[];
  totals: Totals;
}

export interface Totals {
  turns: number;
  prompts: number;
  calls: number;
  failed: number;
  refused: number;
  cancelled: number;
  agents: number;
  compactions: number;
  /** Sum over calls; parallel calls count each. */
  toolMs: number;
  inputBytes: number;
  outputBytes: number;
}
