/**
 * `sessions/<session>/shown.jsonl`: which bodies this session's context holds already. Append-only; a compaction clears
 * it by a line of its own, because what was shown before is no longer in context.
 */
import type { ScopeKind } from "../contract/memory.ts";
import { isoTime } from "../platform/clock.ts";
import { appendLine, readFileIfPresent } from "../platform/files.ts";
import { isObject, parseJson } from "../text/parse-json.ts";
import type { CatalogueEntry } from "./catalogue.ts";

/** What was shown, by scope and file, with the hash of what was shown. */
export type Shown = ReadonlyMap<string, string>;

interface ShownMemory {
  kind: ScopeKind;
  entry: Pick<CatalogueEntry, "file" | "hash" | "name">;
}

export function readShown(path: string): Shown {
  const shown = new Map<string, string>();
  for (const line of (readFileIfPresent(path)?.toString("utf8") ?? "").split("\n")) {
    const value = parseJson(line);
    if (!isObject(value)) continue;
    if (value["cleared"] === true) shown.clear();
    else if (typeof value["memory"] === "string" && typeof value["hash"] === "string") {
      shown.set(value["memory"], value["hash"]);
    }
  }
  return shown;
}

/** A body that changed since counts as new. */
export function isShown(shown: Shown, { kind, entry }: ShownMemory): boolean {
  return shown.get(keyOf(kind, entry.file)) === entry.hash;
}

export function appendShown(path: string, memories: readonly ShownMemory[], nowMs: number): void {
  for (const { kind, entry } of memories) {
    const memory = keyOf(kind, entry.file);
    appendLine(
      path,
      JSON.stringify({ v: 1, time: isoTime(nowMs), memory, name: entry.name, hash: entry.hash }),
    );
  }
}

export function clearShown(path: string, nowMs: number): void {
  appendLine(path, JSON.stringify({ v: 1, time: isoTime(nowMs), cleared: true }));
}

function keyOf(kind: string, file: string): string {
  return `${kind}/${file}`;
}
