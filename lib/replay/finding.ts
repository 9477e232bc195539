/** What insight names: something in a session that went astray, with the steps that show it. */

export type FindingKind =
  | "repeated-call"
  | "failing-streak"
  | "reread-file"
  | "undone-edit"
  | "long-wait"
  | "heavy-turn";

export interface Finding {
  kind: FindingKind;
  /** One line without a full stop: what happened, with counts ("`npm test` failed 4 times in a row"). */
  title: string;
  /** What ended it, or what it cost; may be empty. */
  detail: string;
  /** The turn it began in, counted from 1 as the timeline counts. */
  turn: number;
  /** Names of its steps in order, as `stepKey` gives them. */
  steps: readonly string[];
}
