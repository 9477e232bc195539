/** A session's hand-over on the disk: written by whoever sees it end, made anew by whoever finds it missing or out of date. */
import { deriveHandoff, type Handoff, isOutdated } from "../handoff/handoff.ts";
import { readHandoff, writeHandoff } from "../handoff/save.ts";
import type { HookCall } from "../hook/call.ts";
import { loadConfig } from "../platform/load-config.ts";
import { type Depth, measureSessionNotes, type NotesPlace, readSessionNotes } from "./session-notes.ts";

/** Unless the user wants none. */
export function saveHandoff({ session, store, env }: HookCall, handoff: Handoff): void {
  if (loadConfig(store, env).config["handoff.enabled"]) writeHandoff(session, handoff);
}

/** The handoff that tells all there is to tell at this depth: the one on the disk, or a new one, which is not written. */
export function currentHandoff(place: NotesPlace, depth: Depth): Handoff {
  return savedHandoff(place, depth) ?? deriveHandoff(readSessionNotes(place, depth));
}

/** As currentHandoff, but a new one takes the place of the one on the disk. */
export function refreshHandoff(place: NotesPlace, depth: Depth): Handoff {
  const saved = savedHandoff(place, depth);
  if (saved !== undefined) return saved;
  const handoff = deriveHandoff(readSessionNotes(place, depth));
  writeHandoff(place.paths, handoff);
  return handoff;
}

/** Undefined where there is none or the session has gone on since. */
export function savedHandoff(place: NotesPlace, depth: Depth): Handoff | undefined {
  const known = readHandoff(place.paths);
  return known !== undefined && !isOutdated(known, measureSessionNotes(place, depth)) ? known : undefined;
}
