/** A story as the log and the archive would have it. */
import type { LogRecord } from "../../lib/contract/log-record.ts";
import type { Turn } from "../../lib/contract/turn.ts";
import { findTarget } from "../../lib/log/target.ts";
import { hash64 } from "../../lib/text/hash.ts";
import { createRandom, type Story } from "./detour-story.ts";
import { SESSION, START_MS } from "./session-log.ts";

export interface StoryLog {
  records: LogRecord[];
  archived: Turn[];
  /** Call ids of the moves. */
  keys: string[];
}

/** The model takes seconds between calls, the user a minute or two between prompts. */
export function logOfStory(story: Story): StoryLog {
  const random = createRandom(story.seed + 1_000_000);
  const records: LogRecord[] = [];
  const archived: Turn[] = [];
  const keys: string[] = [];
  let nowMs = START_MS;
  const pass = (leastMs: number, mostMs: number) => {
    nowMs += leastMs + Math.floor(random() * (mostMs - leastMs));
  };
  const base = (event: string, promptId: string): LogRecord => ({
    ...{ v: 1, time: new Date(nowMs).toISOString(), event, session: SESSION, prompt_id: promptId },
    ...{ origin: "hook", cwd: "/home/dev/shop" },
  });
  for (const [at, { prompt, moves, tokens }] of story.turns.entries()) {
    const promptId = `p${at}`;
    pass(5_000, 120_000);
    const startMs = nowMs;
    const steps: Turn["steps"] = [];
    records.push({ ...base("UserPromptSubmit", promptId), prompt, hash: hash64(prompt) });
    for (const { tool, input, isFailing, tookMs } of moves) {
      pass(1_000, 9_000);
      const callMs = nowMs;
      nowMs += tookMs;
      const toolUseId = `toolu_${keys.push("")}`;
      keys[keys.length - 1] = toolUseId;
      const text = JSON.stringify(input);
      const output = outputOf(story, input);
      records.push({
        ...base(isFailing ? "PostToolUseFailure" : "PostToolUse", promptId),
        ...{ tool, tool_use_id: toolUseId, target: findTarget(input) as string, ok: !isFailing },
        ...{ input_bytes: text.length, hash: hash64(text), duration_ms: tookMs },
        ...(isFailing ? { error: "Exit code 1" } : { output_bytes: output }),
      });
      const times = { startMs: callMs, endMs: nowMs };
      steps.push({ kind: "tool", toolUseId, tool, input: text, output: "…", isError: isFailing, ...times });
    }
    pass(1_000, 5_000);
    records.push(base("Stop", promptId));
    archived.push({
      ...{ id: `turn-${at}`, kind: "human", promptId, prompt, steps, startMs, endMs: nowMs },
      ...{ models: ["claude-test"], outcome: "answered" },
      usage: { input: tokens * (moves.length + 1), output: 40, cacheRead: 0, cacheWrite: 0 },
    });
  }
  return { records, archived, keys };
}

/** A file's size where one was read; commands say little. */
function outputOf({ files }: Story, { file_path: path }: Record<string, string | number>): number {
  return path === undefined ? 48 : 200 + (files[String(path)]?.length ?? 0);
}
