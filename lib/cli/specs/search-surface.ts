import { type CommandSpec, READ_OPTIONS } from "../command.ts";

/** Apart from the code behind it: the bundle of the usual search brings its own. */
export const SEARCH_SURFACE: Omit<CommandSpec, "load"> = {
  name: "search",
  group: "Look back",
  summary: "prompts, answers, tool inputs and outputs of every archived turn",
  operands: "<words>",
  // A query is as many words as the shell makes of it.
  maxOperands: Number.POSITIVE_INFINITY,
  options: {
    all: { type: "boolean", help: "in every project, not only this one" },
    project: { type: "string", value: "NAME", help: "in another project (name, folder or path)" },
    session: { type: "string", value: "ID", help: "in one session" },
    since: { type: "string", value: "DATE", help: "from this day on: 2026-03-01, yesterday, 3d, 2w" },
    until: { type: "string", value: "DATE", help: "up to this day, the day included" },
    tool: { type: "string", value: "NAME", help: "turns that used this tool" },
    file: { type: "string", value: "PATH", help: "turns that touched this file" },
    role: { type: "string", value: "ROLE", help: "only in: prompt, answer, input, output" },
    limit: { type: "string", value: "N", help: "at most N hits (default 10)" },
    deep: { type: "boolean", help: "also text that was cut from the index (slower)" },
    ...READ_OPTIONS,
  },
  examples: [
    ["logbook search flaky timeout", "turns with both words first, then with one"],
    ["logbook search '\"exit code 2\"' -windows", "a phrase, and a word that must not be there"],
    ["logbook search 認証 --since 2w --all", "any language, every project, two weeks"],
    ["logbook search -- --no-verify", "words that look like options, after --"],
  ],
  takesDashWords: true,
};
