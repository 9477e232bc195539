/** Joins a timeline with the turns of the archive: whole texts, the model's answers, tokens. The log stays the frame. */
import type { ToolCall, Turn } from "../contract/turn.ts";
import type { AgentStep, AnswerStep, Step, Timeline, TimelineTurn, ToolStep } from "./shape.ts";
import { listCalls } from "./totals.ts";

interface Joined {
  calls: ReadonlyMap<string, ToolCall>;
  ofTurn: ReadonlyMap<TimelineTurn, Turn[]>;
  ofAgent: ReadonlyMap<string, Turn[]>;
}

/** What the archive does not have is left as the log tells it; what the log does not have is left out. */
export function joinTurns(timeline: Timeline, archived: readonly Turn[]): Timeline {
  const turns = timeline.items.filter((item) => item.kind === "turn");
  const joined: Joined = {
    calls: new Map(
      archived
        .flatMap(({ steps }) => steps)
        .flatMap((step) => (step.kind === "tool" ? [[step.toolUseId, step]] : [])),
    ),
    ofTurn: matchTurns(turns, archived),
    ofAgent: turnsByAgent(archived),
  };
  return {
    ...timeline,
    items: timeline.items.map((item) => (item.kind === "turn" ? joinTurn(item, joined) : item)),
  };
}

function turnsByAgent(archived: readonly Turn[]): Map<string, Turn[]> {
  const byAgent = new Map<string, Turn[]>();
  for (const turn of archived) {
    if (turn.agentId !== undefined) byAgent.set(turn.agentId, [...(byAgent.get(turn.agentId) ?? []), turn]);
  }
  return byAgent;
}

/** A queued prompt is a turn of its own in the archive and a step of the running turn here: several may match one. */
function matchTurns(turns: readonly TimelineTurn[], archived: readonly Turn[]): Map<TimelineTurn, Turn[]> {
  const byPromptId = new Map(turns.map((turn) => [turn.promptId, turn]));
  const byTurnId = new Map(turns.map((turn) => [turn.turnId, turn]));
  const byCall = new Map(
    turns.flatMap((turn) => listCalls(turn.steps).map(({ toolUseId }) => [toolUseId, turn] as const)),
  );
  const matched = new Map<TimelineTurn, Turn[]>();
  const inOrder = [...archived].sort((a, b) => a.startMs - b.startMs);
  for (const turn of inOrder) {
    if (turn.agentId !== undefined) continue;
    const call = turn.steps.find((step) => step.kind === "tool" && byCall.has(step.toolUseId));
    const found =
      byTurnId.get(turn.id) ??
      (turn.promptId === undefined ? undefined : byPromptId.get(turn.promptId)) ??
      (call?.kind === "tool" ? byCall.get(call.toolUseId) : undefined) ??
      turns.find((candidate) => isSameTurn(candidate, turn));
    if (found !== undefined) matched.set(found, [...(matched.get(found) ?? []), turn]);
  }
  return matched;
}

/** A hook and the transcript stamp one prompt within this span. */
const SAME_PROMPT_MS = 10_000;

/** For clients without prompt ids: same beginning, same moment. */
function isSameTurn(candidate: TimelineTurn, turn: Turn): boolean {
  const isNear = Math.abs(candidate.startMs - turn.startMs) <= SAME_PROMPT_MS;
  return isNear && candidate.prompt !== undefined && headOf(candidate.prompt) === headOf(turn.prompt);
}

/** The log cuts and redacts prompts; their first words say enough together with the time. */
function headOf(prompt: string): string {
  return prompt.trim().slice(0, 40);
}

function joinTurn(turn: TimelineTurn, joined: Joined): TimelineTurn {
  const archived = joined.ofTurn.get(turn) ?? [];
  const [first] = archived;
  const steps = insertAnswers(joinSteps(turn.steps, joined, turn.startMs), archived, turn.startMs);
  if (first === undefined) return { ...turn, steps };
  return {
    ...turn,
    turnId: first.id,
    ...(turn.isNotification ? {} : { prompt: first.prompt }),
    steps: steps.map((step) => wholePrompt(step, archived)),
    usage: {
      input: sum(archived, ({ usage }) => usage.input),
      output: sum(archived, ({ usage }) => usage.output),
      cacheRead: sum(archived, ({ usage }) => usage.cacheRead),
      cacheWrite: sum(archived, ({ usage }) => usage.cacheWrite),
    },
  };
}

function sum(turns: readonly Turn[], count: (turn: Turn) => number): number {
  return turns.reduce((total, turn) => total + count(turn), 0);
}

function wholePrompt(step: Step, archived: readonly Turn[]): Step {
  if (step.kind !== "prompt") return step;
  const whole = archived.find(({ prompt }) => headOf(prompt) === headOf(step.text));
  return whole === undefined ? step : { ...step, text: whole.prompt };
}

function joinSteps(steps: readonly Step[], joined: Joined, turnMs: number): Step[] {
  return steps.map((step) => {
    if (step.kind === "tool") return joinCall(step, joined, turnMs);
    return step.kind === "agent" ? joinAgent(step, joined, turnMs) : step;
  });
}

function joinCall(step: ToolStep, joined: Joined, turnMs: number): ToolStep {
  const call = step.toolUseId === undefined ? undefined : joined.calls.get(step.toolUseId);
  return {
    ...step,
    ...(call !== undefined && { input: call.input }),
    ...(call?.output != null && { output: call.output }),
    agents: step.agents.map((agent) => joinAgent(agent, joined, turnMs)),
  };
}

function joinAgent(agent: AgentStep, joined: Joined, turnMs: number): AgentStep {
  const archived = joined.ofAgent.get(agent.agentId) ?? [];
  return { ...agent, steps: insertAnswers(joinSteps(agent.steps, joined, turnMs), archived, turnMs) };
}

function insertAnswers(steps: readonly Step[], archived: readonly Turn[], turnMs: number): Step[] {
  const answers = archived
    .flatMap((turn) => turn.steps)
    .flatMap((step): AnswerStep[] =>
      step.kind === "answer" && step.text.trim() !== ""
        ? [
            {
              kind: "answer",
              text: step.text,
              startMs: step.timeMs,
              offsetMs: Math.max(0, step.timeMs - turnMs),
            },
          ]
        : [],
    );
  return [...steps, ...answers].sort((a, b) => a.startMs - b.startMs);
}
