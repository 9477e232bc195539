import fs from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { projectPaths } from "../../lib/platform/paths.ts";
import { projectOf } from "../../lib/platform/project.ts";
import { hasEngine } from "../support/native.ts";
import { createWorkbench, SESSION, type Workbench } from "./workbench.ts";

function converse(bench: Workbench): void {
  const talk = bench.talk(100);
  talk.prompt("look around");
  talk.tool("Bash", { command: "ls" }, "a");
  talk.answer("There is one file.");
  bench.save(talk);
}

function listed(bench: Workbench): string[] {
  const { sessions } = projectPaths(bench.store, projectOf(bench.project).id);
  if (!fs.existsSync(sessions)) return [];
  const lines = fs.readFileSync(sessions, "utf8").trimEnd().split("\n");
  return lines.map((line) => (JSON.parse(line) as { session: string }).session);
}

describe.skipIf(!hasEngine)("a session that no project lists (needs a database engine)", () => {
  it.each([
    [
      "of which one call was logged",
      (cwd: string) =>
        `${JSON.stringify({ v: 1, event: "PostToolUse", session: SESSION, cwd, time: "2026-01-05T09:00:01.000Z" })}\n`,
    ],
    ["whose log a full disk left empty", () => ""],
  ])("%s: is brought up to date and listed, once", async (_, line) => {
    using bench = createWorkbench();
    converse(bench);
    const { dir, log } = bench.paths();
    fs.mkdirSync(dir, { recursive: true });
    fs.writeFileSync(log, line(bench.project));
    await bench.work();
    expect(bench.raw()).toEqual(fs.readFileSync(bench.transcript()));
    expect(bench.log().filter(({ tool_use_id }) => tool_use_id === "call-100-1")).toHaveLength(1);
    expect(listed(bench)).toEqual([SESSION]);
    await bench.work();
    expect(listed(bench)).toEqual([SESSION]);
  });

  it("of which nobody knows the folder: is left alone", async () => {
    using bench = createWorkbench();
    fs.mkdirSync(join(bench.store.sessions, "strange"), { recursive: true });
    await bench.work();
    expect(listed(bench)).toEqual([]);
    expect(bench.diagnostics()).toEqual([]);
  });

  it("whose transcript would not be read: waits for a run that can", async () => {
    using bench = createWorkbench();
    fs.mkdirSync(bench.paths().dir, { recursive: true });
    fs.mkdirSync(dirname(bench.transcript()), { recursive: true });
    // A file of which every read is an error.
    fs.symlinkSync("/proc/self/mem", bench.transcript());
    await bench.work();
    expect(listed(bench)).toEqual([]);
    fs.rmSync(bench.transcript());
    converse(bench);
    await bench.work();
    expect(listed(bench)).toEqual([SESSION]);
    expect(bench.raw()).toEqual(fs.readFileSync(bench.transcript()));
  });
});
