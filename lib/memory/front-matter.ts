/**
 * Records as Markdown with front matter; the one importer of gray-matter. Every code engine is off, the shared cache is
 * off, every scalar is read as text and written quoted, so that `parse(render(record))` is the record.
 */
// biome-ignore lint/style/noRestrictedImports: this is the one file that parses front matter.
import matter from "gray-matter";
import yaml from "js-yaml";
import type { MemoryRecord } from "../contract/memory.ts";
import { isMemoryType, MEMORY_TYPES } from "../contract/memory.ts";
import { LogbookError } from "../platform/errors.ts";

/** Our own memory files are under 10 kB; more than this is not one, and YAML is slow on it. */
const MAX_RECORD_BYTES = 256 * 1024;

const END_OF_FRONT = /\n---[ \t]*(?:\n|$)/;
/** From each blank line on gray-matter reads the whole run of them. */
const MANY_BLANK_LINES = /\n(?:[^\S\n]*\n){500}/;

const DENIED = {
  parse(): never {
    throw new Error("only YAML front matter is read");
  },
};

const OPTIONS = {
  language: "yaml",
  engines: {
    // The failsafe schema knows texts, lists and maps only: no dates, no octal numbers, no tags that build objects.
    yaml: {
      parse: (text: string): object => (yaml.load(text, { schema: yaml.FAILSAFE_SCHEMA }) ?? {}) as object,
    },
    javascript: DENIED,
    js: DENIED,
    coffee: DENIED,
    json: DENIED,
  },
};

/** Throws MEMORY_INVALID with the line at fault in its message. `file` is for that message only. */
export function parseRecord(text: string, file: string): MemoryRecord {
  const clean = text.replace(/^\uFEFF/, "").replace(/\r\n?/g, "\n");
  if (Buffer.byteLength(clean) > MAX_RECORD_BYTES) throw invalid(file, 1, "is too large for a memory");
  if (!clean.startsWith("---\n")) throw invalid(file, 1, "must begin with a line `---` and nothing after it");
  const end = clean.search(END_OF_FRONT);
  if (end === -1) throw invalid(file, 1, "has no line `---` that ends its front matter");
  const front = clean.slice(0, end);
  const blank = front.search(MANY_BLANK_LINES);
  if (blank !== -1)
    throw invalid(file, front.slice(0, blank).split("\n").length, "is followed by 500 blank lines");
  const { data, content } = readMatter(clean, file);
  return recordFrom(data, trimBody(content), (key, problem) => invalid(file, lineOf(clean, key), problem));
}

export function renderRecord(record: MemoryRecord): string {
  const lines = Object.entries(frontMatterOf(record)).map(([key, value]) => `${key}: ${quote(value)}`);
  return `---\n${lines.join("\n")}\n---\n\n${trimBody(record.body)}\n`;
}

function frontMatterOf(record: MemoryRecord): Record<string, string> {
  return {
    name: record.name,
    description: record.description,
    type: record.type,
    created: record.created,
    modified: record.modified,
    ...(record.source === undefined ? {} : { source_session: record.source.session }),
    ...(record.source?.turn === undefined ? {} : { source_turn: record.source.turn }),
    ...(record.validAt === undefined ? {} : { valid_at: record.validAt }),
    ...(record.isPinned ? { pinned: "true" } : {}),
    ...(record.expires === undefined ? {} : { expires: record.expires }),
    ...(record.supersedes === undefined ? {} : { supersedes: record.supersedes }),
    ...record.unknown,
  };
}

/** A JSON string is a YAML double-quoted scalar once what YAML calls unprintable is escaped too. */
function quote(value: string): string {
  return JSON.stringify(value).replace(
    /[\u007f-\u009f\u2028\u2029\ufeff\ufffe\uffff]/g,
    (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}

/** What a body looks like once stored: no blank lines around it, LF only. */
export function trimBody(body: string): string {
  return body
    .replace(/\r\n?/g, "\n")
    .replace(/^(?:[^\S\n]*\n)+/, "")
    .trimEnd();
}

function readMatter(text: string, file: string): { data: Record<string, unknown>; content: string } {
  try {
    const { data, content } = matter(text, OPTIONS);
    return { data: data as Record<string, unknown>, content };
  } catch (error) {
    const { message, line } = describeYamlError(error);
    throw invalid(file, line, message, error);
  }
}

/** Line 0 of the YAML text is the rest of the opening `---` line, so its numbers are those of the file less one. */
function describeYamlError(error: unknown): { message: string; line: number } {
  if (error instanceof yaml.YAMLException) {
    const { reason, mark } = error as yaml.YAMLException & { reason?: string; mark?: { line?: number } };
    return { message: reason ?? error.message, line: (mark?.line ?? 0) + 1 };
  }
  return { message: error instanceof Error ? error.message : String(error), line: 1 };
}

type Complain = (key: string, problem: string) => LogbookError;

function recordFrom(data: Record<string, unknown>, body: string, complain: Complain): MemoryRecord {
  const text = (key: string): string | undefined => {
    const value = data[key];
    if (value === undefined) return undefined;
    if (typeof value !== "string") throw complain(key, `\`${key}\` must be a text`);
    return value.trim() === "" ? undefined : value;
  };
  const name = text("name");
  if (name === undefined) throw complain("name", "`name` is missing");
  const type = text("type") ?? "project";
  if (!isMemoryType(type)) throw complain("type", `\`type\` must be one of ${MEMORY_TYPES.join(", ")}`);
  const created = timeIn(text("created") ?? text("modified"), "created", complain);
  const session = text("source_session");
  const turn = text("source_turn");
  const expires = text("expires");
  return {
    name,
    description: text("description") ?? firstLine(body),
    type,
    created,
    modified: timeIn(text("modified") ?? created, "modified", complain),
    ...(session === undefined ? {} : { source: { session, ...(turn === undefined ? {} : { turn }) } }),
    ...optional("validAt", text("valid_at")),
    isPinned: text("pinned") === "true",
    ...optional("expires", expires === undefined ? undefined : timeIn(expires, "expires", complain)),
    ...optional("supersedes", text("supersedes")),
    ...unknownIn(data),
    body,
  };
}

const KNOWN = new Set([
  ...["name", "description", "type", "created", "modified", "source_session", "source_turn"],
  ...["valid_at", "pinned", "expires", "supersedes"],
]);
/** A key that can be written without quotes; what else there is was no program's doing. */
const PLAIN_KEY = /^[a-z][a-z0-9_]{0,40}$/;

function unknownIn(data: Record<string, unknown>): { unknown?: Record<string, string> } {
  const fields = Object.entries(data).flatMap(([key, value]): [string, string][] =>
    PLAIN_KEY.test(key) && !KNOWN.has(key) && typeof value === "string" ? [[key, value]] : [],
  );
  return fields.length === 0 ? {} : { unknown: Object.fromEntries(fields) };
}

function optional<K extends string>(key: K, value: string | undefined): { [P in K]?: string } {
  return value === undefined ? {} : ({ [key]: value } as { [P in K]: string });
}

function timeIn(value: string | undefined, key: string, complain: Complain): string {
  // A record without a date was written by hand; the epoch says "unknown age" and sorts it last.
  if (value === undefined) return new Date(0).toISOString();
  if (Number.isNaN(Date.parse(value))) throw complain(key, `\`${key}\` is not a date`);
  return value;
}

function firstLine(body: string): string {
  return (
    body
      .split("\n")
      .find((line) => line.trim() !== "")
      ?.trim() ?? ""
  );
}

function lineOf(text: string, key: string): number {
  const at = text.split("\n").findIndex((line) => line.startsWith(`${key}:`));
  return at === -1 ? 1 : at + 1;
}

function invalid(file: string, line: number, problem: string, cause?: unknown): LogbookError {
  return new LogbookError("MEMORY_INVALID", `${file}:${line}: ${problem}`, { path: file, cause });
}
