/**
 * The one place that prints. Everything that leaves through stdout is redacted here a last time, freed of control
 * characters the data may carry, and, for the model, paged so that no tool result is ever cut by the client.
 */
import type { Writable } from "node:stream";
import { errnoOf, LogbookError } from "../platform/errors.ts";
import { withhold, withholdPainted } from "../text/withhold.ts";
import { boundJson, cutPage } from "./bound.ts";

/** Below the 10,000 characters at which the client would spill a hook's text. */
export const MODEL_MAX_CHARS = 9_500;

export interface Output {
  /** Data, to stdout. Whole lines: the caller brings the newlines, a missing last one is added. */
  print(text: string): void;
  printJson(value: unknown): void;
  /** One value of a stream: JSON on one line. */
  printJsonLine(value: unknown): void;
  /** A remark for the human, to stderr: one line. */
  note(text: string): void;
  /** Resolves when everything has left; throws when stdout failed for another reason than a closed pipe. */
  flush(): Promise<void>;
}

export interface OutputPolicy {
  redacts: boolean;
  hasColour: boolean;
  /** Set for the model: the whole output is cut into pages, this one is printed. */
  page?: { number: number; next: (page: number) => string };
}

/** Stays true once the reader of stdout has gone (`| head`): from then on printing is quietly useless. */
export interface Pipe {
  isClosed: boolean;
  error?: Error;
}

/** Listens for the one error that is not an error: the reader of stdout having had enough. */
export function watchPipe(stdout: Writable, onClosed: () => void): Pipe {
  const pipe: Pipe = { isClosed: false };
  stdout.on("error", (error) => {
    pipe.isClosed = true;
    if (errnoOf(error) !== "EPIPE") pipe.error = error;
    onClosed();
  });
  return pipe;
}

export function createOutput(
  host: { readonly stdout: Writable; readonly stderr: Writable },
  pipe: Pipe,
  policy: OutputPolicy,
): Output {
  const { stdout } = host;
  const held: string[] = [];
  const write = (text: string) => {
    if (!pipe.isClosed) stdout.write(text);
  };
  const emit = (text: string) => {
    const safe = dropControls(policy.redacts ? withholdPainted(text) : text, policy.hasColour);
    const whole = safe === "" || safe.endsWith("\n") ? safe : `${safe}\n`;
    if (policy.page === undefined) write(whole);
    else held.push(whole);
  };
  return {
    print: emit,
    printJson(value) {
      const safe = policy.redacts ? mapStrings(value, withhold) : value;
      if (policy.page === undefined) write(`${escapeControls(JSON.stringify(safe, null, 2))}\n`);
      else write(`${escapeControls(boundJson(safe, MODEL_MAX_CHARS))}\n`);
    },
    printJsonLine(value) {
      write(renderJsonLine(value, policy.redacts));
    },
    note(text) {
      host.stderr.write(`${dropControls(withhold(text), false).trimEnd()}\n`);
    },
    async flush() {
      if (policy.page !== undefined && held.length > 0)
        write(cutPage(held.join(""), MODEL_MAX_CHARS, policy.page));
      // The callback comes after all earlier writes, also when the pipe has been closed meanwhile.
      await new Promise<void>((resolve) => stdout.write("", () => resolve()));
      if (pipe.error !== undefined)
        throw new LogbookError("OUTPUT_FAILED", "write to stdout", { cause: pipe.error });
    },
  };
}

/** Zero widths, and what turns the order of a line around: they hide text or make it read differently. */
const UNSEEN = "\\u00ad\\u200b\\u200e\\u200f\\u202a-\\u202e\\u2060-\\u2069\\ufeff";
const CONTROLS = new RegExp(`[\\0-\\x08\\x0b-\\x1f\\x7f-\\x9f${UNSEEN}\\u{e0000}-\\u{e007f}]`, "gu");
const CONTROLS_BUT_COLOUR = new RegExp(`\\x1b\\[[0-9;]*m|${CONTROLS.source}`, "gu");
const ESCAPED_IN_JSON = new RegExp(`[\\x7f-\\x9f${UNSEEN}]|\\udb40[\\udc00-\\udc7f]`, "g");

/** Only newline, tab and (with colour) SGR sequences reach a terminal, and nothing that is not seen. */
function dropControls(text: string, hasColour: boolean): string {
  return hasColour
    ? text.replace(CONTROLS_BUT_COLOUR, (found) => (found.length > 1 ? found : ""))
    : text.replace(CONTROLS, "");
}

/** JSON.stringify leaves DEL, the C1 controls and what is not seen as they are; a terminal obeys some of them. */
function escapeControls(json: string): string {
  const escapeUnit = (unit: string): string => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`;
  return json.replace(ESCAPED_IN_JSON, (found) => found.split("").map(escapeUnit).join(""));
}

/** With its newline. */
export function renderJsonLine(value: unknown, redacts: boolean): string {
  return `${escapeControls(JSON.stringify(redacts ? mapStrings(value, withhold) : value))}\n`;
}

export function mapStrings(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === "string") return change(value);
  if (Array.isArray(value)) return value.map((item) => mapStrings(item, change));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [change(key), mapStrings(item, change)]),
  );
}
