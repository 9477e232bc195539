import fs from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { fileInbox } from "../../lib/memory/file-inbox.ts";
import { appendStatements, compactInbox, readInbox } from "../../lib/memory/inbox.ts";
import { loadScope } from "../../lib/memory/load.ts";
import { openSources, recall } from "../../lib/memory/recall.ts";
import { readRefusals } from "../../lib/memory/refused.ts";
import { findStatements } from "../../lib/memory/rules.ts";
import { writeRecords } from "../../lib/memory/write.ts";
import type { TestStore } from "./support/scopes.ts";
import { held, makeRecord, makeStore, NOW, readTree } from "./support/scopes.ts";

function say(fx: TestStore, text: string, turn = "t1", timeMs = NOW): void {
  appendStatements(fx.project, findStatements(text), { session: "s1", turn, timeMs });
}

function file(fx: TestStore) {
  const locks = { project: { scope: fx.project, lock: held }, user: { scope: fx.user, lock: held } };
  return fileInbox(locks, { nowMs: NOW });
}

describe("a full inbox", () => {
  const path = (fx: TestStore): string => join(fx.project.base, "inbox.jsonl");
  const moved = (fx: TestStore): string => join(fx.project.base, "inbox.1.jsonl");
  const LATER = Date.now() + 120_000;

  function file(fx: TestStore, nowMs = NOW) {
    const locks = { project: { scope: fx.project, lock: held }, user: { scope: fx.user, lock: held } };
    return fileInbox(locks, { nowMs });
  }

  /** One statement, said so often that the file is full. */
  function fillUp(fx: TestStore, text: string): void {
    say(fx, text);
    const line = fs.readFileSync(path(fx), "utf8");
    fs.appendFileSync(path(fx), line.repeat(Math.ceil(70_000 / line.length)));
  }

  it("is emptied of what is filed, and loses nothing that is said meanwhile", async () => {
    using fx = makeStore();
    fillUp(fx, "Remember that the staging server is staging-2.");
    expect((await file(fx)).added).toHaveLength(1);
    expect(fs.existsSync(path(fx))).toBe(false);
    // A hook that had opened it before.
    const late = { session: "s1", turn: "t2", timeMs: NOW };
    fs.renameSync(moved(fx), path(fx));
    appendStatements(fx.project, findStatements("Never push to main."), late);
    fs.renameSync(path(fx), moved(fx));
    say(fx, "Always squash.", "t3");
    expect(readInbox(fx.project).lines.map(({ turn }) => turn)).toEqual(["t2", "t3"]);
    expect((await file(fx)).added).toEqual(["Never push to main", "Always squash"]);
    expect(readInbox(fx.project).lines).toEqual([]);
    expect(await file(fx, LATER)).toMatchObject({ added: [], updated: [], refused: [] });
    expect(fs.existsSync(moved(fx))).toBe(false);
    say(fx, "Remember that lunch is at noon.", "t4");
    expect(readInbox(fx.project).lines.map(({ turn }) => turn)).toEqual(["t4"]);
  });

  it("stays small however much is said", async () => {
    using fx = makeStore();
    const said = ["lunch is at noon", "Kim owns billing", "staging is plover", "we ship on Tuesdays"];
    for (const text of said) {
      fillUp(fx, `Remember that ${text}.`);
      await file(fx, LATER);
      await file(fx, LATER);
      const sizes = [path(fx), moved(fx)].map((at) => fs.statSync(at, { throwIfNoEntry: false })?.size ?? 0);
      expect(Math.max(...sizes)).toBeLessThan(80_000);
    }
    expect(loadScope(fx.project).records).toHaveLength(4);
  });

  it.each(["kept", "lost"])("that was moved, its mark %s, is filed once", async (mark) => {
    using fx = makeStore();
    fillUp(fx, "Remember that the staging server is staging-2.");
    await file(fx);
    if (mark === "lost") fs.rmSync(join(fx.project.state, "inbox.json"));
    say(fx, "Never push to main.", "t2");
    expect((await file(fx, LATER)).added).toEqual(["Never push to main"]);
    await file(fx, LATER);
    expect(fs.readdirSync(fx.project.base).filter((name) => name.startsWith("inbox"))).toEqual([
      "inbox.jsonl",
    ]);
    expect(loadScope(fx.project).records).toHaveLength(2);
  });

  it("that is not filed yet stays as it is", () => {
    using fx = makeStore();
    fillUp(fx, "Remember that the staging server is staging-2.");
    compactInbox(fx.project, LATER);
    expect(readInbox(fx.project).lines).toHaveLength(1);
  });

  it("with the mark of an earlier version, which names no file, goes on where that stopped", async () => {
    using fx = makeStore();
    fillUp(fx, "Remember that the staging server is staging-2.");
    fs.mkdirSync(fx.project.state, { recursive: true });
    const filed = fs.statSync(path(fx)).size;
    fs.writeFileSync(join(fx.project.state, "inbox.json"), JSON.stringify({ v: 1, filed }));
    say(fx, "Never push to main.", "t2");
    expect((await file(fx)).added).toEqual(["Never push to main"]);
    expect(loadScope(fx.project).records).toHaveLength(1);
  });
});

describe("the inbox", () => {
  it("T55: a statement is pending at once, and filed once however often it was appended", async () => {
    using fx = makeStore();
    say(fx, "Remember that the staging server is staging-2.");
    say(fx, "Remember that the staging server is staging-2.");
    expect(readInbox(fx.project).lines.map(({ core }) => core)).toEqual(["the staging server is staging-2."]);
    expect((await file(fx)).added).toEqual(["the staging server is staging-2"]);
    expect(readInbox(fx.project).lines).toEqual([]);
    say(fx, "Never push to main.", "t2");
    expect(readInbox(fx.project).lines.map(({ turn }) => turn)).toEqual(["t2"]);
    expect((await file(fx)).added).toEqual(["Never push to main"]);
    expect(loadScope(fx.project).records).toHaveLength(2);
  });

  it("a torn line costs itself, half a line waits for its end", () => {
    using fx = makeStore();
    say(fx, "Never push to main.");
    const path = join(fx.project.base, "inbox.jsonl");
    fs.appendFileSync(path, '{"v":1,"torn');
    expect(readInbox(fx.project).lines).toHaveLength(1);
    say(fx, "Always squash.", "t2");
    expect(readInbox(fx.project).lines.map(({ core }) => core)).toEqual([
      "Never push to main.",
      "Always squash.",
    ]);
  });

  it("T46: a secret is not written, and what held one is refused", async () => {
    using fx = makeStore();
    const secret = `sk-${"abcdefghijklmnopqrstuvwxyz123456"}`;
    say(fx, `Remember that the key is ${secret}`);
    expect(fs.readFileSync(join(fx.project.base, "inbox.jsonl"), "utf8")).not.toContain(secret);
    expect((await file(fx)).refused[0]?.reason).toBe("secret");
    expect(JSON.stringify(readTree(fx.store.root))).not.toContain(secret);
  });

  it.each([
    ["forget my indent preference", "I prefer tabs for indent, my indent preference"],
    ["忘掉我的缩进偏好", "我的缩进偏好是制表符"],
    ["インデントの好みは忘れてください", "インデントの好みはタブ"],
  ])("T45: %s: not recalled from the next turn on, and gone once filed", async (order, body) => {
    using fx = makeStore();
    const record = makeRecord("indent preference", { type: "user", description: body, body });
    writeRecords(fx.user, { puts: [record], deletes: [] }, { lock: held, nowMs: NOW });
    const ask = (forgotten: readonly string[]) =>
      recall(openSources([fx.project, fx.user]), body, { nowMs: NOW, max: 5, forgotten });
    expect(ask([])).toHaveLength(1);
    say(fx, order, "t9", NOW + 1000);
    const pending = readInbox(fx.project).lines.filter(({ kind }) => kind === "forget");
    expect(pending).toHaveLength(1);
    expect(ask(pending.map(({ core }) => core))).toEqual([]);
    expect((await file(fx)).forgotten).toEqual(["indent preference"]);
    expect(loadScope(fx.user).records).toEqual([]);
    expect(fs.existsSync(join(fx.user.state, "tombstones.json"))).toBe(true);
  });

  it("does not guess which memory is meant", async () => {
    using fx = makeStore();
    const puts = ["deploy window of billing", "deploy window of checkout"].map((name) => makeRecord(name));
    writeRecords(fx.project, { puts, deletes: [] }, { lock: held, nowMs: NOW });
    say(fx, "forget the deploy window");
    expect((await file(fx)).forgotten).toEqual([]);
    expect(loadScope(fx.project).records).toHaveLength(2);
    expect(readRefusals(fx.project)[0]?.reason).toMatch(/not clear which/);
  });

  it.each([
    "don't forget to run the tests",
    "forget it",
    "never mind, forget about it",
    "忘记密码怎么办",
    "算了，忘了吧",
  ])("is no request to forget a memory: %s", (text) => {
    expect(findStatements(text).filter(({ kind }) => kind === "forget")).toEqual([]);
  });
});
