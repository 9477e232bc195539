/**
 * dist/session-notes.cjs: what only some starts of a session need, in a bundle that the others do not load. A start after
 * a compaction derives its block; one after a session that was killed makes up for the hand-over that nobody wrote.
 */
export { recallAfterCompaction } from "./after-compaction.ts";
export { refreshHandoff } from "./handoff.ts";
