/** What runs now: the turn in progress, tasks still open, decisions that wait for an answer, work left in the background. */
import { contentWords } from "../content-words.ts";
import { isBareAnswer, isQuestion } from "../language.ts";
import type { NoteCall, NoteTurn } from "../note-turn.ts";
import { code, oneLine, sentencesOf } from "../prose.ts";
import { type Item, ranked } from "../section.ts";
import { artefactsOf } from "./artefacts.ts";

const PROMPT_CHARS = 400;
const LAST_CALLS = 3;
const OPTION_CHARS = 200;
const OPTIONS = " Options: ";

export function deriveCurrentState(turns: readonly NoteTurn[]): Item[] {
  const last = turns.at(-1);
  if (last === undefined) return [];
  return ranked([
    stateOf(last),
    ...openDecisions(turns).map((decision) => `Open decision: ${decision}`),
    ...openTasks(turns).map((task) => `Open task: ${task}`),
    ...lastErrors(last).map((error) => `Last error: ${error}`),
    ...backgroundWork(turns).map((work) => `Started in the background: ${work}`),
    ...artefactsOf(turns).map((artefact) => `Made: ${artefact}`),
  ]);
}

/** The outcome of the newest turn, in words, with what it was last busy with. */
function stateOf(turn: NoteTurn): string {
  const asked = oneLine(turn.prompt, PROMPT_CHARS);
  const calls = turn.calls.slice(-LAST_CALLS).map((call) => `${call.tool} ${code(call.target)}`.trim());
  const busy = calls.length > 0 ? `; last calls: ${calls.join(", ")}` : "";
  switch (turn.outcome) {
    case "open":
      return `In progress: ${asked}${busy}`;
    case "interrupted":
      return `Interrupted while working on: ${asked}${busy}`;
    case "error":
      return `Ended by an error of the service while working on: ${asked}${busy}`;
    case "answered":
      return `Last request, answered: ${asked}`;
    default:
      return turn.outcome satisfies never;
  }
}

/**
 * Questions of the newest turn; those of the turn before it, too, while the user has gone on with something else and
 * nothing was answered since.
 */
export function openDecisions(turns: readonly NoteTurn[]): string[] {
  const [before, last] = turns.length > 1 ? turns.slice(-2) : [undefined, turns[0]];
  const own = last === undefined ? [] : decisionsIn(last);
  if (own.length > 0 || before === undefined || last === undefined || last.answers.length > 0) return own;
  return decisionsIn(before).filter((decision) => !isReply(last.prompt, decision));
}

/** "2", "yes please", "よし": too short to be about anything but the question. */
const MAX_BARE_REPLY_CHARS = 16;
/** What a reply takes up of an open question; less is only talk of the same thing. */
const REPLY_SHARE = 0.5;

/** One that names an option, or takes up what was asked. */
function isReply(prompt: string, decision: string): boolean {
  if (prompt.trim().length <= MAX_BARE_REPLY_CHARS || isBareAnswer(prompt)) return true;
  const said = new Set(contentWords(prompt));
  const [question = "", options] = decision.split(OPTIONS);
  const asked = contentWords(question);
  if (options !== undefined) {
    return contentWords(options).some((word) => said.has(word) && !asked.includes(word));
  }
  return asked.filter((word) => said.has(word)).length >= Math.max(1, asked.length * REPLY_SHARE);
}

/** What the last answer asks, with the options listed around it; and questions asked through a tool. */
function decisionsIn(turn: NoteTurn): string[] {
  const asked = turn.calls
    .filter((call) => call.tool === "AskUserQuestion" && !call.ok)
    .flatMap(askedThroughTool);
  const answer = turn.answers.at(-1) ?? "";
  const question = sentencesOf(answer).findLast(isQuestion);
  if (question === undefined) return asked;
  const options = answer
    .split("\n")
    .map((line) => /^\s*(?:[-*]|\d+[.)]|[A-Da-d][.)]|[①-⑨])\s*(\S.*)$/.exec(line)?.[1])
    .filter((option) => option !== undefined && !isQuestion(option))
    .map((option) => oneLine(option ?? "", OPTION_CHARS));
  return [...asked, options.length > 1 ? `${question}${OPTIONS}${options.join(" | ")}` : question];
}

function askedThroughTool(call: NoteCall): string[] {
  const questions = call.input?.["questions"];
  if (!Array.isArray(questions)) return [];
  return questions.flatMap((entry: { question?: unknown; options?: { label?: unknown }[] } | null) => {
    if (typeof entry?.question !== "string") return [];
    const labels = (entry.options ?? [])
      .map(({ label }) => label)
      .filter((label) => typeof label === "string");
    return [labels.length > 0 ? `${entry.question}${OPTIONS}${labels.join(" | ")}` : entry.question];
  });
}

interface Todo {
  content?: unknown;
  status?: unknown;
}

/** The newest task list of the session: what is in progress first, then what is pending. */
export function openTasks(turns: readonly NoteTurn[]): string[] {
  const calls = turns.flatMap((turn) => turn.calls);
  const list = calls.findLast((call) => call.tool === "TodoWrite" && call.ok)?.input?.["todos"];
  const todos = Array.isArray(list) ? (list as Todo[]) : createdTasks(calls);
  const withStatus = (status: string) =>
    todos
      .filter((todo) => todo?.status === status && typeof todo.content === "string")
      .map((todo) => `${oneLine(String(todo.content), OPTION_CHARS)} (${status.replace("_", " ")})`);
  return [...withStatus("in_progress"), ...withStatus("pending")];
}

/** Newer clients keep tasks through one call each; their ids are numbers in order of creation. */
function createdTasks(calls: readonly NoteCall[]): Todo[] {
  const tasks: { content: unknown; status: unknown }[] = [];
  for (const { tool, ok, input } of calls) {
    if (!ok || input === undefined) continue;
    if (tool === "TaskCreate") tasks.push({ content: input["subject"], status: "pending" });
    if (tool !== "TaskUpdate") continue;
    const task = tasks[Number(input["taskId"]) - 1];
    if (task !== undefined && input["status"] !== undefined) task.status = input["status"];
  }
  return tasks;
}

function lastErrors(turn: NoteTurn): string[] {
  const failed = turn.calls.findLast((call) => !call.ok && call.denial === undefined);
  const isRepaired = failed !== undefined && turn.outcome === "answered";
  if (failed === undefined || isRepaired) return [];
  return [`${failed.tool} ${code(failed.target)}: ${oneLine(failed.output, OPTION_CHARS)}`];
}

function backgroundWork(turns: readonly NoteTurn[]): string[] {
  return turns
    .flatMap((turn) => turn.calls)
    .filter((call) => call.input?.["run_in_background"] === true && call.ok)
    .map((call) => code(call.target));
}
