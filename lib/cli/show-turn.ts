/** A turn's text for people: prompt, answers and tools in the order they happened. */
import type { ArchivedTurn } from "../archive/browse.ts";
import type { ToolCall, Turn } from "../contract/turn.ts";
import { cutCells, oneLine } from "../replay/cells.ts";
import { CALL_LOOK, TURN_LOOK } from "../replay/look.ts";
import { toolName } from "../replay/tool-name.ts";
import { renderBytes, renderCount, renderDayTime, renderDuration, renderNumber } from "../replay/units.ts";
import { cutText } from "../text/cut.ts";
import { parseJsonObject } from "../text/parse-json.ts";
import type { CommandContext } from "./command.ts";

export interface ShowOptions {
  /** Tool inputs and outputs whole, not their first lines. */
  isFull: boolean;
}

type Look = Pick<CommandContext, "paint" | "clean">;

/** Lines of an output, and characters of a line in it, unless everything is wanted. */
const SHORT_LINES = 6;
const SHORT_LINE_CHARS = 200;
/** As search and replay print ids. */
const SHORT_ID_CHARS = 8;

/** `shortId` as it is unambiguous. */
export function renderTurn(
  archived: ArchivedTurn,
  shortId: string,
  look: Look,
  options: ShowOptions,
): string {
  const { turn } = archived;
  const blocks = [
    headLines(archived, shortId, look).join("\n"),
    ...(turn.prompt === "" ? [] : [said("❯", turn.prompt, "bold", look)]),
    ...turn.steps.map((step) =>
      step.kind === "answer" ? said("●", step.text, undefined, look) : renderCall(step, look, options),
    ),
  ];
  return `${blocks.join("\n\n")}\n`;
}

/** `Turn 5c1d09aa  ✓ answered  2026-03-01 09:14  2m 47s  claude-sonnet-4-5` and where it happened. */
function headLines(
  { turn, sessions, isCut }: ArchivedTurn,
  shortId: string,
  { paint, clean }: Look,
): string[] {
  const outcome = TURN_LOOK[turn.outcome];
  const title = turn.agentId === undefined ? "Turn" : "Subagent turn";
  const facts = [renderDayTime(turn.startMs), renderDuration(turn.endMs - turn.startMs), ...turn.models];
  const places = sessions.map(({ session, isAbandoned }) => {
    return `session ${session.slice(0, SHORT_ID_CHARS)}${isAbandoned ? " (rewound)" : ""}`;
  });
  const { input, cacheRead, cacheWrite, output } = turn.usage;
  const cached = cacheRead > 0 ? `, ${renderCount(cacheRead)} from cache` : "";
  const tokens =
    output > 0 ? [`${renderCount(input + cacheWrite)} tokens in${cached}, ${renderCount(output)} out`] : [];
  const where = [...places, turn.cwd, turn.branch, ...tokens].filter(
    (part) => part !== undefined && part !== "",
  );
  return [
    `${paint("bold", `${title} ${shortId}`)}  ${paint(outcome.style, `${outcome.sign} ${outcome.word}`)}  ${paint("dim", clean(facts.join("  ")))}`,
    paint("dim", oneLine(clean(where.join(" · ")))),
    ...(isCut && turn.isCut
      ? [paint("yellow", "Some of it is shown by beginning and end only: its line was over 8 MiB.")]
      : []),
  ];
}

function said(sign: string, text: string, style: "bold" | undefined, { paint, clean }: Look): string {
  const [first = "", ...rest] = clean(text).trim().split("\n");
  const lines = [first, ...rest.map((line) => `  ${line}`.trimEnd())];
  const painted = style === undefined ? lines : lines.map((line) => paint(style, line));
  return `${paint("cyan", sign)} ${painted.join("\n")}`;
}

export function renderCall(call: ToolCall, look: Look, options: ShowOptions): string {
  const { paint, clean } = look;
  const outcome = CALL_LOOK[callOutcome(call)];
  const took = call.endMs > call.startMs ? renderDuration(call.endMs - call.startMs) : "";
  const why = call.denial === undefined ? "" : `${outcome.word}: ${call.denial}`;
  const facts = [why, took, call.output === null ? "no output" : renderBytes(Buffer.byteLength(call.output))];
  const head = [
    paint(outcome.style, outcome.sign),
    paint("bold", oneLine(clean(toolName(call.tool)))),
    paint("dim", [...facts.filter((fact) => fact !== ""), call.toolUseId].join(" · ")),
  ].join(" ");
  return [
    head,
    ...shorten(inputLines(clean(inputFields(call.input))), call, options).map((line) =>
      `  ${paint("cyan", "›")} ${line}`.trimEnd(),
    ),
    ...shorten(outputLines(call, look), call, options).map((line) => `    ${paint("dim", line)}`.trimEnd()),
  ].join("\n");
}

export function callOutcome({ denial, isError }: ToolCall): keyof typeof CALL_LOOK {
  if (denial === "cancelled" || denial === "interrupted") return "cancelled";
  if (denial !== undefined) return "refused";
  return isError ? "failed" : "ok";
}

/** The fields of the input a line each, texts as they are instead of as JSON. */
export function inputFields(input: string): string {
  const fields = parseJsonObject(input);
  if (fields === undefined) return input;
  return Object.entries(fields)
    .map(([name, value]) => `${name}: ${typeof value === "string" ? value : JSON.stringify(value)}`)
    .join("\n");
}

function inputLines(text: string): string[] {
  return text === "" ? [] : text.split("\n");
}

function outputLines({ output }: ToolCall, { clean }: Look): string[] {
  return output === null || output.trim() === "" ? [] : clean(output).trimEnd().split("\n");
}

function shorten(lines: readonly string[], call: ToolCall, { isFull }: ShowOptions): string[] {
  if (isFull) return [...lines];
  const shown = lines.slice(0, SHORT_LINES).map((line) => cutText(line, SHORT_LINE_CHARS));
  const rest = lines.length - shown.length;
  const isCut = rest > 0 || shown.some((line, at) => line !== lines[at]);
  if (!isCut) return shown;
  const what = rest > 0 ? renderNumber(rest, "more line") : "the rest";
  return [...shown, `… ${what}: logbook show ${call.toolUseId}`];
}

/** Characters of a tool's text in JSON, unless everything is wanted. */
const SHORT_JSON_CHARS = 2_000;

export function turnJson(
  { turn, sessions, isCut }: ArchivedTurn,
  { isFull }: ShowOptions,
): Record<string, unknown> {
  return {
    turn: turn.id,
    kind: turn.kind,
    sessions: sessions.map(({ session, project, isAbandoned }) => ({
      session,
      project,
      is_abandoned: isAbandoned,
    })),
    prompt_id: turn.promptId,
    agent_id: turn.agentId,
    prompt: turn.prompt,
    outcome: turn.outcome,
    start: new Date(turn.startMs).toISOString(),
    end: new Date(turn.endMs).toISOString(),
    duration_ms: turn.endMs - turn.startMs,
    models: turn.models,
    tokens: {
      input: turn.usage.input,
      output: turn.usage.output,
      cache_read: turn.usage.cacheRead,
      cache_write: turn.usage.cacheWrite,
    },
    cwd: turn.cwd,
    branch: turn.branch,
    is_cut: isCut,
    steps: turn.steps.map((step) => stepJson(step, isFull)),
  };
}

export function stepJson(step: Turn["steps"][number], isFull: boolean): Record<string, unknown> {
  if (step.kind === "answer") {
    return { kind: "answer", time: new Date(step.timeMs).toISOString(), text: step.text };
  }
  const cut = (text: string) => (isFull ? text : cutText(text, SHORT_JSON_CHARS));
  return {
    kind: "tool",
    tool_use_id: step.toolUseId,
    tool: step.tool,
    outcome: callOutcome(step),
    denial: step.denial,
    start: new Date(step.startMs).toISOString(),
    duration_ms: Math.max(0, step.endMs - step.startMs),
    input: cut(step.input),
    output: step.output === null ? null : cut(step.output),
  };
}

/** The session at a glance: each turn's prompt, its last answer, and how to open it. */
export function renderSessionTurn(
  archived: ArchivedTurn,
  shortId: string,
  { paint, clean }: Look,
  columns: number,
): string {
  const { turn } = archived;
  const look = TURN_LOOK[turn.outcome];
  const calls = turn.steps.filter(({ kind }) => kind === "tool").length;
  const answer = turn.steps.findLast((step) => step.kind === "answer");
  const facts = `${renderDayTime(turn.startMs)}  ${renderNumber(calls, "call")}`;
  const texts = [
    { sign: "❯", text: turn.prompt },
    ...(answer?.kind === "answer" ? [{ sign: "●", text: answer.text }] : []),
  ];
  return [
    `${paint(look.style, look.sign)} ${paint("cyan", `logbook show ${shortId}`)}  ${paint("dim", facts)}`,
    ...texts.map(({ sign, text }) => {
      const line = oneLine(clean(text));
      const room = Math.max(SHORT_LINE_CHARS, columns - 4);
      return `  ${paint("cyan", sign)} ${cutCells(line, room)}`;
    }),
  ].join("\n");
}
