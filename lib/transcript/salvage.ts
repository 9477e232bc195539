/**
 * Recovers what can be read from a line that is not one JSON object: a record written over the torn start of another,
 * two records without a newline between them, runs of NUL bytes left by a crash.
 */
import type { Damage } from "../contract/turn.ts";
import { type Fields, isFields, stringOf } from "./field.ts";

export interface Salvaged {
  objects: Fields[];
  /** Offsets from the start of the line. */
  damage: Damage[];
}

const NUL = 0x00;
const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const BRACE_BIT = 0x20;
const OPEN = 0x7b;
const CLOSE = 0x7d;
const RECORD_START = Buffer.from('{"');
/** First keys of the records that clients write; in any other order a record starts its own line or is lost. */
const FIRST_KEYS = ["parentUuid", "type", "uuid", "sessionId", "logicalParentUuid", "isSidechain"].map(
  (key) => Buffer.from(`${key}"`),
);
/** Bytes that may be looked at for one broken line, beside eight times its own: bounds a line of nothing but braces. */
const SPARE_WORK_BYTES = 16 * 1024 * 1024;
const WORK_FACTOR = 8;

export function salvage(line: Buffer): Salvaged {
  const nulBytes = countNuls(line);
  if (nulBytes > 0) return salvageNuls(line, nulBytes);
  return salvageRecords(line);
}

function salvageNuls(line: Buffer, nulBytes: number): Salvaged {
  const rest = salvageRecords(line.filter((byte) => byte !== NUL) as Buffer);
  const damage: Damage = { byteOffset: line.indexOf(NUL), bytes: nulBytes, reason: "nul" };
  return { objects: rest.objects, damage: [damage, ...rest.damage] };
}

function countNuls(line: Buffer): number {
  let count = 0;
  for (let at = line.indexOf(NUL); at !== -1; at = line.indexOf(NUL, at + 1)) count += 1;
  return count;
}

function salvageRecords(line: Buffer): Salvaged {
  const found: Salvaged = { objects: [], damage: [] };
  let workLeft = SPARE_WORK_BYTES + WORK_FACTOR * line.length;
  let lostFrom = 0;
  let from = 0;
  while (workLeft > 0) {
    const start = nextStart(line, from);
    if (start === -1) break;
    const end = objectEnd(line, start);
    workLeft -= (end === -1 ? line.length : end) - start;
    const object = end === -1 ? undefined : parseRecord(line.toString("utf8", start, end));
    from = object === undefined ? start + 1 : (end as number);
    if (object === undefined) continue;
    noteLoss(line, lostFrom, start, "welded", found.damage);
    found.objects.push(object);
    lostFrom = end;
  }
  noteLoss(line, lostFrom, line.length, line.includes(RECORD_START) ? "torn" : "not-json", found.damage);
  return found;
}

/** The next place where a record may start: inside a JSON string the quote after the brace would be escaped. */
function nextStart(line: Buffer, from: number): number {
  for (let at = line.indexOf(RECORD_START, from); at !== -1; at = line.indexOf(RECORD_START, at + 1)) {
    const key = at + RECORD_START.length;
    if (at === 0 || FIRST_KEYS.some((first) => line.subarray(key, key + first.length).equals(first)))
      return at;
  }
  return -1;
}

/** The offset after the brace that closes the object at `start`, or -1. */
function objectEnd(line: Buffer, start: number): number {
  let depth = 0;
  for (let at = start; at < line.length; at += 1) {
    const byte = line[at] as number;
    if (byte === QUOTE) {
      at = stringEnd(line, at + 1);
      continue;
    }
    if ((byte | BRACE_BIT) === OPEN) depth += 1;
    else if ((byte | BRACE_BIT) === CLOSE) depth -= 1;
    if (depth === 0) return at + 1;
  }
  return -1;
}

/** The place of the quote that closes the string, or the end of the line. */
function stringEnd(line: Buffer, from: number): number {
  let at = from;
  while (at < line.length && line[at] !== QUOTE) at += line[at] === BACKSLASH ? 2 : 1;
  return at;
}

/** A whole record; the blocks nested in a torn one are objects too, but name neither parent nor session. */
function parseRecord(text: string): Fields | undefined {
  try {
    const value: unknown = JSON.parse(text);
    if (!isFields(value) || stringOf(value, "type") === undefined) return undefined;
    return "parentUuid" in value || "sessionId" in value ? value : undefined;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

function noteLoss(line: Buffer, from: number, to: number, reason: Damage["reason"], damage: Damage[]): void {
  if (line.subarray(from, to).every((byte) => byte <= 0x20)) return;
  damage.push({ byteOffset: from, bytes: to - from, reason });
}
