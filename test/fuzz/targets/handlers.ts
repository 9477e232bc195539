/** Whole hooks in this process: a damaged payload, a damaged transcript, and the store that they leave. */
import fs from "node:fs";
import { join } from "node:path";
import { logEvent } from "../../../lib/capture/log-event.ts";
import { endSession } from "../../../lib/capture/session-end.ts";
import { createTakePrompt } from "../../../lib/capture/user-prompt.ts";
import { renderAfterCompaction } from "../../../lib/context/after-compaction.ts";
import { renderMissingFacts } from "../../../lib/context/missing-facts.ts";
import { isHookEvent } from "../../../lib/contract/event.ts";
import { parseHookInput } from "../../../lib/contract/hook-input.ts";
import { deriveHandoff } from "../../../lib/handoff/handoff.ts";
import { MAX_INSTRUCTION_CHARS, renderInstructions } from "../../../lib/handoff/instructions.ts";
import { noteTurnsOf, noteTurnsOfRecords } from "../../../lib/handoff/note-turn.ts";
import { derivePinned } from "../../../lib/handoff/pinned.ts";
import { renderNotes } from "../../../lib/handoff/render.ts";
import { createCall, type HookCall } from "../../../lib/hook/call.ts";
import type { HookOutput } from "../../../lib/hook/run.ts";
import { parseLog } from "../../../lib/log/parse.ts";
import { readLog } from "../../../lib/log/read.ts";
import { LogbookError } from "../../../lib/platform/errors.ts";
import { archiveTurn } from "../../support/archive-turn.ts";
import { keepBeforeCompaction } from "../../support/keep-before-compaction.ts";
import { bundleNameOf } from "../../support/payload.ts";
import { runHook } from "../../support/run-hook.ts";
import { startSession } from "../../support/start-session.ts";
import { makeTempStore, type TempStore } from "../../support/temp-store.ts";
import { LOGS, PAYLOADS, TRANSCRIPTS, wildLine } from "../corpus.ts";
import { must, mustBeWellFormed } from "../oracle.ts";
import type { FuzzCase, Target } from "../target.ts";
import { checkBlock } from "./memory.ts";
import { entriesOf, turnsOf } from "./transcript.ts";

type Handler = (call: HookCall) => HookOutput | Promise<HookOutput>;

const takePrompt = createTakePrompt(() => async () => []);
const HANDLERS: Readonly<Record<string, Handler>> = {
  SessionStart: startSession,
  UserPromptSubmit: takePrompt,
  Stop: archiveTurn,
  StopFailure: archiveTurn,
  PreCompact: keepBeforeCompaction,
  SessionEnd: endSession,
};
/** A store of so many sessions is begun anew: what is measured is a hook, not a long run's folder. */
const CASES_PER_STORE = 400;

export const hookHandlers: Target = {
  name: "hook-handlers",
  share: 6,
  seeds: PAYLOADS,
  open() {
    let temp: TempStore | undefined;
    let cases = 0;
    return {
      async run({ bytes, random }) {
        if (cases++ % CASES_PER_STORE === 0) {
          temp?.[Symbol.dispose]();
          temp = makeTempStore();
        }
        temp?.keepWorkerAway();
        const input = parseHookInput(parse(bytes));
        if (input === undefined || temp === undefined || !isHookEvent(input.hook_event_name)) return;
        const transcript = join(temp.env.HOME, "transcript.jsonl");
        fs.writeFileSync(transcript, random.pick(TRANSCRIPTS));
        if (random.oneIn(2)) input.transcript_path = transcript;
        input.cwd = temp.env.HOME;
        const faults: unknown[] = [];
        const { store, env } = temp;
        const record = (error: unknown): void => void faults.push(error);
        const payload = { value: parse(bytes), bytes: bytes.length, dropped: new Map<string, number>() };
        const call = createCall(
          { store, env, clock: Date.now, record },
          { event: input.hook_event_name, input, payload },
        );
        checkOutput(await (HANDLERS[input.hook_event_name] ?? logEvent)(call));
        for (const fault of faults) must(isExpected(fault), `a hook records ${String(fault)}`);
        must(readLog(call.session.log).damage.length === 0, "a hook damages the log");
      },
      close: () => temp?.[Symbol.dispose](),
    };
  },
};

function parse(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString("utf8"));
  } catch {
    // The frame's own business, and another target's.
    return undefined;
  }
}

function checkOutput(output: HookOutput): void {
  if (output === undefined) return;
  if ("additionalContext" in output) checkContext(output.additionalContext);
  if ("plainText" in output) {
    must(output.plainText.length <= 3_000, `instructions of ${output.plainText.length} characters`);
    mustBeWellFormed(output.plainText, "instructions");
  }
}

/** Several blocks may stand in one document. */
function checkContext(context: string): void {
  must(context.length < 9_500, `context of ${context.length} characters`);
  for (const block of context.split(/\n(?=<logbook-context)/)) checkBlock(block.trimEnd(), "context");
}

/** What the payload itself is to blame for. */
function isExpected(fault: unknown): boolean {
  return (
    fault instanceof LogbookError && ["TRANSCRIPT_MISSING", "TRANSCRIPT_UNREADABLE"].includes(fault.code)
  );
}

/** Notes of a session, and the blocks that quote it. */
export const sessionNotes: Target = {
  name: "session-notes",
  share: 30,
  seeds: [...TRANSCRIPTS.filter((text) => text.split("\n").length > 2), ...LOGS.slice(0, 3)],
  arbitrary: wildLine,
  open: () => ({
    run({ bytes }: FuzzCase) {
      const told = noteTurnsOf(turnsOf(entriesOf(bytes)));
      const logged = noteTurnsOfRecords(parseLog(bytes).records.map(({ record }) => record));
      for (const turns of [told, logged]) {
        const madeOf = { logBytes: 0, textBytes: 0, depth: 0 };
        const handoff = deriveHandoff({ session: "s", project: "p", source: "log", turns, madeOf });
        renderNotes(handoff, handoff.sections);
        checkBlock(renderAfterCompaction("s", turns), "an after-compaction block");
        const facts = derivePinned(turns);
        const missing = renderMissingFacts(facts);
        if (missing !== undefined) checkBlock(missing, "a block of missing facts");
        must(renderInstructions("s", facts).length <= MAX_INSTRUCTION_CHARS, "instructions are too long");
      }
    },
  }),
};

/** The compiled hooks, each a process: whatever comes, it ends well and says nothing wrong. */
export const hookProcesses: Target = {
  name: "hook-processes",
  share: 1,
  maxCases: 300,
  seeds: PAYLOADS,
  open() {
    const temp = makeTempStore();
    return {
      async run({ bytes, random }) {
        temp.keepWorkerAway();
        const named = /"hook_event_name":"(\w+)"/.exec(bytes.toString("latin1"))?.[1] ?? "";
        const event = isHookEvent(named)
          ? named
          : random.pick(["Stop", "PostToolUse", "UserPromptSubmit"] as const);
        const run = await runHook(bundleNameOf(event), bytes, { env: temp.env });
        must(run.status === 0, `exit ${run.status}`);
        must(run.stderr === "", `stderr: ${run.stderr.slice(0, 200)}`);
        if (run.stdout !== "" && event !== "PreCompact") JSON.parse(run.stdout);
      },
      close: () => temp[Symbol.dispose](),
    };
  },
};
