import { expect, it } from "vitest";
import { createCaseMaker } from "./make-case.ts";
import { must } from "./oracle.ts";
import { runCase, runFuzz } from "./run.ts";
import type { Target } from "./target.ts";
import { TARGETS } from "./targets.ts";

const CASES = Number(process.env["FUZZ_CASES"] ?? 20_000);
/** The same cases each time: a find by chance belongs to `npm run torture`, not to whichever change was being tested. */
const SEED = Number(process.env["FUZZ_SEED"] ?? 1);

function faulty(fields: Partial<Target>, run: (text: string) => void): Target {
  return {
    name: "faulty",
    share: 1,
    seeds: ['{"prompt":"rename the parser","more":[1,2,3]}\n'],
    open: () => ({ run: ({ text }) => run(text) }),
    ...fields,
  };
}

it(`Q1 Q2 Q5 Q8 Q16: no door breaks on ${CASES} damaged inputs (--seed ${SEED})`, {
  timeout: 120_000,
}, async () => {
  const result = await runFuzz({ cases: CASES, seed: SEED });
  expect(result.failures).toEqual([]);
  expect(result.cases).toBe(CASES);
  expect(Object.keys(result.byTarget).sort()).toEqual(TARGETS.map(({ name }) => name).sort());
});

it("a door that throws is found, its case is named and made small", async () => {
  const target = faulty({}, (text) => must(!text.includes("\0"), "a NUL came through"));
  const { failures } = await runFuzz({ cases: 2_000, seed: 7, targets: [target] });
  expect(failures.length).toBeGreaterThan(0);
  const [first] = failures;
  expect(first?.message).toMatch(/^Broken: a NUL came through; with "\\u0000" \(1 characters\)$/);
  await expect(runCase("faulty", first?.seed ?? 0, [target])).rejects.toThrow("a NUL came through");
});

it("a door that works longer than it may is found", async () => {
  const stand = (text: string): void => {
    const start = process.cpuUsage();
    while (text.startsWith("\0") && process.cpuUsage(start).user < 150_000);
  };
  const target = faulty({ seeds: ["\0", "fine"], maxMs: 100 }, stand);
  const { failures, slowestMs } = await runFuzz({ cases: 4, seed: 3, targets: [target] });
  expect(failures[0]?.message).toMatch(/^took \d{3} ms/);
  expect(slowestMs).toBeGreaterThan(100);
});

it("a door that keeps what it is given is found", async () => {
  const kept: Buffer[] = [];
  const target = faulty({}, () => void kept.push(Buffer.alloc(4 * 1024 * 1024, 1)));
  const { failures } = await runFuzz({ cases: 60, seed: 3, targets: [target] });
  expect(failures.at(-1)?.message).toMatch(/^(?:keeps|took) 2\d\d MB of memory/);
});

it("the same seed makes the same cases", () => {
  for (const target of TARGETS) {
    const [one, other] = [createCaseMaker(target), createCaseMaker(target)];
    for (const seed of [5, 6, 1_024, 90_000]) expect(one(seed).bytes).toEqual(other(seed).bytes);
    expect(one(5).text, target.name).toBe(createCaseMaker(target)(5).text);
  }
});
