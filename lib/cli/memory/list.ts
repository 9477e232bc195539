/** `logbook memory [list]` and `memory show`: what is remembered, and one memory whole. */
import { isMemoryType, MEMORY_TYPES } from "../../contract/memory.ts";
import { renderRecord } from "../../memory/front-matter.ts";
import { listHistory } from "../../memory/history.ts";
import { readInbox } from "../../memory/inbox.ts";
import type { StoredRecord } from "../../memory/load.ts";
import { loadScope } from "../../memory/load.ts";
import { foldName } from "../../memory/name.ts";
import { openView } from "../../memory/pending.ts";
import type { MemoryScope } from "../../memory/scope.ts";
import { readTeamState } from "../../memory/team.ts";
import { readUsage } from "../../memory/usage.ts";
import { cutCells } from "../../replay/cells.ts";
import { joinColumns } from "../columns.ts";
import type { CommandArgs, CommandContext, ExitCode } from "../command.ts";
import { isSet, textOption, usage } from "../parse-args.ts";
import { type FoundMemory, findMemory } from "./find.ts";
import { findPlaces, type MemoryPlaces } from "./places.ts";

/** A longer name is a sentence; its beginning tells it from the others. */
const MAX_NAME_CELLS = 48;

interface Row {
  kind: MemoryScope["kind"];
  file: string;
  name: string;
  description: string;
  type: string;
  modified: string;
  isPinned: boolean;
  expires?: string;
  validAt?: string;
  /** Answers that named it. */
  used: number;
  history?: string[];
}

export function list(context: CommandContext, args: CommandArgs): ExitCode {
  const places = findPlaces(context);
  const type = textOption(args, "type");
  if (type !== undefined && !isMemoryType(type)) {
    throw usage(`"${type}" is no type of memory`, `Types are ${MEMORY_TYPES.join(", ")}`);
  }
  const rows = readRows(places, isSet(args, "history")).filter(
    (row) => type === undefined || row.type === type,
  );
  const pending = readInbox(places.project).lines.filter(({ kind }) => kind === "remember");
  if (isSet(args, "json")) {
    context.output.printJson({
      v: 1,
      memories: rows,
      pending: pending.map(({ core, time }) => ({ text: core, time })),
    });
  } else if (rows.length + pending.length === 0) {
    context.output.note(
      'logbook: nothing is remembered here yet. Say "remember that ...", or: logbook memory add <name>',
    );
  } else {
    const lines = rows.flatMap((row) => renderRow(row, context));
    const waiting = pending.map(
      ({ core, time }) =>
        `${context.paint("dim", `said on ${time.slice(0, 10)}, not filed yet:`)} ${context.clean(core)}`,
    );
    context.output.print([...lines, ...waiting].join("\n"));
  }
  return rows.length + pending.length === 0 ? 1 : 0;
}

export function show(context: CommandContext, args: CommandArgs, name: string): ExitCode {
  const found = findMemory(findPlaces(context), name);
  printMemory(context, found, isSet(args, "json"));
  return 0;
}

/** Also what `logbook show memory:<id>` prints. */
export function printMemory(
  { output, clean }: CommandContext,
  { kind, file, record }: FoundMemory,
  isJson: boolean,
): void {
  if (isJson) output.printJson({ v: 1, scope: kind, file, ...record });
  else output.print(clean(renderRecord(record)));
}

function readRows(places: MemoryPlaces, withHistory: boolean): Row[] {
  const own = places.scopes.flatMap((scope) => {
    const usage = readUsage(scope);
    const view = openView(scope);
    return loadScope(scope).records.map((stored) => ({
      ...rowOf(scope.kind, stored),
      used: usage[foldName(stored.record.name)]?.count ?? 0,
      ...(withHistory && { history: listHistory(view, stored.file).map(({ time }) => time) }),
    }));
  });
  const team = readTeamState(places.project, places.workTree).entries.map(
    ({ file, name, description, type, modified, isPinned = false }): Row => {
      return { kind: "team", file, name, description, type, modified, isPinned, used: 0 };
    },
  );
  return [...own, ...team].sort(
    (a, b) => Number(b.isPinned) - Number(a.isPinned) || (a.modified < b.modified ? 1 : -1),
  );
}

function rowOf(kind: MemoryScope["kind"], { file, record }: StoredRecord): Row {
  const { name, description, type, modified, isPinned, expires, validAt } = record;
  return {
    kind,
    file,
    name,
    description,
    type,
    modified,
    isPinned,
    ...(expires !== undefined && { expires }),
    ...(validAt !== undefined && { validAt }),
    used: 0,
  };
}

/** `* merge style  feedback  2026-03-01  How branches are merged` */
function renderRow(row: Row, { paint, clean, columns }: CommandContext): string[] {
  const line = joinColumns(
    [
      { text: row.isPinned ? "*" : " ", style: "yellow" },
      { text: cutCells(clean(row.name).replace(/\s+/g, " "), MAX_NAME_CELLS), style: "cyan" },
      {
        text: row.kind === "project" ? row.type : `${row.type} (${row.kind})`,
        style: "blue",
        dispensable: 2,
      },
      { text: row.modified.slice(0, 10), style: "dim", dispensable: 1 },
      { text: row.expires === undefined ? "" : `until ${row.expires}`, style: "dim", dispensable: 3 },
      { text: clean(row.description).replace(/\s+/g, " "), minCells: 24 },
    ],
    columns,
    paint,
  );
  return [line, ...(row.history ?? []).map((time) => paint("dim", `    version of ${time}`))];
}
