import fs from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { recallAfterCompaction } from "../../lib/capture/after-compaction.ts";
import { keepSummary } from "../../lib/capture/compaction.ts";
import { refreshHandoff } from "../../lib/capture/handoff.ts";
import { logEvent } from "../../lib/capture/log-event.ts";
import { endSession } from "../../lib/capture/session-end.ts";
import { notesPlaceOf, QUICK_DEPTH, WHOLE_DEPTH } from "../../lib/capture/session-notes.ts";
import { createTakePrompt } from "../../lib/capture/user-prompt.ts";
import { readMissing } from "../../lib/handoff/missing.ts";
import { readHandoff } from "../../lib/handoff/save.ts";
import { archiveTurn } from "../support/archive-turn.ts";
import { makeCall, type TestCall } from "../support/hook-call.ts";
import { keepBeforeCompaction } from "../support/keep-before-compaction.ts";
import { type HookStep, type ScriptedSession, scriptSession } from "../support/scripted-session.ts";
import { makeTempStore, type TempStore } from "../support/temp-store.ts";

const SESSION = "5e55101a-0000-4000-8000-000000000001";
const SECRET = ["ghp", "0123456789abcdefghijABCDEFGHIJ012345"].join("_");

interface Stage extends Disposable {
  temp: TempStore;
  session: ScriptedSession;
  at(step: HookStep): TestCall;
  log(step: HookStep): void;
}

function makeStage(): Stage {
  const temp = makeTempStore();
  temp.keepWorkerAway();
  const transcript = join(temp.env.HOME, ".claude", "projects", "-w", `${SESSION}.jsonl`);
  const session = scriptSession({ id: SESSION, cwd: temp.env.HOME, transcript });
  const at = ({ event, fields }: HookStep) => makeCall(temp, event, fields);
  return {
    ...{ temp, session, at },
    log: (step) => logEvent(at(step)),
    [Symbol.dispose]: () => temp[Symbol.dispose](),
  };
}

/** A rule, a failing build, an open question: then the user goes on. */
function play({ session, log, at }: Stage): void {
  log(session.start());
  log(session.prompt("Move the queue to disk. Never add a new dependency."));
  log(
    session.call(
      "Edit",
      { file_path: "/w/src/queue.ts", old_string: "a", new_string: "class DiskQueue {}" },
      "ok",
    ),
  );
  log(session.call("Bash", { command: "npm run build" }, "error TS2304: Cannot find name 'DiskQueu'.", true));
  archiveTurn(
    at(
      session.answer(
        "Two formats are possible.\n1. one file\n2. one line per job\nWhich format should it use?",
      ),
    ),
  );
  log(session.prompt("Look at the retries meanwhile"));
  log(session.call("Bash", { command: "cat retry.log" }, `token=${SECRET}`));
}

describe("before a compaction", () => {
  test("notes are written and the summariser is told what not to lose", async () => {
    using stage = makeStage();
    play(stage);
    const [before] = stage.session.compact("short");
    const call = stage.at(before);
    const output = await keepBeforeCompaction(call);
    expect(call.recorded).toEqual([]);
    const text = output !== undefined && "plainText" in output ? output.plainText : "";
    expect(text.length).toBeLessThanOrEqual(3_000);
    expect(text).toContain("error: Bash `npm run build` failed");
    expect(text).toContain("Never add a new dependency");
    expect(text).toContain(`logbook show ${SESSION}`);
    const notes = fs.readFileSync(call.session.handoff, "utf8");
    expect(notes).toContain("## Current State");
    expect(notes).toContain("In progress: Look at the retries meanwhile");
    expect(notes).not.toContain("Source:");
    expect(readHandoff(call.session)).toMatchObject({
      session: SESSION,
      source: "transcript",
      isAnswered: true,
    });
  });

  test("no file of the handoff and no text for the model holds a secret", async () => {
    using stage = makeStage();
    const { session, log } = stage;
    log(session.prompt(`Deploy with ${SECRET}. Never print ${SECRET}.`));
    log(session.call("Bash", { command: `curl -H "x: ${SECRET}"` }, `denied for ${SECRET}`, true));
    log(session.call("TodoWrite", { todos: [{ content: `rotate ${SECRET}`, status: "pending" }] }, "ok"));
    log(session.answer(`It was because of ${SECRET}. Should I revoke ${SECRET}?`));
    const steps = session.compact("nothing");
    const call = stage.at(steps[0]);
    const instructions = await keepBeforeCompaction(call);
    const block = recallAfterCompaction(stage.at(steps[1]));
    keepSummary(stage.at(steps[2]));
    const written = [call.session.handoff, call.session.handoffData, call.session.missing].map((path) =>
      fs.readFileSync(path, "utf8"),
    );
    for (const text of [...written, JSON.stringify(instructions), block]) {
      expect(text).not.toContain(SECRET);
      expect(text).toContain("[redacted:");
    }
  });
});

describe("after a compaction", () => {
  test("the block tells requests, what is open, and how to open what was", () => {
    using stage = makeStage();
    play(stage);
    const [, start] = stage.session.compact("short");
    const block = recallAfterCompaction(stage.at(start));
    expect(block).toContain("Move the queue to disk");
    expect(block).toContain("Look at the retries meanwhile");
    expect(block).not.toContain("This session is being continued");
    expect(block).toContain("error: Bash `npm run build` failed");
    expect(block.length).toBeLessThanOrEqual(9_500);
  });

  test("what the summary lacks is noted, and nothing more", () => {
    using stage = makeStage();
    play(stage);
    const [, , after] = stage.session.compact(
      "npm run build failed: error TS2304, cannot find name DiskQueu. The queue moves to disk.",
    );
    const call = stage.at(after);
    keepSummary(call);
    expect(call.recorded).toEqual([]);
    expect(readMissing(call.session)).toEqual([
      { kind: "decision", text: "Which format should it use? Options: one file | one line per job" },
      { kind: "rule", text: "The user's rule: Never add a new dependency." },
    ]);
  });
});

describe("the prompt after a compaction", () => {
  test("brings what the summary lost, once", async () => {
    using stage = makeStage();
    play(stage);
    const [, , after] = stage.session.compact("nothing of it");
    keepSummary(stage.at(after));
    const takePrompt = createTakePrompt(() => {
      throw new Error("no model is asked");
    });
    const prompt = stage.at(stage.session.prompt("go on"));
    const output = await takePrompt(prompt);
    expect(output).toMatchObject({
      additionalContext: expect.stringContaining("- rule: The user's rule: Never"),
    });
    // A twin that does not print leaves it as it is.
    expect(await takePrompt(prompt)).toMatchObject({ additionalContext: expect.any(String) });
    if (output !== undefined && "onPrint" in output) output.onPrint?.();
    expect(await takePrompt(prompt)).toBeUndefined();
    expect(prompt.recorded).toEqual([]);
  });
});

describe("the end of a session", () => {
  test("writes the handoff from what is known", () => {
    using stage = makeStage();
    play(stage);
    const call = stage.at(stage.session.end());
    endSession(call);
    expect(call.recorded).toEqual([]);
    const handoff = readHandoff(call.session);
    expect(handoff?.digest[0]).toBe("Was interrupted while working on: Look at the retries meanwhile");
    expect(handoff?.digest.join("\n")).toContain("Files in hand: `/w/src/queue.ts`");
    expect(fs.readFileSync(call.session.handoff, "utf8")).toContain("Which format should it use?");
  });

  test("with a transcript that cannot be read leaves notes from the log alone that say so", () => {
    using stage = makeStage();
    const { session, log, at } = stage;
    log(session.prompt("Move the queue to disk."));
    log(session.call("Bash", { command: "npm run build" }, "error TS2304", true));
    fs.rmSync(session.transcript);
    fs.mkdirSync(session.transcript);
    const call = at(session.end());
    endSession(call);
    expect(call.recorded).toEqual([expect.objectContaining({ code: "TRANSCRIPT_UNREADABLE" })]);
    const notes = fs.readFileSync(call.session.handoff, "utf8");
    expect(notes).toContain("Source: the log alone");
    expect(notes).toContain("Move the queue to disk.");
    expect(notes).toContain("error TS2304");
  });

  test("writes nothing where the user wants no handoff", () => {
    using stage = makeStage();
    play(stage);
    fs.mkdirSync(stage.temp.store.root, { recursive: true });
    fs.writeFileSync(stage.temp.store.config, JSON.stringify({ handoff: { enabled: false } }));
    const call = stage.at(stage.session.end());
    endSession(call);
    expect(fs.existsSync(call.session.handoff)).toBe(false);
    expect(fs.existsSync(call.session.handoffData)).toBe(false);
  });
});

describe("a handoff", () => {
  test("is made again when the session has gone on, and else left as it is", () => {
    using stage = makeStage();
    play(stage);
    const place = notesPlaceOf(stage.at(stage.session.end()));
    const first = refreshHandoff(place, QUICK_DEPTH);
    const written = fs.statSync(place.paths.handoffData).ino;
    expect(refreshHandoff(place, QUICK_DEPTH)).toEqual(first);
    expect(fs.statSync(place.paths.handoffData).ino).toBe(written);
    stage.log(stage.session.prompt("One more thing"));
    expect(refreshHandoff(place, QUICK_DEPTH).digest[0]).toContain("One more thing");
    // Deeper reading may tell more.
    refreshHandoff(place, WHOLE_DEPTH);
    expect(readHandoff(place.paths)?.madeOf.depth).toBe(WHOLE_DEPTH.text);
  });

  test("of another version or torn is made again", () => {
    using stage = makeStage();
    play(stage);
    const place = notesPlaceOf(stage.at(stage.session.end()));
    const first = refreshHandoff(place, QUICK_DEPTH);
    for (const content of ["", "{", '{"v":99}', '{"v":1}']) {
      fs.writeFileSync(place.paths.handoffData, content);
      expect(refreshHandoff(place, QUICK_DEPTH)).toEqual(first);
    }
  });
});
