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

/** The handoff that tells all there is to tell at this depth: the one on the disk, or a new one that takes its place. */
export function refreshHandoff(place: NotesPlace, depth: Depth): Handoff {
  const known = readHandoff(place.paths);
  if (known !== undefined && !isOutdated(known, measureSessionNotes(place, depth))) return known;
  const handoff = deriveHandoff(readSessionNotes(place, depth));
  writeHandoff(place.paths, handoff);
  return handoff;
}
