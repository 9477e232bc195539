import { describe, expect, it } from "vitest";
import { flattenSteps, turnsOf } from "../../lib/page/steps.ts";
import { buildPage } from "./page-builder.ts";

const page = buildPage();
const steps = flattenSteps(page);

describe("flattenSteps", () => {
  it("puts a subagent's steps below the call that spawned it, a level deeper each", () => {
    const told = steps.map(({ step, depth }) => `${depth} ${step.kind === "tool" ? step.tool : step.kind}`);
    const at = told.indexOf("0 Agent");
    expect(told.slice(at, at + 4)).toEqual(["0 Agent", "1 agent", "2 Grep", "2 Read"]);
  });

  it("numbers them in reading order and names whose they are", () => {
    expect(steps.map(({ index }) => index)).toEqual(steps.map((_, at) => at));
    const owners = steps.filter(({ agent }) => agent !== undefined).map(({ agent }) => agent?.name);
    expect(owners).toEqual(["Explore", "Explore"]);
  });

  it("holds every step of every turn", () => {
    expect(turnsOf(page).map(({ number }) => number)).toEqual([1, 2]);
    expect(steps.filter(({ step }) => step.kind === "tool")).toHaveLength(page.totals.calls);
  });
});
