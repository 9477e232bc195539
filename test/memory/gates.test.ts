import fs from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { Candidate } from "../../lib/contract/memory.ts";
import type { Proposal } from "../../lib/memory/file-candidates.ts";
import { fileCandidates } from "../../lib/memory/file-candidates.ts";
import { loadScope } from "../../lib/memory/load.ts";
import { readRefusals } from "../../lib/memory/refused.ts";
import { bury } from "../../lib/memory/tombstones.ts";
import { writeRecords } from "../../lib/memory/write.ts";
import type { TestStore } from "./support/scopes.ts";
import { DAY_MS, held, makeRecord, makeStore, NOW } from "./support/scopes.ts";

function candidate(fields: Partial<Candidate> & { body: string }): Candidate {
  return {
    name: fields.body,
    type: "feedback",
    scope: "persistent",
    description: fields.body,
    quote: fields.body,
    ...fields,
  };
}

function proposal(given: Candidate, said: Partial<Proposal> = {}): Proposal {
  return {
    candidate: given,
    evidence: { userTexts: [given.quote ?? given.body], assistantTexts: [] },
    saidMs: NOW,
    isExplicit: true,
    ...said,
  };
}

function file(fx: TestStore, ...proposals: Proposal[]) {
  const locks = { project: { scope: fx.project, lock: held }, user: { scope: fx.user, lock: held } };
  return fileCandidates(locks, proposals, NOW);
}

async function reasonFor(given: Candidate, said: Partial<Proposal> = {}): Promise<string | undefined> {
  using fx = makeStore();
  const { refused } = await file(fx, proposal(given, said));
  expect(readRefusals(fx.project).map(({ reason }) => reason)).toEqual(refused.map(({ reason }) => reason));
  return refused[0]?.reason;
}

describe("gates", () => {
  it.each([
    "temporarily use port 8081",
    "Use port 8081 for now.",
    "今天先用 8081 端口",
    "暂时用 8081 端口",
    "今日は8081を使う",
    "とりあえず 8081 番ポートを使って",
    "Answer in French in this session",
  ])("T34: refuses what is temporary: %s", async (body) => {
    expect(await reasonFor(candidate({ body, type: "project" }))).toBe("temporal");
  });

  it.each([
    "Never store temporary files in /tmp",
    "The temporary directory of the build is .cache/tmp",
    "The `today` helper gives a date without time",
    "临时文件一律放在 .cache/tmp",
    "一時ファイルは必ず .cache/tmp に置くこと",
  ])("T34: keeps what only names something temporary: %s", async (body) => {
    expect(await reasonFor(candidate({ body }))).toBeUndefined();
  });

  it("T34: a date until which it holds becomes the expiry", async () => {
    using fx = makeStore();
    const bodies = [
      "Use port 8081 until 2026-12-24",
      "2026-12-20まで旧APIを使う",
      "到 2026-12-22 为止用旧接口",
    ];
    await file(fx, ...bodies.map((body) => proposal(candidate({ body, type: "project" }))));
    const expiries = loadScope(fx.project).records.map(({ record }) => record.expires);
    expect(expiries.sort()).toEqual(["2026-12-20", "2026-12-22", "2026-12-24"]);
    expect(await reasonFor(candidate({ body: "Use port 8081 until 2025-01-01", type: "project" }))).toBe(
      "temporal",
    );
  });

  it.each([
    ["Uses tabs / Use tabs.", "Uses tabs! / Use tabs please."],
    ["使用 TAB 缩进，不用空格。", "使用ＴＡＢ缩进 不用空格"],
    ["コミット前に lint を実行する。", "コミット前にＬＩＮＴを実行する！"],
  ])("T30: sees a near-duplicate through punctuation and width: %s", async (first, second) => {
    using fx = makeStore();
    const result = await file(
      fx,
      proposal(candidate({ body: first })),
      proposal(candidate({ body: second })),
    );
    expect(result.added).toHaveLength(1);
    expect(result.refused[0]?.reason).toMatch(/^duplicate of/);
  });

  it("T30: another number or the opposite is no duplicate but the newer version", async () => {
    using fx = makeStore();
    await file(
      fx,
      proposal(candidate({ body: "Production runs Postgres 13 on all hosts", type: "project" })),
    );
    const result = await file(
      fx,
      proposal(candidate({ body: "Production runs Postgres 15 on all hosts", type: "project" }), {
        saidMs: NOW + 1000,
      }),
    );
    expect(result.updated).toHaveLength(1);
    expect(loadScope(fx.project).records.map(({ record }) => record.body)).toEqual([
      "Production runs Postgres 15 on all hosts",
    ]);
  });

  it("T29: same name, new content is an update; the old version stays in history", async () => {
    using fx = makeStore();
    await file(fx, proposal(candidate({ name: "indent style", body: "Indent with tabs" })));
    const later = { saidMs: NOW + 1000 };
    const result = await file(
      fx,
      proposal(candidate({ name: "indent style", body: "Indent with 2 spaces (corrected)" }), later),
    );
    expect(result.updated).toEqual(["indent style"]);
    expect(loadScope(fx.project).records.map(({ record }) => record.body)).toEqual([
      "Indent with 2 spaces (corrected)",
    ]);
    expect(fs.readdirSync(join(fx.project.memory, "history", "indent-style"))).toHaveLength(1);
  });

  it("does not let an older statement replace a newer one", async () => {
    using fx = makeStore();
    await file(fx, proposal(candidate({ name: "indent style", body: "Indent with 2 spaces" })));
    const result = await file(
      fx,
      proposal(candidate({ name: "indent style", body: "Indent with tabs" }), { saidMs: NOW - DAY_MS }),
    );
    expect(result.refused[0]?.reason).toBe('older than "indent style"');
  });

  it("T45: what was forgotten is not learnt again from old words, only from new ones", async () => {
    using fx = makeStore();
    const body = "I prefer tabs for indentation";
    const forgotten = makeRecord("tabs", { description: body, body, type: "user" });
    bury(fx.user, forgotten, NOW);
    const old = { saidMs: NOW - DAY_MS };
    const again = candidate({ body: "I prefer tabs for indentation!", type: "user" });
    expect((await file(fx, proposal(again, old))).refused[0]?.reason).toBe("forgotten by the user");
    const modelled = { saidMs: NOW + 1, isExplicit: false };
    expect((await file(fx, proposal(again, modelled))).refused[0]?.reason).toBe("forgotten by the user");
    expect((await file(fx, proposal(again, { saidMs: NOW + 1 }))).added).toHaveLength(1);
    expect(fs.readFileSync(join(fx.user.state, "tombstones.json"), "utf8")).not.toMatch(/tabs|indentation/);
  });

  it("T46: a secret is refused, and stands in no file", async () => {
    using fx = makeStore();
    const secret = `sk-${"abcdefghijklmnopqrstuvwxyz123456"}`;
    const database = `postgres://app:${"s3cretpassw0rd"}@db.internal/app`;
    for (const body of [
      `The key is ${secret}`,
      `记住密钥是${secret}，别弄丢`,
      `Use ${database} for staging`,
    ]) {
      const { refused } = await file(fx, proposal(candidate({ body, type: "project" })));
      expect(refused[0]?.reason).toBe("secret");
    }
    const stored = JSON.stringify(readRefusals(fx.project));
    expect(stored).not.toContain(secret);
    expect(stored).not.toContain("s3cretpassw0rd");
  });

  it("T47: what only the assistant said is not a fact about the user", async () => {
    const claim = candidate({ body: "The user likes tabs", type: "user", quote: "the user likes tabs" });
    const evidence = { userTexts: ["indent this file"], assistantTexts: ["I see the user likes tabs."] };
    expect(await reasonFor(claim, { evidence, isExplicit: false })).toBe("only the assistant said so");
    expect(await reasonFor({ ...claim, type: "feedback" }, { evidence })).toBe("only the assistant said so");
    expect(await reasonFor({ ...claim, type: "project" }, { evidence })).toBeUndefined();
    expect(await reasonFor({ ...claim, quote: "nobody said this" }, { evidence })).toBe("no evidence");
  });

  it.each([
    ["Should I always squash?", "Should I always squash?", "question"],
    ["Always use semicolons", 'the style guide says "always use semicolons"', "quotation"],
    ["Keep the debug output on", "keep the debug output on for now", "one-off"],
    ["始终使用分号", "规范里写着“始终使用分号”", "quotation"],
    ["テストを飛ばす", "今回だけテストを飛ばして", "one-off"],
  ])("a question, quotation or one-off request is no preference: %s", async (body, said, reason) => {
    const given = candidate({ body, type: "feedback", quote: said });
    expect(await reasonFor(given, { evidence: { userTexts: [said], assistantTexts: [] } })).toBe(reason);
  });

  it.each<[string, Partial<Candidate>]>([
    ["empty field", { description: " " }],
    ["unknown type", { type: "fact" as never }],
    ["only for the current task", { scope: "current_task" }],
    ["no scope declared", { scope: "session" as never }],
    ["title too long", { name: "n".repeat(121) }],
    ["body too long", { body: "b".repeat(4001) }],
  ])("refuses a wrong shape: %s", async (reason, fields) => {
    expect(await reasonFor({ ...candidate({ body: "Use tabs" }), ...fields })).toBe(reason);
  });

  it("leaves a pinned record to the user, and an outside edit in place", async () => {
    using fx = makeStore();
    writeRecords(
      fx.project,
      { puts: [makeRecord("kept", { isPinned: true }), makeRecord("edited")], deletes: [] },
      { lock: held, nowMs: NOW },
    );
    fs.appendFileSync(join(fx.project.memory, "edited.md"), "by hand\n");
    const later = { saidMs: NOW + 1, isExplicit: false };
    const pinned = candidate({ name: "kept", body: "Something else entirely", type: "project" });
    const edited = candidate({ name: "edited", body: "Something new as well", type: "project" });
    const { refused } = await file(fx, proposal(pinned, later), proposal(edited, later));
    expect(refused.map(({ reason }) => reason)).toEqual([
      '"kept" is pinned',
      "edited from outside, not accepted yet",
    ]);
  });
});
