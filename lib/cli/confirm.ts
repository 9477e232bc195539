/** The question before something is removed that cannot be brought back. */
import { createInterface } from "node:readline/promises";
import type { CommandArgs, CommandContext } from "./command.ts";
import { isSet, usage } from "./parse-args.ts";

/** True with --yes. Throws USAGE where nobody can be asked. */
export async function confirm(
  { isTerminal }: Pick<CommandContext, "isTerminal">,
  args: CommandArgs,
  question: string,
): Promise<boolean> {
  if (isSet(args, "yes")) return true;
  if (!isTerminal || !process.stdin.isTTY) {
    throw usage("this asks before it changes anything, and here is nobody to ask", "Add --yes, or --dry-run");
  }
  const prompt = createInterface({ input: process.stdin, output: process.stderr });
  try {
    return /^y(?:es)?$/i.test((await prompt.question(`${question} [y/N] `)).trim());
  } finally {
    prompt.close();
  }
}
