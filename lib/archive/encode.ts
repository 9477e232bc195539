/**
 * An entry as a row: texts one after another in `text`, everything else small in `meta`.
 * Invariant: decoding what was encoded gives the entry back, but its uuid and parents, which the row's links hold.
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

type PartMeta =
  | { kind: "prompt" | "answer"; chars: number }
  | (Omit<Extract<Part, { kind: "tool_use" }>, "input"> & { chars: number })
  | (Omit<Extract<Part, { kind: "tool_result" }>, "output"> & { chars: number });

/** What has no column. Most entries are links: they cost two bytes here. */
type Meta = Omit<StoredEntry, "uuid" | "parent" | "otherParents" | "timeMs" | "role" | "parts"> & {
  parts?: PartMeta[];
  /** On a boundary that names no parent: its link is not one. */
  isTop?: true;
};

export function encodeEntry(entry: StoredEntry): EncodedEntry {
  const { uuid: _uuid, parent, otherParents: _others, timeMs: _time, role, parts, ...rest } = entry;
  const meta: Meta = rest;
  if (role === "boundary" && parent === null) meta.isTop = true;
  let text = "";
  if (parts.length > 0) {
    meta.parts = parts.map((part) => {
      const [partMeta, partText] = encodePart(part);
      text += partText;
      return partMeta;
    });
  }
  return { role: ROLES.indexOf(role), meta: JSON.stringify(meta), text };
}

function encodePart(part: Part): [PartMeta, string] {
  switch (part.kind) {
    case "prompt":
    case "answer":
      return [{ kind: part.kind, chars: part.text.length }, part.text];
    case "tool_use": {
      const { input, ...rest } = part;
      return [{ ...rest, chars: input.length }, input];
    }
    case "tool_result": {
      const { output, ...rest } = part;
      return [{ ...rest, chars: output.length }, output];
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
  const { parts, isTop, ...rest } = JSON.parse(encoded.meta) as Meta;
  const [parent, ...others] = isTop === true ? [] : identity.parents;
  let at = 0;
  return {
    uuid: identity.uuid,
    parent: parent ?? null,
    ...(others.length > 0 && { otherParents: others }),
    timeMs: identity.timeMs,
    role: ROLES[encoded.role] ?? "link",
    ...rest,
    parts: (parts ?? []).map((part) => {
      const from = at;
      at += part.chars;
      return decodePart(part, encoded.text.slice(from, at));
    }),
  };
}

function decodePart(meta: PartMeta, text: string): Part {
  const { chars: _chars, ...part } = meta;
  switch (part.kind) {
    case "prompt":
    case "answer":
      return { kind: part.kind, text };
    case "tool_use":
      return { ...part, input: text };
    case "tool_result":
      return { ...part, output: text };
    default:
      return part satisfies never;
  }
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** Sixteen bytes instead of 36, in the table and in its index; any other id stays text. */
export function packUuid(uuid: string): Uint8Array | string {
  return UUID.test(uuid) ? Buffer.from(uuid.replaceAll("-", ""), "hex") : uuid;
}

export function unpackUuid(packed: Uint8Array | string): string {
  if (typeof packed === "string") return packed;
  const hex = Buffer.from(packed.buffer, packed.byteOffset, packed.byteLength).toString("hex");
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}
