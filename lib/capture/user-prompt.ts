/** UserPromptSubmit: the prompt is logged, and memories that it is about come back, each body once per session. */
import { MAX_EVENT_CHARS } from "../context/budget.ts";
import { renderRecallBlock } from "../context/recall.ts";
import type { Config } from "../contract/config.ts";
import type { HookCall } from "../hook/call.ts";
import type { HookOutput } from "../hook/run.ts";
import { sharesTopic } from "../memory/everyday-terms.ts";
import { readInbox } from "../memory/inbox.ts";
import type { PickSource } from "../memory/pick.ts";
import type { RecalledMemory, RecallOptions, RecallSource } from "../memory/recall.ts";
import { openSources, recall } from "../memory/recall.ts";
import { projectScope, userScope } from "../memory/scope.ts";
import { appendShown, isShown, readShown } from "../memory/shown.ts";
import { openTeamSource } from "../memory/team.ts";
import { loadConfig } from "../platform/load-config.ts";
import { findGit, projectOf } from "../platform/project.ts";
import { stripOwnBlocks } from "../text/own-block.ts";
import { stripPrivate } from "../text/private.ts";
import { logEvent } from "./log-event.ts";
import { missingFactsBlock, withMissingFacts } from "./missing-facts.ts";

/** Picks with a model's help; its code is in a bundle of its own, which few users ever load. */
export type PickByModel = (call: HookCall, config: Config, question: Question) => Promise<RecalledMemory[]>;

export interface Question {
  sources: readonly PickSource<RecallSource>[];
  prompt: string;
  options: RecallOptions;
}

/** The handler; `loadPickByModel` is called only where the user has asked for it. */
export function createTakePrompt(loadPickByModel: () => PickByModel) {
  return async (call: HookCall): Promise<HookOutput> => {
    call.attempt("append record", () => logEvent(call));
    const missing = missingFactsBlock(call);
    const maxChars = MAX_EVENT_CHARS - (missing === undefined ? 0 : missing.length + 1);
    const recalled = await call.attemptAsync("recall", () => recallFor(call, loadPickByModel, maxChars));
    return withMissingFacts(call, missing, recalled);
  };
}

async function recallFor(
  call: HookCall,
  loadPickByModel: () => PickByModel,
  maxChars: number,
): Promise<HookOutput> {
  const { input, store, session, env, clock } = call;
  const prompt = stripPrivate(stripOwnBlocks(input.prompt ?? "")).trim();
  // The client's own messages come as prompts too; they ask for nothing.
  if (prompt === "" || prompt.startsWith("<task-notification>")) return undefined;
  const { config } = loadConfig(store, env);
  const cwd = input.cwd ?? process.cwd();
  const project = projectOf(cwd);
  const scope = projectScope(store, project.id);
  const { lines } = readInbox(scope);
  const said = lines.filter((line) => line.session !== input.session_id && line.kind === "remember");
  const pending = said.filter(({ core }) => sharesTopic(core, prompt)).map(({ core }) => core);
  const sources = [
    ...openSources([scope, userScope(store)]),
    ...openTeamSource(scope, findGit(cwd)?.top ?? project.root),
  ];
  const forgotten = lines.filter(({ kind }) => kind === "forget").map(({ core }) => core);
  const options: RecallOptions = { nowMs: clock(), max: config["recall.max"], forgotten };
  const question: Question = { sources, prompt, options };
  const isByModel = config["recall.provider"] === "claude" && sources.length > 0;
  const found = isByModel
    ? await loadPickByModel()(call, config, question)
    : recall(sources, prompt, options);
  const shown = readShown(session.shown);
  const memories = found.filter((memory) => !isShown(shown, memory));
  const block = renderRecallBlock({ memories, pending, nowMs: clock(), maxChars });
  if (block === undefined) return undefined;
  const onPrint = (): void => appendShown(session.shown, block.shown, clock());
  return { additionalContext: block.text, onPrint };
}
