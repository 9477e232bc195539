/**
 * npm run bench -- hooks [--quick] [--rounds N]
 *
 * What each hook costs, as a ratio to `node -e 0`: the command lines of hooks/hooks.json with the default configuration, on
 * a store of 10,000 sessions and 100,000 turns, as a worker leaves it behind an import: in an index that is not merged, Stop
 * would leave the turn's words to the worker. A worker's start is in the figures, what a worker does afterwards is not.
 */
import fs from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { describeCorpus, generateCorpus } from "./corpus.mjs";
import { appendTurn, makeTranscript } from "./live-session.mjs";
import {
  createReport,
  describeMachine,
  interleave,
  median,
  runProcess,
  sizeOf,
  withScratch,
} from "./measure.mjs";
import { hookCommands, hookEnv, makePack, payload, toolPayload, workerCommand } from "./pack.mjs";

const TURNS = 100_000;
/** 100,000 turns in 10,000 sessions. */
const TURNS_PER_SESSION = 10;
const NEW_TURN_BYTES = 20e3;
/** The bars, as ratios of medians to bare node. */
const MAX = {
  "PostToolUse, 1 kB": 1.1,
  "PostToolUse, 1 MB": 1.28,
  SessionStart: 1.4,
  UserPromptSubmit: 1.4,
  "Stop, 2 MB transcript": 1.5,
  "Stop, 200 MB transcript": 1.5,
  "SessionEnd, 2 MB transcript": 2.5,
  "SessionEnd, 200 MB transcript": 2.5,
  "SessionEnd, 200 MB unread": 2.5,
};
const MAX_STOP_SIZE_RATIO = 1.1;
const MAX_SLOWEST_STOP = 3;
const STOPS = 200;

export async function run(argv) {
  const { values } = parseArgs({
    args: argv,
    options: { quick: { type: "boolean" }, rounds: { type: "string" } },
  });
  const isQuick = values.quick === true;
  const rounds = Number(values.rounds ?? (isQuick ? 10 : 40));
  const report = createReport(`hooks (${describeMachine()})`);
  await withScratch("hooks", async (scratch) => {
    const bench = await createBench(report, scratch, isQuick);
    const variants = createVariants(bench, isQuick);
    const times = await interleave(variants, rounds, { warmUps: 2 });
    const bare = median(times["node -e 0"]);
    report.note(`\n${rounds} interleaved rounds; node -e 0: ${bare.toFixed(1)} ms`);
    for (const [name, max] of Object.entries(MAX)) report.bar(name, median(times[name]) / bare, { max });
    const ofSmall = median(times["Stop, 2 MB transcript"]);
    report.bar("Stop, 200 MB / 2 MB", median(times["Stop, 200 MB transcript"]) / ofSmall, {
      max: MAX_STOP_SIZE_RATIO,
    });
    await measureSlowest(report, variants, isQuick ? 40 : STOPS);
    await assertFound(bench);
  });
  report.finish();
}

async function createBench(report, scratch, isQuick) {
  const pack = makePack(join(scratch, "pack"), { stubWorker: true });
  const store = join(scratch, "store");
  const project = join(scratch, "project");
  fs.mkdirSync(project, { recursive: true });
  const env = hookEnv({ home: scratch, store, project });
  const take = (place) =>
    runProcess([process.execPath, join(pack, "bin", "logbook"), "import", place], {
      env: { ...env, CLAUDECODE: "" },
    });

  const corpus = generateCorpus({
    directory: join(scratch, "corpus"),
    shape: "talk",
    turns: isQuick ? TURNS / 20 : TURNS,
    profile: { turnsPerSession: TURNS_PER_SESSION },
  });
  // It stays until the end: ext4 passes over inodes that were freed in the last minutes, one by one, whenever a file is made.
  await take(join(scratch, "corpus"));
  report.note(
    `store: ${describeCorpus(corpus)}; archive ${(sizeOf(join(store, "archive.db")) / 1e6).toFixed(0)} MB`,
  );

  const large = isQuick ? 20e6 : 200e6;
  const sessions = {};
  for (const [at, [name, bytes]] of Object.entries({
    small: 2e6,
    large,
    endSmall: 2e6,
    endLarge: large,
  }).entries()) {
    sessions[name] = makeTranscript(join(scratch, name), bytes, 20 + at);
    await take(sessions[name].transcript);
  }
  await runProcess(workerCommand(), { env });
  sessions.unread = makeTranscript(join(scratch, "unread"), large, 30);
  return { pack, commands: hookCommands(pack), env, project, store, sessions };
}

/** No worker has run since: what a search finds of the last turn, its Stop has put there. */
async function assertFound({ pack, env, sessions }) {
  const { lastPrompt } = sessions.large;
  const search = [process.execPath, join(pack, "bin", "logbook"), "search", "--all", `"${lastPrompt}"`];
  // At the user's terminal: the model is shown its own project only.
  const { code } = await runProcess(search, { env: { ...env, CLAUDECODE: "" }, codes: [0, 1] });
  if (code !== 0)
    throw new Error(`a search does not find turn ${lastPrompt}, which a Stop should have indexed`);
}

function createVariants({ commands, env, project, store, sessions }) {
  const fire = async (event, input) => (await runProcess(commands[event], { env, cwd: project, input })).ms;
  const ids = { session_id: "aaaaaaaa-1111-4222-8333-444444444444", cwd: project };
  const about = (one) => ({ session_id: one.session, transcript_path: one.transcript, cwd: project });
  const stop = (one) => {
    const promptId = appendTurn(one, NEW_TURN_BYTES);
    one.lastPrompt = promptId;
    return fire("Stop", payload("Stop", { ...about(one), prompt_id: promptId, stop_hook_active: false }));
  };
  const end = (one) => {
    appendTurn(one, NEW_TURN_BYTES);
    return fire("SessionEnd", payload("SessionEnd", { ...about(one), reason: "other" }));
  };
  return {
    "node -e 0": async () => (await runProcess([process.execPath, "-e", "0"], { env })).ms,
    "PostToolUse, 1 kB": () => fire("PostToolUse", toolPayload(ids, 1_000)),
    "PostToolUse, 1 MB": () => fire("PostToolUse", toolPayload(ids, 1_000_000)),
    SessionStart: () => fire("SessionStart", payload("SessionStart", { ...ids, source: "startup" })),
    UserPromptSubmit: () =>
      fire("UserPromptSubmit", payload("UserPromptSubmit", { ...ids, prompt: "why does the upload fail?" })),
    "Stop, 2 MB transcript": () => stop(sessions.small),
    "Stop, 200 MB transcript": () => stop(sessions.large),
    "SessionEnd, 2 MB transcript": () => end(sessions.endSmall),
    "SessionEnd, 200 MB transcript": () => end(sessions.endLarge),
    "SessionEnd, 200 MB unread": () => {
      fs.rmSync(join(store, "sessions", sessions.unread.session), { recursive: true, force: true });
      return end(sessions.unread);
    },
  };
}

/** Stops in a row, each with a bare node beside it: a full-text merge inside one of them would stand out. */
async function measureSlowest(report, variants, count) {
  const stop = variants["Stop, 200 MB transcript"];
  const times = await interleave({ node: variants["node -e 0"], stop }, count);
  report.note(`\n${count} Stops in a row on the 200 MB transcript`);
  report.bar("slowest Stop / bare node", Math.max(...times.stop) / median(times.node), {
    max: MAX_SLOWEST_STOP,
  });
  report.line(
    "slowest bare node / its median",
    `${(Math.max(...times.node) / median(times.node)).toFixed(2)} x`,
  );
}
