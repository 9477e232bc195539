/** A session begins, resumes, is cleared, forked or compacted. */
import type { NotesOnDemand } from "../lib/capture/previous-handoff.ts";
import { createStartSession } from "../lib/capture/session-start.ts";
import { runHook } from "../lib/hook/run.ts";

const loadNotes = (): NotesOnDemand => require("../session-notes.cjs");

runHook("SessionStart", createStartSession(loadNotes));
