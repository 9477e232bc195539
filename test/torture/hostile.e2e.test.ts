import { expect, test } from "vitest";
import { runHostile } from "./hostile/run.ts";

const LIMIT_MS = 120_000;

test("the short form of npm run torture -- --hostile: nothing hangs, nothing is lost, doctor names each", {
  timeout: LIMIT_MS,
}, async () => {
  const { cases, hangs, lost, unnamed, troubles } = await runHostile({ form: "short" });
  expect([...hangs, ...lost, ...unnamed, ...troubles]).toEqual([]);
  expect(cases).toBeGreaterThan(24);
});
