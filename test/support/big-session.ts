/** A long working session from a seed: the log and the turns of thousands of calls, with all that a page has to draw. */
import type { LogRecord } from "../../lib/contract/log-record.ts";
import type { ToolCall, Turn } from "../../lib/contract/turn.ts";
import { buildLog, START_MS } from "./session-log.ts";

export interface BigSession {
  records: LogRecord[];
  turns: Turn[];
}

export interface BigSize {
  calls: number;
  turns: number;
  seed: number;
}

/** Numbers from 0 to 1, the same for a seed (mulberry32). */
export function seededNumbers(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const WORDS =
  "retry payment token handler session parser 用户 身份 認証 トークン queue index turn archive flush commit page".split(
    " ",
  );
const TOOLS = [
  "Read",
  "Read",
  "Read",
  "Grep",
  "Edit",
  "Bash",
  "Bash",
  "Write",
  "WebFetch",
  "TodoWrite",
] as const;

export function buildBigSession({ calls, turns, seed }: BigSize): BigSession {
  const random = seededNumbers(seed);
  const pick = <Item>(list: readonly Item[]): Item => list[Math.floor(random() * list.length)] as Item;
  const words = (count: number) => Array.from({ length: count }, () => pick(WORDS)).join(" ");
  const log = buildLog().start(0, "startup", { model: "claude-sonnet-4-5" });
  const archived: Turn[] = [];
  let seconds = 5;
  for (let number = 1; number <= turns; number++) {
    const promptId = `big-${number}`;
    const prompt = `${words(12)}: please, and **carefully**\n\n- ${words(5)}\n- ${words(4)}`;
    log.prompt(seconds, prompt, { prompt_id: promptId });
    const startMs = START_MS + seconds * 1_000;
    const steps: Turn["steps"] = [];
    const share = Math.floor(calls / turns) + (number <= calls % turns ? 1 : 0);
    for (let made = 0; made < share; made++) {
      const tookSeconds = random() ** 3 * 20;
      seconds += tookSeconds + random() * 2;
      const id = `toolu_${number}_${made}`;
      const call = makeCall(id, pick(TOOLS), {
        random,
        words,
        endMs: START_MS + seconds * 1_000,
        tookSeconds,
      });
      const target = String(Object.values(JSON.parse(call.input) as object)[0]).slice(0, 190);
      const more = { prompt_id: promptId, tool_use_id: id };
      if (call.isError) log.fail(seconds, tookSeconds, call.tool, target, "Exit code 1");
      else log.call(seconds, tookSeconds, call.tool, target, more);
      Object.assign(log.records.at(-1) ?? {}, more);
      steps.push({ kind: "tool", ...call });
      if (random() < 0.12) {
        steps.push({
          kind: "answer",
          text: `${words(30)}.\n\n\`\`\`ts\nconst ${pick(WORDS)} = 1;\n\`\`\``,
          timeMs: call.endMs + 10,
        });
      }
    }
    seconds += 3;
    log.stop(seconds);
    archived.push({
      id: `${String(number).padStart(8, "0")}-0000-4000-8000-000000000001`,
      kind: "human",
      promptId,
      prompt,
      steps,
      startMs,
      endMs: START_MS + seconds * 1_000,
      models: ["claude-sonnet-4-5"],
      usage: { input: 100, output: 2_000, cacheRead: 40_000, cacheWrite: 900 },
      outcome: "answered",
    });
    seconds += 30 + random() * 3_000;
  }
  return { records: log.records, turns: archived };
}

function makeCall(
  toolUseId: string,
  tool: string,
  from: { random: () => number; words(count: number): string; endMs: number; tookSeconds: number },
): ToolCall {
  const { random, words, endMs, tookSeconds } = from;
  const file = `lib/${words(1)}/${words(1)}.ts`;
  const lines = Array.from({ length: 4 + Math.floor(random() * 40) }, () => words(6));
  const input: Record<string, object> = {
    Edit: { file_path: file, old_string: lines.join("\n"), new_string: lines.with(2, words(4)).join("\n") },
    Write: { file_path: file, content: lines.join("\n") },
    Bash: { command: `npm test -- ${words(2)}`, description: words(4) },
    Grep: { pattern: words(1), path: "lib" },
    WebFetch: { url: "https://example.org/", prompt: words(6) },
    TodoWrite: { todos: [{ content: words(4), status: "pending" }] },
  };
  const coloured = lines.map((line) => `\x1b[32m✓\x1b[0m ${line}`);
  return {
    toolUseId,
    tool,
    input: JSON.stringify(input[tool] ?? { file_path: file }),
    output: (tool === "Bash" ? coloured : lines).join("\n"),
    isError: random() < 0.04,
    startMs: endMs - tookSeconds * 1_000,
    endMs,
  };
}
