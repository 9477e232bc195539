/** Everything that is fuzzed. The first one takes what the bounded ones leave. */
import type { Target } from "./target.ts";
import { commandArgs, commands, pages } from "./targets/cli.ts";
import { config, configFile, exclusions, settings } from "./targets/config.ts";
import { hookHandlers, hookProcesses, sessionNotes } from "./targets/handlers.ts";
import { hookStdin } from "./targets/hook.ts";
import { log } from "./targets/log.ts";
import {
  memoryFile,
  memoryFolder,
  modelReply,
  recallBlock,
  recallPrompt,
  termIndex,
} from "./targets/memory.ts";
import { query, search } from "./targets/query.ts";
import { stateFiles } from "./targets/state.ts";
import { exits, statements } from "./targets/text.ts";
import { brokenLines, transcriptLines, turns } from "./targets/transcript.ts";

export const TARGETS: readonly Target[] = [
  hookStdin,
  hookHandlers,
  hookProcesses,
  transcriptLines,
  brokenLines,
  turns,
  sessionNotes,
  log,
  stateFiles,
  memoryFile,
  memoryFolder,
  recallPrompt,
  recallBlock,
  termIndex,
  modelReply,
  query,
  search,
  exits,
  statements,
  pages,
  config,
  configFile,
  exclusions,
  settings,
  commandArgs,
  commands,
];
