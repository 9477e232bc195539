/**
 * Where the text stands in the outputs of the tools that can be shortened. A replacement has the shape that the client
 * expects of the tool; anything of another shape, images among it, is not touched.
 */
import { isObject } from "../text/parse-json.ts";

export interface Spillable {
  /** What the model would see. */
  text: string;
  /** The tool's output with a shorter text in its place. */
  replace(text: string): unknown;
}

type Fields = Readonly<Record<string, unknown>>;

export function spillableOf(tool: string, output: unknown): Spillable | undefined {
  if (tool.startsWith("mcp__")) return blocksOf(output);
  const find = TOOLS[tool];
  return find !== undefined && isObject(output) ? find(output) : undefined;
}

const TOOLS: Readonly<Record<string, (output: Fields) => Spillable | undefined>> = {
  Bash: shellText,
  Grep: (output) => fieldText(output, "content") ?? fileNames(output),
  Glob: fileNames,
  WebFetch: (output) => fieldText(output, "result"),
};

/** The client has put an output of its own into a file when it says so: shortening the rest would lose the way there. */
function shellText(output: Fields): Spillable | undefined {
  if (output["isImage"] === true || output["persistedOutputPath"] !== undefined) return undefined;
  const { stdout, stderr } = output;
  if (typeof stdout !== "string") return undefined;
  const text = typeof stderr === "string" && stderr !== "" ? `${stdout}\n${stderr}` : stdout;
  return { text, replace: (short) => ({ ...output, stdout: short, ...(text !== stdout && { stderr: "" }) }) };
}

function fieldText(output: Fields, name: string): Spillable | undefined {
  const text = output[name];
  if (typeof text !== "string" || text === "") return undefined;
  return { text, replace: (short) => ({ ...output, [name]: short }) };
}

/** Half a name would name another file: only whole ones stay, with the lines that say what is left out. */
function fileNames(output: Fields): Spillable | undefined {
  const names = output["filenames"];
  if (!Array.isArray(names) || !names.every((name) => typeof name === "string")) return undefined;
  const known = new Set<string>(names);
  return {
    text: names.join("\n"),
    replace: (short) => ({
      ...output,
      filenames: short
        .split("\n")
        .filter((line) => known.has(line) || line.startsWith("[") || line.startsWith("…")),
    }),
  };
}

/** All text of an MCP answer becomes its first text block; pictures and links keep their places. */
function blocksOf(output: unknown): Spillable | undefined {
  if (!Array.isArray(output) || !output.every(isObject)) return undefined;
  const isText = (block: Fields): boolean => block["type"] === "text" && typeof block["text"] === "string";
  const first = output.findIndex(isText);
  if (first < 0) return undefined;
  return {
    text: output
      .filter(isText)
      .map((block) => block["text"])
      .join("\n"),
    replace: (short) =>
      output.flatMap((block, at) => {
        if (!isText(block)) return [block];
        return at === first ? [{ ...block, text: short }] : [];
      }),
  };
}
