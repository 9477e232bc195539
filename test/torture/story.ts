/**
 * A generated session, told step by step: each step first adds to the transcript what the client would have written by
 * then, and then names the hook that the client runs. The same seed tells the same story.
 */
import type { HookStep } from "../support/scripted-session.ts";
import type { Random } from "./random.ts";
import { agentPath, type TranscriptPlace, type TranscriptWriter, writeTranscript } from "./transcript.ts";
import { makeOutput, makeText } from "./words.ts";

export interface StoryOptions {
  place: TranscriptPlace;
  random: Random;
  turns: number;
  /** Most tool calls in a turn. */
  maxCalls?: number;
}

/** A file of each kind that hooks look at, in the proportions of real work. */
const TOOLS = ["Read", "Read", "Grep", "Bash", "Bash", "Edit", "mcp__files__list"];

interface Telling extends Required<StoryOptions> {
  writer: TranscriptWriter;
  promptId: string;
  step(event: HookStep["event"], fields: object): HookStep;
}

export function* tellStory(options: StoryOptions): Generator<HookStep> {
  const { place, random, turns } = options;
  const telling = beginTelling(options);
  yield telling.step("SessionStart", { source: "startup", prompt_id: undefined });
  for (let turn = 0; turn < turns; turn++) {
    telling.promptId = `${place.session.slice(0, 8)}-p${turn}`;
    yield* tellTurn(telling);
    if (turn === 1) yield* tellCompaction(telling);
    if (turn === 2) yield telling.step("SessionStart", { source: "resume", prompt_id: undefined });
  }
  // A client that is killed, or that forgets this event, says no good-bye.
  if (random.chance(0.7)) yield telling.step("SessionEnd", { reason: "other" });
}

function beginTelling(options: StoryOptions): Telling {
  const { session, cwd, path } = options.place;
  const telling: Telling = {
    maxCalls: 4,
    ...options,
    writer: writeTranscript(options.place),
    promptId: "",
    step: (event, fields) => ({
      event,
      fields: { session_id: session, transcript_path: path, cwd, prompt_id: telling.promptId, ...fields },
    }),
  };
  return telling;
}

function* tellTurn(telling: Telling): Generator<HookStep> {
  const { random, writer, promptId, maxCalls } = telling;
  const prompt = random.chance(0.15) ? `Always ${makeText(random, 2, 4)}` : makeText(random, 1, 12);
  writer.prompt(prompt, promptId);
  yield telling.step("UserPromptSubmit", { prompt });
  if (random.chance(0.2)) yield* tellAgent(telling);
  for (let calls = random.between(0, maxCalls); calls > 0; calls--) yield* tellCalls(telling, writer, {});
  // Interrupted: no answer, and no hook tells of it.
  if (random.chance(0.1)) return;
  const answer = makeText(random, 2, 30);
  writer.answer(answer);
  yield telling.step("Stop", { last_assistant_message: answer });
}

/** One call, or two side by side. */
function* tellCalls(telling: Telling, writer: TranscriptWriter, agent: object): Generator<HookStep> {
  const { random, promptId } = telling;
  const asked = Array.from({ length: random.chance(0.2) ? 2 : 1 }, () => {
    const tool = random.pick(TOOLS);
    const input = inputOf(tool, random);
    return { id: writer.ask(tool, input), tool, input };
  });
  for (const { id, tool, input } of asked) {
    const isError = random.chance(0.15);
    const output = makeOutput(random);
    writer.tell(id, output, { promptId, isError });
    const call = {
      tool_name: tool,
      tool_input: input,
      tool_use_id: id,
      duration_ms: random.between(1, 900),
      ...agent,
    };
    yield isError
      ? telling.step("PostToolUseFailure", { ...call, error: output })
      : telling.step("PostToolUse", { ...call, tool_response: { stdout: output, stderr: "" } });
  }
}

function inputOf(tool: string, random: Random): object {
  const name = `/w/lib/${random.between(1, 40)}-身份.ts`;
  if (tool === "Read") return { file_path: name };
  if (tool === "Grep") return { pattern: makeText(random, 1, 2), path: "lib" };
  if (tool === "Edit")
    return { file_path: name, old_string: makeText(random, 1, 9), new_string: makeText(random, 1, 9) };
  return { command: makeText(random, 1, 4) };
}

function* tellAgent(telling: Telling): Generator<HookStep> {
  const { random, place, writer, promptId } = telling;
  const agentId = `a${random.between(1, 1e9).toString(36)}`;
  const agent = { agent_id: agentId, agent_type: "Explore" };
  const prompt = makeText(random, 3, 9);
  const input = { description: "look around", prompt, subagent_type: "Explore" };
  const callId = writer.ask("Agent", input);
  const inner = writeTranscript(place, agentId);
  inner.prompt(prompt, promptId);
  yield telling.step("SubagentStart", agent);
  for (let calls = random.between(1, 2); calls > 0; calls--) yield* tellCalls(telling, inner, agent);
  const answer = makeText(random, 2, 20);
  inner.answer(answer);
  const path = agentPath(place, agentId);
  yield telling.step("SubagentStop", {
    ...agent,
    agent_transcript_path: path,
    last_assistant_message: answer,
  });
  writer.tell(callId, answer, { promptId });
  const told = { tool_name: "Agent", tool_input: input, tool_use_id: callId, duration_ms: 900 };
  yield telling.step("PostToolUse", {
    ...told,
    tool_response: { status: "completed", agentId, content: answer },
  });
}

function* tellCompaction(telling: Telling): Generator<HookStep> {
  const { random, writer } = telling;
  const summary = makeText(random, 10, 40);
  const trigger = random.pick(["manual", "auto"]);
  yield telling.step("PreCompact", { trigger });
  writer.compact(summary, trigger);
  yield telling.step("SessionStart", { source: "compact" });
  yield telling.step("PostCompact", { trigger, compact_summary: summary });
}
