/**
 * The `command` provider: any program of the user's. It gets the whole prompt on stdin and answers in JSON on stdout;
 * `LOGBOOK_SCHEMA` and `LOGBOOK_PURPOSE` tell it what is wanted. Its costs are its own affair.
 */
import fs from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { AskModel } from "../contract/model.ts";
import type { Env } from "../platform/paths.ts";
import { runChild } from "./child.ts";
import { childEnv } from "./claude.ts";
import { findJson } from "./reply.ts";

export function createCommand(program: readonly string[], env: Env): AskModel {
  const [command, ...args] = program;
  return async (request) => {
    if (command === undefined) {
      return { ok: false, failure: "spawn", message: "extraction.command is empty", costUsd: 0 };
    }
    const cwd = fs.mkdtempSync(join(tmpdir(), "logbook-model-"));
    try {
      const schema = JSON.stringify(request.schema);
      const result = await runChild({
        command,
        args,
        cwd,
        env: { ...childEnv(env), LOGBOOK_PURPOSE: request.purpose, LOGBOOK_SCHEMA: schema },
        stdin: `${request.system}\n\n${request.prompt}\n`,
        timeoutMs: request.timeoutMs,
      });
      if (result.startError !== undefined) {
        return { ok: false, failure: "spawn", message: result.startError, costUsd: 0 };
      }
      if (result.isTimedOut)
        return { ok: false, failure: "timeout", message: "no answer in time", costUsd: 0 };
      if (result.code !== 0) {
        return { ok: false, failure: "exit", message: `exit code ${String(result.code)}`, costUsd: 0 };
      }
      const value = findJson(result.stdout);
      return value === undefined
        ? { ok: false, failure: "shape", message: "the answer holds no JSON", costUsd: 0 }
        : { ok: true, value, costUsd: 0 };
    } finally {
      fs.rmSync(cwd, { recursive: true, force: true });
    }
  };
}
