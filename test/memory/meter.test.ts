import fs from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import type { AskModel, ModelRequest } from "../../lib/contract/model.ts";
import type { Meter } from "../../lib/memory/meter.ts";
import {
  findMeterFault,
  meterModel,
  readBreakers,
  readSpend,
  recallSpendPath,
} from "../../lib/memory/meter.ts";
import { meterRecall } from "../../lib/memory/meter-recall.ts";
import { projectScope } from "../../lib/memory/scope.ts";
import type { TestStore } from "./support/scopes.ts";
import { DAY_MS, makeStore, NOW } from "./support/scopes.ts";

const request: ModelRequest = {
  purpose: "extraction",
  system: "",
  prompt: "",
  schema: {},
  model: "haiku",
  maxUsd: 0.05,
  timeoutMs: 1,
};
const HOUR_MS = 3_600_000;

function meterFor(fx: TestStore, clock: () => number, project = "app-00000000"): Meter {
  return {
    store: fx.store,
    state: projectScope(fx.store, project).state,
    provider: "claude",
    limits: { dailyUsd: 0.25, dailyCalls: 40 },
    clock,
  };
}

const paid: (usd: number) => AskModel =
  (usd) =>
  async ({ maxUsd }) => ({ ok: true, value: {}, costUsd: Math.min(usd, maxUsd) });
const failing: AskModel = async () => ({ ok: false, failure: "exit", message: "down", costUsd: 0 });

describe("what hooks spend on recall", () => {
  it("stays bounded, and all of today's counts still", async () => {
    using fx = makeStore();
    const path = recallSpendPath(fx.store);
    const rotated = path.replace(".jsonl", ".1.jsonl");
    const limits = { dailyUsd: 1_000, dailyCalls: 1_000_000 };
    let now = NOW - 3 * DAY_MS;
    const ask = meterRecall({ store: fx.store, limits, clock: () => now }, paid(0.001));
    const addLines = (count: number, mtimeMs: number): void => {
      const line = `${JSON.stringify({ v: 1, time: new Date(now).toISOString(), usd: 0.001 })}\n`;
      fs.mkdirSync(dirname(path), { recursive: true });
      fs.appendFileSync(path, line.repeat(count));
      fs.utimesSync(path, mtimeMs / 1000, mtimeMs / 1000);
    };
    addLines(2_000, now);
    now = NOW;
    await ask(request);
    expect(readSpend(fx.store, now)).toEqual({ usd: 0.001, calls: 1 });
    expect(fs.existsSync(rotated)).toBe(true);
    // Two thousand calls within a day: the half that moved aside is of today, and stays.
    addLines(2_000, now);
    await ask(request);
    addLines(2_000, now);
    await ask(request);
    expect(readSpend(fx.store, now).calls).toBe(4_003);
    now += DAY_MS;
    await ask(request);
    expect(readSpend(fx.store, now).calls).toBe(1);
    expect(fs.statSync(path).size).toBeLessThan(1_000);
  });
});

describe("the meter", () => {
  it("F5: daily caps hold over all projects, after a week of backlog too, and renew each day", async () => {
    using fx = makeStore();
    let now = NOW;
    let calls = 0;
    const ask: AskModel = async (asked) => {
      calls++;
      return { ok: true, value: {}, costUsd: Math.min(asked.maxUsd, 0.004) };
    };
    const meters = ["a-1", "b-2", "c-3"].map((project) => meterFor(fx, () => now, project));
    for (const day of [0, 1, 6]) {
      now = NOW + day * DAY_MS;
      calls = 0;
      for (let tries = 0; tries < 15; tries++)
        for (const meter of meters) await meterModel(meter, ask).ask(request);
      expect(calls).toBe(40);
    }
    now += DAY_MS;
    for (let tries = 0; tries < 15; tries++)
      for (const meter of meters) await meterModel(meter, paid(0.03)).ask(request);
    expect(readSpend(fx.store, now).usd).toBeLessThanOrEqual(0.25 + 1e-9);
    expect(readSpend(fx.store, now).usd).toBeGreaterThan(0.2);
    expect(findMeterFault(meters[0] as Meter)).toMatch(/daily limit of \$0.25/);
  });

  it("a call is counted before it is made: a killed worker has spent it", async () => {
    using fx = makeStore();
    const meter = meterFor(fx, () => NOW);
    const dying: AskModel = () => Promise.reject(new Error("killed"));
    await expect(meterModel(meter, dying).ask(request)).rejects.toThrow("killed");
    expect(readSpend(fx.store, NOW)).toEqual({ usd: 0.05, calls: 1 });
    await meterModel(meter, paid(0.01)).ask(request);
    expect(readSpend(fx.store, NOW)).toEqual({ usd: expect.closeTo(0.06), calls: 2 });
  });

  it("never lets one call cost more than the day has left", async () => {
    using fx = makeStore();
    const asked: number[] = [];
    const ask: AskModel = async ({ maxUsd }) => {
      asked.push(maxUsd);
      return { ok: true, value: {}, costUsd: maxUsd };
    };
    const meter = { ...meterFor(fx, () => NOW), limits: { dailyUsd: 0.12, dailyCalls: 40 } };
    for (let tries = 0; tries < 5; tries++) await meterModel(meter, ask).ask(request);
    expect(asked).toEqual([0.05, 0.05, expect.closeTo(0.02)]);
  });

  it("opens after three failures, stays open for an hour over restarts, then lets one call decide", async () => {
    using fx = makeStore();
    let now = NOW;
    let calls = 0;
    const down: AskModel = async (asked) => {
      calls++;
      return failing(asked);
    };
    const fresh = () =>
      meterModel(
        meterFor(fx, () => now),
        down,
      ).ask;
    for (let tries = 0; tries < 10; tries++) await fresh()(request);
    expect(calls).toBe(3);
    expect(await fresh()(request)).toMatchObject({
      ok: false,
      failure: "limit",
      message: "breaker of claude is open",
    });
    now += HOUR_MS - 1;
    await fresh()(request);
    expect(calls).toBe(3);
    now += 1;
    await fresh()(request);
    await fresh()(request);
    expect(calls).toBe(4);
    now += HOUR_MS;
    expect(
      await meterModel(
        meterFor(fx, () => now),
        paid(0),
      ).ask(request),
    ).toMatchObject({ ok: true });
    expect(readBreakers(fx.store)).toEqual({});
    await fresh()(request);
    expect(calls).toBe(5);
  });

  it("opens after three answers in a row that do not fit, in one process or in three", async () => {
    for (const isOneProcess of [true, false]) {
      using fx = makeStore();
      const meter = meterFor(fx, () => NOW);
      const first = meterModel(meter, paid(0.001));
      for (let tries = 0; tries < 3; tries++) {
        expect(findMeterFault(meter)).toBeUndefined();
        const { ask, countMisfit } = isOneProcess ? first : meterModel(meter, paid(0.001));
        expect(await ask(request)).toMatchObject({ ok: true });
        countMisfit("not the schema");
      }
      expect(findMeterFault(meter)).toBe("breaker of claude is open");
      expect(readBreakers(fx.store)["claude"]?.lastFailure).toBe("shape: not the schema");
    }
  });

  it("an answer that fits ends a row of those that do not", async () => {
    using fx = makeStore();
    const meter = meterFor(fx, () => NOW);
    const { ask, countMisfit } = meterModel(meter, paid(0.001));
    for (let tries = 0; tries < 6; tries++) {
      await ask(request);
      if (tries % 3 !== 2) countMisfit("not the schema");
    }
    expect(readBreakers(fx.store)).toEqual({});
  });

  it("a damaged file is set aside, kept, and does not stop anything", async () => {
    using fx = makeStore();
    const meter = meterFor(fx, () => NOW);
    fs.mkdirSync(meter.state, { recursive: true });
    fs.writeFileSync(join(meter.state, "meter.json"), "{ torn");
    expect(await meterModel(meter, paid(0.01)).ask(request)).toMatchObject({ ok: true });
    expect(fs.readFileSync(join(meter.state, "meter.json.damaged"), "utf8")).toBe("{ torn");
  });
});
