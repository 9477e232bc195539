/** The client puts what is too long into a file and shows its beginning: an endless memory must not become that. */
import { expect, it } from "vitest";
import { createTakePrompt } from "../../lib/capture/user-prompt.ts";
import { projectScope } from "../../lib/memory/scope.ts";
import { writeRecords } from "../../lib/memory/write.ts";
import { projectOf } from "../../lib/platform/project.ts";
import { toWellFormed } from "../../lib/text/cut.ts";
import { stripOwnBlocks } from "../../lib/text/own-block.ts";
import { held, makeRecord } from "../memory/support/scopes.ts";
import { makeCall } from "../support/hook-call.ts";
import { startSession } from "../support/start-session.ts";
import { makeTempStore } from "../support/temp-store.ts";

/** Six times what the index holds. */
const MEMORIES = 1_200;
/** The client's own limit is 10,000. */
const MAX_CHARS = 9_500;

it("F16: 1,200 memories give blocks of whole lines and characters that the client shows", async () => {
  using temp = makeTempStore();
  const puts = Array.from({ length: MEMORIES }, (_, at) =>
    makeRecord(`harbour rule ${at} 港の規則 ${at} 😀`, {
      body: `Boats of size ${at} moor at pier ${at}. ${"港".repeat(90)}`,
    }),
  );
  const scope = projectScope(temp.store, projectOf(temp.env.HOME).id);
  writeRecords(scope, { puts, deletes: [] }, { lock: held, nowMs: Date.UTC(2026, 0, 2) });
  const call = (event: "SessionStart" | "UserPromptSubmit", prompt?: string) =>
    makeCall(temp, event, { cwd: temp.env.HOME, ...(prompt !== undefined && { prompt }) });
  const outputs = [
    startSession(call("SessionStart")),
    await createTakePrompt(() => undefined as never)(
      call("UserPromptSubmit", "which harbour rule says where boats of size 17 moor?"),
    ),
  ];
  for (const output of outputs) {
    const block = output !== undefined && "additionalContext" in output ? output.additionalContext : "";
    expect(block).toContain("harbour rule");
    expect(block.length).toBeLessThan(MAX_CHARS);
    expect(block).toBe(toWellFormed(block));
    expect(stripOwnBlocks(block)).toBe("");
    const indexLines = block.split("\n").filter((line) => line.startsWith("- harbour"));
    for (const line of indexLines) expect(line).toMatch(/\(project, 2026-11-29.*\)$/);
  }
});
