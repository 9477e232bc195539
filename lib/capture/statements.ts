/**
 * What the user asked to be kept or forgotten in the turn that ends: into the project's inbox, from where the worker files
 * it. Found by rules, without a model; the prompts come from the archived turn, or from the log where no engine runs.
 */
import type { Turn } from "../contract/turn.ts";
import type { HookCall } from "../hook/call.ts";
import { glanceTail } from "../log/glance.ts";
import { appendStatements } from "../memory/inbox.ts";
import { findStatements } from "../memory/rules.ts";
import { projectScope } from "../memory/scope.ts";
import { loadConfig } from "../platform/load-config.ts";
import { projectOf } from "../platform/project.ts";

/** The prompt of a turn with some hundred calls is in this much of the log's end. */
const LOG_TAIL_BYTES = 64 * 1024;

interface Prompt {
  turn: string;
  text: string;
  timeMs: number;
}

/** Prompts are taken from `turns`, those that belong to the turn that ends. */
export function keepStatements(call: HookCall, turns: readonly Turn[]): void {
  const { prompt_id: promptId } = call.input;
  const own = turns.filter((turn) => turn.kind === "human" && turn.promptId === promptId);
  const prompts = own.length > 0 && promptId !== undefined ? own.map(promptOf) : loggedPrompts(call);
  const found = prompts
    .map((prompt) => ({ prompt, statements: findStatements(prompt.text) }))
    .filter(({ statements }) => statements.length > 0);
  if (found.length === 0) return;
  const { store, env, input } = call;
  if (loadConfig(store, env).config["extraction.provider"] === "off") return;
  const scope = projectScope(store, projectOf(input.cwd ?? process.cwd()).id);
  for (const { prompt, statements } of found) {
    const { turn, timeMs } = prompt;
    appendStatements(scope, statements, { session: input.session_id, turn, timeMs });
  }
}

function promptOf({ id, prompt, startMs }: Turn): Prompt {
  return { turn: id, text: prompt, timeMs: startMs };
}

function loggedPrompts({ session, input }: HookCall): Prompt[] {
  const { prompt_id: promptId } = input;
  if (promptId === undefined) return [];
  return glanceTail(session.log, LOG_TAIL_BYTES).records.flatMap(
    ({ event, prompt, prompt_id, uuid, time }) =>
      event === "UserPromptSubmit" && prompt_id === promptId && prompt !== undefined
        ? [{ turn: uuid ?? promptId, text: prompt, timeMs: Date.parse(time) }]
        : [],
  );
}
