/**
 * Decides what an entry hangs on and, from that, which turn it belongs to: lib/transcript/tree, kept up row by row.
 * Invariant: when a put has ended, `link` and `turn` of every entry are what tree.ts says of the same set of entries.
 */
import { BOUNDARY_ROLE, PROMPT_ROLE, packUuid, unpackUuid } from "./encode.ts";
import type { Archive } from "./handle.ts";
import { earlier, type Known, type KnownEntries } from "./known.ts";
import { reassignTurn } from "./reassign.ts";

export interface LinkContext {
  archive: Archive;
  known: KnownEntries;
  awaited: AwaitedParents;
  /** Told of every turn whose set of entries has become another one. */
  onTouch: (turn: number) => void;
}

/** Most awaited parents worth loading before an ingest; beyond, the database is asked for each new entry. */
const MAX_AWAITED = 1_000;

/** The uuids in `loose_links`, so that the usual new entry need not ask whether one waits for it. */
export interface AwaitedParents {
  mayHave(uuid: string): boolean;
  add(uuid: string): void;
}

export function readAwaitedParents(archive: Archive): AwaitedParents {
  const rows = archive
    .prepare("SELECT DISTINCT parent FROM loose_links LIMIT ?")
    .all<{ parent: Uint8Array | string }>(MAX_AWAITED + 1);
  if (rows.length > MAX_AWAITED) return { mayHave: () => true, add: () => undefined };
  const uuids = new Set(rows.map(({ parent }) => unpackUuid(parent)));
  return { mayHave: (uuid) => uuids.has(uuid), add: (uuid) => void uuids.add(uuid) };
}

export function setLooseLinks(links: LinkContext, entry: number, parents: readonly string[]): void {
  links.archive.prepare("DELETE FROM loose_links WHERE entry = ?").run(entry);
  for (const parent of parents) {
    links.archive
      .prepare("INSERT INTO loose_links (entry, parent) VALUES (?, ?)")
      .run(entry, packUuid(parent));
    links.awaited.add(parent);
  }
}

export function readLooseLinks(archive: Archive, entry: number): string[] {
  return archive
    .prepare("SELECT parent FROM loose_links WHERE entry = ?")
    .all<{ parent: Uint8Array | string }>(entry)
    .map(({ parent }) => unpackUuid(parent))
    .sort();
}

/** Links anew the entries that name this uuid as one of several parents or have waited for it. */
export function relinkChildren(links: LinkContext, uuid: string): void {
  if (!links.awaited.mayHave(uuid)) return;
  const children = links.archive
    .prepare("SELECT entry FROM loose_links WHERE parent = ?")
    .all<{ entry: number }>(packUuid(uuid));
  for (const { entry } of children) relinkEntry(links, entry, readLooseLinks(links.archive, entry));
}

interface LinkRow {
  link: number | null;
  turn: number;
  role: number;
  previous: number | null;
}

/** Of several known parents the earliest; without any, the fallback. */
export function chooseLink(present: readonly Known[], fallback: number | null): number | null {
  return present.length > 0 ? present.reduce(earlier).id : fallback;
}

/** Gives the entry the link that its parents and the entries known by now call for, and moves what hangs on it. */
export function relinkEntry(links: LinkContext, entry: number, parents: readonly string[]): void {
  const { archive } = links;
  const row = archive
    .prepare("SELECT link, turn, role, previous FROM entries WHERE id = ?")
    .get<LinkRow>(entry);
  if (row === undefined) return;
  const present = parents.map((uuid) => links.known.find(uuid)).filter((parent) => parent !== undefined);
  const isLoose = parents.length > 1 || present.length < parents.length;
  setLooseLinks(links, entry, isLoose ? parents : []);
  const hasFallback = parents.length > 0 || row.role === BOUNDARY_ROLE;
  const link = chooseLink(present, hasFallback ? row.previous : null);
  if (link === row.link) return;
  archive.prepare("UPDATE entries SET link = ? WHERE id = ?").run(link, entry);
  if (row.role !== PROMPT_ROLE) reassignTurn(links, row.turn);
}
