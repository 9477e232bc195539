/**
 * Edits that a later one took back: an edit the other way round, a file written as it had been before, a `git restore`.
 * The first needs the texts of the archive; the other two the log alone can tell.
 */
import { parseJsonObject } from "../../text/parse-json.ts";
import type { Finding } from "../finding.ts";
import { renderDuration, renderNumber } from "../units.ts";
import { isFileTool, partsOf } from "./effect.ts";
import { nameCall, quotePath } from "./name-call.ts";
import type { ObservedCall } from "./observed-call.ts";

interface Replacement {
  before: string;
  after: string;
}

interface Edit {
  call: ObservedCall;
  replacements: readonly Replacement[];
}

interface Undoing {
  undone: ObservedCall[];
  by: ObservedCall;
}

/** Shorter pieces turn up by chance. */
const MIN_PIECE_CHARS = 8;

export function findUndone(calls: readonly ObservedCall[], cwd: string | undefined): Finding[] {
  /** Edits that still stand, by file. */
  const standing = new Map<string, Edit[]>();
  const undoings: Undoing[] = [];
  for (const call of calls) {
    if (call.outcome !== "ok") continue;
    if (isFileTool(call.tool)) {
      const undoing = takeEdit(standing, call);
      if (undoing !== undefined) undoings.push(undoing);
    } else if (call.tool === "Bash") undoings.push(...takeCommand(standing, call));
  }
  return undoings.map((undoing) => toFinding(undoing, cwd));
}

function takeEdit(standing: Map<string, Edit[]>, call: ObservedCall): Undoing | undefined {
  const edits = standing.get(call.target) ?? [];
  const edit: Edit = { call, replacements: replacementsIn(call) };
  standing.set(call.target, edits);
  const first = undoneFrom(edits, edit);
  if (first === undefined) {
    edits.push(edit);
    return undefined;
  }
  const isWholeFile = call.tool === "Write";
  const undone = edits.splice(first, isWholeFile ? edits.length : 1);
  return { undone: undone.map((gone) => gone.call), by: call };
}

/** Where the edits begin that this one takes back: all behind an equal Write, or the one that it turns round. */
function undoneFrom(edits: readonly Edit[], { call, replacements }: Edit): number | undefined {
  if (call.tool === "Write") {
    const equal = edits.findLastIndex((edit) => edit.call.identity === call.identity);
    return equal < 0 || equal === edits.length - 1 ? undefined : equal + 1;
  }
  if (replacements.length === 0) return undefined;
  const found = edits.findLastIndex(
    (edit) =>
      edit.replacements.length === replacements.length &&
      edit.replacements.every((done) => replacements.some((now) => isReverse(done, now))),
  );
  return found < 0 ? undefined : found;
}

/** `now` turns round what was `done`; either may have been given with more of its surroundings. */
function isReverse(done: Replacement, now: Replacement): boolean {
  if (done.before === now.after && done.after === now.before) return done.before !== done.after;
  return (
    replacesPiece(now, { from: done.after, to: done.before }) ||
    replacesPiece({ before: done.after, after: done.before }, { from: now.before, to: now.after })
  );
}

function replacesPiece({ before, after }: Replacement, { from, to }: { from: string; to: string }): boolean {
  if (from.trim().length < MIN_PIECE_CHARS) return false;
  const at = before.indexOf(from);
  return at >= 0 && before.slice(0, at) + to + before.slice(at + from.length) === after;
}

function replacementsIn({ tool, input }: ObservedCall): Replacement[] {
  if (input === undefined || (tool !== "Edit" && tool !== "MultiEdit")) return [];
  const parsed = parseJsonObject(input);
  const edits: unknown[] = Array.isArray(parsed?.["edits"]) ? parsed["edits"] : [parsed];
  return edits.flatMap((edit) => {
    const { old_string: before, new_string: after } = (edit ?? {}) as Record<string, unknown>;
    return typeof before === "string" && typeof after === "string" ? [{ before, after }] : [];
  });
}

/** A commit keeps what was edited; restoring files throws away what was edited since. */
function takeCommand(standing: Map<string, Edit[]>, call: ObservedCall): Undoing[] {
  const undoings: Undoing[] = [];
  for (const part of partsOf(call.target)) {
    if (/^git (?:-C \S+ )?commit\b/.test(part)) standing.clear();
    const paths = restoredPaths(part);
    if (paths === undefined) continue;
    for (const [path, edits] of standing) {
      if (edits.length === 0 || !paths.some((restored) => coversPath(restored, path))) continue;
      undoings.push({ undone: edits.map((edit) => edit.call), by: call });
      standing.delete(path);
    }
  }
  return undoings;
}

/** "." stands for everything; undefined where the command restores nothing. */
function restoredPaths(command: string): string[] | undefined {
  if (/^git (?:-C \S+ )?reset (?:\S+ )*--hard\b/.test(command)) return ["."];
  const checkout = /^git (?:-C \S+ )?checkout (?:\S+ )?-- (.+)$/.exec(command)?.[1];
  const restore = /^git (?:-C \S+ )?restore (?!.*--staged)(.+)$/.exec(command)?.[1];
  const all = /^git (?:-C \S+ )?checkout (\.)$/.exec(command)?.[1];
  const words = (checkout ?? restore ?? all)?.split(/\s+/).filter((word) => !word.startsWith("-"));
  return words?.map((word) => word.replace(/^["']|["']$/g, ""));
}

function coversPath(restored: string, path: string): boolean {
  const plain = restored.replace(/^\.\//, "").replace(/\/$/, "");
  return (
    plain === "." ||
    plain === "" ||
    path === plain ||
    path.endsWith(`/${plain}`) ||
    path.includes(`/${plain}/`)
  );
}

function toFinding({ undone, by }: Undoing, cwd: string | undefined): Finding {
  const first = undone[0] as ObservedCall;
  const what = undone.length === 1 ? "An edit" : renderNumber(undone.length, "edit");
  const how = by.tool === "Bash" ? `by ${nameCall(by, cwd)}, ` : "";
  const told = by.prompts > first.prompts ? ", after another prompt" : "";
  return {
    kind: "undone-edit",
    title: `${what} of ${quotePath(first.target, cwd)} ${undone.length === 1 ? "was" : "were"} undone`,
    detail: `${how}${renderDuration(by.startMs - first.startMs)} later${told}`,
    turn: first.turn,
    steps: [...undone, by].map(({ key }) => key),
  };
}
