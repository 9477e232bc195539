import { describe, expect, it } from "vitest";
import { parseDate } from "../../lib/cli/dates.ts";
import { LogbookError } from "../../lib/platform/errors.ts";

const NOW = Date.parse("2026-03-10T15:30:00Z");
const parse = (text: string, option: "since" | "until" = "since") =>
  new Date(parseDate(text, { nowMs: NOW, option })).toISOString();

describe("parseDate", () => {
  it.each([
    ["2026-03-01", "2026-03-01T00:00:00.000Z"],
    ["2026-3-1", "2026-03-01T00:00:00.000Z"],
    ["today", "2026-03-10T00:00:00.000Z"],
    ["Yesterday", "2026-03-09T00:00:00.000Z"],
    ["3d", "2026-03-07T15:30:00.000Z"],
    ["2w", "2026-02-24T15:30:00.000Z"],
    ["12h ago", "2026-03-10T03:30:00.000Z"],
    ["90 m", "2026-03-10T14:00:00.000Z"],
    ["2026-03-01T10:00", "2026-03-01T10:00:00.000Z"],
    ["2026-03-01 10:00:30", "2026-03-01T10:00:30.000Z"],
    ["2026-03-01T10:00:00+02:00", "2026-03-01T08:00:00.000Z"],
  ])("%s", (text, time) => {
    expect(parse(text)).toBe(time);
  });

  it("includes the day that --until names", () => {
    expect(parse("2026-03-01", "until")).toBe("2026-03-02T00:00:00.000Z");
    expect(parse("today", "until")).toBe("2026-03-11T00:00:00.000Z");
    expect(parse("3d", "until")).toBe("2026-03-07T15:30:00.000Z");
  });

  it.each([
    "",
    "soon",
    "2026-02-30",
    "2026-13-01",
    "31.12.2026",
    "3",
    "-3d",
    "1e3d",
    "2026-03-01T25:00",
    "99999999d",
  ])("%j is no date, and the sentence says what is", (text) => {
    const parsing = () => parse(text);
    expect(parsing).toThrow(LogbookError);
    expect(parsing).toThrow(
      expect.objectContaining({ code: "USAGE", hint: expect.stringContaining("2026-03-01") }),
    );
  });
});
