/**
 * Writes a corpus of transcripts as the newest client leaves them, from a seed, streaming to disk.
 *
 *   node scripts/bench/corpus.mjs --out DIR [--shape realistic|talk] [--bytes 1GB | --turns N] [--seed 1]
 *
 * realistic: about 110 kB a turn, 1 to 7 tool calls of 200 B to 30 kB whose output stands in the file three times, and the
 * request snapshots the client keeps. talk: about 10 kB a turn, mostly prompts and answers; about 3 kB of it are text, the
 * rest is what the client writes around it.
 */
import fs from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { createRandom, createVocabulary, slicePool } from "./vocabulary.mjs";

const FIRST_TIME_MS = Date.UTC(2025, 0, 6, 8);
const CLIENT = "2.1.332";
const MODEL = "claude-sonnet-4-5";
/** Flushed to the file at this size: large enough that writing is not what the generator spends its time on. */
const CHUNK_CHARS = 1 << 20;
const TOOLS = ["Bash", "Read", "Edit", "Grep", "Write"];
const DENIED_SHARE = 0.01;

const SHAPES = {
  realistic: {
    turnsPerSession: 14,
    calls: (random) => 1 + random.below(7),
    outputChars: (random) => random.logUniform(200, 30_000),
    promptChars: (random) => random.logUniform(40, 1200),
    answerChars: (random) => random.logUniform(200, 2000),
    hasRequests: true,
  },
  talk: {
    turnsPerSession: 50,
    calls: (random) => (random.next() < 0.5 ? 0 : 1 + random.below(2)),
    outputChars: (random) => random.logUniform(100, 1500),
    promptChars: (random) => random.logUniform(40, 1000),
    answerChars: (random) => random.logUniform(400, 4500),
    hasRequests: false,
  },
};

/** Generates until `bytes` or `turns` is reached. Gives back what was written. */
export function generateCorpus(options) {
  const {
    directory,
    shape,
    bytes = Number.POSITIVE_INFINITY,
    turns = Number.POSITIVE_INFINITY,
    seed = 1,
  } = options;
  const profile = { ...SHAPES[shape], ...options.profile };
  const vocabulary = options.vocabulary ?? createVocabulary(seed);
  const random = createRandom(seed + 1);
  const total = { bytes: 0, sessions: 0, turns: 0, toolCalls: 0, noiseBytes: 0 };
  const projects = Array.from(
    { length: 8 },
    (_, at) => `/home/dev/${random.pick(vocabulary.identifiers)}-${at}`,
  );
  while (total.bytes < bytes && total.turns < turns) {
    const cwd = random.pick(projects);
    const left = turns - total.turns;
    writeSession({
      directory,
      cwd,
      profile,
      vocabulary,
      random,
      total,
      maxTurns: left,
      maxBytes: bytes - total.bytes,
    });
  }
  return total;
}

function writeSession(plan) {
  const { directory, cwd, profile, random, total } = plan;
  const folder = join(directory, cwd.replace(/[^A-Za-z0-9]/g, "-"));
  fs.mkdirSync(folder, { recursive: true });
  const id = random.uuid();
  const language = random.next() < 0.25 ? "chinese" : "prose";
  const timeMs = FIRST_TIME_MS + total.sessions * 3_600_000;
  const writer = openTranscript(join(folder, `${id}.jsonl`), {
    ...plan,
    id,
    language,
    timeMs,
    isSidechain: false,
  });
  writer.start();
  const mean = profile.turnsPerSession;
  const wanted = Math.min(plan.maxTurns, Math.max(1, Math.round(mean * (0.5 + random.next()))));
  for (let turn = 0; turn < wanted && writer.bytes() < plan.maxBytes; turn++) writer.turn();
  writer.end();
  if (total.sessions % 20 === 0) writeSubagent({ ...plan, folder, id, language, timeMs });
  total.sessions++;
}

function writeSubagent(plan) {
  const agentId = plan.random.hex(16);
  const folder = join(plan.folder, plan.id, "subagents");
  fs.mkdirSync(folder, { recursive: true });
  const writer = openTranscript(join(folder, `agent-${agentId}.jsonl`), {
    ...plan,
    agentId,
    isSidechain: true,
  });
  writer.turn();
  writer.end();
}

function openTranscript(path, plan) {
  const { random, vocabulary, profile, total } = plan;
  const fd = fs.openSync(path, "w");
  let chunk = [];
  let chunkChars = 0;
  let written = 0;
  let parent = null;
  let promptId = "";
  let timeMs = plan.timeMs;
  const before = total.bytes;

  const flush = () => {
    const buffer = Buffer.from(chunk.join(""));
    written += fs.writeSync(fd, buffer);
    chunk = [];
    chunkChars = 0;
  };
  const put = (line, isNoise) => {
    chunk.push(line, "\n");
    chunkChars += line.length + 1;
    if (isNoise) total.noiseBytes += line.length + 1;
    if (chunkChars > CHUNK_CHARS) flush();
  };
  const now = () => {
    timeMs += 400 + random.below(4000);
    return new Date(timeMs).toISOString();
  };
  const session = `"sessionId":"${plan.id}"`;
  const agent = plan.agentId === undefined ? "" : `,"agentId":"${plan.agentId}"`;
  const link = () => {
    const uuid = random.uuid();
    const head = `{"parentUuid":${parent === null ? "null" : `"${parent}"`},"isSidechain":${plan.isSidechain}${agent}`;
    const tail = `"uuid":"${uuid}","timestamp":"${now()}","userType":"external","entrypoint":"cli","cwd":"${plan.cwd}",${session},"version":"${CLIENT}","gitBranch":"main"}`;
    parent = uuid;
    return { head, tail, uuid };
  };
  const text = (kind, chars) =>
    slicePool(vocabulary[kind], random, kind === "chinese" ? Math.ceil(chars / 2) : chars);
  const talk = (chars) => text(plan.language, chars);
  const answer = (chars) => text(plan.language === "prose" ? "typeset" : plan.language, chars);
  const attach = (type, body) => {
    const { head, tail } = link();
    put(`${head},"attachment":{"type":"${type}",${body}},"type":"attachment",${tail}`, true);
  };
  const note = (type, body) => put(`{"type":"${type}",${body},${session}}`, true);

  /** One model request: what the client keeps about it besides the answer. */
  const request = (blob) => {
    if (!profile.hasRequests) return;
    note("api-request", `"requestId":"req_${random.hex(24)}","snapshot":"${text("prose", 1000)}"`);
    note("api-request-blob", `"hash":"${random.hex(64)}","content":"${blob}"`);
    attach("total_tokens_reminder", `"content":"${text("prose", 400)}"`);
  };
  const assistant = (message, block, isLast) => {
    const { head, tail } = link();
    const stop = isLast ? `"${isLast}"` : "null";
    const usage = `{"input_tokens":${random.below(2000)},"cache_creation_input_tokens":${random.below(9000)},"cache_read_input_tokens":${random.below(90000)},"output_tokens":${random.below(2000)},"server_tool_use":{"web_search_requests":0,"web_fetch_requests":0},"service_tier":"standard","cache_creation":{"ephemeral_1h_input_tokens":0,"ephemeral_5m_input_tokens":${random.below(9000)}},"inference_geo":"","iterations":[],"speed":"standard"}`;
    put(
      `${head},"message":{"model":"${MODEL}","id":"${message}","type":"message","role":"assistant","content":[${block}],"stop_reason":${stop},"stop_sequence":null,"usage":${usage}},"requestId":"req_${random.hex(24)}","type":"assistant",${tail}`,
      false,
    );
  };
  const toolCall = () => {
    const tool = random.pick(TOOLS);
    const id = `toolu_01${random.hex(22)}`;
    const message = `msg_01${random.hex(22)}`;
    const file = `${plan.cwd}/src/${random.pick(vocabulary.identifiers)}.ts`;
    const input =
      tool === "Bash"
        ? `{"command":"npm run ${random.pick(vocabulary.words)} -- ${random.pick(vocabulary.identifiers)}","description":"${talk(30)}"}`
        : tool === "Edit" || tool === "Write"
          ? `{"file_path":"${file}","content":"${text("code", random.logUniform(80, 1200))}"}`
          : `{"file_path":"${file}","pattern":"${random.pick(vocabulary.identifiers)}"}`;
    if (random.next() < 0.3) assistant(message, `{"type":"text","text":"${talk(120)}"}`, null);
    assistant(message, `{"type":"tool_use","id":"${id}","name":"${tool}","input":${input}}`, "tool_use");
    const isDenied = random.next() < DENIED_SHARE;
    const output = isDenied
      ? "Permission to use this tool has been denied."
      : text("code", profile.outputChars(random));
    const { head, tail } = link();
    const denial = isDenied ? `,"toolDenialKind":"permission-rule"` : "";
    const result = isDenied
      ? `"Error: ${output}"`
      : `{"stdout":"${output}","stderr":"","interrupted":false,"isImage":false,"noOutputExpected":false}`;
    put(
      `${head},"promptId":"${promptId}","type":"user","message":{"role":"user","content":[{"tool_use_id":"${id}","type":"tool_result","content":"${output}","is_error":${isDenied}}]},"toolUseResult":${result}${denial},"sourceToolAssistantUUID":"${random.uuid()}",${tail}`,
      false,
    );
    total.toolCalls++;
    request(output);
  };

  return {
    bytes: () => written + chunkChars,
    start() {
      note("mode", `"mode":"normal"`);
      note("permission-mode", `"permissionMode":"default"`);
      if (!profile.hasRequests) return;
      attach("prompt_snapshot", `"content":"${text("typeset", 29_000)}"`);
      attach("prompt_snapshot", `"content":"${text("typeset", 116_000)}"`);
      attach("skill_listing", `"content":"${text("typeset", 25_000)}"`);
      note("api-request-shape", `"hash":"${random.hex(64)}","tools":"${text("typeset", 78_000)}"`);
      note("api-request-blob", `"hash":"${random.hex(64)}","content":"${text("typeset", 12_000)}"`);
    },
    turn() {
      promptId = random.uuid();
      const prompt = talk(profile.promptChars(random));
      const { head, tail, uuid } = link();
      put(
        `${head},"promptId":"${promptId}","type":"user","message":{"role":"user","content":"${prompt}"},"permissionMode":"default","promptSource":"typed","origin":{"kind":"human"},${tail}`,
        false,
      );
      attach("environment", `"content":"${text("prose", 300)}"`);
      request(prompt);
      for (let calls = profile.calls(random); calls > 0; calls--) toolCall();
      const message = `msg_01${random.hex(22)}`;
      assistant(
        message,
        `{"type":"thinking","thinking":"","signature":"${random.hex(random.logUniform(300, 2400))}"}`,
        null,
      );
      assistant(message, `{"type":"text","text":"${answer(profile.answerChars(random))}"}`, "end_turn");
      attach(
        "hook_success",
        `"hookName":"Stop","hookEvent":"Stop","content":"","stdout":"","stderr":"","exitCode":0,"command":"node","durationMs":${random.below(90)}`,
      );
      const closing = link();
      put(
        `${closing.head},"type":"system","subtype":"turn_duration","durationMs":${random.below(90000)},"messageCount":${random.below(40)},"isMeta":false,${closing.tail}`,
        true,
      );
      note(
        "file-history-snapshot",
        `"messageId":"${uuid}","snapshot":{"trackedFileBackups":{},"note":"${random.hex(400)}"}`,
      );
      note(
        "last-prompt",
        `"lastPrompt":"${prompt.slice(0, 60).replace(/\\.?/g, " ")}","leafUuid":"${parent}"`,
      );
      note("atis-latch", `"latched":true`);
      total.turns++;
    },
    end() {
      note("ai-title", `"aiTitle":"${text(plan.language, 40).replace(/\\./g, " ")}"`);
      flush();
      fs.closeSync(fd);
      total.bytes = before + written;
    },
  };
}

const UNITS = { kB: 1e3, MB: 1e6, GB: 1e9 };

/** "1GB" -> 1e9. */
export function parseBytes(text) {
  const match = /^([\d.]+)\s*(kB|MB|GB)?$/.exec(text);
  if (match === null) throw new RangeError(`not a size: ${text} (try 200MB or 1GB)`);
  return Number(match[1]) * (UNITS[match[2]] ?? 1);
}

export function describeCorpus(total) {
  const perTurn = Math.round(total.bytes / Math.max(1, total.turns) / 1e3);
  const noise = Math.round((100 * total.noiseBytes) / total.bytes);
  return `${(total.bytes / 1e6).toFixed(0)} MB, ${total.sessions} sessions, ${total.turns} turns (${perTurn} kB a turn), ${total.toolCalls} tool calls, ${noise} % neither user nor assistant`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { values } = parseArgs({
    options: {
      out: { type: "string" },
      shape: { type: "string", default: "realistic" },
      bytes: { type: "string" },
      turns: { type: "string" },
      seed: { type: "string", default: "1" },
    },
  });
  if (values.out === undefined || SHAPES[values.shape] === undefined) {
    console.error(
      "usage: corpus.mjs --out DIR [--shape realistic|talk] [--bytes 1GB | --turns N] [--seed 1]",
    );
    process.exitCode = 2;
  } else {
    const total = generateCorpus({
      directory: values.out,
      shape: values.shape,
      seed: Number(values.seed),
      ...(values.turns === undefined
        ? { bytes: parseBytes(values.bytes ?? "1GB") }
        : { turns: Number(values.turns) }),
    });
    console.log(describeCorpus(total));
  }
}
