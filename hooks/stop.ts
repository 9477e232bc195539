/** A turn is answered: its text goes into the store and the archive. */
import type { KeepStatements } from "../lib/capture/turn-end.ts";
import { createArchiveTurn } from "../lib/capture/turn-end.ts";
import { runHook } from "../lib/hook/run.ts";

const loadKeepStatements = (): KeepStatements => require("../keep-statements.cjs").keepStatements;

runHook("Stop", createArchiveTurn(loadKeepStatements));
