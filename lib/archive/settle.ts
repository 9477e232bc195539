/**
 * Derives a turn's columns and its row in the index from its entries.
 * Invariant: afterwards both are a function of the entries and stand-ins that the archive holds.
 */
import type { Turn } from "../contract/turn.ts";
import { tokenise } from "../text/tokenise.ts";
import { assembleTurn } from "../transcript/turns.ts";
import { PROMPT_ROLE, type StoredEntry, unpackUuid } from "./encode.ts";
import type { Archive } from "./handle.ts";
import { readTurnEntries } from "./read-turn.ts";
import { standInEntries } from "./stand-in.ts";
import { FIELDS, filesOf, toolsOf, turnText } from "./turn-text.ts";

interface TurnHead {
  kind: string | null;
  role: number;
  uuid: Uint8Array | string;
}

interface SettledTurn {
  turn: Turn;
  isCut: boolean;
}

/** What the index will hold of a turn. */
export interface TurnWords {
  id: number;
  columns: string[];
  /** False where the index has a row of it already. */
  isFirst: boolean;
}

/**
 * Writes the turn's columns and gives what the index has to be told, undefined where there is nothing to be found.
 * `gathered`, where given, are all entries of the turn: they need not be read again.
 */
export function settleTurn(
  archive: Archive,
  id: number,
  gathered?: readonly StoredEntry[],
): { turn: Turn; words: TurnWords } | undefined {
  const head = archive
    .prepare("SELECT kind, role, uuid FROM turns JOIN entries ON entries.id = root WHERE turns.id = ?")
    .get<TurnHead>(id);
  archive.prepare("DELETE FROM stale WHERE turn = ?").run(id);
  if (head === undefined) return undefined;
  const settled = deriveTurn(archive, id, { uuid: unpackUuid(head.uuid), gathered });
  const isVisible = head.role === PROMPT_ROLE || settled.hasText;
  if (isVisible) {
    writeColumns(archive, id, settled);
    const { turn } = settled;
    return { turn, words: { id, columns: wordsOf(turn), isFirst: head.kind === null } };
  }
  if (head.kind !== null) {
    archive.prepare("UPDATE turns SET kind = NULL WHERE id = ?").run(id);
    archive.prepare("DELETE FROM words WHERE rowid = ?").run(id);
  }
  return undefined;
}

interface DerivedTurn extends SettledTurn {
  hasText: boolean;
}

/** The turn as its entries and stand-ins tell it. */
export function deriveTurn(
  archive: Archive,
  id: number,
  { uuid, gathered }: { uuid: string; gathered?: readonly StoredEntry[] | undefined },
): DerivedTurn {
  const read = gathered === undefined ? readTurnEntries(archive, id) : undefined;
  const own = gathered ?? read?.entries ?? [];
  const entries = [...own, ...standInEntries(archive, id, own)];
  const turn = assembleTurn(entries, uuid);
  const isCut =
    turn.isCut === true || read?.isShortened === true || own.some((entry) => entry.isCapped === true);
  return { turn, isCut, hasText: entries.some(({ parts }) => parts.length > 0) };
}

function writeColumns(archive: Archive, id: number, { turn, isCut }: SettledTurn): void {
  const { usage } = turn;
  archive
    .prepare(
      `UPDATE turns SET kind = ?, start_ms = ?, end_ms = ?, outcome = ?, agent_id = ?, model = ?, tool_calls = ?,
         tools = ?, files = ?, input_tokens = ?, output_tokens = ?, cache_read_tokens = ?, cache_write_tokens = ?,
         is_cut = ? WHERE id = ?`,
    )
    .run(
      turn.kind,
      turn.startMs,
      turn.endMs,
      turn.outcome,
      turn.agentId ?? null,
      turn.models.at(-1) ?? "",
      turn.steps.filter(({ kind }) => kind === "tool").length,
      renderList(toolsOf(turn)),
      renderList(filesOf(turn)),
      usage.input,
      usage.output,
      usage.cacheRead,
      usage.cacheWrite,
      Number(isCut),
      id,
    );
}

/** A line before and behind each item, so that one can be looked for whole. */
export function renderList(items: readonly string[]): string {
  return items.length === 0 ? "" : `\n${items.join("\n")}\n`;
}

function wordsOf(turn: Turn): string[] {
  const text = turnText(turn);
  return FIELDS.map((field) => text[field].map(tokenise).join(" "));
}

const COLUMNS = "INTO words (rowid, prompt, answer, input, output) VALUES (?, ?, ?, ?, ?)";

/** Many turns at once, one after another: FTS5 keeps its working set in the processor's cache as long as nothing else runs. */
export function writeWords(archive: Archive, turns: Iterable<TurnWords>): void {
  const insert = archive.prepare(`INSERT ${COLUMNS}`);
  const replace = archive.prepare(`INSERT OR REPLACE ${COLUMNS}`);
  for (const { id, columns, isFirst } of turns) (isFirst ? insert : replace).run(id, ...columns);
}
