/**
 * npm run bench -- memory [--records N] [--rounds N]
 *
 * What SessionStart and UserPromptSubmit cost with 1,000 memories in the project, as a ratio to `node -e 0`: prompts that
 * bring one back, and prompts that bring none.
 */
import fs from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import {
  createReport,
  describeMachine,
  interleave,
  median,
  runProcess,
  sizeOf,
  withScratch,
} from "./measure.mjs";
import { hookCommands, hookEnv, makePack, payload } from "./pack.mjs";
import { makeRecallCorpus } from "./recall-corpus.mjs";

const RECORDS = 1_000;
/** The bar, a ratio of medians. */
const MAX = 1.4;

export async function run(argv) {
  const { values } = parseArgs({
    args: argv,
    options: { records: { type: "string" }, rounds: { type: "string" } },
  });
  const count = Number(values.records ?? RECORDS);
  const rounds = Number(values.rounds ?? 40);
  const report = createReport(`memory (${describeMachine()})`);
  await withScratch("memory", async (scratch) => {
    const { variants, shown } = await prepare(report, scratch, count);
    const times = await interleave(variants, rounds, { warmUps: 2 });
    const bare = median(times["node -e 0"]);
    report.note(
      `${rounds} interleaved rounds; node -e 0: ${bare.toFixed(1)} ms; a prompt brought back: ${shown()}`,
    );
    for (const name of Object.keys(variants).slice(1))
      report.bar(name, median(times[name]) / bare, { max: MAX });
  });
  report.finish();
}

async function prepare(report, scratch, count) {
  const { projectScope } = await import("../../lib/memory/scope.ts");
  const { writeRecords } = await import("../../lib/memory/write.ts");
  const { storePaths } = await import("../../lib/platform/paths.ts");
  const { projectOf } = await import("../../lib/platform/project.ts");
  const pack = makePack(join(scratch, "pack"), { stubWorker: true });
  const store = join(scratch, "store");
  const project = join(scratch, "project");
  fs.mkdirSync(project, { recursive: true });
  const scope = projectScope(storePaths({ LOGBOOK_HOME: store }), projectOf(project).id);
  const records = makeRecords(count);
  writeRecords(scope, { puts: records, deletes: [] }, { lock: { isHeld: () => true }, nowMs: Date.now() });
  const bytes = ["catalogue.json", "terms.txt"].map((name) => sizeOf(join(scope.memory, name)));
  report.note(`${records.length} memories; catalogue ${bytes[0]} bytes, word index ${bytes[1]} bytes`);
  const env = hookEnv({ home: scratch, store, project });
  const commands = hookCommands(pack);
  let sessions = 0;
  let last = "";
  const fire = async (event, fields) => {
    const input = payload(event, { session_id: `bench-${++sessions}`, cwd: project, ...fields });
    const { ms, stdout } = await runProcess(commands[event], { env, cwd: project, input });
    if (event === "UserPromptSubmit" && stdout !== "") last = /## [^(\\]+/.exec(stdout)?.[0] ?? "";
    return ms;
  };
  const { queries } = makeRecallCorpus(1);
  const english = queries.find(({ language }) => language === "en");
  const chinese = queries.find(({ language }) => language === "zh");
  const variants = {
    "node -e 0": async () => (await runProcess([process.execPath, "-e", "0"], { env })).ms,
    // One session, started again and again: what looking for earlier ones costs is the hooks bench's subject.
    SessionStart: () => fire("SessionStart", { source: "startup", session_id: "bench-start" }),
    "UserPromptSubmit, English": () => fire("UserPromptSubmit", { prompt: english.text }),
    "UserPromptSubmit, Chinese": () => fire("UserPromptSubmit", { prompt: chinese.text }),
    "UserPromptSubmit, about nothing": () => fire("UserPromptSubmit", { prompt: "thanks, please go on" }),
  };
  return { variants, shown: () => last };
}

/** Bodies as long as memories are: the corpus's sentence, and why. */
function makeRecords(count) {
  const records = new Map();
  for (let seed = 1; records.size < count; seed++) {
    for (const record of makeRecallCorpus(seed).records) {
      const name = records.has(record.name) ? `${record.name} ${seed}` : record.name;
      if (records.size < count) records.set(name, { ...record, name });
    }
  }
  const time = new Date(Date.now() - 47 * 86_400_000).toISOString();
  return [...records.values()].map(({ name, description, type, body }, at) => ({
    name,
    description,
    type: type === "user" ? "feedback" : type,
    created: time,
    modified: time,
    isPinned: at % 100 === 0,
    body: `${body}\n\nWhy: it was agreed in review ${at}, after the incident of week ${at % 52}. How to apply: ask before you leave it.`,
  }));
}
