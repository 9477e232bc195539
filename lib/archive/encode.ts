/**
 * An entry as a row: texts one after another in `text`, everything else small in `meta`.
 * Invariant: decoding what was encoded gives the entry back, as far as the archive keeps it; uuid and parents are its row's.
 */
import type { Entry, Part } from "../contract/turn.ts";

/** An entry as the archive keeps it: long texts cut to what is indexed. */
export type StoredEntry = Entry & {
  /** True when `index.maxFieldChars` cut a text of it. Not `isCut`: a cut text still beats the preview of a spilled one. */
  isCapped?: true;
};

export interface EncodedEntry {
  role: number;
  meta: string;
  text: string;
}

/** By position, never to be reordered: the numbers are on disk. */
const ROLES = ["prompt", "assistant", "result", "interrupt", "boundary", "summary", "link"] as const;
export const PROMPT_ROLE = ROLES.indexOf("prompt");
export const BOUNDARY_ROLE = ROLES.indexOf("boundary");

/** The role that stands on disk as this number. */
export function roleOf(role: number): Entry["role"] {
  return ROLES[role] ?? "link";
}

/** A part without its text: its kind, its characters, then what its kind has. Arrays, because a database has millions. */
type PartMeta =
  | ["prompt" | "answer", number]
  | ["tool_use", number, toolUseId: string, tool: string]
  | [
      "tool_result",
      number,
      toolUseId: string,
      isError: boolean,
      denial?: string | null,
      spilledFile?: string,
    ];

/** What has no column. */
type Meta = Partial<Pick<StoredEntry, (typeof PLAIN_FIELDS)[number] | (typeof PROMPT_FIELDS)[number]>> & {
  parts?: PartMeta[];
  usage?: [input: number, output: number, cacheRead: number, cacheWrite: number];
  /** On a boundary that names no parent: its link is not one. */
  isTop?: true;
};

const PLAIN_FIELDS = [
  "turnKind",
  "agentId",
  "messageId",
  "model",
  "isFinal",
  "isQueued",
  "isError",
  "isStandIn",
  "isCut",
  "isCapped",
] as const;
/** What other entries only repeat of the prompt they belong to. */
const PROMPT_FIELDS = ["promptId", "cwd", "branch", "client"] as const;
const KEPT_OF_PROMPT = [...PLAIN_FIELDS, ...PROMPT_FIELDS];

/** Most entries are links with nothing to keep. */
export const NO_META = "{}";

export function encodeEntry(entry: StoredEntry): EncodedEntry {
  const { role, parts } = entry;
  const meta = metaOf(entry);
  if (parts.length > 0) meta["parts"] = parts.map(encodePart);
  const [first] = parts;
  return {
    role: ROLES.indexOf(role),
    meta: role === "link" && isEmpty(meta) ? NO_META : JSON.stringify(meta),
    text: first !== undefined && parts.length === 1 ? textOfPart(first) : parts.map(textOfPart).join(""),
  };
}

function isEmpty(meta: object): boolean {
  for (const _ in meta) return false;
  return true;
}

function metaOf(entry: StoredEntry): Record<string, unknown> {
  const meta: Record<string, unknown> = {};
  for (const key of entry.role === "prompt" ? KEPT_OF_PROMPT : PLAIN_FIELDS) {
    const value = entry[key];
    if (value !== undefined) meta[key] = value;
  }
  const { usage } = entry;
  if (usage !== undefined) meta["usage"] = [usage.input, usage.output, usage.cacheRead, usage.cacheWrite];
  if (entry.role === "boundary" && entry.parent === null) meta["isTop"] = true;
  return meta;
}

export function textOfPart(part: Part): string {
  if (part.kind === "tool_use") return part.input;
  return part.kind === "tool_result" ? part.output : part.text;
}

function encodePart(part: Part): PartMeta {
  switch (part.kind) {
    case "prompt":
    case "answer":
      return [part.kind, part.text.length];
    case "tool_use":
      return [part.kind, part.input.length, part.toolUseId, part.tool];
    case "tool_result": {
      const { kind, output, toolUseId, isError, denial, spilledFile } = part;
      if (spilledFile !== undefined) {
        return [kind, output.length, toolUseId, isError, denial ?? null, spilledFile];
      }
      return denial === undefined
        ? [kind, output.length, toolUseId, isError]
        : [kind, output.length, toolUseId, isError, denial];
    }
    default:
      return part satisfies never;
  }
}

export interface DecodedIdentity {
  uuid: string;
  /** Sorted. */
  parents: readonly string[];
  timeMs: number;
}

/** `text` may be a beginning of what was encoded; parts beyond its end come out empty. */
export function decodeEntry(encoded: EncodedEntry, identity: DecodedIdentity): StoredEntry {
  const { parts, isTop, usage, ...rest } = JSON.parse(encoded.meta) as Meta;
  const [parent, ...others] = isTop === true ? [] : identity.parents;
  let at = 0;
  return {
    uuid: identity.uuid,
    parent: parent ?? null,
    ...(others.length > 0 && { otherParents: others }),
    timeMs: identity.timeMs,
    role: roleOf(encoded.role),
    ...rest,
    ...(usage !== undefined && {
      usage: { input: usage[0], output: usage[1], cacheRead: usage[2], cacheWrite: usage[3] },
    }),
    parts: (parts ?? []).map((part) => {
      const from = at;
      at += part[1];
      return decodePart(part, encoded.text.slice(from, at));
    }),
  };
}

function decodePart(meta: PartMeta, text: string): Part {
  switch (meta[0]) {
    case "prompt":
    case "answer":
      return { kind: meta[0], text };
    case "tool_use": {
      const [kind, , toolUseId, tool] = meta;
      return { kind, toolUseId, tool, input: text };
    }
    case "tool_result": {
      const [kind, , toolUseId, isError, denial, spilledFile] = meta;
      return {
        kind,
        toolUseId,
        output: text,
        isError,
        ...(denial != null && { denial }),
        ...(spilledFile !== undefined && { spilledFile }),
      };
    }
    default:
      return meta satisfies never;
  }
}

const UUID_CHARS = 36;
const UUID_BYTES = 16;
const HYPHEN = 0x2d;
const HYPHENS: ReadonlySet<number> = new Set([8, 13, 18, 23]);

/** Value of each digit of lower-case hexadecimal by its code; 16 and more for everything else. */
const NO_DIGIT = 16;
const DIGITS = new Uint8Array(128).fill(NO_DIGIT);
for (let value = 0; value < NO_DIGIT; value++) DIGITS[value.toString(16).charCodeAt(0)] = value;

function digitAt(text: string, at: number): number {
  return DIGITS[text.charCodeAt(at)] ?? NO_DIGIT;
}

/** Sixteen bytes instead of 36, in the table and in its index; any other id stays text. Spelled out: an import has millions. */
export function packUuid(uuid: string): Uint8Array | string {
  if (uuid.length !== UUID_CHARS) return uuid;
  const packed = Buffer.allocUnsafe(UUID_BYTES);
  let at = 0;
  for (let to = 0; to < UUID_BYTES; to++) {
    if (HYPHENS.has(at) && uuid.charCodeAt(at++) !== HYPHEN) return uuid;
    const high = digitAt(uuid, at++);
    const low = digitAt(uuid, at++);
    if ((high | low) >= NO_DIGIT) return uuid;
    packed[to] = (high << 4) | low;
  }
  return packed;
}

export function unpackUuid(packed: Uint8Array | string): string {
  if (typeof packed === "string") return packed;
  const hex = Buffer.from(packed.buffer, packed.byteOffset, packed.byteLength).toString("hex");
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}
