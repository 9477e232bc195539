/** `logbook trust` and `logbook memory add --team`: the user looks at a repository's team memory and takes it over. */
import { join } from "node:path";
import type { MemoryRecord } from "../contract/memory.ts";
import { isoTime } from "../platform/clock.ts";
import { LogbookError } from "../platform/errors.ts";
import { writeFileAtomic } from "../platform/files.ts";
import { assertNoLinkBelow } from "../platform/links.ts";
import { hash64 } from "../text/hash.ts";
import { cleanRecord } from "./clean.ts";
import { deriveEntries } from "./derive.ts";
import { parseRecord, renderRecord } from "./front-matter.ts";
import type { Ledger } from "./ledger.ts";
import type { StoredRecord } from "./load.ts";
import { chooseFile, foldName } from "./name.ts";
import type { MemoryScope } from "./scope.ts";
import { hasSecret } from "./secrets.ts";
import { writeState } from "./state-file.ts";
import type { TrustedTeam } from "./team.ts";
import { listTeamFiles, readTeamFile, sha256, teamFolder, trustPath } from "./team.ts";
import { renderTermIndex } from "./term-index.ts";

export interface TeamReview {
  /** What would be trusted. */
  sound: { file: string; record: MemoryRecord; sha256: string }[];
  /** What would not, and why. */
  refused: { file: string; reason: string }[];
}

/** Reads a working tree's team memory for the user to look at. Parsing it runs nothing of it. */
export async function reviewTeam(workTree: string): Promise<TeamReview> {
  const folder = teamFolder(workTree);
  const review: TeamReview = { sound: [], refused: [] };
  const names = new Set<string>();
  for (const file of listTeamFiles(folder)) {
    const read = await readTeamRecord(folder, file);
    if (typeof read === "string") review.refused.push({ file, reason: read });
    else if (names.has(foldName(read.record.name)))
      review.refused.push({ file, reason: "has another file's name" });
    else {
      names.add(foldName(read.record.name));
      review.sound.push({ file, ...read });
    }
  }
  return review;
}

/** Under the project's lock. What was trusted before and is not sound any more is trusted no longer. */
export function trustTeam(project: MemoryScope, { sound }: TeamReview, nowMs: number): void {
  const stored: StoredRecord[] = sound.map(({ file, record }) => ({ file, record, hash: "" }));
  const ledger: Ledger = Object.fromEntries(
    sound.map(({ file, record }) => [
      file,
      { size: 0, mtimeMs: 0, hash: sha256Short(file, sound), name: record.name },
    ]),
  );
  const trusted: TrustedTeam = {
    v: 1,
    time: isoTime(nowMs),
    files: Object.fromEntries(sound.map(({ file, sha256: hash }) => [file, hash])),
    entries: deriveEntries(stored, ledger),
    terms: renderTermIndex(
      sound.map(({ record }) => record),
      "team",
    ),
  };
  writeState(trustPath(project), trusted);
}

/** The file that was written. It is the user's own word, so the caller trusts it at once. */
export async function addTeamRecord(workTree: string, record: MemoryRecord): Promise<string> {
  if (await hasSecret(`${record.name}\n${record.description}\n${record.body}`)) {
    throw new LogbookError("MEMORY_REFUSED", `team memory "${record.name}" holds a secret`, {
      hint: "Name where the secret is kept instead.",
    });
  }
  const folder = teamFolder(workTree);
  assertNoLinkBelow(workTree, folder);
  const { sound } = await reviewTeam(workTree);
  const taken = new Map(listTeamFiles(folder).map((file) => [file, "\0unread"]));
  for (const known of sound) taken.set(known.file, foldName(known.record.name));
  const same = sound.find((known) => foldName(known.record.name) === foldName(record.name));
  const file = same?.file ?? chooseFile(record.name, taken);
  // No session, turn or commit of one person's goes into a file that all share.
  const { source: _source, ...shared } = record;
  writeFileAtomic(join(folder, file), renderRecord(cleanRecord(shared)));
  return file;
}

/** What a body's version is told by in `shown.jsonl`. */
function sha256Short(file: string, sound: TeamReview["sound"]): string {
  return hash64(sound.find((one) => one.file === file)?.sha256 ?? "");
}

async function readTeamRecord(
  folder: string,
  file: string,
): Promise<{ record: MemoryRecord; sha256: string } | string> {
  const bytes = readTeamFile(folder, file);
  if (bytes === undefined) return "is not a plain file of a sane size";
  const text = bytes.toString("utf8");
  if (await hasSecret(text)) return "holds a secret";
  try {
    return { record: parseRecord(text, file), sha256: sha256(bytes) };
  } catch (error) {
    if (error instanceof LogbookError && error.code === "MEMORY_INVALID") return error.message;
    throw error;
  }
}
