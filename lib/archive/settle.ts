/**
 * Derives a turn's columns and its row in the index from its entries.
 * Invariant: afterwards both are a function of the entries and stand-ins that the archive holds.
 */
import type { Turn } from "../contract/turn.ts";
import { assembleTurn } from "../transcript/turns.ts";
import { PROMPT_ROLE, type StoredEntry, unpackUuid } from "./encode.ts";
import type { Archive } from "./handle.ts";
import type { PreparedTurn, SqlText } from "./prepare.ts";
import { readTurnEntries } from "./read-turn.ts";
import { mayHaveStandIns, standInEntries } from "./stand-in.ts";
import { columnsOf, type TurnColumns, wordsOf } from "./turn-columns.ts";

interface TurnHead {
  kind: string | null;
  role: number;
  uuid: Uint8Array | string;
}

/** What the index will hold of a turn. */
export interface TurnWords {
  id: number;
  /** Of each column. */
  columns: readonly SqlText[];
  /** False where the index has a row of it already. */
  isFirst: boolean;
}

/**
 * Writes the turn's columns and gives what the index has to be told, undefined where there is nothing to be found.
 * `gathered`: all entries of the turn, which then need not be read again.
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
  const { turn, isCut, hasText } = deriveTurn(archive, id, { uuid: unpackUuid(head.uuid), gathered });
  const isFirst = head.kind === null;
  if (head.role === PROMPT_ROLE || hasText) {
    writeColumns(archive, id, columnsOf(turn, isCut));
    return { turn, words: { id, columns: wordsOf(turn), isFirst } };
  }
  if (!isFirst) {
    archive.prepare("UPDATE turns SET kind = NULL WHERE id = ?").run(id);
    archive.prepare("DELETE FROM words WHERE rowid = ?").run(id);
  }
  return undefined;
}

/**
 * The same for a turn that was made lately and never settled, and that was derived elsewhere from exactly the entries which
 * the archive has of it; undefined where those are not all there is to it.
 */
export function settleDerived(
  archive: Archive,
  id: number,
  { columns, words }: Pick<PreparedTurn, "columns" | "words">,
): TurnWords | undefined {
  if (mayHaveStandIns(archive, id)) return undefined;
  writeColumns(archive, id, columns);
  return { id, columns: words, isFirst: true };
}

interface DerivedTurn {
  turn: Turn;
  isCut: boolean;
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

function writeColumns(archive: Archive, id: number, columns: TurnColumns): void {
  const { usage } = columns;
  archive
    .prepare(
      `UPDATE turns SET kind = ?, start_ms = ?, end_ms = ?, outcome = ?, agent_id = ?, model = ?, tool_calls = ?,
         tools = ?, files = ?, input_tokens = ?, output_tokens = ?, cache_read_tokens = ?, cache_write_tokens = ?,
         is_cut = ? WHERE id = ?`,
    )
    .run(
      columns.kind,
      columns.startMs,
      columns.endMs,
      columns.outcome,
      columns.agentId,
      columns.model,
      columns.toolCalls,
      columns.tools,
      columns.files,
      usage.input,
      usage.output,
      usage.cacheRead,
      usage.cacheWrite,
      Number(columns.isCut),
      id,
    );
}

const COLUMNS = "INTO words (rowid, prompt, answer, input, output) VALUES (?, ?, ?, ?, ?)";

/**
 * Many turns at once, one after another: FTS5 keeps its working set in the processor's cache as long as nothing else runs.
 * It reads bytes as it reads text.
 */
export function writeWords(archive: Archive, turns: Iterable<TurnWords>): void {
  const insert = archive.prepare(`INSERT ${COLUMNS}`);
  const replace = archive.prepare(`INSERT OR REPLACE ${COLUMNS}`);
  for (const { id, columns, isFirst } of turns) (isFirst ? insert : replace).run(id, ...columns);
}
