/**
 * What the user wanted forgotten: not learnt again from old transcripts, nor by a model that meets it there. Kept as
 * hashes, so that the tombstone does not say what it hides. A later statement of the user's own lifts it.
 */
import { join } from "node:path";
import { isoTime } from "../platform/clock.ts";
import { hash64 } from "../text/hash.ts";
import { isObject } from "../text/parse-json.ts";
import { foldName } from "./name.ts";
import type { MemoryScope } from "./scope.ts";
import { likenessOf } from "./similarity.ts";
import { readState, takeState, writeState } from "./state-file.ts";
import { termsOf } from "./terms.ts";

export interface Tombstone {
  /** ISO 8601. */
  time: string;
  name: string;
  terms: string[];
}

interface TombstoneFile {
  v: number;
  tombstones: Tombstone[];
}

interface Described {
  name: string;
  description: string;
  body: string;
}

/** Half of the words in common with what was forgotten is too much: better to ask the user again than to bring it back. */
const MIN_ALIKE = 0.5;

const EMPTY: TombstoneFile = { v: 1, tombstones: [] };

export function readTombstones(scope: MemoryScope): Tombstone[] {
  return readState(pathOf(scope), isTombstoneFile, EMPTY).tombstones;
}

export function bury(scope: MemoryScope, forgotten: Described, nowMs: number): void {
  const file = takeState(pathOf(scope), isTombstoneFile, EMPTY);
  const tombstone = { time: isoTime(nowMs), name: nameHash(forgotten), terms: termHashes(forgotten) };
  // Forgotten again, it needs no second stone.
  const isSame = ({ name, terms }: Tombstone): boolean =>
    name === tombstone.name && terms.join() === tombstone.terms.join();
  const others = file.tombstones.filter((one) => !isSame(one));
  writeState(pathOf(scope), { v: 1, tombstones: [...others, tombstone] });
}

export function findTombstone(tombstones: readonly Tombstone[], candidate: Described): Tombstone | undefined {
  const name = nameHash(candidate);
  const terms = new Set(termHashes(candidate));
  return tombstones.find(
    (tombstone) => tombstone.name === name || likenessOf(terms, new Set(tombstone.terms)) >= MIN_ALIKE,
  );
}

export function liftTombstone(scope: MemoryScope, lifted: Tombstone): void {
  const { tombstones } = takeState(pathOf(scope), isTombstoneFile, EMPTY);
  const kept = tombstones.filter(({ time, name }) => time !== lifted.time || name !== lifted.name);
  if (kept.length < tombstones.length) writeState(pathOf(scope), { v: 1, tombstones: kept });
}

function nameHash({ name }: Described): string {
  return hash64(`name\n${foldName(name)}`);
}

function termHashes({ name, description, body }: Described): string[] {
  return [...new Set(termsOf(`${name}\n${description}\n${body}`))]
    .map((term) => hash64(`term\n${term}`))
    .sort();
}

function pathOf(scope: MemoryScope): string {
  return join(scope.state, "tombstones.json");
}

function isTombstoneFile(value: unknown): value is TombstoneFile {
  return isObject(value) && Array.isArray(value["tombstones"]);
}
