/** The searchable texts of a turn, by field: what the index is fed, what a scan reads and what a snippet is cut from. */
import type { Turn } from "../contract/turn.ts";

/** In the order of the index's columns. */
export const FIELDS = ["prompt", "answer", "input", "output"] as const;
export type Field = (typeof FIELDS)[number];

/** What was typed and answered says more about a turn than what its tools were fed and printed. */
export const FIELD_WEIGHTS: Readonly<Record<Field, number>> = { prompt: 2, answer: 1.5, input: 1, output: 1 };

export type TurnText = Record<Field, string[]>;

export function turnText(turn: Turn): TurnText {
  return readTexts(turn, { text: (text) => text, input: inputText });
}

/** What is made of each text of a turn, and of each tool's input as it was given. */
export interface TextReader<T> {
  text(text: string): T;
  input(input: string): T;
}

export function readTexts<T>(turn: Turn, reader: TextReader<T>): Record<Field, T[]> {
  const read: Record<Field, T[]> = { prompt: [reader.text(turn.prompt)], answer: [], input: [], output: [] };
  for (const step of turn.steps) {
    if (step.kind === "answer") {
      read.answer.push(reader.text(step.text));
    } else {
      read.input.push(reader.input(step.input));
      if (step.output !== null) read.output.push(reader.text(step.output));
    }
  }
  return read;
}

/** Strings of JSON, closed or, where the input was cut, left open; a colon behind one makes it a key. */
const JSON_STRING = /"([^"\\]*(?:\\.[^"\\]*)*)(?:"(\s*:)?|\\?$)/gs;
const JSON_ESCAPE = /\\(?:u([0-9a-fA-F]{4})|(.))/gs;
const ESCAPED: Record<string, string> = { n: "\n", r: "\r", t: "\t", b: "\b", f: "\f" };

/** The values of a tool's input without its keys and escapes. Works on JSON that was cut; other text is itself. */
export function inputText(input: string): string {
  if (!input.startsWith("{") && !input.startsWith("[") && !input.startsWith('"')) return input;
  const values: string[] = [];
  for (const [, value = "", colon] of input.matchAll(JSON_STRING)) {
    if (colon === undefined && value !== "") values.push(unescapeJson(value));
  }
  return values.join("\n");
}

function unescapeJson(value: string): string {
  if (!value.includes("\\")) return value;
  return value.replace(JSON_ESCAPE, (_, code: string | undefined, char: string | undefined) =>
    code === undefined ? (ESCAPED[char ?? ""] ?? char ?? "") : String.fromCharCode(Number.parseInt(code, 16)),
  );
}

const PATH_KEY = /"(?:file_path|notebook_path|path)"\s*:\s*"([^"\\]*(?:\\.[^"\\]*)*)"/gs;

/** The files and folders that a tool's input points at, as written. */
export function filesOfInput(input: string): string[] {
  return [...input.matchAll(PATH_KEY)].map(([, path = ""]) => unescapeJson(path));
}

/** Those of all the turn's tools, each once. */
export function filesOf(turn: Turn): string[] {
  const files = turn.steps.flatMap((step) => (step.kind === "tool" ? filesOfInput(step.input) : []));
  return [...new Set(files)];
}

export function toolsOf(turn: Turn): string[] {
  const tools = turn.steps.flatMap((step) => (step.kind === "tool" && step.tool !== "" ? [step.tool] : []));
  return [...new Set(tools)];
}
