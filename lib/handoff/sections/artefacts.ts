/** Things a session made and where they are: new files, commits, pages it opened for others. */
import type { NoteCall, NoteTurn } from "../note-turn.ts";
import { code } from "../prose.ts";

/** Newest first, each once. */
const MAX_ARTEFACTS = 12;
const COMMIT = /^\[([^\s\]]+)(?: \(root-commit\))? ([0-9a-f]{7,40})\] (.+)$/m;
const ADDRESS = /https?:\/\/\S+/g;
const PULL_REQUEST = /^https?:\/\/\S+\/(?:pull|merge_requests|issues)\/\d+/;

export function artefactsOf(turns: readonly NoteTurn[]): string[] {
  const made = turns.flatMap((turn) => turn.calls).flatMap(artefactOf);
  return [...new Set(made.reverse())].slice(0, MAX_ARTEFACTS);
}

function artefactOf(call: NoteCall): string[] {
  if (!call.ok) return [];
  if (call.tool === "Write") return [`file ${code(call.target)}`];
  if (call.tool !== "Bash") return [];
  const [, branch, hash, subject] = COMMIT.exec(call.output) ?? [];
  const commit = hash === undefined ? [] : [`commit ${hash} on ${code(branch ?? "")}: ${subject}`];
  const page = /\b(?:gh|glab)\b/.test(call.target) ? firstPage(call.output) : undefined;
  return page === undefined ? commit : [...commit, page];
}

/** Each run of characters is tried from its first address on: what begins later in it ends no other way. */
function firstPage(output: string): string | undefined {
  for (const [address] of output.matchAll(ADDRESS)) {
    const page = PULL_REQUEST.exec(address)?.[0];
    if (page !== undefined) return page;
  }
  return undefined;
}
