/** claims that only deleted sources support go, mixed ones are trimmed, and consolidation is due again. */
import fs from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { MemoryRecord } from "../../lib/contract/memory.ts";
import { consolidateScope } from "../../lib/memory/consolidate.ts";
import { findGate, readConsolidation } from "../../lib/memory/consolidation-state.ts";
import { fileCandidates } from "../../lib/memory/file-candidates.ts";
import { forgetSession, planForgetSession } from "../../lib/memory/forget-session.ts";
import { appendStatements, readInbox } from "../../lib/memory/inbox.ts";
import { loadScope } from "../../lib/memory/load.ts";
import { appendRefusal, readRefusals } from "../../lib/memory/refused.ts";
import { findStatements } from "../../lib/memory/rules.ts";
import type { MemoryScope } from "../../lib/memory/scope.ts";
import { countUsage, readUsage } from "../../lib/memory/usage.ts";
import { writeRecords } from "../../lib/memory/write.ts";
import { jobFor, modelOf, namesIn } from "./support/consolidation.ts";
import { DAY_MS, held, makeRecord, makeStore, NOW, readTree } from "./support/scopes.ts";

const context = { lock: held, nowMs: NOW };
const nobody = { session: "gone", heldElsewhere: () => undefined };

function said(name: string, session: string, fields: Partial<MemoryRecord> = {}): MemoryRecord {
  return makeRecord(name, { source: { session, turn: `turn of ${session}` }, ...fields });
}

function put(scope: MemoryScope, ...records: MemoryRecord[]): void {
  for (const record of records) writeRecords(scope, { puts: [record], deletes: [] }, context);
}

function recordOf(scope: MemoryScope, name: string): MemoryRecord | undefined {
  return loadScope(scope).records.find(({ record }) => record.name === name)?.record;
}

/** Everything of the scope in which the text stands, derived files included. */
function filesWith(scope: MemoryScope, text: string): string[] {
  return Object.entries(readTree(scope.base))
    .filter(([path, content]) => path.includes(text) || content.includes(text))
    .map(([path]) => path);
}

/** The same thing said once more, by another session. */
async function sayAgain(scope: MemoryScope, user: MemoryScope, record: MemoryRecord, session: string) {
  const { name, type, description, body } = record;
  const locks = { project: { scope, lock: held }, user: { scope: user, lock: held } };
  const proposal = {
    candidate: { name, type, scope: "persistent" as const, description, body, quote: body },
    evidence: { userTexts: [body], assistantTexts: [] },
    source: { session, turn: `turn of ${session}` },
    saidMs: NOW,
    isExplicit: true,
  };
  return fileCandidates(locks, [proposal], NOW);
}

describe("R-66: a session is forgotten", () => {
  it("what it alone said goes, with every version and every trace", () => {
    using fx = makeStore();
    put(fx.project, said("stays", "other"), said("goes", "gone", { body: "First zqx." }));
    put(fx.project, said("goes", "gone", { body: "Second zqx." }));
    countUsage(fx.project, [{ name: "goes", timeMs: NOW }]);
    const source = { session: "gone", turn: "t" };
    appendRefusal(fx.project, { candidate: { name: "zqx", description: "zqx" }, reason: "no", source }, NOW);
    appendRefusal(fx.project, { candidate: { name: "kept", description: "" }, reason: "no" }, NOW);
    expect(planForgetSession(fx.project, nobody)).toEqual({ removed: ["goes"], kept: [], restored: [] });
    expect(filesWith(fx.project, "zqx").length).toBeGreaterThan(3);
    forgetSession(fx.project, nobody, context);
    expect(namesIn(fx.project)).toEqual(["stays"]);
    expect(filesWith(fx.project, "zqx")).toEqual([]);
    expect(readUsage(fx.project)).toEqual({});
    expect(readRefusals(fx.project).map(({ name }) => name)).toEqual(["kept"]);
    expect(fs.readFileSync(join(fx.project.memory, "MEMORY.md"), "utf8")).not.toContain("goes");
    expect(forgetSession(fx.project, nobody, context)).toEqual({ removed: [], kept: [], restored: [] });
  });

  it("what another session said too stays, and names that one", async () => {
    using fx = makeStore();
    const record = said("release notes", "gone", { body: "I always want the sizes in the release notes." });
    put(fx.project, record);
    const again = await sayAgain(fx.project, fx.user, record, "other");
    expect(again.refused).toHaveLength(1);
    const result = forgetSession(fx.project, nobody, context);
    expect(result).toEqual({ removed: [], kept: ["release notes"], restored: [] });
    expect(recordOf(fx.project, "release notes")).toMatchObject({
      source: { session: "other" },
      body: record.body,
    });
    const then = { session: "other", heldElsewhere: () => undefined };
    expect(forgetSession(fx.project, then, context).removed).toEqual(["release notes"]);
  });

  it("what a fork holds as well is the fork's from then on", () => {
    using fx = makeStore();
    put(fx.project, said("shared", "gone"), said("own", "gone", { source: { session: "gone", turn: "t2" } }));
    const heldElsewhere = (turn: string) => (turn === "turn of gone" ? "fork" : undefined);
    const result = forgetSession(fx.project, { session: "gone", heldElsewhere }, context);
    expect(result).toEqual({ removed: ["own"], kept: ["shared"], restored: [] });
    expect(recordOf(fx.project, "shared")?.source).toEqual({ session: "fork" });
  });

  it("what the user wrote at a terminal stays, whoever said it again", async () => {
    using fx = makeStore();
    const record = makeRecord("by hand", { body: "I always sign my commits by hand." });
    put(fx.project, record);
    await sayAgain(fx.project, fx.user, record, "gone");
    expect(forgetSession(fx.project, nobody, context).removed).toEqual([]);
    expect(recordOf(fx.project, "by hand")).toEqual(record);
  });

  it("a change that it made is undone: what was there before stands again", () => {
    using fx = makeStore();
    put(fx.project, said("indent", "other", { body: "Tabs." }));
    put(fx.project, said("indent", "gone", { body: "Spaces zqx." }));
    const result = forgetSession(fx.project, nobody, context);
    expect(result).toEqual({ removed: ["indent"], kept: [], restored: ["indent"] });
    expect(recordOf(fx.project, "indent")).toMatchObject({ body: "Tabs.", source: { session: "other" } });
    expect(filesWith(fx.project, "zqx")).toEqual([]);
  });

  it("of what a consolidation joined, the others' parts stand again and its own are gone", async () => {
    using fx = makeStore();
    put(
      fx.project,
      said("lint", "other", { description: "Lint with care", body: "Run the linter before a commit." }),
      said("format", "gone", { description: "Format zqx", body: "Format with zqxtool before a commit." }),
      said("third", "third", { description: "Deploying", body: "Deploys run on Monday mornings." }),
    );
    const join = modelOf((records) => ({
      records: [
        {
          name: "before a commit",
          type: "project",
          description: "Lint with care, format zqx",
          body: "Run the linter before a commit. Format with zqxtool before a commit.",
          from: ["lint", "format"],
        },
        ...records
          .filter(({ name }) => name === "third")
          .map(({ name, type, description, body }) => ({ name, type, description, body, from: [name] })),
      ],
    }));
    const job = jobFor(fx.project, { model: join.model });
    const outcome = await consolidateScope(job);
    expect(join.misfits).toEqual([]);
    expect(outcome).toMatchObject({ ran: true, result: { rewritten: 1 } });
    expect(namesIn(fx.project)).toEqual(["before a commit", "third"]);
    const result = forgetSession(fx.project, nobody, context);
    expect(result).toEqual({ removed: ["before a commit"], kept: [], restored: ["lint"] });
    expect(namesIn(fx.project)).toEqual(["lint", "third"]);
    expect(filesWith(fx.project, "zqx")).toEqual([]);
  });

  it("a duplicate that consolidation took out still speaks for what stayed", async () => {
    using fx = makeStore();
    const body = "The staging database is refreshed every night.";
    put(fx.project, said("staging", "gone", { body }), said("staging data", "other", { body }));
    expect(await consolidateScope(jobFor(fx.project))).toMatchObject({ result: { merged: 1 } });
    const [left] = namesIn(fx.project);
    expect(forgetSession(fx.project, nobody, context)).toMatchObject({ removed: [], kept: [left] });
    expect(recordOf(fx.project, left ?? "")?.source).toEqual(expect.objectContaining({ session: "other" }));
  });

  it("consolidation is due again at once where its last run had seen a record that went", async () => {
    using fx = makeStore();
    put(fx.project, said("goes", "gone"), said("stays", "other", { description: "Something else" }));
    await consolidateScope(jobFor(fx.project));
    const count = () => ({ sessions: 0, records: 0 });
    const { limits } = jobFor(fx.project);
    const later = { nowMs: NOW + DAY_MS / 2, count };
    expect(findGate(readConsolidation(fx.project), limits, later)).toBe("interval");
    forgetSession(fx.project, { session: "unknown", heldElsewhere: () => undefined }, context);
    expect(findGate(readConsolidation(fx.project), limits, later)).toBe("interval");
    forgetSession(fx.project, nobody, context);
    expect(findGate(readConsolidation(fx.project), limits, later)).toBeUndefined();
    await consolidateScope(jobFor(fx.project, { clock: () => later.nowMs }));
    expect(findGate(readConsolidation(fx.project), limits, later)).toBe("interval");
  });

  it("its lines in the inbox are blank, and lines appended later are read", () => {
    using fx = makeStore();
    const say = (session: string, text: string) =>
      appendStatements(fx.project, findStatements(text), { session, turn: session, timeMs: NOW });
    say("gone", "Remember that I like zqx.");
    say("other", "Remember that I like tabs.");
    forgetSession(fx.project, nobody, context);
    say("other", "Remember that I like short names.");
    expect(readInbox(fx.project).lines.map(({ session }) => session)).toEqual(["other", "other"]);
    expect(filesWith(fx.project, "zqx")).toEqual([]);
  });

  it("an outside edit of what it said goes too, and what was accepted before", () => {
    using fx = makeStore();
    put(
      fx.project,
      said("edited", "gone", { body: "Body zqx." }),
      said("deleted", "gone", { body: "B zqx." }),
    );
    const path = join(fx.project.memory, "edited.md");
    fs.writeFileSync(path, fs.readFileSync(path, "utf8").replace("Body", "Changed"));
    fs.rmSync(join(fx.project.memory, "deleted.md"));
    const { removed } = forgetSession(fx.project, nobody, context);
    expect(removed.sort()).toEqual(["deleted", "edited"]);
    expect(filesWith(fx.project, "zqx")).toEqual([]);
    expect(loadScope(fx.project)).toMatchObject({ records: [], edits: [] });
  });
});
