/**
 * Recall as a hook does it: the derived files of each scope, a pick, and the bodies of the picked records only.
 * A body counts when its bytes are still the accepted ones; what was edited from outside stays out of context.
 */
import type { ScopeKind } from "../contract/memory.ts";
import { hash64 } from "../text/hash.ts";
import type { CatalogueEntry } from "./catalogue.ts";
import { openCatalogue, TERMS_PATH } from "./catalogue.ts";
import { openView, readViewed } from "./pending.ts";
import type { Pick, PickOptions, PickSource } from "./pick.ts";
import { pickMemories } from "./pick.ts";
import { questionsOf } from "./recall-query.ts";
import type { MemoryScope } from "./scope.ts";
import { openTermIndex } from "./term-index.ts";

/** A set of records that bodies are opened from: a scope of the store, or a trusted team's folder. */
export interface RecallSource {
  kind: ScopeKind;
  /** The record's text without its front matter, or undefined where the file is no longer the accepted one. */
  readBody(entry: CatalogueEntry): string | undefined;
}

export interface RecalledMemory {
  kind: ScopeKind;
  entry: CatalogueEntry;
  body: string;
}

export interface RecallOptions extends PickOptions {
  /** What the user asked to forget and the worker has not filed yet: it is not recalled any more. */
  forgotten?: readonly string[];
}

/** At most `max` records that the prompt is about, best first; none when it is about none of them. */
export function recall(
  sources: readonly PickSource<RecallSource>[],
  prompt: string,
  options: RecallOptions,
): RecalledMemory[] {
  const picks = new Map<CatalogueEntry, Pick<RecallSource>>();
  for (const question of questionsOf(prompt)) {
    for (const pick of pickMemories(sources, question, options)) {
      if (!picks.has(pick.entry)) picks.set(pick.entry, pick);
    }
  }
  const hidden = findHidden(sources, options);
  return [...picks.values()]
    .filter(({ entry }) => !hidden.has(entry))
    .slice(0, options.max)
    .flatMap(openPicked);
}

/** None where the scope has no derived files that belong together: the worker then writes them anew. */
export function openSources(scopes: readonly MemoryScope[]): PickSource<RecallSource>[] {
  return scopes.flatMap((scope) => {
    const view = openView(scope);
    const catalogue = openCatalogue(view);
    const terms = catalogue === undefined ? undefined : readViewed(view, TERMS_PATH);
    const index = terms === undefined ? undefined : openTermIndex(terms);
    if (catalogue === undefined || index?.catalogue !== catalogue.id) return [];
    const source: RecallSource = {
      kind: scope.kind,
      readBody: ({ file, hash }) => {
        const bytes = readViewed(view, `memory/${file}`);
        return bytes !== undefined && hash64(bytes) === hash ? bodyOf(bytes) : undefined;
      },
    };
    const entryAt = remember(catalogue.entryAt);
    return [{ source, index, entryAt }];
  });
}

/** One entry is one object, however often a prompt asks for it. */
function remember<T>(read: (position: number) => T): (position: number) => T {
  const known = new Map<number, T>();
  return (position) => {
    if (!known.has(position)) known.set(position, read(position));
    return known.get(position) as T;
  };
}

/** A record's text without its front matter, taken off without parsing it. */
export function bodyOf(bytes: Buffer): string {
  const text = bytes.toString("utf8").replace(/\r\n?/g, "\n");
  return text.replace(/^\uFEFF?---\n[\s\S]*?\n---[ \t]*(?:\n|$)/, "").trim();
}

export function openPicked({ source, entry }: Pick<RecallSource>): RecalledMemory[] {
  const body = source.readBody(entry);
  return body === undefined ? [] : [{ kind: source.kind, entry, body }];
}

function findHidden(
  sources: readonly PickSource<RecallSource>[],
  { forgotten = [], nowMs }: RecallOptions,
): Set<CatalogueEntry> {
  return new Set(
    forgotten.flatMap((text) => pickMemories(sources, text, { nowMs, max: 1 }).map(({ entry }) => entry)),
  );
}
