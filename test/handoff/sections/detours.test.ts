import { describe, expect, it } from "vitest";
import { condense, SECTION_TOKENS, sectionTokens } from "../../../lib/handoff/condense.ts";
import { deriveSections } from "../../../lib/handoff/derive.ts";
import { noteTurnsOf, noteTurnsOfRecords } from "../../../lib/handoff/note-turn.ts";
import { deriveDetours } from "../../../lib/handoff/sections/detours.ts";
import { buildLog } from "../../support/session-log.ts";
import { tool, turn } from "../story.ts";

const failing = (command: string) =>
  tool("Bash", { command, description: `Try ${command}` }, "1 failed", true);
const working = (command: string) => tool("Bash", { command }, "ok");
const change = (before: string, after: string) =>
  tool("Edit", { file_path: "src/a.ts", old_string: before, new_string: after }, "ok");
const detoursOf = (steps: ReturnType<typeof tool>[]) =>
  deriveDetours(noteTurnsOf([turn("t1", "go", steps)])).map(({ text }) => text);

describe("the detours of a hand-over", () => {
  it("are told in one item, the newest first", () => {
    const streak = [failing("npm test"), failing("npm test"), change("a", "b"), failing("npm test")];
    const undone = [
      change("const tries = 3;", "const tries = 5;"),
      change("const tries = 5;", "const tries = 3;"),
    ];
    expect(detoursOf([...streak, change("b", "c"), working("npm test"), ...undone])).toEqual([
      "Detours: `npm test` failed 3 times in a row (worked after editing `src/a.ts`, 4.0s later); an edit of `src/a.ts` was undone (1.0s later)",
    ]);
  });

  it("are none in honest work, and none for a file read twice", () => {
    const look = () => tool("Read", { file_path: "src/a.ts" }, "text");
    expect(detoursOf([look(), look(), failing("npm test"), change("a", "b"), working("npm test")])).toEqual(
      [],
    );
  });

  it("are told from the log alone as far as it can tell", () => {
    const log = buildLog().prompt(0, "go");
    log.call(5, 0, "Grep", "same").call(6, 0, "Grep", "same");
    for (const seconds of [10, 20, 30]) log.fail(seconds, 1, "Bash", "make all", "no");
    expect(deriveDetours(noteTurnsOfRecords(log.records)).map(({ text }) => text)).toEqual([
      "Detours: `make all` failed 3 times in a row (nothing that worked followed)",
    ]);
  });

  it("are counted where there are many, and fit the section", () => {
    const steps = Array.from({ length: 60 }, (_, at) =>
      Array.from({ length: 3 }, () => failing(`make part-${at}`)),
    );
    const turns = noteTurnsOf([turn("t1", "go", steps.flat())]);
    expect(deriveDetours(turns)[0]?.text).toMatch(/; and 56 more$/);
    const section = condense(deriveSections(turns)).find(({ title }) => title === "Errors & Corrections");
    expect(sectionTokens(section!)).toBeLessThanOrEqual(SECTION_TOKENS);
  });

  it("mask a secret before it is cut", () => {
    const secret = ["ghp", "0123456789abcdefghijABCDEFGHIJ012345"].join("_");
    const command = `curl -sS --retry 3 -H 'token: ${secret}' https://a.example/${"long/".repeat(20)}`;
    const [told] = detoursOf([failing(command), failing(command), failing(command)]);
    expect(told).toContain("failed 3 times in a row");
    expect(told).not.toContain(secret.slice(0, 8));
  });
});
