/** What a format of `logbook export` is: a head, then turn after turn, as text or as records of a line each. */
import type { StreamedTurn } from "./turn-stream.ts";

export interface ExportHead {
  session: string;
  title: string;
  project: string;
  /** Text made fit for people; records are made fit where they are written. */
  clean(text: string): string;
}

export type ExportPart = string | Readonly<Record<string, unknown>>;

export interface ExportFormat {
  head(head: ExportHead): ExportPart;
  /** `number` counts the session's turns from 1. */
  turn(turn: StreamedTurn, number: number, head: ExportHead): ExportPart[];
}
