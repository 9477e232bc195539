/** Why a tool call has no real output, and where the client put an output that was too long for the transcript. */
import { trimEndOf } from "../text/trim.ts";
import { type Fields, fieldsOf, stringOf } from "./field.ts";

/** Clients before toolDenialKind say it only in the text the model was shown. */
const DENIAL_TEXTS: readonly (readonly [RegExp, string])[] = [
  [/^The user doesn't want to (?:proceed with this tool use|take this action)/, "user-rejected"],
  [/^(?:This command requires approval|Claude requested permissions? to )/, "user-rejected"],
  [/^Permission to use .{1,200} has been (?:denied|auto-denied)/s, "permission-rule"],
  [/^\[(?:Request interrupted by user|Tool call interrupted)/, "interrupted"],
];

/**
 * The client's own word for a refusal or interruption, or "cancelled" for a call that the user stopped while it ran;
 * undefined when it ran to its end.
 */
export function denialOf(output: string, isError: boolean, entry: Fields | undefined): string | undefined {
  const kind = entry === undefined ? undefined : stringOf(entry, "toolDenialKind");
  if (entry !== undefined && kind === "user-rejected" && hadBegun(entry)) return "cancelled";
  if (kind !== undefined) return kind;
  if (!isError) return undefined;
  return DENIAL_TEXTS.find(([pattern]) => pattern.test(output))?.[1];
}

/** The client calls both "rejected by the user", but says which calls it had not started, and which no rule allowed. */
function hadBegun(entry: Fields): boolean {
  if (entry["toolDenialBeforeRun"] === true) return false;
  if (fieldsOf(entry, "permissionDecision")["decision"] === "reject") return false;
  return entry["toolUseResult"] === "User rejected tool use";
}

const PERSISTED = "<persisted-output>";
/** The client names the file in the first lines of the wrapper, or of the notice it gives instead. */
const SAVED_TO = /(?:saved to:?|saved at:?)\s+(\S.{0,1000}?[\\/]tool-results[\\/][^\s\\/]+)/i;
const NOTICE_CHARS = 2000;
const SENTENCE_END = ".,;:)]";
/** A name that stays inside its folder on every platform. */
const PLAIN_NAME = /^[A-Za-z0-9_][A-Za-z0-9._-]{0,199}$/;

export function spilledFileOf(output: string, result: Fields): string | undefined {
  const path = stringOf(result, "persistedOutputPath") ?? savedPath(output);
  const name = trimEndOf(path?.split(/[\\/]/).at(-1) ?? "", SENTENCE_END);
  return PLAIN_NAME.test(name) ? name : undefined;
}

function savedPath(output: string): string | undefined {
  if (!output.startsWith(PERSISTED) && !output.startsWith("Error: result")) return undefined;
  return SAVED_TO.exec(output.slice(0, NOTICE_CHARS))?.[1];
}
