/**
 * npm run bench -- search [--quick] [--only talk|realistic] [--keep DIR]
 *
 * The whole search command on 100,000 talk-heavy turns and on 100,000 realistic ones (11 GB) against a bare Node, and on
 * the raw copies of the same stores against ripgrep. The realistic store is made in pieces: on disk there is never more
 * than the store itself and one piece of transcripts. With `--keep` the stores stay in DIR and the next run takes them
 * from there.
 */
import { execFileSync } from "node:child_process";
import fs from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { describeCorpus, generateCorpus } from "./corpus.mjs";
import {
  createReport,
  describeMachine,
  interleave,
  median,
  runProcess,
  sizeOf,
  withScratch,
} from "./measure.mjs";
import { makePack, userEnv } from "./pack.mjs";
import { createVocabulary } from "./vocabulary.mjs";

/** The bars, as ratios to a bare Node. */
const MAX_TALK = 2;
const MAX_QUESTION = 2.5;
const MAX_REALISTIC = 3;
/** How much faster than ripgrep, at 1 GB with a warm cache and at 10 GB. */
const MIN_RG_SMALL = 1.5;
const MIN_RG_LARGE = 8;
/** One piece of a realistic corpus: about a GB. */
const PIECE_TURNS = 9_000;

export async function run(argv) {
  const { values } = parseArgs({
    args: argv,
    options: { quick: { type: "boolean" }, only: { type: "string" }, keep: { type: "string" } },
  });
  const turns = values.quick ? 5_000 : 100_000;
  const rounds = values.quick ? 7 : 25;
  const report = createReport(`search (${describeMachine()})`);
  for (const shape of ["talk", "realistic"]) {
    if (values.only !== undefined && values.only !== shape) continue;
    await withScratch("search", (scratch) => {
      const kept = values.keep === undefined ? scratch : join(values.keep, `${shape}-${turns}`);
      return measureShape(report, { scratch, kept, shape, turns, rounds, isQuick: values.quick === true });
    });
  }
  report.finish();
}

async function measureShape(report, { scratch, kept, shape, turns, rounds, isQuick }) {
  const pack = makePack(join(scratch, "pack"), { stubWorker: true });
  const vocabulary = createVocabulary(1);
  const bench = { scratch, pack, store: join(kept, "store"), vocabulary };
  const corpus = await provideStore(bench, { kept, shape, turns });
  const database = sizeOf(join(bench.store, "archive.db"));
  report.note(`\n${shape}: ${describeCorpus(corpus)}; archive ${(database / 1e6).toFixed(0)} MB`);
  const queries = makeQueries(vocabulary);
  await measureQueries(report, bench, { shape, rounds, queries });
  await measureRipgrep(report, bench, { shape, rounds: Math.min(rounds, 9), queries, isQuick });
}

function logbook({ scratch, pack, store }, args, codes = [0]) {
  const env = { ...userEnv(scratch, store), NO_COLOR: "1" };
  return runProcess([process.execPath, join(pack, "bin", "logbook"), ...args], { env, cwd: scratch, codes });
}

/** The store as the worker leaves it, and what is in it. What was not made to its end is made anew. */
async function provideStore(bench, { kept, shape, turns }) {
  const made = join(kept, "corpus.json");
  if (fs.existsSync(made)) return JSON.parse(fs.readFileSync(made, "utf8"));
  fs.rmSync(bench.store, { recursive: true, force: true });
  const corpus = await fillStore(bench, shape, turns);
  await tidyIndex(bench);
  fs.writeFileSync(made, JSON.stringify(corpus));
  return corpus;
}

async function fillStore(bench, shape, turns) {
  const total = { bytes: 0, sessions: 0, turns: 0, toolCalls: 0, noiseBytes: 0 };
  for (let seed = 1; total.turns < turns; seed++) {
    const directory = join(bench.scratch, "projects");
    const left = turns - total.turns;
    const piece = shape === "talk" ? left : Math.min(left, PIECE_TURNS);
    const made = generateCorpus({ directory, shape, turns: piece, seed, vocabulary: bench.vocabulary });
    await logbook(bench, ["import", directory]);
    fs.rmSync(directory, { recursive: true });
    for (const key of Object.keys(total)) total[key] += made[key];
  }
  return total;
}

/** What the worker does after an import: index segments are merged. `reindex` would do it too, at ten times the cost. */
async function tidyIndex({ scratch, store }) {
  const whole = makePack(join(scratch, "whole-pack"), { stubWorker: false });
  const env = userEnv(scratch, store);
  await runProcess([process.execPath, join(whole, "dist", "worker.cjs")], { env });
  // Not at the top: a bench is loaded before anything can read TypeScript.
  const { openArchive } = await import("../../lib/archive/open.ts");
  const { isScattered } = await import("../../lib/archive/merge.ts");
  const { storePaths } = await import("../../lib/platform/paths.ts");
  const archive = openArchive(storePaths(env), { readOnly: true, busyTimeoutMs: 5_000 });
  const isMerged = !isScattered(archive);
  archive.close();
  if (!isMerged) throw new Error("the worker ended and the index is still in many segments");
}

/** Words of the middle and of the top of the vocabulary, identifiers, Chinese, and a question as a person types it. */
function makeQueries({ words, identifiers }) {
  const [rare, rarer, common, commoner] = [words[3000], words[4500], words[130], words[160]];
  return {
    "two words": [rare, rarer],
    "two common words": [common, commoner],
    "an identifier": [identifiers[2000]],
    "a common identifier": [identifiers[40]],
    "Chinese, two characters": ["用户"],
    "Chinese, one character": ["户"],
    "a whole question": ["where", "did", "we", "see", "the", common, "of", rare],
  };
}

async function measureQueries(report, bench, { shape, rounds, queries }) {
  const variants = {
    bare: async () =>
      (await runProcess([process.execPath, "-e", "0"], { env: userEnv(bench.scratch, bench.store) })).ms,
  };
  for (const [name, words] of Object.entries(queries)) {
    variants[name] = async () => (await logbook(bench, ["search", "--all", words.join(" ")], [0, 1])).ms;
  }
  const times = await interleave(variants, rounds);
  const bare = median(times.bare);
  for (const name of Object.keys(queries)) {
    const max = shape === "realistic" ? MAX_REALISTIC : name === "a whole question" ? MAX_QUESTION : MAX_TALK;
    report.bar(`search, ${name} / bare node`, median(times[name]) / bare, { max });
  }
}

/** The user's other way to find something: a scan of the same bytes. */
async function measureRipgrep(report, { store, ...bench }, { shape, rounds, queries, isQuick }) {
  if (!hasRipgrep()) {
    report.line("ripgrep", "not on PATH: nothing to compare with");
    return;
  }
  const raw = join(store, "sessions");
  const [one, other] = queries["two words"];
  const scan = (args) => async () =>
    (await runProcess(["rg", "--no-config", ...args, raw], { codes: [0, 1] })).ms;
  const either = `${one}.*${other}|${other}.*${one}`;
  const times = await interleave(
    {
      search: async () =>
        (await logbook({ store, ...bench }, ["search", "--all", `${one} ${other}`], [0, 1])).ms,
      words: scan(["-i", "-c", either]),
      fixed: scan(["-F", "-i", "-c", one]),
    },
    rounds,
  );
  const search = median(times.search);
  const min = shape === "talk" ? MIN_RG_SMALL : MIN_RG_LARGE;
  // The bars are for 1 GB and 10 GB: a scan of a tenth of that is done before a Node has started.
  const bar = isQuick ? {} : { min };
  report.bar(`rg, two words in any order / search (${shape}, warm)`, median(times.words) / search, bar);
  report.line("rg -F, one word / search", `${(median(times.fixed) / search).toFixed(2)} x`);
}

function hasRipgrep() {
  try {
    execFileSync("rg", ["--version"], { stdio: "ignore" });
    return true;
  } catch {
    // Not installed: the comparison is left out and the report says so.
    return false;
  }
}
