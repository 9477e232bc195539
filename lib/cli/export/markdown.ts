/**
 * A session as Markdown for people: what was said in quotes, tools folded away. Whatever a text holds stays inside its own
 * block: quotes end what is open in them, fences are longer than any run of their sign within.
 */
import type { ToolCall } from "../../contract/turn.ts";
import { oneLine } from "../../replay/cells.ts";
import { CALL_LOOK, TURN_LOOK } from "../../replay/look.ts";
import { toolName } from "../../replay/tool-name.ts";
import { renderBytes, renderCount, renderDayTime, renderDuration } from "../../replay/units.ts";
import { cutText } from "../../text/cut.ts";
import { parseJsonObject } from "../../text/parse-json.ts";
import { trimEndOf } from "../../text/trim.ts";
import { callOutcome, inputFields } from "../show-turn.ts";
import type { ExportFormat, ExportHead } from "./export-format.ts";
import type { StreamedTurn } from "./turn-stream.ts";

const SUMMARY_CHARS = 100;

export const markdown: ExportFormat = {
  head: ({ session, title, project, clean }) =>
    [
      `# ${escapeInline(clean(oneLine(title))) || "A session"}`,
      "",
      `Session \`${session}\`${project === "" ? "" : ` of project ${escapeInline(clean(project))}`}, told by logbook.`,
      "",
    ].join("\n"),
  turn: (streamed, number, head) => [`${turnBlocks(streamed, number, head).join("\n\n")}\n`],
};

function turnBlocks({ turn, isAbandoned }: StreamedTurn, number: number, { clean }: ExportHead): string[] {
  const { input, cacheWrite, output } = turn.usage;
  const facts = [
    renderDayTime(turn.startMs),
    TURN_LOOK[turn.outcome].word,
    renderDuration(turn.endMs - turn.startMs),
    ...turn.models,
    ...(output > 0 ? [`${renderCount(input + cacheWrite)} tokens in, ${renderCount(output)} out`] : []),
    ...(isAbandoned ? ["taken back"] : []),
    ...(turn.isCut === true ? ["very long lines by their ends only"] : []),
  ];
  const heading =
    turn.agentId === undefined ? `## Turn ${number}` : `### Turn ${number}, subagent ${turn.agentId}`;
  return [
    `\n${heading}`,
    `*${escapeInline(clean(facts.join(" · ")))}*`,
    ...(turn.prompt.trim() === "" ? [] : [`**${SPEAKER[turn.kind]}**`, quoteText(clean(turn.prompt))]),
    ...turn.steps.flatMap((step) =>
      step.kind === "tool" ? [callBlock(step, clean)] : answerBlocks(clean(step.text)),
    ),
  ];
}

const SPEAKER = { human: "You", command: "You", notification: "The client", agent: "The task" } as const;

function answerBlocks(text: string): string[] {
  return text.trim() === "" ? [] : ["**Claude**", quoteText(text)];
}

/** Elements that end a quote, fold what follows, or take in text as no text: anything else is harmless in one. */
const BREAKING_TAG =
  /<(?=!|\?|\/?(?:address|article|aside|base|blockquote|body|details|dialog|div|embed|fieldset|form|frame|frameset|head|html|iframe|link|math|meta|noscript|object|plaintext|script|section|select|style|summary|svg|table|template|textarea|title|xmp)(?![\w-]))/gi;

/**
 * Only a fence at the very left belongs to no list or quote that could end before it does. Its run is taken whole: what follows
 * it is looked through once.
 */
const FENCE = /^(`{3,}(?!`)(?!.*`)|~{3,})/;

function quoteText(text: string): string {
  let open: string | undefined;
  const lines = text
    .trim()
    .split(/\r\n?|\n/)
    .map((line) => {
      const mark = FENCE.exec(line)?.[1];
      const isInside = open !== undefined;
      if (open === undefined) open = mark;
      else if (mark?.startsWith(open) && line.trim() === mark) open = undefined;
      return `> ${isInside ? line : line.replace(BREAKING_TAG, "\\<")}`.trimEnd();
    });
  return lines.join("\n");
}

function callBlock(call: ToolCall, clean: (text: string) => string): string {
  const look = CALL_LOOK[callOutcome(call)];
  const input = clean(inputFields(call.input));
  const took = call.endMs > call.startMs ? [renderDuration(call.endMs - call.startMs)] : [];
  const size = call.output === null ? "no output" : renderBytes(Buffer.byteLength(call.output));
  const facts = [look.word, ...(call.denial === undefined ? [] : [call.denial]), ...took, size].join(", ");
  const subject = cutText(oneLine(clean(subjectOf(call))), SUMMARY_CHARS);
  const summary = [`${look.sign} <b>${escapeHtml(clean(toolName(call.tool)))}</b>`, escapeHtml(subject)];
  return [
    "<details>",
    `<summary>${summary.filter((part) => part !== "").join(" ")} (${escapeHtml(facts)})</summary>`,
    "",
    ...(input.trim() === "" ? [] : [fence(input), ""]),
    ...(call.output === null || call.output.trim() === ""
      ? []
      : ["Output:", "", fence(clean(call.output)), ""]),
    "</details>",
  ].join("\n");
}

/** The first of its input's texts: a command, a file, a pattern. */
function subjectOf({ input }: ToolCall): string {
  const fields = Object.values(parseJsonObject(input) ?? {});
  return fields.find((value): value is string => typeof value === "string") ?? "";
}

/** A block of code that no run of backticks inside it can end. */
export function fence(text: string): string {
  const longest = (text.match(/`{3,}/g) ?? []).reduce((most, run) => Math.max(most, run.length), 2);
  const ticks = "`".repeat(longest + 1);
  return `${ticks}text\n${trimEndOf(text, "\n")}\n${ticks}`;
}

function escapeHtml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}

/** Text that means nothing to Markdown. */
function escapeInline(text: string): string {
  return text.replace(/[\\`*_{}[\]<>#|~&]/g, "\\$&");
}
