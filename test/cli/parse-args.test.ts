import { describe, expect, it } from "vitest";
import type { CommandSpec } from "../../lib/cli/command.ts";
import { numberOption, parseCommandArgs } from "../../lib/cli/parse-args.ts";
import { search } from "../../lib/cli/specs/search.ts";

const SPEC: CommandSpec = {
  name: "look",
  group: "Look back",
  summary: "looks",
  operands: "[thing]",
  maxOperands: 1,
  options: {
    json: { type: "boolean", help: "" },
    limit: { type: "string", value: "N", help: "" },
    since: { type: "string", value: "DATE", help: "" },
  },
  examples: [],
  load: () => Promise.reject(new Error("not run")),
};
const parse = (...argv: string[]) => parseCommandArgs(SPEC, argv);

describe("parseCommandArgs", () => {
  it("refuses a word of a hundred thousand letters behind a dash at once, and takes it as an operand", () => {
    const word = `-${"x".repeat(100_000)}`;
    expect(() => parse(word)).toThrow("a word of 100001 characters that begins with - is no option");
    expect(parse("--", word).operands).toEqual([word]);
  });

  it("takes options before, after and between operands", () => {
    expect(parse("--json", "x", "--limit", "3")).toEqual({
      operands: ["x"],
      values: { json: true, limit: "3" },
    });
    expect(parse("--limit=3").values).toEqual({ limit: "3" });
    expect(parse("--", "--json").operands).toEqual(["--json"]);
    expect(parse("--limit", "-3").values).toEqual({ limit: "-3" });
  });

  it.each([
    [["--jsn"], "look has no option --jsn", "Did you mean --json?"],
    [["--wild"], "look has no option --wild", "See: logbook help look"],
    [["-x"], "look has no option -x", "See: logbook help look"],
    [["--constructor"], "look has no option --constructor", "See: logbook help look"],
    [["--limit"], "--limit needs a value", "Use --limit N"],
    [["--limit", "--json"], "--limit needs a value", "Use --limit N"],
    [["--json=yes"], "--json takes no value", "Use --json alone"],
    [["a", "b"], 'look does not take "b"', "Usage: logbook look [thing] [options]"],
  ])("%j is told in one sentence", (argv, message, hint) => {
    expect(() => parse(...argv)).toThrow(expect.objectContaining({ code: "USAGE", message, hint }));
  });

  it("asks for help whatever else is wrong with the operands", () => {
    expect(parse("a", "b", "--help").values["help"]).toBe(true);
    expect(parse("-h").values["help"]).toBe(true);
  });

  it("leaves the words of a query alone", () => {
    const { operands, values } = parseCommandArgs(search, ["foo", "-bar", "-aab", "--all", "-", "-x"]);
    expect(operands).toEqual(["foo", "-bar", "-aab", "-", "-x"]);
    expect(values).toEqual({ all: true });
    expect(() => parseCommandArgs(search, ["--no-verify"])).toThrow(
      expect.objectContaining({ hint: expect.stringContaining("put -- before it") }),
    );
    expect(parseCommandArgs(search, ["--", "--no-verify"]).operands).toEqual(["--no-verify"]);
  });
});

it.each(["x", "0", "-1", "1.5", "1e3", "", "99999999999"])(
  "--limit %j is no number to count with",
  (limit) => {
    expect(() => numberOption(parse(`--limit=${limit}`), "limit")).toThrow(
      expect.objectContaining({ code: "USAGE" }),
    );
  },
);
