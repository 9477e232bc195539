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
const UUID_KEY = Buffer.from('"uuid":"');
const ATTACHMENT_TAIL = Buffer.from('"type":"attachment","uuid":"');
const QUOTE = 0x22;
const CLOSE_BRACE = 0x7d;
/** Longest type name, and the head in which an attachment names its own type; both with room to spare. */
const MAX_TYPE_BYTES = 40;
const HEAD_BYTES = 320;

const LINK_HEAD =
  /^\{"parentUuid":(?:null|"(?<parent>[\w-]{1,64})"),"isSidechain":(?<side>true|false),(?:"promptId":"[\w-]{1,64}",)?(?:"agentId":"(?<agent>[\w-]{1,64})",)?"attachment":\{"type":"(?<kind>[a-z_]{1,60})"/;

export function skimLine(bytes: Buffer): Skimmed {
  if (bytes[bytes.length - 1] !== CLOSE_BRACE) return undefined;
  if (startsWith(bytes, TYPE_FIRST)) return isNoise(bytes) ? "noise" : undefined;
  return startsWith(bytes, PARENT_FIRST) ? skimLink(bytes) : undefined;
}

function isNoise(bytes: Buffer): boolean {
  const end = bytes.indexOf(QUOTE, TYPE_FIRST.length);
  if (end === -1 || end > TYPE_FIRST.length + MAX_TYPE_BYTES) return false;
  // Inside a JSON string the quotes would be escaped: this key can only be that of an entry, here a welded one.
  return NOISE_TYPES.has(bytes.toString("latin1", TYPE_FIRST.length, end)) && bytes.indexOf(UUID_KEY) === -1;
}

function skimLink(bytes: Buffer): Entry | undefined {
  const head = LINK_HEAD.exec(bytes.toString("latin1", 0, HEAD_BYTES))?.groups;
  // A queued command is a prompt.
  if (head === undefined || head["kind"] === "queued_command") return undefined;
  if (bytes.indexOf(PARENT_FIRST, 1) !== -1) return undefined;
  const at = bytes.indexOf(ATTACHMENT_TAIL);
  const tail = at === -1 ? undefined : parseTail(bytes, at);
  if (tail === undefined) return undefined;
  const uuid = stringOf(tail, "uuid");
  if (uuid === undefined) return undefined;
  const agentId = head["agent"] ?? (head["side"] === "true" ? SIDECHAIN_AGENT : undefined);
  return {
    uuid,
    parent: head["parent"] ?? null,
    timeMs: timeOf(tail),
    role: "link",
    ...(agentId === undefined ? {} : { agentId }),
    parts: [],
  };
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

function startsWith(bytes: Buffer, prefix: Buffer): boolean {
  return bytes.length > prefix.length && prefix.compare(bytes, 0, prefix.length) === 0;
}
