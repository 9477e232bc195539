import { describe, expect, it } from "vitest";
import { searchFor } from "../../../lib/text/secrets/literals.ts";

function placesIn(literals: readonly string[], text: string): Record<string, readonly number[]> {
  return Object.fromEntries(searchFor(literals)(text));
}

describe("searchFor", () => {
  it("finds a literal within another, and one that begins with another", () => {
    expect(placesIn(["pass", "sshpass", "pa", "sig"], "sshpass -p")).toEqual({
      sshpass: [0],
      pass: [3],
      pa: [3],
    });
  });

  it("finds every place of a literal, at the ends of the text too", () => {
    expect(placesIn(["key"], "key, key\nkey")).toEqual({ key: [0, 5, 9] });
  });

  it("takes signs of regular expressions as they are", () => {
    expect(placesIn(["t1.", "pdus+_", "a|b", "$"], "t1x pdus+_ a b $")).toEqual({ "pdus+_": [4], $: [15] });
  });
});
