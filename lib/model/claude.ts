/**
 * The `claude` provider: the user's own client, headless, with no tools, no hooks, no plugins, no transcript, in an empty
 * folder of its own (measured in facts rows 14 and 15). The prompt goes in on stdin, the cost comes from the reply.
 */
import { randomUUID } from "node:crypto";
import fs from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { AskModel, ModelReply, ModelRequest } from "../contract/model.ts";
import type { Env } from "../platform/paths.ts";
import type { ChildResult } from "./child.ts";
import { runChild } from "./child.ts";
import { findJson } from "./reply.ts";

export interface ClaudeOptions {
  /** The worker's own environment: authentication and provider settings are passed on. */
  env: Env;
  /** Program to run; `claude` from PATH where not given. */
  command?: string;
  /** Spares the question for the version where there is no time for it; an older client then fails, and is told of. */
  assumesSafeMode?: boolean;
  /** Told before the client starts: its session is not the user's, should a hook of ours run in it after all. */
  onSession?: (id: string) => void;
}

/** The first client that knows --safe-mode; an older one refuses to start with it. */
const SAFE_MODE_SINCE = [2, 1, 169] as const;
const PROBE_TIMEOUT_MS = 10_000;
/** The structured answer is a turn of its own, and the client insists once: fewer than 3 end in error_max_turns. */
const MAX_TURNS = "3";

/** What ties a process to the session it was started from. */
const SESSION_VARIABLES =
  /^(?:CLAUDECODE|CLAUDE_CODE_(?:CHILD_SESSION|SESSION_ID|ENTRYPOINT|SESSION_ATTENDED)|CLAUDE_ENV_FILE|CLAUDE_PROJECT_DIR|CLAUDE_PID|CLAUDE_PLUGIN_.*)$/;

export function createClaude(options: ClaudeOptions): AskModel {
  const command = options.command ?? "claude";
  let hasSafeMode = options.assumesSafeMode ? Promise.resolve(true) : undefined;
  return async (request) => {
    const cwd = fs.mkdtempSync(join(tmpdir(), "logbook-model-"));
    try {
      hasSafeMode ??= probeSafeMode(command, cwd, options.env);
      const session = randomUUID();
      options.onSession?.(session);
      const result = await runChild({
        command,
        args: renderArguments(request, session, await hasSafeMode),
        cwd,
        env: childEnv(options.env),
        stdin: request.prompt,
        timeoutMs: request.timeoutMs,
      });
      return readReply(result);
    } finally {
      fs.rmSync(cwd, { recursive: true, force: true });
    }
  };
}

export function renderArguments(request: ModelRequest, session: string, hasSafeMode: boolean): string[] {
  return [
    "-p",
    ...(hasSafeMode ? ["--safe-mode"] : []),
    "--model",
    request.model,
    "--output-format",
    "json",
    "--json-schema",
    JSON.stringify(request.schema),
    "--system-prompt",
    request.system,
    "--tools",
    "",
    "--strict-mcp-config",
    "--disable-slash-commands",
    "--no-session-persistence",
    "--session-id",
    session,
    "--settings",
    '{"disableAllHooks":true}',
    "--max-turns",
    MAX_TURNS,
    "--max-budget-usd",
    String(request.maxUsd),
  ];
}

/** Our hooks in the child see the guard and end at once, whatever else fails to keep them from running. */
export function childEnv(env: Env): Env {
  const kept = Object.entries(env).filter(([name]) => !SESSION_VARIABLES.test(name));
  return {
    ...Object.fromEntries(kept),
    LOGBOOK_CHILD: "1",
    CLAUDE_CODE_SAFE_MODE: "1",
    CLAUDE_CODE_SKIP_PROMPT_HISTORY: "1",
  };
}

async function probeSafeMode(command: string, cwd: string, env: Env): Promise<boolean> {
  const result = await runChild({
    command,
    args: ["--version"],
    cwd,
    env: childEnv(env),
    stdin: "",
    timeoutMs: PROBE_TIMEOUT_MS,
  });
  const version = /\b(\d+)\.(\d+)\.(\d+)\b/.exec(result.stdout)?.slice(1).map(Number);
  return version !== undefined && isAtLeast(version, SAFE_MODE_SINCE);
}

function isAtLeast(version: readonly number[], floor: readonly number[]): boolean {
  const at = floor.findIndex((part, index) => version[index] !== part);
  return at === -1 || (version[at] ?? 0) > (floor[at] ?? 0);
}

function readReply(result: ChildResult): ModelReply {
  const envelope = findJson(result.stdout);
  const fields =
    typeof envelope === "object" && envelope !== null ? (envelope as Record<string, unknown>) : {};
  const costUsd = typeof fields["total_cost_usd"] === "number" ? fields["total_cost_usd"] : 0;
  if (result.startError !== undefined)
    return { ok: false, failure: "spawn", message: result.startError, costUsd };
  if (result.isTimedOut) return { ok: false, failure: "timeout", message: "no answer in time", costUsd };
  if (envelope === undefined) {
    return { ok: false, failure: "exit", message: `exit code ${String(result.code)}, no reply`, costUsd };
  }
  const said = typeof fields["result"] === "string" ? fields["result"] : "";
  const structured = fields["structured_output"];
  if (fields["is_error"] === true && structured === undefined) {
    return { ...classifyError(fields, said), costUsd };
  }
  const value = typeof structured === "object" && structured !== null ? structured : findJson(said);
  if (value === undefined)
    return { ok: false, failure: "shape", message: "the reply holds no JSON", costUsd };
  return { ok: true, value, costUsd };
}

function classifyError(
  fields: Record<string, unknown>,
  said: string,
): { ok: false; failure: "auth" | "limit" | "exit"; message: string } {
  const status = Number(fields["api_error_status"]);
  const kind = typeof fields["subtype"] === "string" ? fields["subtype"] : "error";
  const message = `${kind}: ${said}`.slice(0, 300);
  if (status === 401 || status === 403 || /authenticat|\/login|api key/i.test(said)) {
    return { ok: false, failure: "auth", message };
  }
  if (status === 429 || status === 529 || /rate.?limit|overloaded|usage limit|credit/i.test(said)) {
    return { ok: false, failure: "limit", message };
  }
  return { ok: false, failure: "exit", message };
}
