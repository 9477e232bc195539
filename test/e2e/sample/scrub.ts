/**
 * Turns the client's own transcripts into a sample that may be published: only fields and entries that tell the story
 * stay, nothing of the product's prompts, of this machine, or of the moment. Ids and times are made up from the order of
 * entries, so that making the sample anew changes nothing but what the client does differently.
 */
import { createHash } from "node:crypto";

type Json = Record<string, unknown>;

export interface ScrubOptions {
  /** Paths and words of this machine and what stands for them; longest first. */
  replacements: readonly (readonly [string, string])[];
  /** When the first entry of the file happened. */
  start: string;
  /** Maps the client's ids to the sample's; shared by the files of one session, and by a fork with its origin. */
  mapId(id: string): string;
}

const KEPT_TYPES = new Set(["user", "assistant", "system", "ai-title", "custom-title"]);
const KEPT_SYSTEM = new Set(["compact_boundary", "turn_duration", "stop_hook_summary", "local_command"]);
const KEPT_KEYS = [
  ...["type", "subtype", "uuid", "parentUuid", "logicalParentUuid", "sessionId", "timestamp", "promptId"],
  ...[
    "isSidechain",
    "agentId",
    "isMeta",
    "isCompactSummary",
    "isVisibleInTranscriptOnly",
    "message",
    "content",
  ],
  ...["toolUseResult", "toolDenialKind", "toolDenialBeforeRun", "sourceToolAssistantUUID", "compactMetadata"],
  ...["permissionMode", "promptSource", "origin", "userType", "entrypoint", "cwd", "gitBranch", "version"],
  ...["level", "durationMs", "requestSessionId", "isApiErrorMessage", "aiTitle", "customTitle"],
];
const ID_KEYS = ["uuid", "parentUuid", "logicalParentUuid", "promptId", "sourceToolAssistantUUID", "agentId"];

/** What the product says to the model around results, and what the sample has in its place. */
const PRODUCT_TEXTS: readonly (readonly [RegExp, string])[] = [
  [/ \(file state is current[^)]*\)/g, ""],
  [/^The user doesn't want to proceed with this tool use\..*$/s, "The user stopped this call."],
  [/^Async agent launched successfully\..*$/s, "Agent launched."],
  [/^This session is being continued .*?(?=Summary:|<summary>|$)/s, ""],
  [/<note>.*?<\/note>\n?/gs, ""],
  [/<output-file>.*?<\/output-file>\n?/gs, ""],
  [/If you need specific details from before compaction.*$/s, ""],
  [/(duration_ms:?) [\d.]+/g, "$1 12.5"],
  [/<duration_ms>\d+/g, "<duration_ms>4200"],
];

export function scrubTranscript(text: string, options: ScrubOptions): string {
  const lines = text.split("\n").filter((line) => line !== "");
  const entries = lines.map((line) => JSON.parse(line) as Json);
  const parents = new Map(entries.map((entry) => [entry["uuid"], entry["parentUuid"]]));
  const kept = entries.filter(isKept);
  const ids = new Set(kept.map(({ uuid }) => uuid));
  const clock = makeClock(options.start);
  const scrubbed = kept.map((entry) => {
    let parent = entry["parentUuid"];
    while (typeof parent === "string" && !ids.has(parent)) parent = parents.get(parent) ?? null;
    return scrubEntry(
      { ...entry, ...("parentUuid" in entry && { parentUuid: parent }) },
      clock(entry),
      options,
    );
  });
  return `${scrubbed.map((entry) => JSON.stringify(entry)).join("\n")}\n`;
}

function isKept(entry: Json): boolean {
  if (entry["type"] === "system") return KEPT_SYSTEM.has(String(entry["subtype"]));
  // The client's asides to the model: caveats about commands, notes that accompany a turn.
  return KEPT_TYPES.has(String(entry["type"])) && entry["isMeta"] !== true;
}

function scrubEntry(entry: Json, time: string, options: ScrubOptions): Json {
  const result: Json = {};
  for (const key of KEPT_KEYS) if (entry[key] !== undefined) result[key] = entry[key];
  for (const key of ID_KEYS)
    if (typeof result[key] === "string") result[key] = options.mapId(String(result[key]));
  if (result["timestamp"] !== undefined) result["timestamp"] = time;
  if (result["durationMs"] !== undefined) result["durationMs"] = 21_000;
  if (result["subtype"] === "stop_hook_summary") return result;
  if (isFields(result["message"])) result["message"] = scrubMessage(result["message"], options);
  if (isFields(result["compactMetadata"])) {
    result["compactMetadata"] = {
      trigger: result["compactMetadata"]["trigger"],
      preTokens: 48_000,
      postTokens: 2_400,
    };
  }
  if (isFields(result["origin"])) result["origin"] = { kind: result["origin"]["kind"] };
  const structured = result["toolUseResult"];
  if (isFields(structured) && structured["agentId"] !== undefined) {
    const { status, agentId } = structured;
    result["toolUseResult"] = { isAsync: true, status, agentId: options.mapId(String(agentId)) };
  }
  return scrubTexts(result, options) as Json;
}

function scrubMessage(message: Json, options: ScrubOptions): Json {
  const { id, type, role, model, content, stop_reason, usage } = message;
  const scrubbed: Json = { id, type, role, model, content, stop_reason };
  if (isFields(usage)) {
    const { input_tokens, output_tokens, cache_read_input_tokens, cache_creation_input_tokens } = usage;
    scrubbed["usage"] = { input_tokens, output_tokens, cache_read_input_tokens, cache_creation_input_tokens };
  }
  if (typeof id === "string" && !id.startsWith("msg_")) scrubbed["id"] = options.mapId(id);
  return Object.fromEntries(Object.entries(scrubbed).filter(([, value]) => value !== undefined));
}

function scrubTexts(value: unknown, options: ScrubOptions): unknown {
  if (typeof value === "string") {
    let text = value;
    for (const [pattern, replacement] of PRODUCT_TEXTS) text = text.replace(pattern, replacement);
    for (const [from, to] of options.replacements) text = text.replaceAll(from, to);
    return text;
  }
  if (Array.isArray(value)) return value.map((item) => scrubTexts(item, options));
  if (!isFields(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, scrubTexts(item, options)]));
}

/** Seconds an entry takes, by what it is: a scripted model thinks in no time, and a replay shows how long things take. */
function makeClock(start: string): (entry: Json) => string {
  let time = Date.parse(start);
  return (entry) => {
    if (entry["timestamp"] === undefined) return "";
    time += 1000 * secondsOf(entry);
    return new Date(time).toISOString();
  };
}

function secondsOf(entry: Json): number {
  const content = (entry["message"] as Json | undefined)?.["content"];
  const block = Array.isArray(content) ? (content[0] as Json | undefined) : undefined;
  // Every tool takes another time, and the same one whenever the sample is made.
  if (block?.["type"] === "tool_result") return 0.4 + (hash(String(block["tool_use_id"])) % 90) / 10;
  if (entry["type"] === "assistant") return block?.["type"] === "text" ? 6.2 : 2.1;
  if (typeof content === "string" && !content.startsWith("<") && entry["isCompactSummary"] !== true)
    return 48;
  return 0.1;
}

/** Ids like the client's, made from what they stand for in turn: the first id met becomes the first one here. */
export function createIdMap(seed: string): (id: string) => string {
  const known = new Map<string, string>();
  return (id) => {
    const found = known.get(id) ?? uuidOf(`${seed} ${known.size + 1}`, id);
    known.set(id, found);
    return found;
  };
}

/** A uuid stays a uuid, an agent's 17 hex digits stay 17 hex digits. */
function uuidOf(text: string, original: string): string {
  const hex = createHash("sha256").update(text).digest("hex");
  if (!original.includes("-")) return hex.slice(0, original.length);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

function hash(text: string): number {
  return createHash("sha256").update(text).digest().readUInt32BE(0);
}

function isFields(value: unknown): value is Json {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
