import fs from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { MemoryRecord } from "../../lib/contract/memory.ts";
import type { ModelRequest } from "../../lib/contract/model.ts";
import { consolidateScope } from "../../lib/memory/consolidate.ts";
import { nextBatch } from "../../lib/memory/consolidation-batch.ts";
import { changeConsolidation, readConsolidation } from "../../lib/memory/consolidation-state.ts";
import { loadScope } from "../../lib/memory/load.ts";
import { estimateTokens } from "../../lib/text/estimate-tokens.ts";
import {
  asTheyAre,
  facts,
  fill,
  type GivenRecord,
  jobFor,
  modelOf,
  namesIn,
} from "./support/consolidation.ts";
import { DAY_MS, makeRecord, makeStore, NOW, readTree } from "./support/scopes.ts";

describe("consolidation by rules", () => {
  it("joins duplicates into the newest and lets dated records go, without a model", async () => {
    using fx = makeStore();
    fill(fx.project, [
      makeRecord("old", {
        description: "Uses tabs",
        body: "Use tabs.",
        modified: "2026-01-01T00:00:00.000Z",
      }),
      makeRecord("new", { description: "Uses tabs!", body: "Use tabs please" }),
      makeRecord("over", { expires: "2026-11-28", body: "Freeze until the fair." }),
      makeRecord("pinned", {
        description: "Uses tabs",
        body: "Use tabs",
        isPinned: true,
        modified: "2026-01-01T00:00:00.000Z",
      }),
      makeRecord("other", { body: "Deploy on Tuesdays." }),
    ]);
    const outcome = await consolidateScope(jobFor(fx.project));
    expect(outcome).toMatchObject({ ran: true, left: 0, result: { merged: 2, expired: 1 } });
    expect(namesIn(fx.project)).toEqual(["other", "pinned"]);
    expect(fs.readdirSync(join(fx.project.memory, "history")).sort()).toEqual(["new", "old", "over"]);
  });

  it("gates, cheapest first: interval, throttle, changes", async () => {
    using fx = makeStore();
    fill(fx.project, facts(3));
    const counted: string[] = [];
    const countSessions = () => counted.push("x");
    const few = jobFor(fx.project, { countSessions: () => 4 });
    expect(await consolidateScope(few)).toEqual({ ran: false, gate: "too few changes" });
    expect(await consolidateScope(few)).toEqual({ ran: false, gate: "throttle" });
    changeConsolidation(fx.project, ({ lastCheck: _past, ...state }) => state);
    expect(await consolidateScope(jobFor(fx.project))).toMatchObject({ ran: true });
    const soon = jobFor(fx.project, { clock: () => NOW + DAY_MS - 1, countSessions });
    expect(await consolidateScope(soon)).toEqual({ ran: false, gate: "interval" });
    changeConsolidation(fx.project, (state) => ({
      ...state,
      lastCheck: new Date(NOW + DAY_MS - 1).toISOString(),
    }));
    const checked = jobFor(fx.project, { clock: () => NOW + DAY_MS + 1, countSessions });
    expect(await consolidateScope(checked)).toEqual({ ran: false, gate: "throttle" });
    expect(counted).toEqual([]);
    const later = jobFor(fx.project, { clock: () => NOW + 2 * DAY_MS, countSessions: () => 5 });
    expect(await consolidateScope(later)).toMatchObject({ ran: true });
  });
});

describe("consolidation by a model", () => {
  it("T35: 11 records of 1,850 characters go in batches, the library shrinks, and the state tells", async () => {
    using fx = makeStore();
    fill(fx.project, facts(11, 1_850));
    const before = Buffer.byteLength(JSON.stringify(loadScope(fx.project).records));
    const { model, requests } = modelOf((records) => ({
      records: records.map(({ name, type, description, body }) => {
        return { name, type, description, body: body.replace(/(?: filler)+/, ""), from: [name] };
      }),
    }));
    const outcome = await consolidateScope(jobFor(fx.project, { model }));
    expect(requests.length).toBeGreaterThan(1);
    for (const { prompt } of requests) expect(prompt.length).toBeLessThan(22_000);
    expect(outcome).toMatchObject({ ran: true, left: 0, result: { rewritten: 11 } });
    expect(namesIn(fx.project)).toHaveLength(11);
    expect(Buffer.byteLength(JSON.stringify(loadScope(fx.project).records))).toBeLessThan(before / 3);
    expect(readConsolidation(fx.project)).toMatchObject({ progress: { done: 11, left: 0 }, attempts: 0 });
  });

  it("T36: batches are sized by what must come out, in Chinese too", () => {
    const records = facts(40).map((record, at) => ({
      file: `r${at}.md`,
      hash: String(at),
      record: { ...record, body: "缩进规则".repeat(100) + at },
    }));
    const seen: Record<string, string> = {};
    for (;;) {
      const batch = nextBatch(records, seen);
      if (batch === undefined) break;
      for (const { file, hash } of batch) seen[file] = hash;
      const tokens = batch.reduce((sum, { record }) => sum + estimateTokens(record.body), 0);
      expect(tokens).toBeLessThanOrEqual(3_000);
      expect(batch.length).toBeLessThanOrEqual(30);
    }
    expect(Object.keys(seen)).toHaveLength(40);
  });

  it("T36: a failing batch waits, and after three failures is not paid for again", async () => {
    using fx = makeStore();
    fill(fx.project, facts(12));
    const { model, requests } = modelOf(() => new Error("cut off"));
    let now = NOW;
    const run = () => consolidateScope(jobFor(fx.project, { model, clock: () => now }));
    await run();
    expect(requests).toHaveLength(1);
    now += 30 * 60_000;
    expect(await run()).toEqual({ ran: false, gate: "back-off" });
    for (let hours = 0; hours < 30; hours++) {
      now += 3_700_000;
      await run();
    }
    expect(requests).toHaveLength(3);
    expect(namesIn(fx.project)).toHaveLength(12);
  });

  it("T38: a refused reply changes nothing, is counted, and is told", async () => {
    using fx = makeStore();
    fill(fx.project, facts(10));
    const before = readTree(fx.project.memory);
    const { model, misfits } = modelOf((records) => ({
      records: [{ ...records[0], from: [records[0]?.name] }],
    }));
    const outcome = await consolidateScope(jobFor(fx.project, { model }));
    expect(outcome).toMatchObject({ ran: true, result: { rewritten: 0, dropped: 0 } });
    expect(readTree(fx.project.memory)).toEqual(before);
    expect(misfits).toHaveLength(1);
    expect(readConsolidation(fx.project).result?.message).toBe(misfits[0]);
  });

  it("T38: pinned records and those of the user are never given away, and what goes is kept in history", async () => {
    using fx = makeStore();
    const given = [
      ...facts(9),
      makeRecord("pinned one", { isPinned: true, body: "Never deploy on Friday." }),
      makeRecord("the user", { type: "user", body: "The user likes tabs." }),
    ];
    fill(fx.project, given);
    const { model, requests } = modelOf((records) => {
      const [first, second, ...rest] = records as [GivenRecord, GivenRecord, ...GivenRecord[]];
      const joined = {
        ...first,
        description: first.description,
        body: `${first.body} ${second.body}`,
        from: [first.name, second.name],
      };
      return {
        records: [joined, ...rest.slice(1).map((one) => ({ ...one, from: [one.name] }))].map(
          ({ name, type, description, body, from }) => ({ name, type, description, body, from }),
        ),
      };
    });
    await consolidateScope(jobFor(fx.project, { model }));
    const asked = requests.map(({ prompt }) => prompt).join();
    expect(asked).not.toContain("Never deploy on Friday");
    expect(asked).not.toContain("The user likes tabs");
    expect(namesIn(fx.project)).toEqual(expect.arrayContaining(["pinned one", "the user"]));
    expect(namesIn(fx.project)).toHaveLength(9);
    // The joined record's old version, the one it took in, and the one that was dropped.
    expect(Object.keys(readTree(join(fx.project.memory, "history")))).toHaveLength(3);
  });

  it("a joined record keeps the newest observation's age and the oldest one's birth", async () => {
    using fx = makeStore();
    const [first, second] = facts(2) as [MemoryRecord, MemoryRecord];
    const born = "2026-01-01T00:00:00.000Z";
    fill(fx.project, [{ ...first, created: born, modified: born }, second]);
    const { model } = modelOf((records) => ({
      records: [
        {
          name: first.name,
          type: "project",
          description: first.description,
          body: records.map(({ body }) => body).join(" "),
          from: records.map(({ name }) => name),
        },
      ],
    }));
    await consolidateScope(jobFor(fx.project, { model }));
    const [stored] = loadScope(fx.project).records;
    expect(stored?.record).toMatchObject({
      created: born,
      modified: second.modified,
      supersedes: second.name,
    });
  });

  it("T40: what another session writes while the model thinks survives", async () => {
    using fx = makeStore();
    fill(fx.project, facts(4));
    const { model, requests } = modelOf((records) => {
      if (requests.length > 1) return asTheyAre(records, requests[0] as ModelRequest);
      fill(fx.project, [
        makeRecord("written meanwhile"),
        makeRecord("fact number0", {
          description: "What subject0 needs",
          body: "Subject0 needs something new.",
        }),
      ]);
      return {
        records: records.map(({ name, type, description, body }) => ({
          name,
          type,
          description: requests.length === 1 ? `${description} here` : description,
          body,
          from: [name],
        })),
      };
    });
    await consolidateScope(jobFor(fx.project, { model }));
    const { records } = loadScope(fx.project);
    const byName = new Map(records.map(({ record }) => [record.name, record]));
    expect(byName.get("written meanwhile")).toBeDefined();
    expect(byName.get("fact number0")?.body).toBe("Subject0 needs something new.");
    expect(byName.get("fact number1")?.description).toBe("What subject1 needs here");
  });

  it("T50: what no batch has held yet stays to be looked at", async () => {
    using fx = makeStore();
    fill(fx.project, facts(40, 1_400));
    const { model, requests } = modelOf(asTheyAre);
    const outcome = await consolidateScope(jobFor(fx.project, { model }));
    const seenFirst = requests.flatMap(
      ({ prompt }) => (JSON.parse(prompt) as { records: GivenRecord[] }).records,
    );
    expect(outcome).toMatchObject({ ran: true, left: 40 - new Set(seenFirst.map(({ name }) => name)).size });
    expect(readConsolidation(fx.project).lastSuccess).toBeUndefined();
    // The run goes on without waiting for the interval, and sees the rest.
    const next = jobFor(fx.project, { model, clock: () => NOW + 11 * 60_000, countSessions: () => 0 });
    await consolidateScope(next);
    await consolidateScope({ ...next, clock: () => NOW + 22 * 60_000 });
    const all = requests.flatMap(({ prompt }) => (JSON.parse(prompt) as { records: GivenRecord[] }).records);
    expect(new Set(all.map(({ name }) => name)).size).toBe(40);
    expect(readConsolidation(fx.project).lastSuccess).toBeDefined();
  });

  it("T52: a worker that dies while the model thinks leaves the set untouched", async () => {
    using fx = makeStore();
    fill(fx.project, facts(10));
    const before = readTree(fx.project.memory);
    const { model } = modelOf(() => {
      throw new Error("killed");
    });
    await expect(consolidateScope(jobFor(fx.project, { model }))).rejects.toThrow("killed");
    expect(readTree(fx.project.memory)).toEqual(before);
    const soon = jobFor(fx.project, { clock: () => NOW + 11 * 60_000 });
    expect(await consolidateScope(soon)).toEqual({ ran: false, gate: "running" });
    const afterLease = jobFor(fx.project, { clock: () => NOW + 61 * 60_000 });
    expect(await consolidateScope(afterLease)).toMatchObject({ ran: true });
  });

  it("T54: an owner whose lease ran out and was taken over may not finish", async () => {
    using fx = makeStore();
    fill(fx.project, facts(10));
    const before = readTree(fx.project.memory);
    const { model } = modelOf((records) => {
      changeConsolidation(fx.project, (state) => ({
        ...state,
        lease: { owner: "somebody else", until: new Date(NOW + 1000).toISOString() },
      }));
      return {
        records: records.map(({ name, type, description, body }) => ({
          name,
          type,
          description: `${description} x`,
          body,
          from: [name],
        })),
      };
    });
    await expect(consolidateScope(jobFor(fx.project, { model }))).rejects.toMatchObject({
      code: "LOCK_LOST",
    });
    expect(readTree(fx.project.memory)).toEqual(before);
    expect(readConsolidation(fx.project).lease?.owner).toBe("somebody else");
  });

  it("gives the model no secret, and takes none back", async () => {
    using fx = makeStore();
    const token = `ghp_${"a1B2c3D4e5F6g7H8i9J0k1L2m3N4o5P6q7R8"}`;
    const [first, ...rest] = facts(3) as [MemoryRecord, ...MemoryRecord[]];
    fill(fx.project, [{ ...first, body: `${first.body} ${token}` }, ...rest]);
    const { model, requests } = modelOf((records) => ({
      records: records.map(({ name, type, description, body }) => ({
        name,
        type,
        description,
        body: `${body} ${token}`,
        from: [name],
      })),
    }));
    const outcome = await consolidateScope(jobFor(fx.project, { model }));
    expect(requests[0]?.prompt).not.toContain(token);
    expect(outcome).toMatchObject({ result: { rewritten: 0, message: "the reply holds a secret" } });
  });
});
