/** What went astray, in a sentence or two: failing streaks, calls repeated for nothing, edits undone. */

import type { Finding } from "../../replay/finding.ts";
import { findDetours } from "../../replay/insight/detours.ts";
import { identityOf, type ObservedCall } from "../../replay/insight/observed-call.ts";
import { withhold } from "../../text/withhold.ts";
import type { NoteCall, NoteTurn } from "../note-turn.ts";
import type { Item } from "../section.ts";

/** The newest; `logbook replay --analyze` has them all. */
const MAX_DETOURS = 4;
/** Reading twice is neither an error nor a correction. */
const TOLD: ReadonlySet<Finding["kind"]> = new Set(["failing-streak", "repeated-call", "undone-edit"]);

/** One item, placed at the end of the newest detour; none when all went straight. */
export function deriveDetours(turns: readonly NoteTurn[]): Item[] {
  const calls = turns.flatMap((turn, at) => turn.calls.map((call) => observe(call, at)));
  const ends = new Map(calls.map(({ key, startMs }) => [key, startMs]));
  const endOf = ({ steps }: Finding) => ends.get(steps.at(-1) ?? "") ?? 0;
  const detours = findDetours(calls, undefined)
    .filter(({ kind }) => TOLD.has(kind))
    .sort((a, b) => endOf(b) - endOf(a));
  const shown = detours.slice(0, MAX_DETOURS);
  const [newest] = shown;
  if (newest === undefined) return [];
  const rest = detours.length - shown.length;
  const told = shown.map(({ title, detail }) => {
    const what = title.replace(/^An /, "an ");
    return detail === "" ? what : `${what} (${detail})`;
  });
  return [
    { text: `Detours: ${told.join("; ")}${rest > 0 ? `; and ${rest} more` : ""}`, order: endOf(newest) },
  ];
}

/** What is quoted is redacted whole: half a secret is not recognised. */
function observe(call: NoteCall, turn: number): ObservedCall {
  const { id, tool, target, startMs } = call;
  return {
    ...{ key: id, thread: "", turn: turn + 1, tool, startMs, endMs: startMs },
    target: withhold(target),
    identity: identityOfNote(call),
    outcome: outcomeOf(call),
    prompts: turn + 1,
    compactions: 0,
    ...(call.input !== undefined && { input: JSON.stringify(call.input) }),
  };
}

/** The log alone tells no more of a call than its target, which makes only commands equal. */
function identityOfNote({ id, tool, target, input }: NoteCall): string {
  if (tool === "Bash") return identityOf({ tool, target });
  return JSON.stringify([tool, input ?? id]);
}

function outcomeOf({ ok, denial }: NoteCall): ObservedCall["outcome"] {
  if (denial !== undefined) return "refused";
  return ok ? "ok" : "failed";
}
