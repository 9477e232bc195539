import fs from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { config } from "../../../lib/cli/specs/config.ts";
import { importCommand } from "../../../lib/cli/specs/import.ts";
import { reindex } from "../../../lib/cli/specs/reindex.ts";
import { projectOf } from "../../../lib/platform/project.ts";
import { hasEngine } from "../../support/native.ts";
import { createWorkbench, SESSION, type Workbench } from "../../worker/workbench.ts";

const OTHER = SESSION.replace("1", "2");
const FORK = SESSION.replace("1", "3");

type Result = {
  added: number;
  unchanged: number;
  excluded: number;
  copiedBytes: number;
  damage: unknown[];
  isStopped: boolean;
};

function fill(bench: Workbench): void {
  const talk = bench.talk(100);
  talk.prompt("first question");
  talk.tool("Read", { file_path: "/src/a.ts" }, "text of a");
  talk.answer("first answer");
  bench.save(talk);
  const other = bench.talk(500);
  other.prompt("第二个问题");
  other.answer("第二个回答");
  bench.save(other, OTHER);
}

const root = (bench: Workbench) => join(bench.home, ".claude", "projects");

describe.skipIf(!hasEngine)("import (needs a database engine)", () => {
  it("F36: takes in bytes, text, log and project of every session, and nothing twice", async () => {
    using bench = createWorkbench();
    fill(bench);
    const first = (await bench.run(importCommand, "--json")).json<Result>();
    expect(first).toMatchObject({ added: 2, unchanged: 0, isStopped: false, damage: [] });
    expect(bench.raw()).toEqual(fs.readFileSync(bench.transcript()));
    expect(bench.log()).toMatchObject([
      { event: "UserPromptSubmit", prompt: "first question", origin: "transcript" },
      { event: "PostToolUse", tool: "Read", target: "/src/a.ts" },
    ]);
    const project = join(bench.store.projects, projectOf(bench.project).id);
    expect(bench.read(join(project, "sessions.jsonl")).trim().split("\n")).toHaveLength(2);
    expect(JSON.parse(bench.read(join(project, "project.json")))).toMatchObject({ root: bench.project });
    const dump = bench.dump();
    const again = (await bench.run(importCommand, "--json")).json<Result>();
    expect(again).toMatchObject({ added: 0, unchanged: 2, copiedBytes: 0 });
    expect(bench.dump()).toEqual(dump);
    expect(bench.log()).toHaveLength(2);
    expect(bench.read(join(project, "sessions.jsonl")).trim().split("\n")).toHaveLength(2);
  });

  it("goes on where a transcript has grown", async () => {
    using bench = createWorkbench();
    fill(bench);
    await bench.run(importCommand);
    const talk = bench.talk(100);
    talk.prompt("first question");
    talk.tool("Read", { file_path: "/src/a.ts" }, "text of a");
    talk.answer("first answer");
    talk.prompt("a later question");
    bench.save(talk);
    const result = (await bench.run(importCommand, "--json")).json<Result>();
    expect(result).toMatchObject({ added: 1, unchanged: 1 });
    expect(
      bench
        .log()
        .map(({ prompt }) => prompt)
        .filter(Boolean),
    ).toEqual(["first question", "a later question"]);
  });

  it.each([
    ["a projects folder", (bench: Workbench) => root(bench), 2],
    ["one project's folder", (bench: Workbench) => join(root(bench), "-my-project"), 2],
    ["one file", (bench: Workbench) => bench.transcript(OTHER), 1],
  ])("takes %s", async (_name, place, added) => {
    using bench = createWorkbench();
    fill(bench);
    const result = await bench.run(importCommand, place(bench), "--json");
    expect(result.json<Result>().added).toBe(added);
    expect(result.code).toBe(0);
  });

  it("passes over what is not named like a transcript, and doubles of a session", async () => {
    using bench = createWorkbench();
    fill(bench);
    const folder = join(root(bench), "-my-project");
    for (const name of [`${SESSION}.orphaned-1.jsonl`, `${SESSION}.jsonl.superseded-1`, "notes.jsonl"]) {
      bench.write(join(folder, name), "{}\n");
    }
    bench.write(join(root(bench), "-elsewhere", `${SESSION}.jsonl`), "{}\n");
    const result = await bench.run(importCommand, "--json");
    expect(result.json()).toMatchObject({
      found: 2,
      passedOver: [join(root(bench), "-elsewhere", `${SESSION}.jsonl`)],
    });
    expect(result.stderr).toContain("a longer transcript has the same session id");
  });

  it("leaves excluded projects out and says so", async () => {
    using bench = createWorkbench();
    fill(bench);
    await bench.run(config, "exclude", "my project*");
    const result = await bench.run(importCommand);
    expect(result.stdout).toContain("2 of excluded projects left out");
    expect(fs.existsSync(bench.store.sessions)).toBe(false);
  });

  it("names damaged places with file and byte, and takes in the rest", async () => {
    using bench = createWorkbench();
    const talk = bench.talk(100);
    talk.prompt("before");
    const offset = talk.bytes().length;
    talk.raw("\0".repeat(64));
    talk.prompt("after");
    bench.save(talk);
    const result = await bench.run(importCommand);
    expect(result.stderr).toContain(
      `${bench.transcript()}, byte ${offset}: 64 bytes could not be read (nul)`,
    );
    expect(bench.log().map(({ prompt }) => prompt)).toEqual(["before", "after"]);
    expect(result.code).toBe(0);
  });

  it("writes nothing in a dry run", async () => {
    using bench = createWorkbench();
    fill(bench);
    const result = await bench.run(importCommand, "--dry-run");
    expect(result.stdout).toContain("Would take in 2 sessions");
    expect(fs.existsSync(bench.store.root)).toBe(false);
  });

  it.each([
    ["nothing there", [], "there are no transcripts in", 1],
    ["a place that is not", ["/no/such/place"], "there is no /no/such/place", 1],
    ["a file of another name", [import.meta.filename], "is not named like a transcript", 1],
  ])("says in one sentence: %s", async (_name, argv, message, code) => {
    using bench = createWorkbench();
    const result = await bench.run(importCommand, ...argv);
    expect(result.stderr).toContain(message);
    expect(result.stderr.trim().split("\n")).toHaveLength(1);
    expect(result.code).toBe(code);
  });

  it("stops in good order, says so, and goes on", async () => {
    using bench = createWorkbench();
    fill(bench);
    const stopped = await bench.run(importCommand);
    expect(stopped.code).toBe(0);
    const dump = bench.dump();
    fs.rmSync(bench.store.root, { recursive: true });
    const { importSessions } = await import("../../../lib/worker/import-sessions.ts");
    const { findTranscripts } = await import("../../../lib/worker/transcripts.ts");
    const { withWorkerLock } = await import("../../../lib/worker/hold-lock.ts");
    const { createWorkshop } = await import("../../../lib/worker/workshop.ts");
    const { createRecorder } = await import("../../../lib/worker/recorder.ts");
    const { store, env } = bench;
    const { files } = findTranscripts(root(bench));
    let steps = 0;
    let isStopped = true;
    for (let limit = 1; isStopped; limit++) {
      const shop = createWorkshop({ store, env, clock: Date.now, recorder: createRecorder(store, Date.now) });
      steps = 0;
      const shouldStop = () => ++steps > limit;
      const result = await withWorkerLock(store, { shouldStop, onWait: () => undefined }, (guard) =>
        importSessions(shop, files, { guard }),
      );
      shop.close();
      isStopped = result.isStopped;
      expect(limit).toBeLessThan(60);
    }
    await bench.run(importCommand);
    expect(bench.dump()).toEqual(dump);
    expect(bench.log()).toHaveLength(2);
  });

  it("Q10: archives what two sessions share once, whichever comes first", async () => {
    using bench = createWorkbench();
    fill(bench);
    const fork = bench.talk(100);
    fork.prompt("first question");
    fork.tool("Read", { file_path: "/src/a.ts" }, "text of a");
    fork.answer("first answer");
    fork.prompt("asked in the fork");
    bench.save(fork, FORK);
    await bench.run(importCommand, bench.transcript(FORK));
    await bench.run(importCommand, bench.transcript(SESSION));
    const forkFirst = bench.dump();
    expect(bench.log(SESSION)).toHaveLength(2);
    expect(bench.log(FORK)).toHaveLength(3);
    fs.rmSync(bench.store.root, { recursive: true });
    await bench.run(importCommand, bench.transcript(SESSION));
    await bench.run(importCommand, bench.transcript(FORK));
    expect(bench.dump()).toEqual(forkFirst);
    expect(bench.log(SESSION)).toHaveLength(2);
  });

  it("does not run inside Claude Code", async () => {
    using bench = createWorkbench();
    bench.env["CLAUDECODE"] = "1";
    for (const command of [importCommand, reindex]) expect((await bench.run(command)).code).toBe(2);
  });
});

describe.skipIf(!hasEngine)("reindex (needs a database engine)", () => {
  it("F39: brings back the same archive, deleted, damaged or sound", async () => {
    using bench = createWorkbench();
    fill(bench);
    await bench.run(importCommand);
    const dump = bench.dump();
    const ways: (() => void)[] = [
      () => undefined,
      () => {
        for (const suffix of ["", "-wal", "-shm"]) fs.rmSync(bench.store.archive + suffix, { force: true });
      },
      () => {
        for (const suffix of ["-wal", "-shm"]) fs.rmSync(bench.store.archive + suffix, { force: true });
        fs.writeFileSync(bench.store.archive, "not a database, whatever its name says ".repeat(100));
      },
    ];
    for (const [at, spoil] of ways.entries()) {
      spoil();
      const result = await bench.run(reindex, "--json");
      expect(result.code).toBe(0);
      expect(result.json()).toMatchObject({ sessions: 2 });
      expect(result.stderr.includes("was kept as")).toBe(at === 2);
      expect(bench.dump()).toEqual(dump);
    }
    expect(fs.readdirSync(bench.store.root).filter((name) => name.includes("rebuilt"))).toEqual([]);
  });
});
