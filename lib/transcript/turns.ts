/**
 * Assembles a turn from its entries. Invariant: the result depends on the set of entries alone: any order, any number of
 * copies, any split give the same turn.
 */
import type { Entry, Part, TokenUsage, ToolCall, Turn, TurnOutcome } from "../contract/turn.ts";
import { maxUsage } from "./fold-entry.ts";
import { orderEntries } from "./order.ts";

type PartOf<K extends Part["kind"]> = Extract<Part, { kind: K }>;
type Step = Turn["steps"][number];

/** True on the entry that a turn begins with and is named after. */
export function isPrompt(entry: Pick<Entry, "role">): boolean {
  return entry.role === "prompt";
}

/**
 * `id` names the turn when its prompt is not among the entries (it was lost, or its file has not been read yet):
 * such a turn has an empty prompt.
 */
export function assembleTurn(entries: readonly Entry[], id?: string): Turn {
  const ordered = orderEntries(entries);
  const head = ordered.find(isPrompt) ?? ordered[0];
  if (head === undefined) throw new RangeError("assemble turn: no entries");
  const prompt = isPrompt(head) ? head : undefined;
  const turn: Turn = {
    id: prompt?.uuid ?? id ?? head.uuid,
    kind: prompt?.turnKind ?? (head.agentId === undefined ? "human" : "agent"),
    prompt: promptText(prompt),
    steps: deriveSteps(ordered),
    startMs: head.timeMs,
    endMs: ordered.reduce(
      (end, entry) => (isSubstantial(entry) ? Math.max(end, entry.timeMs) : end),
      head.timeMs,
    ),
    models: [...new Set(ordered.map((entry) => entry.model).filter((model) => model !== undefined))],
    usage: sumUsage(ordered),
    outcome: deriveOutcome(ordered),
  };
  addContext(turn, head, ordered);
  return turn;
}

/**
 * The outcome once more is known than the turn's own entries: its session has a later prompt, start or end, or its
 * transcript stands still and nobody owns it (`isOver`). A prompt queued into a running turn takes the work over.
 */
export function settleOutcome(
  turn: Turn,
  { isOver, isTakenOver }: { isOver: boolean; isTakenOver: boolean },
): TurnOutcome {
  if (turn.outcome !== "open" || !(isOver || isTakenOver)) return turn.outcome;
  // Old clients give no stop reason: a text that nothing followed was the answer.
  return isTakenOver || turn.steps.at(-1)?.kind === "answer" ? "answered" : "interrupted";
}

function promptText(prompt: Entry | undefined): string {
  return (prompt?.parts ?? []).map((part) => (part.kind === "prompt" ? part.text : "")).join("");
}

function addContext(turn: Turn, head: Entry, ordered: readonly Entry[]): void {
  const first = (key: "cwd" | "branch"): string | undefined =>
    head[key] ?? ordered.find((entry) => entry[key] !== undefined)?.[key];
  const { agentId, promptId } = head;
  const cwd = first("cwd");
  const branch = first("branch");
  if (promptId) turn.promptId = promptId;
  if (agentId !== undefined) turn.agentId = agentId;
  if (cwd !== undefined) turn.cwd = cwd;
  if (branch !== undefined) turn.branch = branch;
  if (ordered.some((entry) => entry.isCut === true)) turn.isCut = true;
  const compactions = ordered.filter((entry) => entry.role === "summary");
  if (compactions.length > 0)
    turn.compactions = compactions.map(({ uuid, timeMs }) => ({ id: uuid, timeMs }));
}

/** What moves a turn's end: links only when they are the client's mark of it. */
function isSubstantial(entry: Entry): boolean {
  return entry.parts.length > 0 || entry.isFinal === true || entry.role === "interrupt";
}

function sumUsage(ordered: readonly Entry[]): TokenUsage {
  const byMessage = new Map<string, TokenUsage>();
  for (const { messageId, uuid, usage } of ordered) {
    const key = messageId ?? uuid;
    const larger = maxUsage(byMessage.get(key), usage);
    if (larger !== undefined) byMessage.set(key, larger);
  }
  const sum = { input: 0, output: 0, cacheRead: 0, cacheWrite: 0 };
  for (const usage of byMessage.values()) {
    sum.input += usage.input;
    sum.output += usage.output;
    sum.cacheRead += usage.cacheRead;
    sum.cacheWrite += usage.cacheWrite;
  }
  return sum;
}

function deriveSteps(ordered: readonly Entry[]): Step[] {
  const steps: Step[] = [];
  const calls = new Map<string, CallStep>();
  const texts = new Map<string, string[]>();
  for (const entry of ordered) {
    for (const part of entry.parts) {
      if (part.kind === "answer") addAnswer(steps, texts, entry, part.text);
      if (part.kind === "tool_use") addCall(steps, calls, entry, part);
      if (part.kind === "tool_result") addResult(steps, calls, entry, part);
    }
  }
  return steps;
}

/** Lines of one message may repeat the blocks of the lines before them. */
function addAnswer(steps: Step[], texts: Map<string, string[]>, entry: Entry, text: string): void {
  const message = entry.messageId ?? entry.uuid;
  const earlier = texts.get(message);
  if (earlier?.includes(text) === true) return;
  texts.set(message, earlier === undefined ? [text] : [...earlier, text]);
  steps.push({ kind: "answer", text, timeMs: entry.timeMs });
}

type CallStep = { kind: "tool" } & ToolCall;

function addCall(steps: Step[], calls: Map<string, CallStep>, entry: Entry, use: PartOf<"tool_use">): void {
  const { toolUseId, tool, input } = use;
  const known = calls.get(toolUseId);
  if (known !== undefined) {
    if (known.tool === "") Object.assign(known, { tool, input, startMs: entry.timeMs });
    return;
  }
  const { timeMs } = entry;
  const call: CallStep = {
    kind: "tool",
    toolUseId,
    tool,
    input,
    output: null,
    isError: false,
    startMs: timeMs,
    endMs: timeMs,
  };
  calls.set(toolUseId, call);
  steps.push(call);
}

/** A real result replaces a stand-in or refusal of the same call; a result whose call was lost stands for itself. */
function addResult(
  steps: Step[],
  calls: Map<string, CallStep>,
  entry: Entry,
  result: PartOf<"tool_result">,
): void {
  const { toolUseId } = result;
  if (!calls.has(toolUseId))
    addCall(steps, calls, entry, { kind: "tool_use", toolUseId, tool: "", input: "" });
  const call = calls.get(toolUseId);
  if (call === undefined) return;
  const isReal = entry.isStandIn !== true && result.denial === undefined;
  if (call.output !== null && !(isReal && call.denial !== undefined)) return;
  call.output = result.output;
  call.isError = result.isError;
  call.endMs = entry.timeMs;
  delete call.denial;
  if (result.denial !== undefined) call.denial = result.denial;
  else if (entry.isStandIn === true) call.denial = "cancelled";
  if (result.spilledFile !== undefined) call.spilledFile = result.spilledFile;
}

function deriveOutcome(ordered: readonly Entry[]): TurnOutcome {
  let outcome: TurnOutcome = "open";
  for (const entry of ordered) {
    if (entry.role === "interrupt") outcome = "interrupted";
    else if (entry.role === "result") outcome = "open";
    else if (entry.role === "assistant") outcome = outcomeOfAnswer(entry);
    else if (entry.isFinal === true && outcome === "open") outcome = "answered";
  }
  return outcome;
}

function outcomeOfAnswer(entry: Entry): TurnOutcome {
  if (entry.isError === true) return "error";
  return entry.isFinal === true ? "answered" : "open";
}
