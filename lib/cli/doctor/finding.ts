/** What a check of `doctor` has to say: what, where, and what to do about it. */

import type { Env, StorePaths } from "../../platform/paths.ts";
import { describeError } from "../describe-error.ts";
import type { HookNode } from "../native-module.ts";

export interface Finding {
  /** A problem or warning makes doctor exit 1; a hint does not. */
  level: "ok" | "hint" | "warning" | "problem";
  /** The subject, one word: findings are grouped by it. */
  subject: string;
  what: string;
  where?: string;
  /** What the user can do. */
  advice?: string;
  /** What --fix does; gives back what it did. */
  fix?: () => string;
}

export interface Machine {
  env: Env;
  store: StorePaths;
  /** Where doctor was started. */
  cwd: string;
  /** The project folder that doctor was started in. */
  project: string;
  /** The package this code runs from. */
  root: string;
  nowMs: number;
  /** The Node that runs the hooks. */
  node: HookNode | undefined;
  /** Version of the client on PATH. */
  client: string | undefined;
}

export type Check = (machine: Machine) => Finding[];

/** One after the other: a check that cannot be made is a finding too, and keeps no other from being made. */
export function runChecks(checks: readonly Check[], machine: Machine): Finding[] {
  return checks.flatMap((check) => {
    try {
      return check(machine);
    } catch (error) {
      return [notChecked(check, error)];
    }
  });
}

function notChecked({ name }: Check, error: unknown): Finding {
  const { message, hint } = describeError(error);
  const subject = name.replace(/^check/, "").toLowerCase();
  const path = typeof error === "object" && error !== null && "path" in error ? error.path : undefined;
  return {
    level: "problem",
    subject,
    what: `could not be looked at: ${message}`,
    ...(typeof path === "string" && { where: path }),
    advice: hint,
  };
}
