/** dist/notes-thread.cjs: derives a hand-over while the hook's own thread copies and hashes. */
import { parentPort, workerData } from "node:worker_threads";
import { deriveHandoff } from "../handoff/handoff.ts";
import { readSessionNotes, WHOLE_DEPTH } from "./session-notes.ts";

parentPort?.postMessage(deriveHandoff(readSessionNotes(workerData, WHOLE_DEPTH)));
