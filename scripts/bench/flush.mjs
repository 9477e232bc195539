/**
 * npm run bench -- flush [--quick]
 *
 * PreCompact as the client runs it: 200 MB unread against `cp` and a bare Node; and, where Stop has copied before, the same
 * new bytes behind a transcript of 2 MB and of 200 MB.
 */
import fs from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { generateCorpus } from "./corpus.mjs";
import { createReport, describeMachine, interleave, median, runProcess, withScratch } from "./measure.mjs";
import { hookCommands, hookEnv, makePack, payload } from "./pack.mjs";
import { createVocabulary } from "./vocabulary.mjs";

/** At most this against cp and a bare Node, whose costs are added up. */
const MAX_RATIO = 1.4;
/** "For a 2 MB and a 200 MB transcript alike": what two medians of the same thing may differ by here. */
const MAX_SPREAD = 1.1;
const NEW_BYTES = 1e6;

export async function run(argv) {
  const { values } = parseArgs({ args: argv, options: { quick: { type: "boolean" } } });
  const unreadBytes = values.quick ? 50e6 : 200e6;
  const rounds = values.quick ? 5 : 12;
  const report = createReport(`flush (${describeMachine()})`);
  await withScratch("flush", async (scratch) => {
    const bench = prepare(scratch);
    await measureUnread(report, bench, unreadBytes, rounds);
    await measureIncrement(report, bench, unreadBytes, rounds);
  });
  report.finish();
}

function prepare(scratch) {
  const pack = makePack(join(scratch, "pack"), { stubWorker: true });
  const project = join(scratch, "project");
  fs.mkdirSync(project);
  const store = join(scratch, "store");
  return {
    scratch,
    store,
    project,
    argv: hookCommands(pack).PreCompact,
    env: hookEnv({ home: scratch, store, project }),
    vocabulary: createVocabulary(1, { scale: 0.2 }),
  };
}

/** One session's transcript of at least `bytes`. */
function writeTranscript({ scratch, vocabulary }, name, bytes) {
  const directory = join(scratch, name);
  const profile = { turnsPerSession: 100_000 };
  generateCorpus({ directory, shape: "realistic", bytes, seed: 1, vocabulary, profile });
  const found = fs
    .readdirSync(directory, { recursive: true })
    .find((path) => /[0-9a-f-]{36}\.jsonl$/.test(path));
  return join(directory, found);
}

async function flush(bench, session, transcript) {
  const input = payload("PreCompact", {
    session_id: session,
    transcript_path: transcript,
    cwd: bench.project,
    trigger: "auto",
    custom_instructions: null,
  });
  return (await runProcess(bench.argv, { env: bench.env, cwd: bench.project, input })).ms;
}

const bareNode = async () => (await runProcess([process.execPath, "-e", "0"])).ms;

async function measureUnread(report, bench, bytes, rounds) {
  const transcript = writeTranscript(bench, "unread", bytes);
  const size = fs.statSync(transcript).size;
  const copy = join(bench.scratch, "copy");
  const times = await interleave(
    {
      bare: bareNode,
      cp: async () => {
        fs.rmSync(copy, { force: true });
        return (await runProcess(["cp", transcript, copy])).ms;
      },
      cpSync: async () => {
        fs.rmSync(copy, { force: true });
        return (await runProcess(["sh", "-c", 'cp "$1" "$2" && sync "$2"', "sh", transcript, copy])).ms;
      },
      hook: async () => {
        fs.rmSync(bench.store, { recursive: true, force: true });
        return flush(bench, "s-unread", transcript);
      },
    },
    rounds,
  );
  const [bare, cp, cpSync, hook] = ["bare", "cp", "cpSync", "hook"].map((name) => median(times[name]));
  report.note(`\n${(size / 1e6).toFixed(0)} MB unread`);
  report.line(
    "node -e 0 / cp / cp and sync",
    `${bare.toFixed(0)} / ${cp.toFixed(0)} / ${cpSync.toFixed(0)} ms`,
  );
  report.line(
    "PreCompact",
    `${hook.toFixed(0)} ms; against a cp that leaves the disk to later: ${(hook / (cp + bare)).toFixed(2)} x`,
  );
  report.bar("PreCompact / (cp to the disk + bare node)", hook / (cpSync + bare), { max: MAX_RATIO });
}

async function measureIncrement(report, bench, largeBytes, rounds) {
  fs.rmSync(bench.store, { recursive: true, force: true });
  const sessions = {
    small: writeTranscript(bench, "small", 2e6),
    large: writeTranscript(bench, "large", largeBytes),
  };
  const more = fs.readFileSync(writeTranscript(bench, "more", NEW_BYTES)).subarray(0, NEW_BYTES);
  for (const [name, transcript] of Object.entries(sessions)) await flush(bench, `s-${name}`, transcript);
  const grow = async (name) => {
    fs.appendFileSync(sessions[name], more);
    return flush(bench, `s-${name}`, sessions[name]);
  };
  const times = await interleave(
    { bare: bareNode, small: () => grow("small"), large: () => grow("large") },
    rounds,
  );
  const [bare, small, large] = ["bare", "small", "large"].map((name) => median(times[name]));
  report.note(`\n${NEW_BYTES / 1e6} MB new since Stop's copies`);
  report.line("PreCompact / bare node, transcript of 2 MB", `${(small / bare).toFixed(2)} x`);
  report.line(
    `PreCompact / bare node, transcript of ${largeBytes / 1e6} MB`,
    `${(large / bare).toFixed(2)} x`,
  );
  report.bar("large / small transcript", large / small, { max: MAX_SPREAD });
}
