/** `logbook doctor`: every check in order, what is wrong, where, and what to do; `--fix` does what can be done. */
import { hasJobs } from "../../platform/queue.ts";
import { findForeign } from "../../platform/store-owner.ts";
import { wakeWorker } from "../../platform/wake.ts";
import { wrapCells } from "../../replay/cells.ts";
import { readClientVersion } from "../client-version.ts";
import { packageRoot } from "../code-place.ts";
import type { CommandArgs, CommandContext, ExitCode } from "../command.ts";
import { checkArchive } from "../doctor/check-archive.ts";
import { checkDiagnostics, checkLogs } from "../doctor/check-diagnostics.ts";
import { checkEngine } from "../doctor/check-engine.ts";
import { checkFiles } from "../doctor/check-files.ts";
import { checkLinks } from "../doctor/check-links.ts";
import { checkMemory } from "../doctor/check-memory.ts";
import { checkModes } from "../doctor/check-modes.ts";
import { checkRedacted } from "../doctor/check-redacted.ts";
import { checkRegistrations } from "../doctor/check-registrations.ts";
import { checkConfig, checkExclusions, checkRetention } from "../doctor/check-settings.ts";
import { checkStore } from "../doctor/check-store.ts";
import { checkWorker } from "../doctor/check-worker.ts";
import { type Check, type Finding, type Machine, runChecks } from "../doctor/finding.ts";
import { probeHookNode } from "../native-module.ts";
import { isSet } from "../parse-args.ts";
import { projectFolder } from "../settings-file.ts";

/** Of a store that is not the user's own nothing is read, and nothing is mended in it. */
const CHECKS_OUTSIDE: readonly Check[] = [checkStore, checkRegistrations];

const CHECKS: readonly Check[] = [
  checkStore,
  checkModes,
  checkLinks,
  checkEngine,
  checkRegistrations,
  checkConfig,
  checkExclusions,
  checkFiles,
  checkArchive,
  checkWorker,
  checkMemory,
  checkRedacted,
  checkDiagnostics,
  checkLogs,
  checkRetention,
];

export function run(context: CommandContext, args: CommandArgs): ExitCode {
  const machine = probeMachine(context);
  const checks = findForeign(context.store) === undefined ? CHECKS : CHECKS_OUTSIDE;
  let findings = runChecks(checks, machine);
  const fixed: string[] = [];
  if (isSet(args, "fix")) {
    for (const { fix } of findings) if (fix !== undefined) fixed.push(applyFix(context, fix));
    wakeForWaitingJobs(context, fixed);
    if (fixed.length > 0) findings = runChecks(checks, machine);
  }
  const isWell = findings.every(({ level }) => level === "ok" || level === "hint");
  if (isSet(args, "json")) {
    context.output.printJson({
      isWell,
      fixed,
      findings: findings.map(({ fix: _fix, ...finding }) => finding),
    });
  } else {
    context.output.print(render(context, findings, fixed));
  }
  return isWell ? 0 : 1;
}

function probeMachine({ env, store, cwd, clock }: CommandContext): Machine {
  return {
    env,
    store,
    cwd,
    project: projectFolder(cwd),
    root: packageRoot(),
    nowMs: clock(),
    node: probeHookNode(env),
    client: readClientVersion(env),
  };
}

function applyFix(context: CommandContext, fix: () => string): string {
  try {
    return fix();
  } catch (error) {
    // The finding stays, and with it exit code 1; what is said here is why.
    const message = error instanceof Error ? error.message : String(error);
    context.output.note(`logbook: ${message}`);
    return `failed: ${message}`;
  }
}

/** What waited for a database engine or for another try: the next hook would see to it, but a search may come first. */
function wakeForWaitingJobs({ store, clock }: CommandContext, fixed: string[]): void {
  if (!hasJobs(store)) return;
  const worker = `${packageRoot()}/dist/worker.cjs`;
  if (wakeWorker(store, worker, clock)) fixed.push("started the worker for the jobs that wait");
}

const MARKS = {
  ok: ["green", "ok"],
  hint: ["cyan", "hint"],
  warning: ["yellow", "warn"],
  problem: ["red", "BAD"],
} as const;

function render(
  { paint, columns }: CommandContext,
  findings: readonly Finding[],
  fixed: readonly string[],
): string {
  const width = Math.max(...findings.map(({ subject }) => subject.length));
  const lines = fixed.map((text) => `${paint("green", "done")}  ${text}`);
  for (const { level, subject, what, where, advice } of findings) {
    const [style, mark] = MARKS[level];
    const indent = " ".repeat(width + 8);
    const wrap = (text: string, first: string, next: string): void => {
      const [head = "", ...rest] = wrapCells(text, columns - next.length);
      lines.push(`${first}${head}`, ...rest.map((line) => `${next}${line}`));
    };
    wrap(what, `${paint(style, mark.padEnd(4))}  ${subject.padEnd(width)}  `, indent);
    // A path stays whole, to be copied.
    if (where !== undefined) lines.push(`${indent}${paint("dim", where)}`);
    if (advice !== undefined) wrap(advice, `${indent}-> `, `${indent}   `);
  }
  return `${lines.join("\n")}\n`;
}
