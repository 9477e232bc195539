/** The command lines of logbook that a Markdown text shows, and whether the command table understands them. */
import { parseCommandArgs } from "../../lib/cli/parse-args.ts";
import { COMMANDS } from "../../lib/cli/table.ts";

/** In shell blocks a line each, in running text what stands between backticks. */
export function shownCommands(markdown: string): string[][] {
  const blocks = [...markdown.matchAll(/```sh\n([\s\S]*?)```/g)].map((match) => match[1] ?? "");
  const lines = blocks.flatMap((block) => block.split("\n"));
  const prose = markdown.replaceAll(/```[\s\S]*?```/g, "");
  const inline = [...prose.matchAll(/`([^`\n]+)`/g)].map((match) => match[1] ?? "");
  return [...lines, ...inline].flatMap((line) => commandIn(wordsOf(line)));
}

/** What is wrong with the command, or undefined. */
export function problemOf([name = "", ...argv]: readonly string[]): string | undefined {
  if (name === "" || name === "help" || name === "--version") return undefined;
  const spec = COMMANDS.find((command) => command.name === name);
  if (spec === undefined) return `there is no command ${name}`;
  try {
    parseCommandArgs(spec, argv);
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}

/** The words behind `logbook`, or behind a path to it that `node` runs. */
function commandIn(words: readonly string[]): string[][] {
  const [first = "", second = "", ...rest] = words;
  if (first === "logbook") return [words.slice(1)];
  return first === "node" && /(?:^|\/)bin\/logbook$/.test(second) ? [rest] : [];
}

/** As a shell splits a line: quotes hold words together; a comment, a redirection or a pipe ends the command. */
function wordsOf(line: string): string[] {
  const words = line.trim().match(/(?:'[^']*'|"[^"]*"|[^\s'"])+/g) ?? [];
  const end = words.findIndex((word) => /^(?:#.*|[<>|]|&&)$/.test(word));
  return words
    .slice(0, end === -1 ? undefined : end)
    .map((word) => word.replaceAll(/'([^']*)'|"([^"]*)"/g, (_quoted, single, double) => single ?? double));
}
