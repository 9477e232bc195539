/**
 * logbook's own entries in the text of a client settings file: put in, brought up to date, taken out.
 * Pure. Every byte that is not ours stays, and doing it twice is doing it once.
 */
import { isDeepStrictEqual } from "node:util";
import { insertMember, type JsonPath, type JsonValue, removeMember, replaceValue } from "./json-edit.ts";
import { parseSettings, readJson, splitMark, valueAt } from "./settings-parse.ts";

export type HookHandler = { [key: string]: JsonValue };

export interface WantedEntries {
  /** One handler an event. */
  hooks: Record<string, HookHandler>;
  allow: string[];
  deny: string[];
}

export type IsOurs = (handler: unknown) => boolean;

/** The text with exactly the wanted entries in it, whatever older or doubled ones of ours it held. */
export function mergeEntries(
  text: string,
  wanted: WantedEntries,
  options: { path: string; isOurs: IsOurs },
): string {
  const { mark, body } = splitMark(text.trim() === "" ? "{}\n" : text);
  parseSettings(body, options.path);
  let next = body;
  for (const event of hookEvents(next)) {
    if (event in wanted.hooks) continue;
    const after = removeHandlers(next, event, options.isOurs);
    // An older client runs no hook of a file that names an event it does not know, be its list empty.
    const isLeftEmpty = after !== next && isEmptyAt(after, ["hooks", event]);
    next = isLeftEmpty ? removeMember(after, ["hooks", event]) : after;
  }
  for (const [event, handler] of Object.entries(wanted.hooks)) {
    next = mergeHandler(next, event, { handler, isOurs: options.isOurs });
  }
  next = mergeRules(next, "allow", wanted.allow);
  next = mergeRules(next, "deny", wanted.deny);
  return mark + next;
}

/**
 * The text without our handlers and without `rules`. A list or object that this leaves empty goes too,
 * unless `original`, the text before install, had it.
 */
export function removeEntries(
  text: string,
  options: { path: string; isOurs: IsOurs; rules: string[]; original?: string | undefined },
): string {
  const { mark, body } = splitMark(text);
  parseSettings(body, options.path);
  const before = options.original ? readJson(splitMark(options.original).body) : undefined;
  const touched: JsonPath[] = [];
  let next = body;
  for (const event of hookEvents(next)) {
    const after = removeHandlers(next, event, options.isOurs);
    if (after !== next) touched.push(["hooks", event]);
    next = after;
  }
  for (const list of ["allow", "deny"] as const) {
    const after = removeRules(next, list, options.rules);
    if (after !== next) touched.push(["permissions", list]);
    next = after;
  }
  const parents = [...new Set(touched.map((path) => path[0]))].map((key): JsonPath => [key as string]);
  for (const path of [...touched, ...parents]) {
    if (isEmptyAt(next, path) && valueAt(before, path) === undefined) next = removeMember(next, path);
  }
  return mark + next;
}

/** Our handlers by event, in file order. */
export function findOwnHandlers(
  settings: unknown,
  isOurs: IsOurs,
): { event: string; handler: HookHandler }[] {
  const found: { event: string; handler: HookHandler }[] = [];
  const hooks = valueAt(settings, ["hooks"]);
  if (typeof hooks !== "object" || hooks === null) return found;
  for (const [event, groups] of Object.entries(hooks)) {
    for (const { handler } of handlersOf(groups, isOurs)) found.push({ event, handler });
  }
  return found;
}

function mergeHandler(text: string, event: string, ours: { handler: HookHandler; isOurs: IsOurs }): string {
  const { handler, isOurs } = ours;
  const groups = valueAt(readJson(text), ["hooks", event]);
  const [kept] = handlersOf(groups, isOurs).filter(({ group }) => !isNarrowed(groups, group));
  if (kept === undefined) {
    return insertGroup(removeHandlers(text, event, isOurs), event, { hooks: [handler] });
  }
  const next = isDeepStrictEqual(kept.handler, handler)
    ? text
    : replaceValue(text, ["hooks", event, kept.group, "hooks", kept.index], handler);
  return removeHandlers(next, event, isOurs, kept);
}

/** A matcher the user put around our handler would hide events from it. */
function isNarrowed(groups: unknown, group: number): boolean {
  const matcher = valueAt(groups, [group, "matcher"]);
  return matcher !== undefined && matcher !== "" && matcher !== "*";
}

function insertGroup(text: string, event: string, group: { [key: string]: JsonValue }): string {
  const settings = readJson(text);
  if (valueAt(settings, ["hooks"]) === undefined) {
    return insertMember(text, [], { key: "hooks", value: { [event]: [group] } });
  }
  if (valueAt(settings, ["hooks", event]) === undefined) {
    return insertMember(text, ["hooks"], { key: event, value: [group] });
  }
  return insertMember(text, ["hooks", event], { value: group });
}

interface HandlerPlace {
  group: number;
  index: number;
  handler: HookHandler;
}

function handlersOf(groups: unknown, isOurs: IsOurs): HandlerPlace[] {
  const places: HandlerPlace[] = [];
  if (!Array.isArray(groups)) return places;
  for (const [group, entry] of groups.entries()) {
    const handlers = valueAt(entry, ["hooks"]);
    if (!Array.isArray(handlers)) continue;
    for (const [index, handler] of handlers.entries())
      if (isOurs(handler)) places.push({ group, index, handler });
  }
  return places;
}

/** Takes our handlers of one event out, last first so that indexes hold; a group left without handlers goes too. */
function removeHandlers(text: string, event: string, isOurs: IsOurs, except?: HandlerPlace): string {
  let next = text;
  const places = handlersOf(valueAt(readJson(text), ["hooks", event]), isOurs);
  for (const { group, index } of places.reverse()) {
    if (except !== undefined && group === except.group && index === except.index) continue;
    next = removeMember(next, ["hooks", event, group, "hooks", index]);
    if (isEmptyAt(next, ["hooks", event, group, "hooks"])) next = removeMember(next, ["hooks", event, group]);
  }
  return next;
}

function mergeRules(text: string, list: "allow" | "deny", rules: string[]): string {
  let next = text;
  for (const rule of rules) {
    const settings = readJson(next);
    const present = valueAt(settings, ["permissions", list]);
    if (Array.isArray(present) && present.includes(rule)) continue;
    if (valueAt(settings, ["permissions"]) === undefined) {
      next = insertMember(next, [], { key: "permissions", value: { [list]: [rule] } });
    } else if (present === undefined) {
      next = insertMember(next, ["permissions"], { key: list, value: [rule] });
    } else {
      next = insertMember(next, ["permissions", list], { value: rule });
    }
  }
  return next;
}

function removeRules(text: string, list: "allow" | "deny", rules: string[]): string {
  let next = text;
  const present = valueAt(readJson(text), ["permissions", list]);
  if (!Array.isArray(present)) return text;
  for (let index = present.length - 1; index >= 0; index--) {
    if (rules.includes(present[index])) next = removeMember(next, ["permissions", list, index]);
  }
  return next;
}

function hookEvents(text: string): string[] {
  return Object.keys(valueAt(readJson(text), ["hooks"]) ?? {});
}

function isEmptyAt(text: string, path: JsonPath): boolean {
  const value = valueAt(readJson(text), path);
  return typeof value === "object" && value !== null && Object.keys(value).length === 0;
}
