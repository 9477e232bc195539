import { describe, expect, test } from "vitest";
import { logEvent } from "../../lib/capture/log-event.ts";
import { keepStatements } from "../../lib/capture/statements.ts";
import type { Turn } from "../../lib/contract/turn.ts";
import { readInbox } from "../../lib/memory/inbox.ts";
import { projectScope } from "../../lib/memory/scope.ts";
import { projectOf } from "../../lib/platform/project.ts";
import { makeCall } from "../support/hook-call.ts";
import { makeTempStore, type TempStore } from "../support/temp-store.ts";

const PROMPT_ID = "5f0d9d3e-0b51-4b4c-9a3b-2f1a5b0c9d77";

function turnOf(prompt: string, fields: Partial<Turn> = {}): Turn {
  return {
    id: "turn-1",
    kind: "human",
    promptId: PROMPT_ID,
    prompt,
    steps: [],
    startMs: Date.UTC(2026, 0, 2),
    endMs: Date.UTC(2026, 0, 2),
    models: [],
    usage: { input: 0, output: 0, cacheRead: 0, cacheWrite: 0 },
    outcome: "answered",
    ...fields,
  };
}

function inboxOf(temp: TempStore) {
  return readInbox(projectScope(temp.store, projectOf(temp.env.HOME).id)).lines;
}

function stop(temp: TempStore, turns: Turn[]): void {
  const call = makeCall(temp, "Stop", { cwd: temp.env.HOME, prompt_id: PROMPT_ID });
  keepStatements(call, turns);
  expect(call.recorded).toEqual([]);
}

describe("a turn that ends", () => {
  test("puts what the user asked to be kept into the inbox, once for two registrations", () => {
    using temp = makeTempStore();
    const turn = turnOf(
      "Looks good. From now on, use pnpm instead of npm. Also forget my editor preference.",
    );
    stop(temp, [turn]);
    stop(temp, [turn]);
    expect(inboxOf(temp)).toMatchObject([
      {
        kind: "remember",
        turn: "turn-1",
        core: "use pnpm instead of npm.",
        time: "2026-01-02T00:00:00.000Z",
      },
      { kind: "forget", core: "my editor preference." },
    ]);
  });

  test("takes no other turn's words, nor those of an agent or a notification", () => {
    using temp = makeTempStore();
    const said = "Never push to main.";
    stop(temp, [turnOf(said, { promptId: "another" }), turnOf(said, { kind: "notification" })]);
    expect(inboxOf(temp)).toEqual([]);
  });

  test("reads the log where nothing was archived", () => {
    using temp = makeTempStore();
    logEvent(makeCall(temp, "UserPromptSubmit", { prompt: "Never push to main.", prompt_id: PROMPT_ID }));
    stop(temp, []);
    expect(inboxOf(temp)).toMatchObject([{ turn: PROMPT_ID, core: "Never push to main." }]);
  });

  test("keeps nothing where extraction is off", () => {
    using temp = makeTempStore();
    const env = { CLAUDE_PLUGIN_OPTION_EXTRACTION_PROVIDER: "off" };
    const call = makeCall(temp, "Stop", { cwd: temp.env.HOME, prompt_id: PROMPT_ID }, env);
    keepStatements(call, [turnOf("Never push to main.")]);
    expect(inboxOf(temp)).toEqual([]);
  });
});
