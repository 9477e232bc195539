/**
 * A session's `handoff.md`, for people and the model, and `handoff.json`, the same as data. Both derived: either may be
 * missing or of another version, and is made again. Replaced whole, so that a kill leaves the old one or the new one.
 */
import { readFileIfPresent, readHead, writeFileAtomic } from "../platform/files.ts";
import type { SessionPaths } from "../platform/paths.ts";
import { parseJsonObject } from "../text/parse-json.ts";
import type { Handoff } from "./handoff.ts";
import { renderNotes } from "./render.ts";

/** Goes up when the notes are derived differently: older ones are then made again. */
const VERSION = 1;

export function writeHandoff(paths: SessionPaths, handoff: Handoff): void {
  writeFileAtomic(paths.handoff, renderNotes(handoff, handoff.sections));
  // Last: it is what tells that there is a handoff.
  writeFileAtomic(paths.handoffData, `${JSON.stringify({ v: VERSION, ...handoff })}\n`);
}

export function readHandoff(paths: SessionPaths): Handoff | undefined {
  const bytes = readFileIfPresent(paths.handoffData);
  const value = bytes === undefined ? undefined : parseJsonObject(bytes.toString("utf8"));
  if (value?.["v"] !== VERSION || !isHandoff(value)) return undefined;
  const { v: _v, ...handoff } = value;
  return handoff;
}

/** What it was made of stands within its first fields. */
const HEAD_BYTES = 2_048;

/** How long the log was that the handoff tells of; undefined where there is none. Costs no parsing. */
export function readToldBytes(paths: SessionPaths): number | undefined {
  const head = readHead(paths.handoffData, HEAD_BYTES).toString("utf8");
  const told = /"madeOf":\{"logBytes":(\d+)/.exec(head)?.[1];
  return told === undefined ? undefined : Number(told);
}

const LISTS = ["digest", "pinned", "sections"] as const;

/** Of our own making and replaced whole: beyond this its version tells its shape. */
function isHandoff(value: Record<string, unknown>): value is Record<string, unknown> & Handoff {
  return typeof value["madeOf"] === "object" && LISTS.every((name) => Array.isArray(value[name]));
}
