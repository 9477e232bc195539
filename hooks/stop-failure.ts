/** A turn ended in a failed request: what there is goes into the store and the archive. */
import type { KeepStatements } from "../lib/capture/turn-end.ts";
import { createArchiveTurn } from "../lib/capture/turn-end.ts";
import { runHook } from "../lib/hook/run.ts";

const loadKeepStatements = (): KeepStatements => require("../keep-statements.cjs").keepStatements;

runHook("StopFailure", createArchiveTurn(loadKeepStatements));
