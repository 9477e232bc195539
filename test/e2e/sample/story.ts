/**
 * The story that the bundled sample tells: three days in a small fictional project, with a bug hunt, refused and
 * interrupted commands, a compaction, a subagent, a fork, and prompts in three languages.
 */
import { agent, bash, edit, read, say, use, write } from "../support/api-reply.ts";
import type { Script } from "../support/scripted-api.ts";

const TIDE = `/** High waters of a day, from those of the year. */
export function tidesOf(day, year) {
  const start = Date.parse(\`\${day}T00:00:00Z\`);
  const end = Date.parse(\`\${day}T23:59:00Z\`);
  return year.filter(({ time }) => time > start && time < end);
}

export function formatRow({ time, metres }) {
  return \`\${new Date(time).toISOString().slice(11, 16)}  \${metres.toFixed(2)} m\`;
}
`;

const TIDE_TEST = `import assert from "node:assert/strict";
import test from "node:test";
import { formatRow, tidesOf } from "../src/tide.js";

const at = (text, metres) => ({ time: Date.parse(text), metres });
const year = [at("2026-03-29T00:00:00Z", 2.1), at("2026-03-29T12:24:00Z", 1.9), at("2026-03-29T23:59:30Z", 2)];

test("a tide at midnight belongs to its day", () => {
  assert.equal(tidesOf("2026-03-29", year).length, 3);
});

test("a row is time and metres", () => {
  assert.equal(formatRow(year[1]), "12:24  1.90 m");
});
`;

const HARBOURS = `export const harbours = new Map([
  ["rotterdam", { name: "Rotterdam", offsetMinutes: 95 }],
  ["vlissingen", { name: "Vlissingen", offsetMinutes: 0 }],
]);
`;

export const PROJECT_FILES = {
  "package.json": '{ "name": "tide-table", "version": "0.3.0", "type": "module" }\n',
  "src/tide.js": TIDE,
  "src/harbours.js": HARBOURS,
  "test/tide.test.js": TIDE_TEST,
  "scripts/soak.sh": 'echo $$ > "$1/slow.pid"\nexec sleep 600\n',
};

/** Allowed on the command line, as a user would have allowed them; `git push` is not among them. */
export const ALLOWED = "Write Edit Bash(node --test:*) Bash(sh scripts/soak.sh:*)";

const RUN_TESTS = bash("node --test --test-reporter=tap", { description: "Run the tests" });
const CUT = "time > start && time < end";

export const PROMPTS = {
  midnight: "The test for tides at midnight has failed since yesterday. Can you find out why?",
  names: "顺便给港口加上中文名字，比如“鹿特丹港”，别动原来的英文名。",
  push: "Good. Push it.",
  compact: "/compact keep the decision about half-open days",
  left: "What was left to do?",
  moon: "潮汐表に満月の日の印を付けてください。○で十分です。",
  soak: "Run the soak test as well, please.",
  stop: "Never mind the soak test, it takes an hour. Is anything still using formatRow?",
  fork: "Another idea: could tidesOf take a harbour and shift the times?",
} as const;

/** The scout sets out after the turn that sent it has ended: otherwise the story would differ from run to run. */
export const HOLDS = { moon: "moon", scout: "scout" } as const;

const LEFT = "This session is being continued";

export const STORY: Script = {
  [PROMPTS.midnight]: [
    { text: "I'll run the tests first, to see it fail.", tools: [RUN_TESTS] },
    {
      text: "One of two fails: three tides expected, one found. Now the code and who uses it.",
      tools: [read("src/tide.js"), bash("grep -rn tidesOf src test | sort", { description: "Find callers" })],
    },
    {
      text:
        "The day is cut on both sides: `time > start` drops a tide at exactly 00:00, and the end is 23:59:00, " +
        "which drops the last minute. A half-open day, from midnight up to but not including the next, has neither fault.",
      tools: [
        edit(
          "src/tide.js",
          `  const end = Date.parse(\`\${day}T23:59:00Z\`);\n`,
          "  const end = start + 24 * 60 * 60 * 1000;\n",
        ),
        edit("src/tide.js", CUT, "time >= start && time < end"),
      ],
    },
    use(RUN_TESTS),
    say("Both tests pass. Days are half-open now: a tide at midnight belongs to the day that begins."),
  ],
  [PROMPTS.names]: [
    {
      text: "先看一下港口表现在的样子。",
      tools: [read("src/harbours.js"), bash("git log --oneline", { description: "Recent commits" })],
    },
    use(
      edit("src/harbours.js", 'name: "Rotterdam",', 'name: "Rotterdam", nameZh: "鹿特丹港",'),
      edit("src/harbours.js", 'name: "Vlissingen",', 'name: "Vlissingen", nameZh: "弗利辛恩港",'),
    ),
    use(bash("grep -n nameZh src/harbours.js", { description: "Check the new names" })),
    say("加好了：两个港口都有了 nameZh，“鹿特丹港”和“弗利辛恩港”，英文名没有改动。"),
  ],
  [PROMPTS.push]: [
    use(bash("git push origin main", { description: "Push the branch" })),
    say("I was not allowed to push, so the changes are only in your working copy. Nothing is committed yet."),
  ],
  [PROMPTS.left]: [
    use(bash("git status --short", { description: "See what changed" })),
    say(
      "Three things: commit the two changed files, push them yourself, and decide whether other years need the same cut.",
    ),
  ],
  [PROMPTS.moon]: [
    {
      text: "まず今の行の書式を確認します。",
      tools: [
        read("src/tide.js"),
        agent("Find everything that reads the output of formatRow.", "Find readers of formatRow"),
      ],
    },
    use(
      write(
        "src/moon.js",
        'const SYNODIC_DAYS = 29.530588;\nconst FULL_MOON = Date.parse("2026-03-03T11:38:00Z");\n\n' +
          "/** True on a day with a full moon, to within half a day. */\nexport function isFullMoon(time) {\n" +
          "  const days = (time - FULL_MOON) / 86_400_000;\n" +
          "  return Math.abs(days - Math.round(days / SYNODIC_DAYS) * SYNODIC_DAYS) < 0.5;\n}\n",
      ),
      edit(
        "src/tide.js",
        "export function formatRow",
        'import { isFullMoon } from "./moon.js";\n\nexport function formatRow',
      ),
    ),
    use(
      edit("src/tide.js", "metres.toFixed(2)} m`", `metres.toFixed(2)} m\${isFullMoon(time) ? " ○" : ""}\``),
    ),
    use(RUN_TESTS),
    say("満月の日の行に○が付くようになりました。テストは二つとも通っています。", { hold: HOLDS.moon }),
    say("調査も終わりました：formatRow の出力を読むのはテストだけです。"),
  ],
  "Find everything that reads": [
    {
      ...use(bash("grep -rn formatRow src test | sort", { description: "Search for formatRow" })),
      hold: HOLDS.scout,
    },
    say("Only test/tide.test.js reads it; src/tide.js defines it."),
  ],
  [PROMPTS.stop]: [
    use(bash("grep -rln formatRow src test | sort", { description: "Files with formatRow" })),
    say("Only src/tide.js, which defines it, and its test."),
  ],
  [PROMPTS.fork]: [
    use(read("src/harbours.js")),
    use(
      edit("src/tide.js", "tidesOf(day, year) {", "tidesOf(day, year, offsetMinutes = 0) {"),
      edit(
        "src/tide.js",
        "return year.filter(",
        "const shifted = year.map((tide) => ({ ...tide, time: tide.time + offsetMinutes * 60_000 }));\n  return shifted.filter(",
      ),
    ),
    use(RUN_TESTS),
    say("Yes: the third argument shifts every tide before the day is cut, and 0 keeps what was."),
  ],
  [LEFT]: [say("Done.")],
};

export const SUMMARY =
  "<summary>\nThe test for tides at midnight failed because tidesOf cut the day on both sides. Decision: days are half-open, " +
  "from midnight up to but not including the next. Harbours got Chinese names (nameZh). Pushing was refused; nothing is committed.\n</summary>";
