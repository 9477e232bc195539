/** `logbook search`, with everything: other projects, single sessions, and the raw copies where the archive cannot answer. */
import { listDirectory } from "../../platform/files.ts";
import { tellTrouble } from "../archive-trouble.ts";
import type { CommandArgs, CommandContext, RunCommand } from "../command.ts";
import { isSet, textOption } from "../parse-args.ts";
import type { ShownResult } from "../render-hits.ts";
import { resolveSession } from "../resolve-session.ts";
import { scanRawCopies } from "../scan-raw.ts";
import { chooseProject } from "../scope-of-projects.ts";
import { askArchive, printResult, type Question, readQuestion, showResult } from "../search-core.ts";

export const run: RunCommand = (context, args) => {
  const question = readQuestion(context, args);
  Object.assign(question.filters, readPlace(context, args));
  const result = isSet(args, "deep") ? scan(context, question) : ask(context, question);
  return printResult(context, args, question, result);
};

function ask(context: CommandContext, question: Question): ShownResult {
  const result = askArchive(context, question);
  if (!(result instanceof Error)) return result;
  // An empty store has no archive, and nothing to scan either: that is said once, at the end.
  const isEmpty = listDirectory(context.store.sessions).length === 0;
  if (!isEmpty) tellTrouble(context, result, "Searching");
  return scan(context, question);
}

function scan(context: CommandContext, question: Question): ShownResult {
  const { result, texts } = scanRawCopies(context, question);
  return showResult(context, result, {
    texts,
    shorten: (turn) => turn.slice(0, SHORT_ID_CHARS),
  });
}

const SHORT_ID_CHARS = 8;

/** A session that was named is looked into wherever it is; without one the project is this folder's. */
function readPlace(context: CommandContext, args: CommandArgs): { project?: string; session?: string } {
  const wanted = textOption(args, "session");
  const session = wanted === undefined ? {} : { session: resolveSession(context, wanted).id };
  const isAnywhere =
    wanted !== undefined &&
    !context.isModel &&
    !isSet(args, "all") &&
    textOption(args, "project") === undefined;
  if (isAnywhere) return session;
  const { projectId } = chooseProject(context, args);
  return { ...session, ...(projectId !== undefined && { project: projectId }) };
}
