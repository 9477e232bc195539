/** The data of a replay page, from a timeline. Invariant: nothing enters it that is not redacted, and texts have a bound. */

import { oneLine } from "../replay/cells.ts";
import type { Finding } from "../replay/finding.ts";
import { deriveTimeSplit } from "../replay/insight/time-split.ts";
import { compactionLook } from "../replay/look.ts";
import { tellNotification } from "../replay/notification.ts";
import type { AgentStep, Mark, Step, Timeline, TimelineTurn, ToolStep } from "../replay/shape.ts";
import { stepKey } from "../replay/step-key.ts";
import { toolName } from "../replay/tool-name.ts";
import { withhold } from "../text/withhold.ts";
import { collectTexts, type TextCollector } from "./bound-texts.ts";
import { deriveCallInput } from "./call-input.ts";
import { cleanOutput } from "./clean.ts";
import type { PageAgent, PageCall, PageData, PageMark, PageStep, PageTurn } from "./shape.ts";
import { worksOnFile } from "./tool-kind.ts";

export interface PageFacts {
  title?: string;
  project?: string;
  findings: readonly Finding[];
  notes: readonly string[];
  /** Whether the archive was there to be joined. */
  isJoined: boolean;
}

interface Builder {
  texts: TextCollector;
  cwd: string | undefined;
}

export function derivePage(timeline: Timeline, facts: PageFacts): PageData {
  const builder: Builder = { texts: collectTexts(), cwd: timeline.cwd };
  const items = timeline.items.map((item) =>
    item.kind === "turn" ? pageTurn(item, builder) : pageMark(item),
  );
  builder.texts.fit();
  const turns = timeline.items.filter((item) => item.kind === "turn");
  const firstPrompt = turns.find(({ prompt }) => prompt !== undefined)?.prompt;
  const usage = sumUsage(turns);
  return {
    v: 1,
    session: withhold(timeline.session),
    title: oneLine(withhold(facts.title ?? firstPrompt ?? "")) || "(no prompt recorded)",
    ...cleaned({
      project: facts.project,
      cwd: timeline.cwd,
      model: timeline.model,
      client: timeline.client,
    }),
    state: timeline.state,
    startMs: timeline.startMs,
    endMs: timeline.endMs,
    totals: timeline.totals,
    time: deriveTimeSplit(timeline),
    ...(usage !== undefined && { usage }),
    texts: textsOf(turns, facts.isJoined),
    notes: facts.notes.map(withhold),
    items,
    findings: facts.findings.map((finding) => ({
      ...finding,
      title: withhold(finding.title),
      detail: withhold(finding.detail),
      steps: finding.steps.map(withhold),
    })),
  };
}

/** A turn without tokens came from the log alone. */
function textsOf(turns: readonly TimelineTurn[], isJoined: boolean): PageData["texts"] {
  const joined = turns.filter(({ usage }) => usage !== undefined).length;
  if (!isJoined || joined === 0) return "log";
  return joined === turns.length ? "all" : "some";
}

function sumUsage(turns: readonly TimelineTurn[]): TimelineTurn["usage"] {
  return turns.reduce<TimelineTurn["usage"]>((sum, { usage }) => {
    if (usage === undefined || sum === undefined) return sum ?? usage;
    return {
      input: sum.input + usage.input,
      output: sum.output + usage.output,
      cacheRead: sum.cacheRead + usage.cacheRead,
      cacheWrite: sum.cacheWrite + usage.cacheWrite,
    };
  }, undefined);
}

/** The texts that are there, cleaned. */
function cleaned<Name extends string>(
  texts: Record<Name, string | undefined>,
): Partial<Record<Name, string>> {
  const known = Object.entries<string | undefined>(texts).flatMap(([name, text]) =>
    text === undefined ? [] : [[name, withhold(text)]],
  );
  return Object.fromEntries(known) as Partial<Record<Name, string>>;
}

function pageMark(mark: Mark): PageMark {
  const { detail, model, ...rest } = mark;
  return { ...rest, ...cleaned({ detail, model }) };
}

function pageTurn(turn: TimelineTurn, builder: Builder): PageTurn {
  const { prompt, turnId, usage } = turn;
  const spoken = prompt !== undefined && turn.isNotification ? tellNotification(prompt) : prompt;
  return {
    kind: "turn",
    number: turn.number,
    ...cleaned({ id: turnId }),
    ...(spoken !== undefined && { prompt: builder.texts.add(withhold(spoken), "speech") }),
    isNotification: turn.isNotification,
    startMs: turn.startMs,
    endMs: turn.endMs,
    outcome: turn.outcome,
    totals: turn.totals,
    ...(usage !== undefined && { usage }),
    steps: turn.steps.map((step) => pageStep(step, builder)),
  };
}

function pageStep(step: Step, builder: Builder): PageStep {
  const place = { key: withhold(stepKey(step)), startMs: step.startMs, offsetMs: step.offsetMs };
  switch (step.kind) {
    case "tool":
      return { ...place, ...pageCall(step, builder) };
    case "agent":
      return pageAgent(step, builder);
    case "prompt":
    case "answer":
      return { ...place, kind: step.kind, text: builder.texts.add(withhold(step.text), "speech") };
    case "compaction": {
      const { durationMs } = step;
      const text = withhold(compactionLook(step.trigger).word);
      return { ...place, kind: "compaction", text, ...(durationMs !== undefined && { durationMs }) };
    }
    case "failure":
      return { ...place, kind: "failure", text: withhold(step.error) };
    default:
      return step satisfies never;
  }
}

function pageAgent(agent: AgentStep, builder: Builder): PageAgent {
  return {
    kind: "agent",
    key: withhold(stepKey(agent)),
    name: oneLine(withhold(agent.agentType ?? "subagent")) || "subagent",
    startMs: agent.startMs,
    offsetMs: agent.offsetMs,
    durationMs: agent.durationMs,
    state: agent.state,
    steps: agent.steps.map((step) => pageStep(step, builder)),
  };
}

function pageCall(step: ToolStep, builder: Builder): Omit<PageCall, "key" | "startMs" | "offsetMs"> {
  const { texts } = builder;
  const { durationMs, inputBytes, outputBytes, outcome, error, output } = step;
  const target = step.target === undefined ? undefined : relativePath(step.target, builder.cwd);
  const file = worksOnFile(step.tool) ? target : undefined;
  const input = step.input === undefined ? undefined : deriveCallInput(step.tool, step.input, texts);
  return {
    kind: "tool",
    tool: oneLine(withhold(toolName(step.tool))) || "unknown",
    ...cleaned({ target, file, id: step.toolUseId, denial: step.denial }),
    ...(durationMs !== undefined && { durationMs }),
    ...(inputBytes !== undefined && { inputBytes }),
    ...(outputBytes !== undefined && { outputBytes }),
    outcome,
    ...(error !== undefined && { error: texts.add(withhold(error), "output") }),
    ...(input !== undefined && input.fields.length > 0 && { fields: input.fields }),
    ...(input !== undefined && input.edits.length > 0 && { edits: input.edits }),
    ...(output !== undefined && { output: texts.add(cleanOutput(output), "output") }),
    agents: step.agents.map((agent) => pageAgent(agent, builder)),
  };
}

function relativePath(target: string, cwd: string | undefined): string {
  return cwd !== undefined && target.startsWith(`${cwd}/`) ? target.slice(cwd.length + 1) : target;
}
