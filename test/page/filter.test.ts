import { describe, expect, it } from "vitest";
import { type Filter, filterSteps, isFiltering, listChoices, NO_FILTER } from "../../lib/page/filter.ts";
import { flattenSteps } from "../../lib/page/steps.ts";
import { buildPage } from "./page-builder.ts";

const steps = flattenSteps(buildPage());

function shown(filter: Partial<Filter>): string[] {
  const indexes = filterSteps(steps, { ...NO_FILTER, ...filter });
  return steps
    .filter(({ index }) => indexes.has(index))
    .map(({ step }) => (step.kind === "tool" ? step.tool : step.kind));
}

describe("filterSteps", () => {
  it("shows everything without a filter", () => {
    expect(shown({})).toHaveLength(steps.length);
    expect(isFiltering(NO_FILTER)).toBe(false);
  });

  it("filters by tool, and shows the subagent that used it", () => {
    expect(shown({ tools: new Set(["Grep"]) })).toEqual(["Grep", "agent", "Grep"]);
  });

  it("filters by outcome", () => {
    expect(shown({ outcomes: new Set(["refused"]) })).toEqual(["Bash"]);
    expect(shown({ outcomes: new Set(["failed", "cancelled"]) })).toEqual(["Edit", "Bash"]);
  });

  it("filters by agent", () => {
    expect(shown({ agents: new Set(["a1"]) })).toEqual(["agent", "Grep", "Read"]);
    expect(shown({ agents: new Set([""]) })).not.toContain("Explore");
  });

  it("filters by part of a path, in any case", () => {
    expect(shown({ file: "RETRY.ts" })).toEqual(["Edit", "Edit"]);
    expect(isFiltering({ ...NO_FILTER, file: " " })).toBe(false);
  });

  it("takes all together", () => {
    expect(shown({ tools: new Set(["Edit"]), outcomes: new Set(["ok"]), file: "retry" })).toEqual(["Edit"]);
    expect(shown({ tools: new Set(["Edit"]), agents: new Set(["a1"]) })).toEqual([]);
  });
});

describe("listChoices", () => {
  it("names what there is, most first, with counts", () => {
    const { tools, outcomes, agents, files } = listChoices(steps);
    expect(tools[0]).toEqual({ value: "Bash", label: "Bash", count: 3 });
    expect(outcomes.map(({ value, count }) => [value, count])).toEqual([
      ["ok", 8],
      ["cancelled", 1],
      ["failed", 1],
      ["refused", 1],
    ]);
    expect(agents).toEqual([
      { value: "", label: "main", count: 9 },
      { value: "a1", label: "Explore", count: 2 },
    ]);
    expect(files[0]).toEqual({ value: "lib/payment/retry.ts", label: "lib/payment/retry.ts", count: 2 });
  });
});
