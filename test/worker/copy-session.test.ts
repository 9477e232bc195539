import fs from "node:fs";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";
import type { LogbookError } from "../../lib/platform/errors.ts";
import { type CopySessionRequest, copySession } from "../../lib/worker/copy-session.ts";
import { companionFolder } from "../../lib/worker/transcripts.ts";
import { createWorkbench, type Workbench } from "./workbench.ts";

async function copy(bench: Workbench, change: Partial<CopySessionRequest> = {}): Promise<LogbookError[]> {
  const problems: LogbookError[] = [];
  await copySession({
    paths: bench.paths(),
    transcript: bench.transcript(),
    clock: Date.now,
    guard: { breathe: async () => undefined },
    onProblem: (error) => problems.push(error),
    ...change,
  });
  return problems;
}

function fill(bench: Workbench): string {
  const talk = bench.talk(100);
  talk.prompt("look around");
  const transcript = bench.save(talk);
  const agent = join(companionFolder(transcript), "subagents", "agent-a1.jsonl");
  fs.mkdirSync(dirname(agent), { recursive: true });
  fs.writeFileSync(agent, talk.bytes());
  return transcript;
}

it("a transcript that cannot be read is told of, and the others are copied", async () => {
  using bench = createWorkbench();
  const transcript = fill(bench);
  const bytes = fs.readFileSync(transcript);
  fs.rmSync(transcript);
  expect(await copy(bench)).toMatchObject([{ code: "TRANSCRIPT_MISSING", path: transcript }]);
  expect(bench.raw("a1")).toEqual(bytes);
  fs.mkdirSync(transcript);
  expect(await copy(bench)).toMatchObject([{ code: "TRANSCRIPT_UNREADABLE", path: transcript }]);
});

it("a subagent's transcript that was announced and never written is no problem, one that is no file is", async () => {
  using bench = createWorkbench();
  const transcript = fill(bench);
  const folder = dirname(transcript);
  const agents = [
    { id: "never", path: join(folder, "agent-never.jsonl") },
    { id: "odd", path: folder },
  ];
  expect(await copy(bench, { agents })).toMatchObject([{ code: "TRANSCRIPT_UNREADABLE", path: folder }]);
  expect(bench.raw()).toEqual(fs.readFileSync(transcript));
});

it("the place found beside the transcript counts for more than the one that a hook named before a move", async () => {
  using bench = createWorkbench();
  const transcript = fill(bench);
  expect(await copy(bench, { agents: [{ id: "a1", path: "/before/the/move.jsonl" }] })).toEqual([]);
  expect(bench.raw("a1")).toEqual(fs.readFileSync(transcript));
});

it("a store that cannot be written is no matter of one transcript's", async () => {
  using bench = createWorkbench();
  fill(bench);
  fs.mkdirSync(dirname(bench.paths().dir), { recursive: true });
  fs.writeFileSync(bench.paths().dir, "no folder");
  await expect(copy(bench)).rejects.toMatchObject({ code: "ENOTDIR" });
});
