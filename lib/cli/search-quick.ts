/** `search` as dist/search.cjs has it: the usual case alone, so that it starts fast. What it lacks it hands over. */
import { projectOf } from "../platform/project.ts";
import { isReadOnly } from "../platform/read-only.ts";
import type { RunCommand } from "./command.ts";
import { isSet, textOption, usage } from "./parse-args.ts";
import { askArchive, printResult, readQuestion } from "./search-core.ts";

/** `handOver` is called, before anything was printed, when this search needs the whole command. */
export function createQuickSearch(handOver: () => void): RunCommand {
  return (context, args) => {
    const isRare =
      isSet(args, "deep") ||
      textOption(args, "project") !== undefined ||
      textOption(args, "session") !== undefined ||
      isReadOnly(context.store.root);
    if (isRare) {
      handOver();
      return 0;
    }
    const question = readQuestion(context, args);
    if (!isSet(args, "all")) question.filters.project = projectOf(context.cwd).id;
    else if (context.isModel) {
      throw usage("inside Claude Code only the current project can be seen", "Leave out --all");
    }
    const result = askArchive(context, question);
    if (!(result instanceof Error)) return printResult(context, args, question, result);
    handOver();
    return 0;
  };
}
