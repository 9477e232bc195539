import fs from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { fileInbox } from "../../lib/memory/file-inbox.ts";
import { appendStatements, readInbox } from "../../lib/memory/inbox.ts";
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
