/** The search that nearly every search is: this project or all, the archive, the options that need nothing else. */
import { shortenTurnId } from "../archive/find-turn.ts";
import type { Archive } from "../archive/handle.ts";
import { DEFAULT_LIMIT, type Hit, type SearchFilters, type SearchResult } from "../archive/hit.ts";
import { tellingTerms } from "../archive/match.ts";
import { isFallback, openForReading } from "../archive/open-for-reading.ts";
import { chooseExcerpt, cutExcerpt } from "../archive/present.ts";
import { assertIndexSound } from "../archive/probe.ts";
import { searchArchive } from "../archive/search.ts";
import { FIELDS, type Field, type TurnText } from "../archive/turn-text.ts";
import type { LogbookError } from "../platform/errors.ts";
import { listDirectory, readFileIfPresent } from "../platform/files.ts";
import { projectPaths } from "../platform/paths.ts";
import { renderNumber } from "../replay/units.ts";
import { parseJsonObject } from "../text/parse-json.ts";
import type { Query } from "../text/query.ts";
import type { CommandArgs, CommandContext, ExitCode } from "./command.ts";
import { parseDate } from "./dates.ts";
import { isSet, numberOption, textOption, usage } from "./parse-args.ts";
import { hitsJson, renderHits, type ShownHit, type ShownResult } from "./render-hits.ts";

export interface Question {
  text: string;
  filters: SearchFilters;
  limit: number;
}

/** What is shown of hits beside themselves, whichever searcher found them. */
export interface HitReader {
  /** By the ids of turns. */
  texts: ReadonlyMap<string, TurnText>;
  shorten(turn: string): string;
}

/** A person waits for a writer's transaction rather than for a scan. */
const BUSY_TIMEOUT_MS = 5_000;

/** What was asked, but for `project` and `session`, which take looking into the store. */
export function readQuestion(context: CommandContext, args: CommandArgs): Question {
  if (args.operands.length === 0)
    throw usage("search needs words to look for", "Usage: logbook search <words>");
  const nowMs = context.clock();
  const since = textOption(args, "since");
  const until = textOption(args, "until");
  const tool = textOption(args, "tool");
  const file = textOption(args, "file");
  const role = textOption(args, "role");
  return {
    text: args.operands.join(" "),
    limit: numberOption(args, "limit") ?? DEFAULT_LIMIT,
    filters: {
      ...(since !== undefined && { sinceMs: parseDate(since, { nowMs, option: "since" }) }),
      ...(until !== undefined && { untilMs: parseDate(until, { nowMs, option: "until" }) }),
      ...(tool !== undefined && { tool }),
      ...(file !== undefined && { file }),
      ...(role !== undefined && { role: parseRole(role) }),
    },
  };
}

function parseRole(role: string): Field {
  const field = FIELDS.find((name) => name === role.toLowerCase());
  if (field === undefined) throw usage(`--role ${role} is unknown`, `It is one of ${FIELDS.join(", ")}`);
  return field;
}

/** What the archive knows, or why it cannot answer where a scan still can. */
export function askArchive(context: CommandContext, question: Question): ShownResult | LogbookError {
  try {
    const archive = openForReading(context.store, { busyTimeoutMs: BUSY_TIMEOUT_MS });
    try {
      return search(context, archive, question);
    } finally {
      archive.close();
    }
  } catch (error) {
    if (isFallback(error)) return error;
    throw error;
  }
}

function search(context: CommandContext, archive: Archive, { text, filters, limit }: Question): ShownResult {
  const result = searchArchive(archive, text, { filters, limit });
  // A damaged index may know a word no longer without knowing that anything is amiss.
  if (result.totalAll === 0) assertIndexSound(archive);
  return showResult(context, result, {
    texts: result.texts,
    shorten: (turn) => shortenTurnId(archive, turn),
  });
}

export function showResult(context: CommandContext, result: SearchResult, reader: HitReader): ShownResult {
  const { query, hits, totalAll, totalSome, isCut } = result;
  const names = new Map<string, string>();
  const shown = hits.map((hit): ShownHit => {
    const name = names.get(hit.project) ?? projectName(context, hit.project);
    names.set(hit.project, name);
    return {
      ...hit,
      snippet: cleanSnippet(context, query, hit, reader.texts.get(hit.turn)?.[hit.field] ?? []),
      projectName: name,
      shortId: reader.shorten(hit.turn),
    };
  });
  return { hits: shown, totalAll, totalSome, terms: tellingTerms(query).length, isCut };
}

/** Cut from the text after it was cleaned: a snippet that begins inside a secret would show nobody that it is one. */
function cleanSnippet(
  { clean }: CommandContext,
  query: Query,
  { field }: Hit,
  texts: readonly string[],
): Hit["snippet"] {
  return chooseExcerpt(texts.map((text) => cutExcerpt(field, clean(text), query))).snippet;
}

function projectName({ store }: CommandContext, id: string): string {
  const known = parseJsonObject(readFileIfPresent(projectPaths(store, id).project)?.toString("utf8") ?? "");
  return typeof known?.["name"] === "string" ? known["name"] : id;
}

export function printResult(
  context: CommandContext,
  args: CommandArgs,
  { text, filters }: Question,
  result: ShownResult,
): ExitCode {
  const isFound = result.hits.length > 0;
  if (isSet(args, "json")) context.output.printJson(hitsJson(text, result));
  else if (isFound) context.output.print(renderHits(result, context));
  else context.output.note(`logbook: ${nothingFound(context, text, filters, result)}`);
  return isFound ? 0 : 1;
}

function nothingFound(
  { isModel, store }: CommandContext,
  text: string,
  { project }: SearchFilters,
  { isCut }: ShownResult,
): string {
  if (text.trim() === "") return "there are no words to look for.";
  const wider = project === undefined || isModel ? "" : " --all looks into every project.";
  const deeper = isCut ? " --deep also searches what is not indexed." : "";
  if (listDirectory(store.sessions).length === 0) {
    return "nothing is recorded yet. logbook install captures from now on, logbook import brings in what was before.";
  }
  // Sessions whose archive has still to be filled: the engine came later than they, or the worker is just at it.
  const waiting = listDirectory(store.queue).filter((name) => name.startsWith("session-")).length;
  const unread =
    waiting === 0
      ? ""
      : ` ${renderNumber(waiting, "session")} not yet in the archive: --deep searches the raw copies.`;
  return `nothing found.${wider}${deeper}${unread}`;
}
