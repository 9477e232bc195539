/** Subagents of a turn: their calls gathered, each one nested under the call that spawned it where that can be told. */
import type { LogRecord } from "../contract/log-record.ts";
import type { DraftTurn } from "./assign.ts";
import type { AgentStep, Step, ToolStep } from "./shape.ts";

export interface AgentCall {
  /** The subagent that made the call; the main thread has none. */
  agentId: string | undefined;
  step: ToolStep;
  /** The subagent the call spawned, where the log says so. */
  spawned: string | undefined;
}

interface Agent {
  id: string;
  type?: string;
  parentId?: string;
  startMs: number;
  endMs: number;
  isDone: boolean;
  /** A hook saw it begin: only then does the lack of an end mean something. */
  isSeen: boolean;
}

const SPAWNING_TOOLS = new Set(["Agent", "Task"]);
/** A subagent starts within moments of its call: that close, the earliest call without an agent is its own. */
const NEAR_MS = 2_000;
/** A background call returns at once; its subagent's first record may come this much later. */
const LATE_START_MS = 10_000;

/** The main thread's steps, subagents nested in them or, when no call can be found, beside them. */
export function deriveAgents(calls: readonly AgentCall[], turn: DraftTurn, isOver: boolean): Step[] {
  const threads = new Map<string | undefined, Step[]>([[undefined, []]]);
  for (const { agentId, step } of calls) threads.set(agentId, [...(threads.get(agentId) ?? []), step]);
  const claimed = new Set<ToolStep>();
  const agents = collectAgents(calls, turn);
  const steps = new Map(agents.map((agent) => [agent.id, agentStep(agent, turn, isOver)]));
  for (const agent of agents) {
    const step = steps.get(agent.id);
    if (step === undefined) continue;
    // The same list: what is nested later in this agent shows up in its step.
    step.steps = threads.get(agent.id) ?? [];
    threads.set(agent.id, step.steps);
    const call = findSpawningCall(agent, calls, claimed);
    if (call === undefined) (threads.get(agent.parentId) ?? threads.get(undefined) ?? []).push(step);
    else {
      claimed.add(call);
      call.agents.push(step);
    }
  }
  for (const thread of threads.values()) thread.sort((a, b) => a.startMs - b.startMs);
  return threads.get(undefined) ?? [];
}

function collectAgents(calls: readonly AgentCall[], turn: DraftTurn): Agent[] {
  const agents = new Map<string, Agent>();
  for (const { agentId, step } of calls) {
    if (agentId !== undefined)
      touchAgent(agents, agentId, [step.startMs, step.startMs + (step.durationMs ?? 0)]);
  }
  for (const { record, startMs, timeMs } of turn.agentEvents) {
    const agent = touchAgent(agents, record.agent_id ?? "", [startMs, timeMs]);
    if (record.event === "SubagentStop") agent.isDone = true;
    agent.isSeen = true;
  }
  for (const { record } of [...turn.agentEvents, ...turn.calls]) {
    const agent = agents.get(record.agent_id ?? "");
    if (agent !== undefined) learnAgent(agent, record);
  }
  return [...agents.values()].sort((a, b) => a.startMs - b.startMs);
}

function touchAgent(agents: Map<string, Agent>, id: string, [startMs, endMs]: [number, number]): Agent {
  const agent = agents.get(id) ?? { id, startMs, endMs, isDone: false, isSeen: false };
  agent.startMs = Math.min(agent.startMs, startMs);
  agent.endMs = Math.max(agent.endMs, endMs);
  agents.set(id, agent);
  return agent;
}

function learnAgent(agent: Agent, record: LogRecord): void {
  if (record.agent_type) agent.type ??= record.agent_type;
  if (record.parent_agent_id !== undefined) agent.parentId ??= record.parent_agent_id;
}

function agentStep(agent: Agent, turn: DraftTurn, isOver: boolean): AgentStep {
  return {
    kind: "agent",
    agentId: agent.id,
    ...(agent.type !== undefined && { agentType: agent.type }),
    startMs: agent.startMs,
    offsetMs: Math.max(0, agent.startMs - turn.startMs),
    durationMs: agent.endMs - agent.startMs,
    state: stateOf(agent, isOver),
    steps: [],
  };
}

function stateOf({ isDone, isSeen }: Agent, isOver: boolean): AgentStep["state"] {
  if (isDone) return "done";
  if (!isOver) return "open";
  return isSeen ? "interrupted" : "done";
}

function findSpawningCall(
  agent: Agent,
  calls: readonly AgentCall[],
  claimed: ReadonlySet<ToolStep>,
): ToolStep | undefined {
  const told = calls.find(({ spawned }) => spawned === agent.id);
  if (told !== undefined) return told.step;
  const candidates = calls
    .filter((call) => couldHaveSpawned(call, agent) && !claimed.has(call.step))
    .map(({ step }) => step);
  // The log's target of a spawning call begins with the subagent's type.
  const ofType = candidates.filter(
    ({ target }) => agent.type !== undefined && target?.startsWith(`${agent.type}: `),
  );
  const best = ofType.length > 0 ? ofType : candidates;
  return best.find(({ startMs }) => agent.startMs - startMs <= NEAR_MS) ?? best.at(-1);
}

function couldHaveSpawned({ agentId, step, spawned }: AgentCall, agent: Agent): boolean {
  if (!SPAWNING_TOOLS.has(step.tool) || spawned !== undefined || agentId === agent.id) return false;
  if (agent.parentId !== undefined && agentId !== agent.parentId) return false;
  return (
    step.startMs <= agent.startMs && agent.startMs <= step.startMs + (step.durationMs ?? 0) + LATE_START_MS
  );
}
