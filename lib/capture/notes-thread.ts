/** dist/notes-thread.cjs: derives a hand-over while the hook's own thread copies and hashes. */
import { parentPort, workerData } from "node:worker_threads";
import { deriveHandoff } from "../handoff/handoff.ts";
import { type Depth, type NotesPlace, readSessionNotes } from "./session-notes.ts";

const { place, depth } = workerData as { place: NotesPlace; depth: Depth };
parentPort?.postMessage(deriveHandoff(readSessionNotes(place, depth)));
