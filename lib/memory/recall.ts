/**
 * Recall as a hook does it: the derived files of each scope, a pick, and the bodies of the picked records only.
 * A body counts when its bytes are still the accepted ones; what was edited from outside stays out of context.
 */
import { hash64 } from "../text/hash.ts";
import type { CatalogueEntry } from "./catalogue.ts";
import { readCatalogue, readTermIndex } from "./catalogue.ts";
import type { MemoryView } from "./pending.ts";
import { openView, readViewed } from "./pending.ts";
import type { Pick, PickOptions, PickSource } from "./pick.ts";
import { pickMemories } from "./pick.ts";
import { questionsOf } from "./recall-query.ts";
import type { MemoryScope } from "./scope.ts";

export interface RecalledMemory {
  scope: MemoryScope;
  entry: CatalogueEntry;
  body: string;
}

/** At most `max` records that the prompt is about, best first; none when it is about none of them. */
export function recall(
  scopes: readonly MemoryScope[],
  prompt: string,
  options: PickOptions,
): RecalledMemory[] {
  const sources = scopes.flatMap((scope) => openSource(openView(scope)));
  const picks = new Map<CatalogueEntry, Pick<MemoryView>>();
  for (const question of questionsOf(prompt)) {
    for (const pick of pickMemories(sources, question, options)) {
      if (!picks.has(pick.entry)) picks.set(pick.entry, pick);
    }
  }
  return [...picks.values()].slice(0, options.max).flatMap(openPicked);
}

export function openSource(view: MemoryView): PickSource<MemoryView>[] {
  const catalogue = readCatalogue(view);
  const index = catalogue === undefined ? undefined : readTermIndex(view, catalogue.hash);
  if (catalogue === undefined || index === undefined) return [];
  return [{ source: view, entries: catalogue.entries, index }];
}

function openPicked({ source: view, entry }: Pick<MemoryView>): RecalledMemory[] {
  const body = readBody(view, entry);
  return body === undefined ? [] : [{ scope: view.scope, entry, body }];
}

/** The record's text without its front matter, or undefined where the file is no longer the accepted one. */
export function readBody(view: MemoryView, entry: CatalogueEntry): string | undefined {
  const bytes = readViewed(view, `memory/${entry.file}`);
  if (bytes === undefined || hash64(bytes) !== entry.hash) return undefined;
  const text = bytes.toString("utf8").replace(/\r\n?/g, "\n");
  return text.replace(/^\uFEFF?---\n[\s\S]*?\n---[ \t]*(?:\n|$)/, "").trim();
}
