/** Command lines as somebody types them, and whole commands on a small store. */
import fc from "fast-check";
import { boundJson, cutPage } from "../../../lib/cli/bound.ts";
import { parseCommandArgs } from "../../../lib/cli/parse-args.ts";
import { runCli } from "../../../lib/cli/run.ts";
import { COMMANDS } from "../../../lib/cli/table.ts";
import { makeStore, NOON_MS, transcriptOf } from "../../support/cli-store.ts";
import { collectStream } from "../../support/run-command.ts";
import { richLog } from "../../support/session-log.ts";
import { TEXTS } from "../corpus.ts";
import { mayRefuse, must, mustBePlain, mustBeWellFormed } from "../oracle.ts";
import type { Target } from "../target.ts";

const LINES: readonly string[] = COMMANDS.flatMap((spec) => [
  spec.name,
  ...spec.examples.map(([command]) => command.replace(/^logbook /, "")),
  ...Object.keys(spec.options).map((name) => `${spec.name} --${name} 5`),
]);
/** A kernel takes more; nobody types as much. */
const MAX_COMMAND_LINE = 100_000;
const word = fc.oneof(
  fc.constantFrom(...COMMANDS.map(({ name }) => name), "--json", "--limit", "--", "-x", "-", "--page=2", "5"),
  fc.string({ unit: "binary", maxLength: 12 }),
);
const anyCommandLine = fc.array(word, { maxLength: 6 }).map((words) => words.join(" "));

export const commandArgs: Target = {
  name: "command-args",
  share: 60,
  seeds: LINES,
  arbitrary: anyCommandLine,
  open: () => ({
    run({ text, random }) {
      const [first = "", ...rest] = text.slice(0, MAX_COMMAND_LINE).split(" ");
      const spec = COMMANDS.find(({ name }) => name === first) ?? random.pick(COMMANDS);
      mayRefuse(["USAGE"], () => parseCommandArgs(spec, rest));
    },
  }),
};

/** Commands that only read. Not doctor: it starts processes of its own. */
const READING = [
  "replay",
  "search",
  "show",
  "handoff",
  "sessions",
  "stats",
  "status",
  "memory list",
  "config",
];

export const commands: Target = {
  name: "commands",
  share: 3,
  seeds: LINES.filter((line) => READING.some((name) => line.startsWith(name)) && !line.includes("--follow")),
  arbitrary: anyCommandLine.map((line) => `search ${line}`),
  open() {
    const made = makeStore();
    const cwd = made.folder("shop");
    const turns = TEXTS.map((text, at) => ({
      uuid: `aaaaaaaa-0000-4000-8000-00000000000${at}`,
      prompt: text,
      answer: text,
    }));
    made.add({
      id: "5e551011-aaaa",
      records: richLog(),
      transcript: transcriptOf("5e551011-aaaa", cwd, turns),
    });
    made.ingest();
    const env = { HOME: made.root, LOGBOOK_HOME: made.store.root, TZ: "UTC" };
    return {
      async run({ text, random }) {
        const argv = text.split(" ").filter((word) => !word.includes("\0"));
        if (!READING.some((name) => argv.join(" ").startsWith(name)))
          argv.unshift(random.pick(READING).split(" ")[0] as string);
        if (argv.some((word) => word.startsWith("--fo"))) return;
        const [out, err] = [collectStream(), collectStream()];
        const isModel = random.oneIn(2);
        const code = await runCli(
          argv,
          {
            env: { ...env, NO_COLOR: "1", ...(isModel && { CLAUDECODE: "1" }) },
            cwd,
            clock: () => NOON_MS,
            stdout: out.stream,
            stderr: err.stream,
            isTerminal: !isModel && random.oneIn(2),
            columns: 20 + random.below(150),
          },
          COMMANDS,
        );
        must([0, 1, 2].includes(code), `exit ${code}`);
        for (const [name, printed] of [
          ["stdout", out.text()],
          ["stderr", err.text()],
        ] as const) {
          mustBePlain(printed, name);
          mustBeWellFormed(printed, name);
        }
        must(err.text().length < 3_000, `${err.text().length} characters on stderr`);
        if (isModel) must(out.text().length < 9_501, `${out.text().length} characters for the model`);
        must(!/\n\s+at .+:\d+/.test(err.text()), `a stack on stderr: ${err.text().slice(0, 300)}`);
      },
      close: () => made[Symbol.dispose](),
    };
  },
};

export const pages: Target = {
  name: "pages",
  share: 30,
  seeds: TEXTS,
  open: () => ({
    run({ text, random }) {
      const max = 400 + random.below(2_000);
      const number = 1 + random.below(4);
      const page = cutPage(text, max, { number, next: (at) => `logbook show x --page ${at}` });
      must(page.length <= max, `a page of ${page.length} characters in ${max}`);
      const json = boundJson({ hits: [{ text }, text], list: [...text.slice(0, 200)] }, max);
      must(json.length <= max, `JSON of ${json.length} characters in ${max}`);
      JSON.parse(json);
    },
  }),
};
