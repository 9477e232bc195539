/** The shapes that transcript hands to archive, worker and cli. Times are milliseconds since the epoch, 0 where unknown. */

/** Who spoke the prompt. Only `human` is user speech; the others start a turn but are never quoted as the user. */
export type TurnKind = "human" | "command" | "notification" | "agent";

export type TurnOutcome = "open" | "answered" | "interrupted" | "error";

export interface TokenUsage {
  input: number;
  output: number;
  cacheRead: number;
  cacheWrite: number;
}

/** One text-bearing piece of an entry, in the entry's own order. */
export type Part =
  | { kind: "prompt"; text: string }
  | { kind: "answer"; text: string }
  | { kind: "tool_use"; toolUseId: string; tool: string; input: string }
  | {
      kind: "tool_result";
      toolUseId: string;
      output: string;
      isError: boolean;
      /** `toolDenialKind` of the client, or "cancelled" for a stand-in result of a fork or an interrupt. */
      denial?: string;
      /** File name under the session's `tool-results/` where the client put the whole output. */
      spilledFile?: string;
    };

/**
 * A conversation entry, normalised. `link` entries carry no text of their own (attachments, system notes, thinking)
 * but stand in the parent chain.
 */
export interface Entry {
  uuid: string;
  /** parentUuid, or logicalParentUuid at a compact boundary; null at a root. */
  parent: string | null;
  /** Parents that other copies of the entry name (a fork re-hangs what a compaction kept); sorted, never empty. */
  otherParents?: string[];
  timeMs: number;
  role: "prompt" | "assistant" | "result" | "interrupt" | "boundary" | "summary" | "link";
  /** Set when role is `prompt`. */
  turnKind?: TurnKind;
  /** Empty where copies disagree: a fork gives its own prompt's id to every entry it copies. */
  promptId?: string;
  agentId?: string;
  messageId?: string;
  model?: string;
  usage?: TokenUsage;
  /**
   * True on an assistant entry that ends its message (stop_reason end_turn, stop_sequence, max_tokens, refusal), and on a
   * link that ends a turn: the client's own mark of a finished turn, the output of a local command.
   */
  isFinal?: boolean;
  /** True on a prompt typed while a turn was running: the work went on under it, nobody was interrupted. */
  isQueued?: boolean;
  /** True on the client's own API-error filler. */
  isError?: boolean;
  /** True on what a fork of a running session synthesised; loses to the real entry with the same key. */
  isStandIn?: boolean;
  /** True when the line was over 8 MiB and its long strings were read by head and tail only. */
  isCut?: boolean;
  cwd?: string;
  branch?: string;
  client?: string;
  parts: Part[];
}

/** Facts about a session that transcripts state outside the conversation; the last one in file order wins. */
export interface SessionFact {
  key: "ai-title" | "custom-title";
  value: string;
}

/** A place in a transcript that could not be read. Offsets are bytes from the start of the generation. */
export interface Damage {
  byteOffset: number;
  bytes: number;
  reason: "torn" | "welded" | "nul" | "not-json" | "not-object" | "huge";
}

export interface ToolCall {
  toolUseId: string;
  tool: string;
  input: string;
  output: string | null;
  isError: boolean;
  denial?: string;
  spilledFile?: string;
  startMs: number;
  endMs: number;
}

/** A turn assembled from its entries: what `show` prints and the archive indexes. */
export interface Turn {
  /** uuid of the prompt entry. */
  id: string;
  kind: TurnKind;
  /** Absent also where copies of the prompt disagree. */
  promptId?: string;
  agentId?: string;
  prompt: string;
  /** Assistant texts and tool calls in the order they happened. */
  steps: ({ kind: "answer"; text: string; timeMs: number } | ({ kind: "tool" } & ToolCall))[];
  startMs: number;
  endMs: number;
  models: string[];
  usage: TokenUsage;
  cwd?: string;
  branch?: string;
  outcome: TurnOutcome;
  /** True when text is missing from the middle of a part, because its line was over 8 MiB. */
  isCut?: boolean;
  /** Compactions that happened while this turn was the newest: uuid and time of each summary. */
  compactions?: { id: string; timeMs: number }[];
}
