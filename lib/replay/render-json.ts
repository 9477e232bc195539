/**
 * The timeline as JSON, version 1. Names are those of the log (snake_case, unit in the name); times are ISO 8601 UTC;
 * what is not known is absent. Fields may be added, never renamed or given another meaning.
 */

import { splitJson } from "./insight/render-json.ts";
import type { AgentStep, Mark, Step, Timeline, TimelineTurn, ToolStep, Totals } from "./shape.ts";
import type { Stats, ToolTally } from "./stats.ts";

export type Json = Record<string, unknown>;

export function timelineJson(timeline: Timeline): Json {
  const turns = timeline.items.filter((item) => item.kind === "turn");
  const marks = timeline.items.filter((item) => item.kind === "mark");
  return {
    v: 1,
    session: timeline.session,
    state: timeline.state,
    start: iso(timeline.startMs),
    end: iso(timeline.endMs),
    duration_ms: timeline.endMs - timeline.startMs,
    cwd: timeline.cwd,
    model: timeline.model,
    client: timeline.client,
    totals: totalsJson(timeline.totals),
    turns: turns.map(turnJson),
    marks: marks.map(markJson),
  };
}

function turnJson(turn: TimelineTurn): Json {
  return {
    number: turn.number,
    turn: turn.turnId,
    prompt_id: turn.promptId,
    prompt: turn.prompt,
    is_notification: turn.isNotification,
    outcome: turn.outcome,
    start: iso(turn.startMs),
    end: iso(turn.endMs),
    duration_ms: turn.endMs - turn.startMs,
    totals: totalsJson(turn.totals),
    ...(turn.usage !== undefined && {
      tokens: {
        input: turn.usage.input,
        output: turn.usage.output,
        cache_read: turn.usage.cacheRead,
        cache_write: turn.usage.cacheWrite,
      },
    }),
    steps: turn.steps.map(stepJson),
  };
}

function markJson({ mark, startMs, durationMs, detail, model }: Mark): Json {
  return { mark, time: iso(startMs), duration_ms: durationMs, detail, model };
}

/** `kind` says which: tool, agent, prompt, answer, compaction or failure. */
function stepJson(step: Step): Json {
  const place = { kind: step.kind, start: iso(step.startMs), offset_ms: step.offsetMs };
  switch (step.kind) {
    case "tool":
      return { ...place, ...callJson(step) };
    case "agent":
      return { ...place, ...agentJson(step) };
    case "prompt":
    case "answer":
      return { ...place, text: step.text };
    case "compaction":
      return { ...place, trigger: step.trigger, duration_ms: step.durationMs };
    case "failure":
      return { ...place, error: step.error };
    default:
      return step satisfies never;
  }
}

function callJson(step: ToolStep): Json {
  return {
    tool_use_id: step.toolUseId,
    tool: step.tool,
    target: step.target,
    outcome: step.outcome,
    denial: step.denial,
    error: step.error,
    duration_ms: step.durationMs,
    input_bytes: step.inputBytes,
    output_bytes: step.outputBytes,
    input: step.input,
    output: step.output,
    ...(step.agents.length > 0 && { agents: step.agents.map(stepJson) }),
  };
}

function agentJson(agent: AgentStep): Json {
  return {
    agent_id: agent.agentId,
    agent_type: agent.agentType,
    state: agent.state,
    duration_ms: agent.durationMs,
    steps: agent.steps.map(stepJson),
  };
}

export function totalsJson(totals: Totals): Json {
  return {
    turns: totals.turns,
    prompts: totals.prompts,
    calls: totals.calls,
    failed: totals.failed,
    refused: totals.refused,
    cancelled: totals.cancelled,
    agents: totals.agents,
    compactions: totals.compactions,
    tool_ms: totals.toolMs,
    input_bytes: totals.inputBytes,
    output_bytes: totals.outputBytes,
  };
}

export function statsJson(stats: Stats): Json {
  return {
    v: 1,
    sessions: stats.sessions,
    totals: totalsJson(stats.totals),
    tools: stats.tools.map(toolJson),
    days: stats.days.map(({ day, sessions, totals }) => ({ day, sessions, ...totalsJson(totals) })),
    time: splitJson(stats.time),
    astray: stats.astray,
  };
}

function toolJson(tally: ToolTally): Json {
  return {
    tool: tally.tool,
    calls: tally.calls,
    failed: tally.failed,
    refused: tally.refused,
    cancelled: tally.cancelled,
    total_ms: tally.totalMs,
    median_ms: tally.medianMs,
    longest_ms: tally.longestMs,
    input_bytes: tally.inputBytes,
    output_bytes: tally.outputBytes,
  };
}

function iso(ms: number): string {
  return new Date(ms).toISOString();
}
