/**
 * Edits that did not come through logbook: shown by `memory check`, taken over by `--accept`, undone by `restore`.
 * The caller holds the scope's lock for both.
 */
import fs from "node:fs";
import { join } from "node:path";
import { LogbookError } from "../platform/errors.ts";
import { readFileIfPresent } from "../platform/files.ts";
import { hash64 } from "../text/hash.ts";
import type { FilePut } from "./commit.ts";
import { commitChanges } from "./commit.ts";
import { deriveFiles } from "./derive.ts";
import { parseRecord } from "./front-matter.ts";
import { acceptedPath, historyPath, readAccepted } from "./history.ts";
import type { Ledger, OutsideEdit } from "./ledger.ts";
import { LEDGER_PATH, renderLedger } from "./ledger.ts";
import type { LoadedScope, StoredRecord } from "./load.ts";
import { findByName, loadScope } from "./load.ts";
import { openView } from "./pending.ts";
import type { MemoryScope } from "./scope.ts";
import { hasSecret } from "./secrets.ts";
import type { WriteContext } from "./write.ts";

export interface AcceptResult {
  accepted: OutsideEdit[];
  /** What was left outside, and why. */
  refused: { file: string; reason: string }[];
}

/** Takes over every outside edit that is a sound record: it is in context from now on. */
export async function acceptEdits(scope: MemoryScope, context: WriteContext): Promise<AcceptResult> {
  const loaded = loadScope(scope);
  const accepting: Accepting = {
    ledger: { ...loaded.ledger },
    records: [...loaded.records],
    puts: [],
    deletes: [],
  };
  const result: AcceptResult = { accepted: [], refused: [] };
  for (const edit of loaded.edits) {
    const reason = await acceptOne(loaded, edit, { accepting, nowMs: context.nowMs });
    if (reason === undefined) result.accepted.push(edit);
    else result.refused.push({ file: edit.file, reason });
  }
  if (result.accepted.length === 0) return result;
  const { ledger, records, puts, deletes } = accepting;
  commitChanges(scope, context.lock, {
    puts: [...puts, { path: LEDGER_PATH, content: renderLedger(ledger) }, ...deriveFiles(records, ledger)],
    deletes,
  });
  return result;
}

/** Puts the accepted version of a file back; the outside one goes into history. */
export function undoEdit(scope: MemoryScope, file: string, { lock, nowMs }: WriteContext): void {
  const loaded = loadScope(scope);
  const edit = loaded.edits.find((one) => one.file === file);
  const content = readAccepted(openView(scope), file);
  const known = loaded.ledger[file];
  if (edit === undefined || content === undefined || known === undefined) {
    throw new LogbookError("MEMORY_UNKNOWN", `there is no accepted version of ${file} to go back to`, {
      path: file,
    });
  }
  const path = join(scope.memory, file);
  const outside = readFileIfPresent(path)?.toString("utf8");
  const ledger: Ledger = { ...loaded.ledger, [file]: { ...known, mtimeMs: nowMs } };
  const record = parseRecord(content, file);
  const records = [...loaded.records, { file, record, hash: hash64(content) }];
  commitChanges(scope, lock, {
    puts: [
      ...(outside === undefined ? [] : [{ path: historyPath(file, nowMs), content: outside }]),
      { path: `memory/${file}`, content, mtimeMs: nowMs },
      { path: LEDGER_PATH, content: renderLedger(ledger) },
      ...deriveFiles(records, ledger),
    ],
    deletes: [],
  });
}

interface Accepting {
  ledger: Ledger;
  records: StoredRecord[];
  puts: FilePut[];
  deletes: string[];
}

/** Why the edit is not taken over, or undefined when it was. */
async function acceptOne(
  loaded: LoadedScope,
  { file, kind }: OutsideEdit,
  { accepting, nowMs }: { accepting: Accepting; nowMs: number },
): Promise<string | undefined> {
  if (kind === "deleted") {
    const content = readAccepted(openView(loaded.scope), file);
    if (content !== undefined) accepting.puts.push({ path: historyPath(file, nowMs), content });
    accepting.deletes.push(acceptedPath(file));
    delete accepting.ledger[file];
    return undefined;
  }
  const path = join(loaded.scope.memory, file);
  const stat = fs.lstatSync(path);
  const bytes = stat.isFile() ? readFileIfPresent(path) : undefined;
  if (bytes === undefined) return "is not a plain file";
  const text = bytes.toString("utf8");
  const problem = loaded.problems.find((one) => one.file === file);
  if (problem !== undefined) return problem.message;
  if (await hasSecret(text)) return "holds a secret";
  const record = parseRecord(text, file);
  const rival = findByName(accepting.records, record.name);
  if (rival !== undefined && rival.file !== file) return `has the name of ${rival.file}`;
  const previous = readAccepted(openView(loaded.scope), file);
  if (previous !== undefined) accepting.puts.push({ path: historyPath(file, nowMs), content: previous });
  accepting.puts.push({ path: acceptedPath(file), content: text });
  const hash = hash64(bytes);
  accepting.ledger[file] = { size: stat.size, mtimeMs: Math.round(stat.mtimeMs), hash, name: record.name };
  accepting.records.push({ file, record, hash });
  return undefined;
}
