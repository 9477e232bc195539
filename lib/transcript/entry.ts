/**
 * Normalises one transcript line into entries, session facts and damage.
 * Invariant: nothing throws, whatever the line holds; what cannot be read is counted with its byte offset.
 */
import type { Damage, Entry, SessionFact } from "../contract/turn.ts";
import { readAssistantEntry } from "./assistant-entry.ts";
import { cleanText } from "./clean.ts";
import { type Fields, isFields, SIDECHAIN_AGENT, stringOf, timeOf } from "./field.ts";
import type { Line } from "./lines.ts";
import { salvage } from "./salvage.ts";
import { skimLine } from "./skim.ts";
import { readLocalCommand, readQueuedCommand, readUserEntry } from "./user-entry.ts";

export interface ParsedLine {
  readonly entries: readonly Entry[];
  readonly facts: readonly SessionFact[];
  readonly damage: readonly Damage[];
  /** False for a last line that is still being written: read it again once it has grown. */
  readonly isConsumed: boolean;
}

const NOTHING: ParsedLine = { entries: [], facts: [], damage: [], isConsumed: true };
const UNFINISHED: ParsedLine = { ...NOTHING, isConsumed: false };

export function parseLine(line: Line): ParsedLine {
  if (line.bytes.length === 0) return NOTHING;
  const skimmed = skimLine(line.bytes);
  if (skimmed === "noise") return NOTHING;
  if (skimmed !== undefined) return { ...NOTHING, entries: [skimmed] };
  const value = mayBeJson(line.bytes) ? parseJson(line.bytes.toString("utf8")) : undefined;
  if (isFields(value)) return readObject(value, line);
  if (!line.isTerminated) return UNFINISHED;
  return value === undefined ? readBroken(line) : { ...NOTHING, damage: [damageOf(line, "not-object")] };
}

function readBroken(line: Line): ParsedLine {
  const { objects, damage } = salvage(line.bytes);
  const read = objects.map((object) => readObject(object, line));
  const places = damage.map((place) => ({ ...place, byteOffset: line.byteOffset + place.byteOffset }));
  return {
    entries: read.flatMap(({ entries }) => entries),
    facts: read.flatMap(({ facts }) => facts),
    damage: [...places, ...read.flatMap((parsed) => parsed.damage)],
    isConsumed: true,
  };
}

function readObject(object: Fields, line: Line): ParsedLine {
  try {
    const entry = entryOf(object);
    if (entry !== undefined && line.isShortened) entry.isCut = true;
    if (entry !== undefined) return { ...NOTHING, entries: [entry] };
    const fact = factOf(object);
    return fact === undefined ? NOTHING : { ...NOTHING, facts: [fact] };
  } catch (error) {
    // JSON nested so deep that it cannot be written back.
    if (!(error instanceof RangeError)) throw error;
    return { ...NOTHING, damage: [damageOf(line, "not-json")] };
  }
}

function damageOf(line: Line, reason: Damage["reason"]): Damage {
  return { byteOffset: line.byteOffset, bytes: line.bytes.length, reason };
}

const LAST_OF: Readonly<Record<number, number>> = { 91: 0x5d, 123: 0x7d };
const LAST_SPACE = 0x20;

/** A file of brackets is a million lines, and an exception for each costs four microseconds. */
function mayBeJson(bytes: Buffer): boolean {
  const first = bytes[0] as number;
  const last = bytes[bytes.length - 1] as number;
  if (first <= LAST_SPACE || last <= LAST_SPACE) return true;
  const wanted = LAST_OF[first];
  return wanted === undefined ? first !== 0x5d && first !== 0x7d : last === wanted;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

function factOf(object: Fields): SessionFact | undefined {
  const key = object["type"];
  if (key !== "ai-title" && key !== "custom-title") return undefined;
  const title = stringOf(object, key === "ai-title" ? "aiTitle" : "customTitle");
  return title === undefined ? undefined : { key, value: cleanText(title) };
}

type Reading = Omit<Entry, "uuid" | "parent" | "timeMs">;

/** Types nobody knows yet still hold the parent chain together when they have a uuid. */
function entryOf(object: Fields): Entry | undefined {
  const uuid = stringOf(object, "uuid");
  if (uuid === undefined || typeof object["type"] !== "string") return undefined;
  const parent = stringOf(object, "parentUuid") ?? stringOf(object, "logicalParentUuid") ?? null;
  const entry: Entry = { uuid, parent, timeMs: timeOf(object), ...readByType(object, uuid) };
  const agentId =
    stringOf(object, "agentId") ?? (object["isSidechain"] === true ? SIDECHAIN_AGENT : undefined);
  if (agentId !== undefined) entry.agentId = agentId;
  if (entry.role === "link" && entry.parts.length === 0) return entry;
  const promptId = stringOf(object, "promptId");
  const cwd = stringOf(object, "cwd");
  const branch = stringOf(object, "gitBranch");
  const client = stringOf(object, "version");
  if (promptId !== undefined) entry.promptId = promptId;
  if (cwd !== undefined) entry.cwd = cwd;
  if (branch !== undefined) entry.branch = branch;
  if (client !== undefined) entry.client = client;
  return entry;
}

function readByType(object: Fields, uuid: string): Reading {
  switch (object["type"]) {
    case "user":
      return readUserEntry(object, uuid);
    case "assistant":
      return readAssistantEntry(object);
    case "attachment":
      return isQueuedCommand(object) ? readQueuedCommand(object, uuid) : LINK();
    case "system":
      return readSystemEntry(object, uuid);
    default:
      return LINK();
  }
}

const LINK = (): Reading => ({ role: "link", parts: [] });

function isQueuedCommand(object: Fields): boolean {
  const attachment = object["attachment"];
  return isFields(attachment) && attachment["type"] === "queued_command";
}

function readSystemEntry(object: Fields, uuid: string): Reading {
  switch (object["subtype"]) {
    case "compact_boundary":
    case "microcompact_boundary":
      return { role: "boundary", parts: [] };
    case "local_command":
      return readLocalCommand(object, uuid);
    // The client's own marks of a finished turn.
    case "turn_duration":
    case "stop_hook_summary":
      return { role: "link", isFinal: true, parts: [] };
    default:
      return LINK();
  }
}
