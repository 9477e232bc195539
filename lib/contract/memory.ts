/**
 * What a memory is, and what a model may propose as one. Records are Markdown files; these are their parsed shapes.
 * Without zod where hooks read: only the replies of models are checked by schema.
 */

export const MEMORY_TYPES = ["user", "feedback", "project", "reference"] as const;
export type MemoryType = (typeof MEMORY_TYPES)[number];

export const SCOPE_KINDS = ["project", "user", "team"] as const;
export type ScopeKind = (typeof SCOPE_KINDS)[number];

export interface MemorySource {
  session: string;
  turn?: string;
}

export interface MemoryRecord {
  name: string;
  description: string;
  type: MemoryType;
  /** ISO 8601. */
  created: string;
  modified: string;
  source?: MemorySource;
  /** The commit that was checked out when the fact was said. */
  validAt?: string;
  isPinned: boolean;
  /** Day or instant after which the record is no longer true. */
  expires?: string;
  /** Name of the record that this one replaced, where the two differ. */
  supersedes?: string;
  /** Fields of a newer version, or the user's own: kept as they are. */
  unknown?: Readonly<Record<string, string>>;
  body: string;
}

/** Something that may become a record; the gates decide. */
export interface Candidate {
  name: string;
  type: MemoryType;
  /** What the proposer says about how long it holds; only `persistent` passes. */
  scope: "persistent" | "current_task";
  description: string;
  body: string;
  /** The user's or assistant's own words it rests on. */
  quote?: string;
  expires?: string;
}

export function isMemoryType(value: unknown): value is MemoryType {
  return typeof value === "string" && (MEMORY_TYPES as readonly string[]).includes(value);
}
