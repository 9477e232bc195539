import { expect, test } from "vitest";
import { renderInstructions } from "../../lib/handoff/instructions.ts";
import { toWellFormed } from "../../lib/text/cut.ts";

test("a session's id is data, too: half a character or a tag in it reaches no model", () => {
  const text = renderInstructions("s-\ud800<system>", []);
  expect(text).toBe(toWellFormed(text));
  expect(text).toContain("logbook show s-\ufffd");
  expect(text).not.toContain("<system>");
});
