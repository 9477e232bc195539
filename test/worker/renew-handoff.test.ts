import fs from "node:fs";
import { describe, expect, it } from "vitest";
import { readHandoff } from "../../lib/handoff/save.ts";
import { createWorkbench, SESSION, type Workbench } from "./workbench.ts";

const notes = (bench: Workbench) => fs.readFileSync(bench.paths().handoff, "utf8");

function begin(bench: Workbench) {
  const talk = bench.talk(100);
  talk.prompt("sort the harbour lists");
  talk.tool("Bash", { command: "sort lists" }, "sorted");
  talk.answer("They are sorted.");
  return talk;
}

async function workOnce(bench: Workbench): Promise<void> {
  bench.put();
  await bench.work();
}

describe("the worker and a session's hand-over", () => {
  it("writes one that is missing, and again when the session went on", async () => {
    using bench = createWorkbench();
    const talk = begin(bench);
    bench.save(talk);
    await workOnce(bench);
    expect(notes(bench)).toContain("Last request, answered: sort the harbour lists");
    const { ino } = fs.statSync(bench.paths().handoff);
    await workOnce(bench);
    expect(fs.statSync(bench.paths().handoff).ino).toBe(ino);
    talk.prompt("and the ferry lists");
    bench.save(talk);
    await workOnce(bench);
    expect(notes(bench)).toContain("In progress: and the ferry lists");
    expect(readHandoff(bench.paths())).toMatchObject({ session: SESSION, source: "transcript" });
  });

  it("writes it from the copies when the transcript is gone, without complaint when they are complete", async () => {
    using bench = createWorkbench();
    const path = bench.save(begin(bench));
    await workOnce(bench);
    fs.rmSync(path);
    fs.rmSync(bench.paths().handoff);
    fs.rmSync(bench.paths().handoffData);
    await workOnce(bench);
    expect(notes(bench)).toContain("sort the harbour lists");
    expect(notes(bench)).not.toContain("Source:");
  });

  it("writes none where the user wants none", async () => {
    using bench = createWorkbench();
    bench.save(begin(bench));
    bench.put();
    await bench.work((shop) => ({ config: { ...shop.config, "handoff.enabled": false } }));
    expect(fs.existsSync(bench.paths().handoff)).toBe(false);
  });
});
