/**
 * npm run bench -- import [--quick] [--bytes 1GB] [--rounds 3] [--only realistic|talk] [--keep DIR]
 *
 * The whole import command (raw copy included) against a readline + JSON.parse pass over the same files, its memory, the
 * database's size; and its memory on one line of 50 MB. With `--keep` the corpora stay in DIR and the next run takes them
 * from there.
 */
import fs from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { describeCorpus, generateCorpus, parseBytes } from "./corpus.mjs";
import {
  createReport,
  describeMachine,
  interleave,
  median,
  runProcess,
  sizeOf,
  withScratch,
} from "./measure.mjs";
import { makePack, REPOSITORY, userEnv } from "./pack.mjs";

/** The bars of the two corpora. */
const SHAPES = { realistic: { maxRatio: 3.5 }, talk: { maxRatio: 5 } };
const MAX_RSS_MB = 130;
const MAX_RSS_HUGE_LINE_MB = 100;
const HUGE_LINE_BYTES = 50e6;

export async function run(argv) {
  const { values } = parseArgs({
    args: argv,
    options: {
      quick: { type: "boolean" },
      bytes: { type: "string" },
      rounds: { type: "string" },
      only: { type: "string" },
      keep: { type: "string" },
    },
  });
  const bytes = parseBytes(values.bytes ?? (values.quick ? "100MB" : "1GB"));
  const rounds = Number(values.rounds ?? (values.quick ? 2 : 3));
  const report = createReport(`import (${describeMachine()})`);
  await withScratch("import", async (scratch) => {
    const pack = makePack(join(scratch, "pack"), { stubWorker: true });
    for (const [shape, { maxRatio }] of Object.entries(SHAPES)) {
      if (values.only !== undefined && values.only !== shape) continue;
      const kept = join(values.keep ?? scratch, `${shape}-${bytes}`);
      await measureShape(report, { scratch, kept, pack, shape, maxRatio, bytes, rounds });
    }
    await measureHugeLine(report, { scratch, pack });
  });
  report.finish();
}

/** What was not made to its end is made anew. */
function provideCorpus(kept, shape, bytes) {
  const made = join(kept, "corpus.json");
  const projects = join(kept, "projects");
  if (fs.existsSync(made)) return { projects, corpus: JSON.parse(fs.readFileSync(made, "utf8")) };
  fs.rmSync(kept, { recursive: true, force: true });
  const corpus = generateCorpus({ directory: projects, shape, bytes });
  fs.writeFileSync(made, JSON.stringify(corpus));
  return { projects, corpus };
}

async function measureShape(report, { scratch, kept, pack, shape, maxRatio, bytes, rounds }) {
  const { projects, corpus } = provideCorpus(kept, shape, bytes);
  report.note(`\n${shape}: ${describeCorpus(corpus)}`);
  // Nothing is removed before the end: ext4 passes over inodes that were freed in the last minutes, one by one, so that a store
  // made where one was just removed takes longer than anybody's first.
  const stores = join(scratch, `stores-${shape}`);
  let imports = 0;
  let rssMB = 0;
  let databaseBytes = 0;
  const times = await interleave(
    {
      pass: async () =>
        (await runProcess([process.execPath, join(REPOSITORY, "scripts/bench/readline-pass.mjs"), projects]))
          .ms,
      import: async () => {
        const store = join(stores, String(imports++));
        const result = await importInto(store, pack, projects);
        rssMB = Math.max(rssMB, result.rssMB);
        databaseBytes = sizeOf(join(store, "archive.db"));
        return result.ms;
      },
    },
    rounds,
    { warmUps: 0 },
  );
  const [pass, whole] = [median(times.pass), median(times.import)];
  report.line(
    "readline + JSON.parse",
    `${(pass / 1e3).toFixed(1)} s, ${(corpus.bytes / pass / 1e3).toFixed(0)} MB/s`,
  );
  report.line(
    "whole import",
    `${(whole / 1e3).toFixed(1)} s, ${(corpus.bytes / whole / 1e3).toFixed(0)} MB/s`,
  );
  report.bar(`import of a ${shape} corpus / pass`, whole / pass, { max: maxRatio });
  report.bar("highest resident size", rssMB, { max: MAX_RSS_MB, unit: "MB" });
  report.line(
    "database / corpus",
    `${(databaseBytes / 1e6).toFixed(0)} MB, ${((100 * databaseBytes) / corpus.bytes).toFixed(0)} %`,
  );
}

function importInto(store, pack, place) {
  const env = userEnv(store, store);
  return runProcess([process.execPath, join(pack, "bin", "logbook"), "import", place], {
    env,
    peakRss: true,
  });
}

/** A tool result of 50 MB, as a client writes one: in the message and again beside it. */
async function measureHugeLine(report, { scratch, pack }) {
  const id = "12345678-1234-4123-8123-123456789abc";
  const projects = join(scratch, "huge", "-home-dev-huge");
  fs.mkdirSync(projects, { recursive: true });
  const output = "0123456789 the quick brown fox\\n".repeat(Math.ceil(HUGE_LINE_BYTES / 2 / 32));
  const entry = (uuid, parent, body) =>
    `{"parentUuid":${parent === null ? "null" : `"${parent}"`},${body},"uuid":"${uuid}","timestamp":"2026-01-05T09:00:00.000Z","cwd":"/home/dev/huge","sessionId":"${id}","version":"2.1.332"}\n`;
  const fd = fs.openSync(join(projects, `${id}.jsonl`), "w");
  fs.writeSync(fd, entry("a", null, `"type":"user","message":{"role":"user","content":"print it"}`));
  fs.writeSync(
    fd,
    entry(
      "b",
      "a",
      `"type":"assistant","message":{"id":"m","content":[{"type":"tool_use","id":"t","name":"Bash","input":{"command":"cat huge"}}]}`,
    ),
  );
  fs.writeSync(
    fd,
    entry(
      "c",
      "b",
      `"type":"user","message":{"role":"user","content":[{"type":"tool_result","tool_use_id":"t","content":"${output}"}]},"toolUseResult":{"stdout":"${output}"}`,
    ),
  );
  fs.writeSync(
    fd,
    entry(
      "d",
      "c",
      `"type":"assistant","message":{"id":"n","stop_reason":"end_turn","content":[{"type":"text","text":"Printed."}]}`,
    ),
  );
  fs.closeSync(fd);
  const result = await importInto(join(scratch, "store-huge"), pack, join(scratch, "huge"));
  report.note(
    `\none line of ${(HUGE_LINE_BYTES / 1e6).toFixed(0)} MB, imported in ${(result.ms / 1e3).toFixed(1)} s`,
  );
  report.bar("highest resident size", result.rssMB, { max: MAX_RSS_HUGE_LINE_MB, unit: "MB" });
}
