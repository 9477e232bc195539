/**
 * The hooks that take text into the archive, in one bundle: they share nearly all of their code, and it is large enough to
 * be kept compiled.
 */
import { runHook } from "../hook/run.ts";
import { archiveSubagent } from "./subagent-stop.ts";
import { createArchiveTurn, type KeepStatements } from "./turn-end.ts";

const loadKeepStatements = (): KeepStatements => require("../keep-statements.cjs").keepStatements;

export interface TurnEndHooks {
  runStop(): void;
  runStopFailure(): void;
  runSubagentStop(): void;
}

export const runStop = (): void => runHook("Stop", createArchiveTurn(loadKeepStatements));
export const runStopFailure = (): void => runHook("StopFailure", createArchiveTurn(loadKeepStatements));
export const runSubagentStop = (): void => runHook("SubagentStop", archiveSubagent);
