/** `logbook memory`: one verb a word. */
import type { CommandArgs, CommandContext, ExitCode, RunCommand } from "../command.ts";
import { add, edit, forget, pin, restore } from "../memory/change.ts";
import { check } from "../memory/check.ts";
import { list, show } from "../memory/list.ts";
import { nearestName } from "../nearest.ts";
import { usage } from "../parse-args.ts";

type NamedVerb = (context: CommandContext, args: CommandArgs, name: string) => ExitCode | Promise<ExitCode>;

const NAMED: Readonly<Record<string, NamedVerb>> = { show, add, edit, forget, pin, restore };
const PLAIN: Readonly<Record<string, RunCommand>> = { list, check };

export const run: RunCommand = (context, args) => {
  const [verb = "list", name] = args.operands;
  const plain = Object.hasOwn(PLAIN, verb) ? PLAIN[verb] : undefined;
  if (plain !== undefined) {
    if (name !== undefined) throw usage(`memory ${verb} takes no name`, `Use: logbook memory ${verb}`);
    return plain(context, args);
  }
  const named = Object.hasOwn(NAMED, verb) ? NAMED[verb] : undefined;
  if (named === undefined) throw unknownVerb(verb);
  if (name === undefined || name.trim() === "") {
    throw usage(`memory ${verb} needs the name of a memory`, "logbook memory lists them all");
  }
  return named(context, args, name);
};

function unknownVerb(verb: string) {
  const near = nearestName(verb, [...Object.keys(PLAIN), ...Object.keys(NAMED)]);
  const hint = near === undefined ? "See: logbook help memory" : `Did you mean: logbook memory ${near}?`;
  return usage(`memory has no verb "${verb}"`, hint);
}
