/** Reads fields of parsed JSON whose shape is not to be trusted: the transcript format is internal and changes. */

export type Fields = Readonly<Record<string, unknown>>;

export function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The field as an object; an empty one when it is anything else. */
export function fieldsOf(parent: Fields, key: string): Fields {
  const value = parent[key];
  return isFields(value) ? value : EMPTY;
}

/** The field when it is a string with something in it. */
export function stringOf(parent: Fields, key: string): string | undefined {
  const value = parent[key];
  return typeof value === "string" && value !== "" ? value : undefined;
}

export function countOf(parent: Fields, key: string): number {
  const value = parent[key];
  return typeof value === "number" && Number.isFinite(value) && value > 0 ? value : 0;
}

/** The entry's own stamp in milliseconds, 0 where it has none. */
export function timeOf(entry: Fields): number {
  const stamp = stringOf(entry, "timestamp");
  const time = stamp === undefined ? 0 : Date.parse(stamp);
  return Number.isNaN(time) ? 0 : time;
}

/** Old clients marked a subagent's entries in the main file, but did not name the agent. */
export const SIDECHAIN_AGENT = "sidechain";

const EMPTY: Fields = Object.freeze({});
