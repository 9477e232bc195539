/** Says what a `user` line really is: a prompt, a command, a notification, tool results, an interruption, or the client talking. */
import type { Part, TurnKind } from "../contract/turn.ts";
import { cleanSpeech, cleanText } from "./clean.ts";
import { blocksOf, textOf, textOfBlock, toolResultPart } from "./content.ts";
import { type Fields, fieldsOf, stringOf } from "./field.ts";

export interface Reading {
  role: "prompt" | "result" | "interrupt" | "summary" | "link";
  turnKind?: TurnKind;
  /** True on what ends a turn without an answer of the model: the output of a local command. */
  isFinal?: boolean;
  isQueued?: boolean;
  parts: Part[];
}

const LINK: Reading = { role: "link", parts: [] };
/** The whole of it: a user may quote these words. */
const INTERRUPTED = /^\[Request interrupted by user(?: for tool use)?\]$/;
/** Name of the call that stands for a command the user ran with `!`. */
export const USER_SHELL = "user-shell";

export function readUserEntry(entry: Fields, uuid: string): Reading {
  if (entry["isCompactSummary"] === true) return { role: "summary", parts: [] };
  const { content } = fieldsOf(entry, "message");
  const blocks = blocksOf(content);
  const results = resultsOf(blocks, entry);
  const isInterrupt = blocks.some((block) => INTERRUPTED.test(textOfBlock(block) ?? ""));
  if (isInterrupt) return { role: "interrupt", parts: results };
  if (results.length > 0) return { role: "result", parts: results };
  if (entry["isMeta"] === true || entry["isVisibleInTranscriptOnly"] === true) return LINK;
  return readSpeech(textOf(content), entry, uuid);
}

function resultsOf(blocks: readonly Fields[], entry: Fields): Part[] {
  const results = blocks.filter((block) => block["type"] === "tool_result");
  // The client's own account of the call belongs to the result only if there is no other.
  const account = results.length === 1 ? entry : undefined;
  return results.map((block) => toolResultPart(block, account)).filter((part) => part !== undefined);
}

/** A prompt typed while a turn was running. */
export function readQueuedCommand(entry: Fields, uuid: string): Reading {
  const attachment = fieldsOf(entry, "attachment");
  if (attachment["isMeta"] === true) return LINK;
  const origin = stringOf(fieldsOf(attachment, "origin"), "kind") ?? originOf(entry);
  const isNotice = attachment["commandMode"] === "task-notification";
  const speech = { ...entry, origin: { kind: isNotice ? "task-notification" : origin } };
  return { ...readSpeech(textOf(attachment["prompt"]), speech, uuid), isQueued: true };
}

/** What a local command printed, and slash commands: newer clients write them as `system` lines. */
export function readLocalCommand(entry: Fields, uuid: string): Reading {
  const content = stringOf(entry, "content");
  return content === undefined ? LINK : readSpeech(content, entry, uuid);
}

function readSpeech(raw: string, entry: Fields, uuid: string): Reading {
  const text = cleanSpeech(raw);
  if (text === "") return LINK;
  if (entry["isSidechain"] === true) return promptOf("agent", text);
  if (isNotification(text, entry)) return promptOf("notification", text);
  return text.startsWith("<")
    ? (readMarkup(text, entry, uuid) ?? promptOf("human", text))
    : promptOf("human", text);
}

function promptOf(turnKind: TurnKind, text: string): Reading {
  return { role: "prompt", turnKind, parts: [{ kind: "prompt", text }] };
}

function isNotification(text: string, entry: Fields): boolean {
  const origin = originOf(entry);
  return (origin !== undefined && origin !== "human") || text.startsWith("<task-notification>");
}

function originOf(entry: Fields): string | undefined {
  return stringOf(fieldsOf(entry, "origin"), "kind");
}

/** The client's own markup around what the user ran locally; undefined for text that merely starts with a bracket. */
function readMarkup(text: string, entry: Fields, uuid: string): Reading | undefined {
  if (/^<command-(?:name|message)>/.test(text)) return readSlashCommand(text);
  if (/^<local-command-(?:stdout|stderr)>/.test(text)) return { role: "link", isFinal: true, parts: [] };
  if (text.startsWith("<local-command-caveat>")) return LINK;
  if (text.startsWith("<bash-input>")) return readShellInput(text, uuid);
  if (/^<bash-std(?:out|err)>/.test(text)) return readShellOutput(text, entry);
  return undefined;
}

function readSlashCommand(text: string): Reading | undefined {
  const name = tagOf(text, "command-name");
  if (name === undefined) return undefined;
  const command = name.startsWith("/") ? name : `/${name}`;
  return promptOf("command", `${command} ${tagOf(text, "command-args") ?? ""}`.trim());
}

function readShellInput(text: string, uuid: string): Reading {
  const command = tagOf(text, "bash-input") ?? "";
  const call: Part = { kind: "tool_use", toolUseId: `shell:${uuid}`, tool: USER_SHELL, input: command };
  return { role: "prompt", turnKind: "command", parts: [{ kind: "prompt", text: `! ${command}` }, call] };
}

function readShellOutput(text: string, entry: Fields): Reading {
  const output = [tagOf(text, "bash-stdout"), tagOf(text, "bash-stderr")].filter(
    (part) => part !== undefined,
  );
  const parent = stringOf(entry, "parentUuid");
  if (parent === undefined) return { role: "link", isFinal: true, parts: [] };
  const result: Part = {
    kind: "tool_result",
    toolUseId: `shell:${parent}`,
    output: cleanText(output.join("\n")),
    isError: false,
  };
  return { role: "link", isFinal: true, parts: [result] };
}

/** What stands between a tag and its closing tag; undefined when that is nothing. */
function tagOf(text: string, tag: string): string | undefined {
  const from = text.indexOf(`<${tag}>`);
  if (from === -1) return undefined;
  const start = from + tag.length + 2;
  const end = text.indexOf(`</${tag}>`, start);
  return text.slice(start, end === -1 ? undefined : end).trim() || undefined;
}
