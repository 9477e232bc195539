/** The same call again, nothing in between that could have changed its result. */
import type { Finding } from "../finding.ts";
import { renderDuration, renderNumber } from "../units.ts";
import { createChains } from "./chains.ts";
import type { Changes } from "./changes.ts";
import { isFileTool, partsOf } from "./effect.ts";
import { nameCall } from "./name-call.ts";
import { isWholeTarget, type ObservedCall } from "./observed-call.ts";

/** Those that wait for the world, ask the user, keep a list, or are told of elsewhere. */
const NOT_COMPARED = new Set([
  ...["Read", "NotebookRead", "Agent", "Task", "Skill", "SlashCommand", "AskUserQuestion", "ExitPlanMode"],
  ...["BashOutput", "TaskOutput", "TaskGet", "TaskList", "TaskUpdate", "TaskCreate", "TodoWrite", "TodoRead"],
  ...["KillShell", "TaskStop", "Monitor", "EnterPlanMode", "SendMessage", "StructuredOutput"],
]);
/** Commands about things that change by themselves: asking again is waiting, not repeating. */
const WAITING =
  /\b(?:sleep|wait|watch|until|poll|tail -[fF]|gh (?:run|pr|workflow|api|issue)|kubectl|docker|podman|curl|wget|nc|ping|ssh|systemctl|journalctl|ps|pgrep|jobs|lsof|ss|netstat|top|free|df|date|uptime|aws|gcloud|az|terraform|npm view|git (?:fetch|pull|push|ls-remote)|nvidia-smi|squeue|random|shuf|uuidgen)\b|\$RANDOM/;
/** Orientation costs nothing: twice is a habit, three times a detour. */
const ORIENTING = /^(?:ls|pwd|echo|whoami|git status|git branch|git log|which|true)\b/;
const MIN_CALLS = 2;
const MIN_ORIENTING_CALLS = 3;
/** Sizes of one result differ by this much when only times in it do. */
const SAME_SIZE_SHARE = 0.1;
const SAME_SIZE_BYTES = 64;

export function findRepeated(
  calls: readonly ObservedCall[],
  changes: Changes,
  cwd: string | undefined,
): Finding[] {
  const chains = createChains((last, call) => isRepetition(last, call, changes));
  for (const call of calls) if (isCompared(call)) chains.add(call);
  return chains
    .all()
    .filter(isLong)
    .map((chain) => toFinding(chain, cwd));
}

function isCompared({ tool, target, outcome }: ObservedCall): boolean {
  if (NOT_COMPARED.has(tool) || tool.startsWith("mcp__")) return false;
  if (outcome !== "ok" && outcome !== "failed") return false;
  // The same edit may be applied twice, and each time it does something.
  if (isFileTool(tool)) return outcome === "failed" || tool === "Write";
  return tool !== "Bash" || (isWholeTarget(target) && !WAITING.test(target));
}

function isRepetition(before: ObservedCall, call: ObservedCall, changes: Changes): boolean {
  return (
    before.outcome === call.outcome &&
    before.prompts === call.prompts &&
    before.compactions === call.compactions &&
    call.startMs >= before.endMs &&
    hasSameSize(before, call) &&
    !changes.isPossible(before, call)
  );
}

function hasSameSize({ outputBytes: one }: ObservedCall, { outputBytes: other }: ObservedCall): boolean {
  if (one === undefined || other === undefined) return true;
  return Math.abs(one - other) <= Math.max(SAME_SIZE_BYTES, SAME_SIZE_SHARE * Math.max(one, other));
}

function isLong(chain: readonly ObservedCall[]): boolean {
  const [first] = chain;
  const isOrienting =
    first?.tool === "Bash" &&
    first.outcome === "ok" &&
    partsOf(first.target).every((part) => ORIENTING.test(part));
  return chain.length >= (isOrienting ? MIN_ORIENTING_CALLS : MIN_CALLS);
}

function toFinding(chain: readonly ObservedCall[], cwd: string | undefined): Finding {
  const [first, ...again] = chain as [ObservedCall, ...ObservedCall[]];
  const spentMs = again.reduce((sum, { durationMs = 0 }) => sum + durationMs, 0);
  const how = first.outcome === "failed" ? "failed each time; " : "";
  return {
    kind: "repeated-call",
    title: `${nameCall(first, cwd)} ran ${renderNumber(chain.length, "time")} with nothing changed in between`,
    detail: `${how}${renderNumber(again.length, "call")} and ${renderDuration(spentMs)} to spare`,
    turn: first.turn,
    steps: chain.map(({ key }) => key),
  };
}
