/** Insight as JSON; the rules are those of the timeline's (../render-json.ts). */
import type { Json } from "../render-json.ts";
import type { Insight } from "./derive.ts";
import type { TimeSplit } from "./time-split.ts";

export function insightJson({ findings, time, tokens, unknown }: Insight): Json {
  return {
    findings: findings.map(({ kind, title, detail, turn, steps }) => ({ kind, title, detail, turn, steps })),
    time: splitJson(time),
    tokens,
    unknown,
  };
}

export function splitJson({ modelMs, toolsMs, userMs, awayMs }: TimeSplit): Json {
  return { model_ms: modelMs, tools_ms: toolsMs, user_ms: userMs, away_ms: awayMs };
}
