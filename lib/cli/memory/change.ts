/** `memory add|edit|forget|pin|restore`: what the user changes at a terminal. */
import fs from "node:fs";
import type { MemoryRecord, MemoryType } from "../../contract/memory.ts";
import { isMemoryType, MEMORY_TYPES } from "../../contract/memory.ts";
import { findVersion, getRecord, pinRecord, replaceRecord, saveRecord } from "../../memory/edit.ts";
import { forgetRecord } from "../../memory/forget.ts";
import { renderRecord } from "../../memory/front-matter.ts";
import { loadScope } from "../../memory/load.ts";
import { undoEdit } from "../../memory/outside-edits.ts";
import type { MemoryScope } from "../../memory/scope.ts";
import { readTeamState } from "../../memory/team.ts";
import { addTeamRecord, reviewTeam, trustTeam } from "../../memory/trust.ts";
import { isoTime } from "../../platform/clock.ts";
import { readHeadCommit } from "../../platform/head-commit.ts";
import type { CommandArgs, CommandContext, ExitCode } from "../command.ts";
import { isSet, textOption, usage } from "../parse-args.ts";
import { editText } from "./editor.ts";
import { findPlaces, holdScope, type MemoryPlaces } from "./places.ts";

export async function add(context: CommandContext, args: CommandArgs, name: string): Promise<ExitCode> {
  const { clock, cwd, output } = context;
  const places = findPlaces(context);
  const type = typeOption(args) ?? "project";
  const body = textOption(args, "body") ?? readStdin();
  const time = isoTime(clock());
  const validAt = type === "project" ? readHeadCommit(cwd) : undefined;
  const record: MemoryRecord = {
    name,
    description: textOption(args, "description") ?? firstLine(body),
    type,
    created: time,
    modified: time,
    ...(validAt !== undefined && { validAt }),
    isPinned: false,
    ...expiryOption(args),
    body,
  };
  if (isSet(args, "team")) return addToTeam(context, places, record);
  const scope = type === "user" ? places.user : places.project;
  await holdScope(scope, (lock) => saveRecord(scope, record, { lock, nowMs: clock() }));
  output.note(
    `remembered "${name}" (${type}, ${scope.kind === "user" ? "in every project" : "in this project"})`,
  );
  return 0;
}

async function addToTeam(
  { clock, output }: CommandContext,
  { project, workTree }: MemoryPlaces,
  record: MemoryRecord,
): Promise<ExitCode> {
  const file = await addTeamRecord(workTree, record);
  const { sound } = await reviewTeam(workTree);
  // The user has just written it; of the others those that were trusted stay trusted.
  const trusted = new Set(readTeamState(project, workTree).entries.map((entry) => entry.file)).add(file);
  const kept = sound.filter((one) => trusted.has(one.file));
  await holdScope(project, () => trustTeam(project, { sound: kept, refused: [] }, clock()));
  output.note(`wrote .claude/logbook-memory/${file}: commit it, and the others see it once they trust it`);
  return 0;
}

export async function edit(context: CommandContext, args: CommandArgs, name: string): Promise<ExitCode> {
  const { clock, env, output } = context;
  const { scope, stored } = getRecord(findPlaces(context).scopes, name);
  const given = {
    body: textOption(args, "body"),
    description: textOption(args, "description"),
    ...expiryOption(args),
  };
  const isGiven = Object.values(given).some((value) => value !== undefined);
  const changed = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
  const text = isGiven
    ? renderRecord({ ...stored.record, ...changed })
    : editText(env, renderRecord(stored.record));
  if (text === undefined) {
    output.note("nothing was changed");
    return 1;
  }
  const record = await holdScope(scope, (lock) =>
    replaceRecord(scope, stored, { text, lock, nowMs: clock() }),
  );
  output.note(`changed "${record.name}"; the old version is in its history`);
  return 0;
}

export async function forget(context: CommandContext, args: CommandArgs, name: string): Promise<ExitCode> {
  const { clock, output } = context;
  const { scope, stored } = getRecord(findPlaces(context).scopes, name);
  const withHistory = isSet(args, "purge");
  await holdScope(scope, (lock) => forgetRecord(scope, stored, { lock, nowMs: clock(), withHistory }));
  const rest = withHistory
    ? "nothing of it is left"
    : `logbook memory restore "${stored.record.name}" brings it back`;
  output.note(`forgot "${stored.record.name}": it is not learnt again from old sessions; ${rest}`);
  return 0;
}

export async function pin(context: CommandContext, args: CommandArgs, name: string): Promise<ExitCode> {
  const { clock, output } = context;
  const { scope, stored } = getRecord(findPlaces(context).scopes, name);
  const isPinned = !isSet(args, "off");
  await holdScope(scope, (lock) => pinRecord(scope, stored, { isPinned, lock, nowMs: clock() }));
  output.note(`${isPinned ? "pinned" : "unpinned"} "${stored.record.name}"`);
  return 0;
}

/** An edit from outside is undone; else an old version comes back. */
export async function restore(context: CommandContext, args: CommandArgs, name: string): Promise<ExitCode> {
  const { clock, output } = context;
  const places = findPlaces(context);
  const edited = findEdited(places.scopes, name);
  if (edited !== undefined) {
    await holdScope(edited.scope, (lock) => undoEdit(edited.scope, edited.file, { lock, nowMs: clock() }));
    output.note(`${edited.file} is again as logbook last wrote it; what was there is in its history`);
    return 0;
  }
  const { scope, record } = findVersion(places.scopes, name, textOption(args, "time"));
  await holdScope(scope, (lock) => saveRecord(scope, record, { lock, nowMs: clock() }));
  output.note(`restored "${record.name}" as of ${record.modified.slice(0, 10)}`);
  return 0;
}

function findEdited(
  scopes: readonly MemoryScope[],
  name: string,
): { scope: MemoryScope; file: string } | undefined {
  const file = name.endsWith(".md") ? name : `${name}.md`;
  for (const scope of scopes) {
    const { edits, ledger } = loadScope(scope);
    const edit = edits.find(
      (one) => one.kind !== "new" && (one.file === file || ledger[one.file]?.name === name),
    );
    if (edit !== undefined) return { scope, file: edit.file };
  }
  return undefined;
}

function typeOption(args: CommandArgs): MemoryType | undefined {
  const type = textOption(args, "type");
  if (type === undefined || isMemoryType(type)) return type;
  throw usage(`"${type}" is no type of memory`, `Types are ${MEMORY_TYPES.join(", ")}`);
}

function expiryOption(args: CommandArgs): { expires?: string } {
  const expires = textOption(args, "expires");
  if (expires === undefined) return {};
  if (/^\d{4}-\d{2}-\d{2}/.test(expires) && !Number.isNaN(Date.parse(expires))) return { expires };
  throw usage(`"${expires}" is no date`, "Write it as 2026-12-24");
}

function firstLine(text: string): string {
  return text.trim().split("\n")[0]?.trim() ?? "";
}

function readStdin(): string {
  if (!process.stdin.isTTY) return fs.readFileSync(0, "utf8");
  throw usage("memory add needs a text", 'Give it with --body "...", or on stdin');
}
