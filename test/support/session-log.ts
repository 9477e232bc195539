/** Builds the log of one session, record by record, with times in seconds from its start. */
import type { LogRecord } from "../../lib/contract/log-record.ts";

export const SESSION = "3f2a9c1e-0000-4000-8000-000000000001";
export const START_MS = Date.parse("2026-03-01T09:14:00.000Z");
/** Long after every session that starts at START_MS. */
export const MUCH_LATER_MS = START_MS + 24 * 3_600_000;

type More = Partial<LogRecord>;

export interface LogBuilder {
  records: LogRecord[];
  add(seconds: number, event: string, more?: More): LogBuilder;
  start(seconds: number, source?: string, more?: More): LogBuilder;
  end(seconds: number, reason?: string): LogBuilder;
  prompt(seconds: number, text: string, more?: More): LogBuilder;
  /** A call that ended at `seconds` and took `tookSeconds`. */
  call(seconds: number, tookSeconds: number, tool: string, target: string, more?: More): LogBuilder;
  fail(seconds: number, tookSeconds: number, tool: string, target: string, error: string): LogBuilder;
  /** Refused or cancelled: told by the transcript. */
  deny(seconds: number, tool: string, target: string, denial: string): LogBuilder;
  stop(seconds: number, more?: More): LogBuilder;
}

export function buildLog(shared: More = {}): LogBuilder {
  const records: LogRecord[] = [];
  let promptId: string | undefined = "p0";
  let calls = 0;
  const builder: LogBuilder = {
    records,
    add(seconds, event, more = {}) {
      const time = new Date(START_MS + seconds * 1000).toISOString();
      const base = { v: 1, time, event, session: SESSION, origin: "hook", cwd: "/home/dev/shop" };
      records.push({ ...base, ...shared, ...more });
      return builder;
    },
    start: (seconds, source = "startup", more = {}) =>
      builder.add(seconds, "SessionStart", { source, ...more }),
    end: (seconds, reason = "other") => builder.add(seconds, "SessionEnd", { reason }),
    prompt(seconds, text, more = {}) {
      if (!("prompt_id" in more)) more = { prompt_id: `p${records.length}`, ...more };
      promptId = more.prompt_id;
      return builder.add(seconds, "UserPromptSubmit", { prompt: text, ...more });
    },
    call(seconds, tookSeconds, tool, target, more = {}) {
      calls++;
      return builder.add(seconds, "PostToolUse", {
        prompt_id: promptId,
        tool,
        tool_use_id: `toolu_${calls}`,
        target,
        duration_ms: Math.round(tookSeconds * 1000),
        input_bytes: 60 + target.length,
        output_bytes: 1_234 * calls,
        ok: true,
        ...more,
      });
    },
    fail: (seconds, tookSeconds, tool, target, error) =>
      builder.call(seconds, tookSeconds, tool, target, {
        event: "PostToolUseFailure",
        ok: false,
        error,
        output_bytes: undefined,
      }),
    deny: (seconds, tool, target, denial) =>
      builder.call(seconds, 0, tool, target, {
        event: "PostToolUseFailure",
        ok: false,
        denial,
        origin: "transcript",
        output_bytes: undefined,
        duration_ms: undefined,
      }),
    stop: (seconds, more = {}) => builder.add(seconds, "Stop", { prompt_id: promptId, ...more }),
  };
  return builder;
}

/** One session with everything in it that a replay can show. */
export function richLog(): LogRecord[] {
  const log = buildLog();
  log
    .start(0, "startup", { model: "claude-sonnet-4-5" })
    .prompt(
      8,
      "The checkout test fails about once in ten runs. Find out why and fix it; 用户身份 must stay valid after the retry 🎉",
      {
        prompt_id: "p1",
      },
    )
    .call(10, 0.012, "Read", "/home/dev/shop/test/checkout.test.ts")
    .call(10.3, 0.04, "Grep", "retryPayment")
    .call(52, 41.2, "Bash", "npx vitest run test/checkout --repeat 20")
    .fail(
      66,
      0.9,
      "Edit",
      "/home/dev/shop/lib/payment/retry.ts",
      "String to replace not found in file.\nString: foo",
    )
    .deny(80, "Bash", "rm -rf node_modules/.cache", "user-rejected")
    .add(85, "SubagentStart", { agent_id: "a1", agent_type: "Explore", prompt_id: "p1" })
    .call(90, 3, "Grep", "認証 トークン", { agent_id: "a1", agent_type: "Explore" })
    .call(99, 0.02, "Read", "/home/dev/shop/lib/payment/認証/トークン管理.ts", {
      agent_id: "a1",
      agent_type: "Explore",
    })
    .add(109, "SubagentStop", { agent_id: "a1", agent_type: "Explore", prompt_id: "p1" })
    .call(110, 25.3, "Agent", "Explore: who calls retryPayment")
    .add(112, "PreCompact", { trigger: "auto" })
    .start(118, "compact")
    .add(119, "PostCompact", { trigger: "auto" })
    .prompt(121, "and add a changelog line", { prompt_id: "p1" })
    .call(150, 0.03, "Edit", "/home/dev/shop/lib/payment/retry.ts")
    .call(170, 12, "mcp__github__create_pull_request", "Fix flaky checkout test")
    .stop(175)
    .prompt(300, "deploy it", { prompt_id: "p2" })
    .call(320, 9, "Bash", "npm run deploy -- --stage", { ok: false })
    .end(330, "prompt_input_exit");
  return log.records;
}
