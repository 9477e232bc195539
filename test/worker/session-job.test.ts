import fs from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { appendRecord } from "../../lib/log/append.ts";
import { appendExtra } from "../../lib/log/extra.ts";
import { LogbookError } from "../../lib/platform/errors.ts";
import { copyNewBytes } from "../../lib/raw/flush.ts";
import { copyNewBytesVerified } from "../../lib/raw/flush-verified.ts";
import { saveOwnSpill } from "../../lib/raw/own-spill.ts";
import { hash64 } from "../../lib/text/hash.ts";
import { START_MS } from "../archive/transcript-lines.ts";
import { hasEngine } from "../support/native.ts";
import { createWorkbench, SESSION, type Workbench } from "./workbench.ts";

const DENIED = { toolDenialKind: "user-rejected" };

function conversation(bench: Workbench) {
  const talk = bench.talk(100);
  talk.prompt("look around");
  talk.tool("Bash", { command: "ls" }, "a.txt");
  talk.tool("Bash", { command: "rm -rf a.txt" }, "The user does not want this.", DENIED);
  talk.answer("There is a.txt.");
  return talk;
}

const calls = (bench: Workbench) => bench.log().filter(({ tool }) => tool !== undefined);
const prompts = (bench: Workbench) => bench.log().filter(({ event }) => event === "UserPromptSubmit");

describe.skipIf(!hasEngine)("a session's job (needs a database engine)", () => {
  it("brings bytes, text and log up to date, once", async () => {
    using bench = createWorkbench();
    const path = bench.save(conversation(bench));
    for (let time = 0; time < 3; time++) {
      bench.put();
      await bench.work();
    }
    expect(bench.raw()).toEqual(fs.readFileSync(path));
    expect(bench.dump().join("\n")).toContain("There is a.txt.");
    expect(prompts(bench)).toMatchObject([{ prompt: "look around", origin: "transcript" }]);
    expect(calls(bench)).toMatchObject([
      { event: "PostToolUse", tool: "Bash", target: "ls", ok: true },
      { event: "PostToolUseFailure", target: "rm -rf a.txt", ok: false, denial: "user-rejected" },
    ]);
    expect(bench.diagnostics()).toEqual([]);
  });

  it("takes in the whole of an output that logbook made short, and so does a rebuilt archive", async () => {
    using bench = createWorkbench();
    const talk = bench.talk(100);
    talk.prompt("build it");
    talk.tool("Bash", { command: "make" }, "line 1\n[tool result of 9 characters, whole: logbook show x]");
    talk.answer("Built.");
    bench.save(talk);
    const text = `line 1\n${"more of it\n".repeat(50)}a kumquat in the middle\n${"and more\n".repeat(50)}`;
    saveOwnSpill(bench.paths().raw, { toolUseId: "call-100-1", text }, 0);
    bench.put();
    await bench.work();
    const before = bench.dump();
    expect(before.join("\n")).toContain("a kumquat in the middle");
    for (const suffix of ["", "-wal", "-shm"]) fs.rmSync(`${bench.store.archive}${suffix}`, { force: true });
    bench.put();
    await bench.work();
    expect(bench.dump()).toEqual(before);
  });

  it("adds to a hook's log only what no hook told", async () => {
    using bench = createWorkbench();
    bench.save(conversation(bench));
    const shared = { v: 1, session: SESSION, prompt_id: "p-100", origin: "hook" };
    const time = new Date(START_MS).toISOString();
    appendRecord(bench.paths(), { ...shared, time, event: "SessionStart", source: "startup" });
    appendRecord(bench.paths(), {
      ...shared,
      time,
      event: "UserPromptSubmit",
      prompt: "look around",
      hash: hash64("look around"),
    });
    appendRecord(bench.paths(), {
      ...shared,
      time,
      event: "PostToolUse",
      tool: "Bash",
      tool_use_id: "call-100-1",
      ok: true,
    });
    bench.put();
    await bench.work();
    expect(prompts(bench)).toHaveLength(1);
    expect(calls(bench).map(({ origin, ok }) => [origin, ok])).toEqual([
      ["hook", true],
      ["transcript", false],
    ]);
  });

  it("compares what a hook has archived already", async () => {
    using bench = createWorkbench();
    bench.save(conversation(bench));
    bench.put();
    await bench.work();
    fs.rmSync(bench.paths().log);
    fs.rmSync(join(bench.paths().dir, "caught-up.json"));
    bench.put();
    await bench.work();
    expect(calls(bench)).toHaveLength(2);
  });

  it("tells of a call that was cut off once the next prompt shows that it was", async () => {
    using bench = createWorkbench();
    const talk = bench.talk(100);
    talk.prompt("wait for it");
    talk.entry("assistant", {
      message: { id: "m", content: [{ type: "tool_use", id: "cut", name: "Bash", input: {} }] },
    });
    bench.save(talk);
    bench.put();
    await bench.work();
    expect(calls(bench)).toEqual([]);
    talk.prompt("never mind");
    talk.answer("As you like.");
    bench.save(talk);
    bench.put();
    await bench.work();
    expect(calls(bench)).toMatchObject([{ tool_use_id: "cut", denial: "cancelled", ok: false }]);
  });

  it("Q11: takes in subagents, those of workflows too, and outputs in files", async () => {
    using bench = createWorkbench();
    const path = bench.save(conversation(bench));
    const companion = path.replace(/\.jsonl$/, "");
    const agent = (name: string, first: number) => {
      const talk = bench.talk(first);
      talk.prompt(`task of ${name}`, { isSidechain: true, agentId: name });
      talk.tool("Read", { file_path: `/${name}` }, "text", { isSidechain: true, agentId: name });
      return talk.bytes();
    };
    bench.write(join(companion, "subagents", "agent-a1.jsonl"), agent("a1", 200).toString());
    bench.write(
      join(companion, "subagents", "workflows", "wf_1", "agent-b2.jsonl"),
      agent("b2", 300).toString(),
    );
    bench.write(join(companion, "tool-results", "out.txt"), "whole output");
    bench.put();
    await bench.work();
    expect(bench.raw("a1")).toEqual(agent("a1", 200));
    expect(bench.raw("b2")).toEqual(agent("b2", 300));
    expect(fs.readFileSync(join(bench.paths().raw, "tool-results", "out.txt"), "utf8")).toBe("whole output");
    expect(calls(bench).map(({ agent_id, target }) => [agent_id, target])).toContainEqual(["a1", "/a1"]);
    expect(bench.diagnostics()).toEqual([]);
  });

  it("takes in an old client's subagents, which lie beside the sessions and name theirs inside", async () => {
    using bench = createWorkbench();
    const path = bench.save(conversation(bench));
    const agent = (name: string, session: string) => {
      const talk = bench.talk(200);
      talk.prompt(`task of ${name}`, { isSidechain: true, agentId: name });
      return talk.bytes().toString().replace(/^\{/gm, `{"sessionId":"${session}",`);
    };
    const foreign = "00000000-0000-4000-8000-000000000000";
    bench.write(join(dirname(path), "agent-c3.jsonl"), agent("c3", SESSION));
    bench.write(join(dirname(path), "agent-d4.jsonl"), agent("d4", foreign));
    bench.put();
    await bench.work();
    expect(bench.raw("c3").toString()).toBe(agent("c3", SESSION));
    expect(fs.existsSync(join(bench.paths().raw, "d4"))).toBe(false);
  });

  it("follows a transcript that moved to another project's folder", async () => {
    using bench = createWorkbench();
    const path = bench.save(conversation(bench));
    const moved = join(dirname(dirname(path)), "-elsewhere", `${SESSION}.jsonl`);
    fs.mkdirSync(dirname(moved));
    fs.renameSync(path, moved);
    bench.put();
    await bench.work();
    expect(bench.raw()).toEqual(fs.readFileSync(moved));
    expect(bench.diagnostics()).toEqual([]);
  });

  it("records the gap when the transcript is gone, unless nothing was said", async () => {
    using bench = createWorkbench();
    bench.put();
    await bench.work();
    expect(bench.diagnostics()).toEqual([]);
    const time = new Date(START_MS).toISOString();
    appendRecord(bench.paths(), { v: 1, session: SESSION, time, event: "UserPromptSubmit", prompt: "hello" });
    bench.put();
    await bench.work();
    expect(bench.diagnostics()).toMatchObject([{ code: "TRANSCRIPT_MISSING", session: SESSION }]);
  });

  it("leaves an excluded project alone", async () => {
    using bench = createWorkbench();
    bench.save(conversation(bench));
    bench.write(bench.store.config, JSON.stringify({ exclude: ["my project*"] }));
    bench.put();
    await bench.work();
    expect(fs.existsSync(bench.paths().dir)).toBe(false);
  });

  it("copies again what does not match its hash, and keeps the damaged copy", async () => {
    using bench = createWorkbench();
    const path = bench.save(conversation(bench));
    const request = { rawDir: bench.paths().raw, stream: "main", source: path, clock: Date.now };
    const { segments } = await copyNewBytesVerified(request);
    const [segment] = segments as [string];
    const bytes = fs.readFileSync(segment);
    bytes[50] = (bytes[50] as number) ^ 1;
    fs.writeFileSync(segment, bytes);
    bench.put();
    await bench.work();
    expect(bench.raw()).toEqual(fs.readFileSync(path));
    expect(bench.diagnostics()).toMatchObject([{ code: "RAW_MISMATCH", path: segment }]);
    expect(fs.existsSync(`${segment}.damaged`)).toBe(true);
  });

  it("starts a new generation when the transcript is another text, and keeps the old one", async () => {
    using bench = createWorkbench();
    const first = bench.save(conversation(bench));
    copyNewBytes({ rawDir: bench.paths().raw, stream: "main", source: first, clock: Date.now });
    const talk = bench.talk(400);
    talk.prompt("from scratch");
    talk.answer("All new.");
    bench.save(talk);
    bench.put();
    await bench.work();
    expect(bench.raw()).toEqual(talk.bytes());
    for (const text of ["There is a.txt.", "All new."]) expect(bench.dump().join("\n")).toContain(text);
    expect(
      prompts(bench)
        .map(({ prompt }) => prompt)
        .sort(),
    ).toEqual(["from scratch", "look around"]);
  });

  it("F9: lets the answer that only a hook heard stand in for the one the transcript lacks", async () => {
    using bench = createWorkbench();
    const talk = bench.talk(100);
    talk.prompt("say it");
    bench.save(talk);
    appendExtra(bench.paths(), {
      kind: "last_assistant_message",
      timeMs: START_MS + 5_000,
      promptId: "p-100",
      text: "Heard by the hook.",
    });
    bench.put();
    await bench.work();
    expect(bench.dump().join("\n")).toContain("Heard by the hook.");
  });

  it("says where a transcript is damaged, and takes in the rest", async () => {
    using bench = createWorkbench();
    const talk = conversation(bench);
    talk.raw("\0".repeat(40));
    talk.prompt("after the damage");
    bench.save(talk);
    bench.put();
    await bench.work();
    expect(bench.diagnostics()).toMatchObject([{ code: "TRANSCRIPT_UNREADABLE", session: SESSION }]);
    expect(prompts(bench).map(({ prompt }) => prompt)).toContain("after the damage");
  });

  it("puts a damaged archive aside and fills a new one from every session's copies", async () => {
    using bench = createWorkbench();
    const other = SESSION.replace("1", "9");
    bench.save(conversation(bench));
    const second = bench.talk(700);
    second.prompt("another session");
    bench.save(second, other);
    for (const session of [SESSION, other]) bench.put({ session });
    await bench.work();
    const before = bench.dump();
    fs.writeFileSync(bench.store.archive, Buffer.alloc(64 * 1024, 7));
    for (const suffix of ["-wal", "-shm"]) fs.rmSync(bench.store.archive + suffix, { force: true });
    bench.put();
    await bench.work();
    expect(bench.dump()).toEqual(before);
    expect(bench.diagnostics()).toMatchObject([{ code: "ARCHIVE_CORRUPT" }]);
    expect(fs.readdirSync(bench.store.root).filter((name) => name.includes("damaged"))).toHaveLength(1);
  });

  it("copies and logs without a database engine, and archives once there is one", async () => {
    using bench = createWorkbench();
    const path = bench.save(conversation(bench));
    bench.put();
    const openArchive = () => {
      throw new LogbookError("ARCHIVE_UNAVAILABLE", "load a database engine: none");
    };
    await bench.work(() => ({ openArchive }));
    await bench.work(() => ({ openArchive }));
    expect(bench.raw()).toEqual(fs.readFileSync(path));
    expect(calls(bench)).toHaveLength(2);
    expect(prompts(bench)).toHaveLength(1);
    expect(bench.diagnostics()).toMatchObject([{ code: "ARCHIVE_UNAVAILABLE" }]);
    fs.rmSync(join(bench.store.root, "failed"), { recursive: true });
    await bench.work();
    expect(bench.dump().join("\n")).toContain("There is a.txt.");
    expect(calls(bench)).toHaveLength(2);
  });
});
