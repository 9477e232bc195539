import { describe, expect, it } from "vitest";
import type { Turn } from "../../../lib/contract/turn.ts";
import { deriveFindings } from "../../../lib/replay/insight/derive.ts";
import { joinTurns } from "../../../lib/replay/join.ts";
import { derive, SHOP, titlesOf, turnOf } from "../../support/insight-turn.ts";
import { buildLog, type LogBuilder } from "../../support/session-log.ts";

describe("an edit undone", () => {
  const texts: Record<string, [string, string]> = {
    one: ["const limit = 10;", "const limit = 99;"],
    back: ["const limit = 99;", "const limit = 10;"],
    wider: ["// how many\nconst limit = 99;\n", "// how many\nconst limit = 10;\n"],
    on: ["const limit = 99;", "const limit = 50;"],
    insert: ["const limit = 10;", "const limit = 10;\nconsole.log(limit);"],
    remove: ["\nconsole.log(limit);", ""],
  };

  /** Edits by name; anything else is a command. */
  function editsOf(words: readonly string[]): { log: LogBuilder; archived: Turn[] } {
    const log = buildLog().prompt(0, "go", { prompt_id: "p1" });
    const steps = words.map((word, at): Turn["steps"][number] => {
      const text = texts[word];
      const tool = text === undefined ? "Bash" : "Edit";
      const [before, after] = text ?? ["", ""];
      const input = { file_path: `${SHOP}/a.ts`, old_string: before, new_string: after };
      log.call(10 + 10 * at, 0, tool, text === undefined ? word : `${SHOP}/a.ts`, { hash: `${word}${at}` });
      return {
        ...{ kind: "tool", toolUseId: `toolu_${at + 1}`, tool, input: JSON.stringify(input) },
        ...{ output: "ok", isError: false, startMs: 0, endMs: 0 },
      };
    });
    const usage = { input: 1, output: 1, cacheRead: 0, cacheWrite: 0 };
    const turn = {
      id: "t1",
      kind: "human",
      promptId: "p1",
      prompt: "go",
      steps,
      startMs: 0,
      endMs: 0,
    } as const;
    return { log, archived: [{ ...turn, models: [], usage, outcome: "answered" }] };
  }

  const found = (words: readonly string[]) => {
    const { log, archived } = editsOf(words);
    return deriveFindings(joinTurns(derive(log), archived)).map(({ title, steps }) => [title, steps]);
  };

  it.each([
    ["the other way round", ["one", "npm test", "back"], ["toolu_1", "toolu_3"]],
    ["with more of its surroundings", ["one", "wider"], ["toolu_1", "toolu_2"]],
    ["what was put in taken out", ["insert", "npm test", "remove"], ["toolu_1", "toolu_3"]],
    ["with git", ["one", "npm test", "git checkout -- a.ts"], ["toolu_1", "toolu_3"]],
    ["with git, all of it", ["one", "git stash list", "git reset --hard"], ["toolu_1", "toolu_3"]],
    ["with git restore", ["one", "git restore ."], ["toolu_1", "toolu_2"]],
  ])("is found: %s", (_how, words, steps) => {
    expect(found(words)).toEqual([["An edit of `a.ts` was undone", steps]]);
  });

  it.each([
    ["going on", ["one", "on"]],
    ["committed before", ["one", "git commit -am x", "git checkout -- a.ts"]],
    ["another file restored", ["one", "git checkout -- b.ts"]],
    ["only unstaged", ["one", "git restore --staged a.ts"]],
    ["another branch", ["one", "git checkout main"]],
  ])("is not: %s", (_how, words) => {
    expect(found(words)).toEqual([]);
  });

  it("is known from the log alone where git or a whole file tells", () => {
    expect(titlesOf(editsOf(["one", "git checkout -- a.ts"]).log)).toEqual(["An edit of `a.ts` was undone"]);
    expect(titlesOf(editsOf(["one", "back"]).log)).toEqual([]);
    const log = turnOf(["Write a.ts", "Bash npm test"]);
    log.call(50, 0, "Write", `${SHOP}/a.ts`, { hash: "other" });
    expect(titlesOf(turnOf(["Write a.ts"], log, 60))).toEqual(["An edit of `a.ts` was undone"]);
  });
});
