/**
 * Recognises, by a few bytes, the lines that carry no conversation text: two thirds of a real transcript.
 * Invariant: it only speaks when it is sure. Any other spelling or key order, and any line in which a second object
 * may hide, is left to the full parse. Product prompts inside these lines are never decoded.
 */
import type { Entry } from "../contract/turn.ts";
import { type Fields, isFields, SIDECHAIN_AGENT, stringOf, timeOf } from "./field.ts";

/** "noise" carries nothing, an entry is a mere link of the parent chain, undefined means: parse it. */
export type Skimmed = "noise" | Entry | undefined;

/** Metadata lines: no uuid, nothing hangs on them. Titles are not here: they are facts. */
const NOISE_TYPES = new Set([
  "agent-color",
  "agent-name",
  "agent-setting",
  "api-request",
  "api-request-blob",
  "api-request-shape",
  "atis-latch",
  "bridge-session",
  "content-replacement",
  "cost-state",
  "file-history-delta",
  "file-history-snapshot",
  "fork-context-ref",
  "frame-link",
  "history-suppression",
  "last-prompt",
  "mode",
  "permission-mode",
  "pr-link",
  "queue-operation",
  "relocated",
  "summary",
  "tag",
  "tools-used",
]);

const TYPE_FIRST = Buffer.from('{"type":"');
const PARENT_FIRST = Buffer.from('{"parentUuid":');
const NO_PARENT = Buffer.from("null");
const MAIN_FLAG = Buffer.from(',"isSidechain":false');
const SIDE_FLAG = Buffer.from(',"isSidechain":true');
const AGENT_KEY = Buffer.from(',"agentId":"');
const ATTACHMENT_KEY = Buffer.from(',"attachment":{"type":"');
const ATTACHMENT_TAIL = Buffer.from('"type":"attachment","uuid":"');
const UUID_KEY = Buffer.from('"uuid":"');
const QUOTE = 0x22;
const CLOSE_BRACE = 0x7d;
/** A uuid is 36 bytes, type names and agent ids are shorter. */
const MAX_NAME_BYTES = 64;

export function skimLine(bytes: Buffer): Skimmed {
  if (bytes[bytes.length - 1] !== CLOSE_BRACE) return undefined;
  if (hasAt(bytes, 0, TYPE_FIRST)) return isNoise(bytes) ? "noise" : undefined;
  return hasAt(bytes, 0, PARENT_FIRST) ? skimLink(bytes) : undefined;
}

function isNoise(bytes: Buffer): boolean {
  const type = nameAt(bytes, TYPE_FIRST.length);
  // Inside a JSON string the quotes would be escaped: this key can only be that of an entry, here a welded one.
  return type !== undefined && NOISE_TYPES.has(type) && bytes.indexOf(UUID_KEY) === -1;
}

interface LinkHead {
  parent: string | null;
  agentId?: string;
}

/** An attachment's line ends in its own type and uuid; what lies between is not looked at. */
function skimLink(bytes: Buffer): Entry | undefined {
  const head = readLinkHead(bytes);
  if (head === undefined || bytes.indexOf(PARENT_FIRST, 1) !== -1) return undefined;
  const at = bytes.indexOf(ATTACHMENT_TAIL);
  const tail = at === -1 ? undefined : parseTail(bytes, at);
  const uuid = tail === undefined ? undefined : stringOf(tail, "uuid");
  if (tail === undefined || uuid === undefined) return undefined;
  return { uuid, timeMs: timeOf(tail), role: "link", ...head, parts: [] };
}

/** Walks `{"parentUuid":…,"isSidechain":…[,"agentId":…],"attachment":{"type":"…"`; undefined where anything else stands. */
function readLinkHead(bytes: Buffer): LinkHead | undefined {
  let at = PARENT_FIRST.length;
  const parent = bytes[at] === QUOTE ? nameAt(bytes, at + 1) : null;
  if (parent === undefined || (parent === null && !hasAt(bytes, at, NO_PARENT))) return undefined;
  at += parent === null ? NO_PARENT.length : parent.length + 2;
  const isMain = hasAt(bytes, at, MAIN_FLAG);
  if (!isMain && !hasAt(bytes, at, SIDE_FLAG)) return undefined;
  at += isMain ? MAIN_FLAG.length : SIDE_FLAG.length;
  const agent = hasAt(bytes, at, AGENT_KEY) ? nameAt(bytes, at + AGENT_KEY.length) : undefined;
  if (agent !== undefined) at += AGENT_KEY.length + agent.length + 1;
  if (!hasAt(bytes, at, ATTACHMENT_KEY)) return undefined;
  // A queued command is a prompt.
  if (nameAt(bytes, at + ATTACHMENT_KEY.length) === "queued_command") return undefined;
  const agentId = agent ?? (isMain ? undefined : SIDECHAIN_AGENT);
  return agentId === undefined ? { parent } : { parent, agentId };
}

/** The short plain string that begins here and ends at a quote. */
function nameAt(bytes: Buffer, from: number): string | undefined {
  const limit = Math.min(bytes.length, from + MAX_NAME_BYTES);
  let end = from;
  while (end < limit && bytes[end] !== QUOTE) end += 1;
  const name = bytes.toString("latin1", from, end);
  return end < limit && !name.includes("\\") ? name : undefined;
}

/** Parses only if everything from `at` on stands at the depth of the line's own object. */
function parseTail(bytes: Buffer, at: number): Fields | undefined {
  try {
    const value: unknown = JSON.parse(`{${bytes.toString("utf8", at)}`);
    return isFields(value) ? value : undefined;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

function hasAt(bytes: Buffer, at: number, part: Buffer): boolean {
  if (bytes.length < at + part.length) return false;
  for (let index = 0; index < part.length; index += 1) {
    if (bytes[at + index] !== part[index]) return false;
  }
  return true;
}
