/** Which files were touched, how, and which functions in them; the last touched first. */
import type { NoteCall, NoteTurn } from "../note-turn.ts";
import { code } from "../prose.ts";
import { type Item, ranked } from "../section.ts";

type Touch = "created" | "edited" | "read";

export interface TouchedFile {
  path: string;
  touches: Map<Touch, number>;
  functions: Set<string>;
  lastMs: number;
}

const TOUCHES: Readonly<Record<string, Touch>> = {
  Write: "created",
  Edit: "edited",
  MultiEdit: "edited",
  NotebookEdit: "edited",
  Read: "read",
};

const MAX_FUNCTIONS = 6;
/** Definitions in the languages people write most: a keyword, then a name. A parenthesis between them is a receiver in Go. */
const DEFINITION =
  /\b(?:function|def|class|fn|func|interface|struct|enum|trait|impl)\s+(?:\([^()]*\)\s*)?([A-Za-z_]\w{2,})/g;
/** No list of parameters is longer; the bound keeps one that nothing closes cheap. */
const ASSIGNED_FUNCTION =
  /\b(?:const|let|var)\s+([A-Za-z_]\w{2,})\s*=\s*(?:async\s*)?(?:\([^)]{0,1000}\)|\w+)\s*=>/g;

export function deriveFiles(turns: readonly NoteTurn[]): Item[] {
  return ranked(touchedFiles(turns).map(renderFile));
}

/** Changed files come before files that were only read; inside each group the last touched first. */
export function touchedFiles(turns: readonly NoteTurn[]): TouchedFile[] {
  const files = new Map<string, TouchedFile>();
  for (const call of turns.flatMap((turn) => turn.calls)) {
    const touch = TOUCHES[call.tool];
    if (touch !== undefined && call.ok && call.target !== "") addTouch(files, call, touch);
  }
  return [...files.values()].sort(
    (a, b) => Number(isChanged(b)) - Number(isChanged(a)) || b.lastMs - a.lastMs,
  );
}

export function isChanged(file: TouchedFile): boolean {
  return file.touches.has("created") || file.touches.has("edited");
}

function addTouch(files: Map<string, TouchedFile>, call: NoteCall, touch: Touch): void {
  const known = files.get(call.target);
  const file = known ?? { path: call.target, touches: new Map(), functions: new Set<string>(), lastMs: 0 };
  files.set(call.target, file);
  file.touches.set(touch, (file.touches.get(touch) ?? 0) + 1);
  file.lastMs = Math.max(file.lastMs, call.startMs);
  if (touch === "read") return;
  for (const name of definedIn(call)) file.functions.add(name);
}

function definedIn(call: NoteCall): string[] {
  const texts = ["old_string", "new_string", "content"].map((name) => call.input?.[name]);
  const source = texts.filter((text) => typeof text === "string").join("\n");
  return [DEFINITION, ASSIGNED_FUNCTION].flatMap((pattern) =>
    [...source.matchAll(pattern)].map((match) => match[1] ?? ""),
  );
}

function renderFile(file: TouchedFile): string {
  const touches = [...file.touches].map(([touch, count]) => (count > 1 ? `${touch} ${count} times` : touch));
  const functions = [...file.functions].slice(0, MAX_FUNCTIONS).map((name) => code(name));
  const inside = functions.length > 0 ? `: ${functions.join(", ")}` : "";
  return `${code(file.path)} (${touches.join(", ")})${inside}`;
}
