/** Arguments of one command, checked against its options. Every mistake becomes one sentence that names the way out. */
import { parseArgs } from "node:util";
import { LogbookError } from "../platform/errors.ts";
import type { CommandArgs, CommandSpec, OptionSpec } from "./command.ts";
import { nearestName } from "./nearest.ts";

type Token = NonNullable<ReturnType<typeof parseArgs>["tokens"]>[number];
type OptionToken = Extract<Token, { kind: "option" }>;

/** Of a word that begins with `-`, each letter is looked at as an option, in time that grows with the square of their number. */
const MAX_DASH_WORD = 10_000;

const HELP: OptionSpec = { type: "boolean", help: "show this help" };

export function parseCommandArgs(spec: CommandSpec, argv: readonly string[]): CommandArgs {
  refuseLongDashWord(argv);
  const options: Record<string, OptionSpec> = { ...spec.options, help: HELP };
  const { tokens } = parseArgs({
    args: [...argv],
    options: Object.fromEntries(Object.entries(options).map(([name, { type }]) => [name, { type }])),
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  const operands = tokens.flatMap((token, at) =>
    // `-word` arrives as one token a letter, all with the same index: the first stands for the word.
    tokens[at - 1]?.index === token.index ? [] : readOperand(spec, argv, token),
  );
  const values: Record<string, string | boolean> = {};
  for (const token of tokens) {
    if (token.kind !== "option" || isDashWord(spec, token)) continue;
    if (isHelp(token)) values["help"] = true;
    else values[token.name] = readOption(spec, options, token);
  }
  if (values["help"] !== true && operands.length > spec.maxOperands) throw tooManyOperands(spec, operands);
  return { operands, values };
}

function refuseLongDashWord(argv: readonly string[]): void {
  const end = argv.indexOf("--");
  const long = argv
    .slice(0, end < 0 ? argv.length : end)
    .find((word) => word.length > MAX_DASH_WORD && /^-[^-]/.test(word));
  if (long === undefined) return;
  throw usage(`a word of ${long.length} characters that begins with - is no option`, "Put -- before it");
}

function readOperand(spec: CommandSpec, argv: readonly string[], token: Token): string[] {
  if (token.kind === "positional") return [token.value];
  return token.kind === "option" && isDashWord(spec, token) ? [argv[token.index] ?? ""] : [];
}

function isDashWord(spec: CommandSpec, token: OptionToken): boolean {
  return spec.takesDashWords === true && !token.rawName.startsWith("--") && token.rawName !== "-h";
}

function isHelp(token: OptionToken): boolean {
  return token.rawName === "-h" || token.rawName === "--help";
}

function readOption(
  spec: CommandSpec,
  options: Readonly<Record<string, OptionSpec>>,
  token: OptionToken,
): string | boolean {
  const option = Object.hasOwn(options, token.name) ? options[token.name] : undefined;
  if (option === undefined) throw unknownOption(spec, options, token.rawName);
  if (option.type === "boolean") {
    if (token.value === undefined) return true;
    throw usage(`--${token.name} takes no value`, `Use --${token.name} alone`);
  }
  const isMissing = token.value === undefined || (token.value.startsWith("--") && !token.inlineValue);
  if (isMissing)
    throw usage(`--${token.name} needs a value`, `Use --${token.name} ${option.value ?? "VALUE"}`);
  return token.value ?? "";
}

function unknownOption(
  spec: CommandSpec,
  options: Readonly<Record<string, OptionSpec>>,
  rawName: string,
): LogbookError {
  const near = nearestName(rawName.replace(/^-+/, ""), Object.keys(options));
  const asWord = spec.takesDashWords ? `, or put -- before it to search for it as a word` : "";
  const hint =
    near === undefined
      ? `See: logbook help ${spec.name}${asWord}`
      : `Did you mean --${near}?${asWord && ` If not${asWord}`}`;
  return usage(`${spec.name} has no option ${rawName}`, hint);
}

function tooManyOperands(spec: CommandSpec, operands: readonly string[]): LogbookError {
  const extra = operands[spec.maxOperands] ?? "";
  return usage(`${spec.name} does not take "${extra}"`, `Usage: ${usageLine(spec)}`);
}

export function usage(message: string, hint: string): LogbookError {
  return new LogbookError("USAGE", message, { hint });
}

export function usageLine(spec: CommandSpec): string {
  return ["logbook", spec.name, spec.operands, "[options]"].filter((part) => part !== "").join(" ");
}

/** A string option, or undefined when it was not given. */
export function textOption(args: CommandArgs, name: string): string | undefined {
  const value = args.values[name];
  return typeof value === "string" ? value : undefined;
}

export function isSet(args: CommandArgs, name: string): boolean {
  return args.values[name] === true;
}

/** A whole number from `min` on, or undefined when the option was not given. */
export function numberOption(args: CommandArgs, name: string, min = 1): number | undefined {
  const value = textOption(args, name);
  if (value === undefined) return undefined;
  const number = /^\d{1,9}$/.test(value) ? Number(value) : Number.NaN;
  if (number >= min) return number;
  throw usage(
    `--${name} ${value} is not a whole number from ${min} on`,
    `For example: --${name} ${Math.max(min, 20)}`,
  );
}
