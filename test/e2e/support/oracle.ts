/**
 * What a session's transcript says, read once more and in another way: a plain walk over the client's JSON that shares no
 * code with lib/ and knows nothing of its shapes. It holds whole files in memory and takes entries as they stand there.
 */
import fs from "node:fs";
import { basename, dirname, join } from "node:path";

export interface OracleCall {
  id: string;
  tool: string;
  input: unknown;
  output: string | undefined;
  isError: boolean;
  /** Calls of one message run side by side: only the order between messages is a fact. */
  messageId: string;
  /** Ran to an end of its own; false for refused, blocked and cut-short calls. */
  isRun: boolean;
  agentId?: string;
  /** Repeated from the session that this one was forked from. */
  isCopy: boolean;
}

export interface OracleTurn {
  id: string;
  prompt: string;
  answers: string[];
  calls: OracleCall[];
  agentId?: string;
  isCopy: boolean;
}

export interface OracleSession {
  session: string;
  turns: OracleTurn[];
  /** Calls that the client really ran, in the order they were asked for; subagents' after the main conversation's. */
  calls: OracleCall[];
}

type Json = Record<string, unknown>;

/** All transcripts below the client's projects folder, by session id. */
export function findTranscripts(home: string): Map<string, string> {
  const projects = join(home, ".claude", "projects");
  const found = new Map<string, string>();
  for (const folder of fs.existsSync(projects) ? fs.readdirSync(projects) : []) {
    for (const name of fs.readdirSync(join(projects, folder))) {
      if (/^[0-9a-f-]{36}\.jsonl$/.test(name))
        found.set(basename(name, ".jsonl"), join(projects, folder, name));
    }
  }
  return found;
}

export function readOracle(transcript: string): OracleSession {
  const session = basename(transcript, ".jsonl");
  const turns = walk(readEntries(transcript), undefined);
  const agents = join(dirname(transcript), session, "subagents");
  for (const name of fs.existsSync(agents) ? fs.readdirSync(agents).sort() : []) {
    const agentId = /^agent-(.+)\.jsonl$/.exec(name)?.[1];
    if (agentId !== undefined) turns.push(...walk(readEntries(join(agents, name)), agentId));
  }
  return { session, turns, calls: turns.flatMap((turn) => turn.calls).filter((call) => call.isRun) };
}

/** Every entry of a file, as it stands there. */
export function readEntries(path: string): Json[] {
  const lines = fs.readFileSync(path, "utf8").split("\n");
  return lines.filter((line) => line.trim() !== "").map((line) => JSON.parse(line) as Json);
}

function walk(entries: readonly Json[], agentId: string | undefined): OracleTurn[] {
  const turns: OracleTurn[] = [];
  const calls = new Map<string, OracleCall>();
  /** Turn of every entry, prompts and attachments included: an answer hangs on its prompt through these. */
  const turnOf = new Map<unknown, OracleTurn>();
  for (const entry of entries) {
    const prompt = promptOf(entry, agentId !== undefined);
    const above = turnOf.get(entry["parentUuid"] ?? entry["logicalParentUuid"]) ?? turns.at(-1);
    const turn = prompt === undefined ? above : newTurn(String(entry["uuid"]), prompt, agentId);
    if (turn === undefined) continue;
    turnOf.set(entry["uuid"], turn);
    if (isCopied(entry)) turn.isCopy = true;
    if (prompt !== undefined) turns.push(turn);
    else if (entry["type"] === "assistant") takeAssistant(entry, turn, calls);
    else if (entry["type"] === "user") takeResults(entry, calls);
  }
  return turns;
}

function newTurn(id: string, prompt: string, agentId: string | undefined): OracleTurn {
  return { id, prompt, answers: [], calls: [], isCopy: false, ...(agentId !== undefined && { agentId }) };
}

/** The text that begins a turn, or undefined where the entry is something else. */
function promptOf(entry: Json, isAgent: boolean): string | undefined {
  const attachment = entry["attachment"] as Json | undefined;
  if (attachment?.["type"] === "queued_command") return textOf(attachment["prompt"]);
  if (entry["subtype"] === "local_command") return commandOf(String(entry["content"]));
  const message = entry["message"] as Json | undefined;
  const isAside = entry["isMeta"] === true || entry["isCompactSummary"] === true;
  if (entry["type"] !== "user" || message === undefined || isAside) return undefined;
  if (blocksOf(message["content"]).some((block) => block["type"] === "tool_result")) return undefined;
  const text = textOf(message["content"]);
  if (text.startsWith("[Request interrupted by user")) return undefined;
  // What the client prints about its own commands; a command's name and arguments are the user's.
  if (/^<(local-command|bash-std)/.test(text)) return undefined;
  return isAgent ? text : (commandOf(text) ?? text);
}

function commandOf(text: string): string | undefined {
  const command = /<command-name>(.*?)<\/command-name>/s.exec(text)?.[1];
  const words = /<command-args>(.*?)<\/command-args>/s.exec(text)?.[1] ?? "";
  return command === undefined ? undefined : `${command} ${words}`.trim();
}

function takeAssistant(entry: Json, turn: OracleTurn, calls: Map<string, OracleCall>): void {
  const message = entry["message"] as Json;
  // The client's filler between an interrupted turn and the next prompt is nobody's answer.
  const isFiller = message["model"] === "<synthetic>" && entry["isApiErrorMessage"] !== true;
  if (isFiller) return;
  for (const block of blocksOf(message["content"])) {
    if (block["type"] === "text") turn.answers.push(String(block["text"]));
    if (block["type"] !== "tool_use" || calls.has(String(block["id"]))) continue;
    const call: OracleCall = {
      id: String(block["id"]),
      tool: String(block["name"]),
      input: block["input"],
      output: undefined,
      isError: false,
      messageId: String(message["id"]),
      isRun: false,
      isCopy: isCopied(entry),
      ...(turn.agentId !== undefined && { agentId: turn.agentId }),
    };
    calls.set(call.id, call);
    turn.calls.push(call);
  }
}

function isCopied(entry: Json): boolean {
  return entry["requestSessionId"] !== undefined || entry["forkedFrom"] !== undefined;
}

function takeResults(entry: Json, calls: Map<string, OracleCall>): void {
  const blocks = blocksOf((entry["message"] as Json | undefined)?.["content"]);
  for (const block of blocks) {
    const call = calls.get(String(block["tool_use_id"]));
    if (block["type"] !== "tool_result" || call === undefined || call.output !== undefined) continue;
    call.output = spilledOutput(entry) ?? textOf(block["content"]);
    call.isError = block["is_error"] === true;
    call.isRun = entry["toolDenialKind"] === undefined && !call.output.startsWith("<tool_use_error>");
  }
}

/** A large output stands in a file of its own; the transcript has a preview. */
function spilledOutput(entry: Json): string | undefined {
  const result = entry["toolUseResult"];
  const path =
    typeof result === "object" && result !== null ? (result as Json)["persistedOutputPath"] : undefined;
  return typeof path === "string" ? fs.readFileSync(path, "utf8") : undefined;
}

function blocksOf(content: unknown): Json[] {
  return Array.isArray(content) ? content.filter((block): block is Json => typeof block === "object") : [];
}

function textOf(content: unknown): string {
  if (typeof content === "string") return content;
  const texts = blocksOf(content).filter((block) => block["type"] === "text");
  return texts.map((block) => String(block["text"])).join("\n");
}
