/**
 * `npm run bench -- first-replay [--whole]`: from `git clone` to the first line of a replay on the screen, as a newcomer
 * has it: with the README's command, and with nothing installed at all. `--whole` waits for the end of the demo as well,
 * which installs the dependencies. Clones what is committed here.
 */
import { execFileSync, spawn } from "node:child_process";
import fs from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { withScratch } from "./measure.mjs";

const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
/** How a replay's first turn begins. */
const FIRST_TURN = /^\u250c 1 /m;
/** npm compiles for a minute; past this something hangs. */
const LIMIT_MS = 10 * 60_000;

export async function run(args) {
  const isWhole = args.includes("--whole");
  await withScratch("first-replay", async (scratch) => {
    // A demo that is stopped leaves its store behind: in the scratch folder, then.
    const env = { ...process.env, HOME: join(scratch, "home"), TMPDIR: scratch };
    for (const name of ["LOGBOOK_HOME", "CLAUDE_CONFIG_DIR", "CLAUDECODE", "NODE_OPTIONS"]) delete env[name];
    const { session } = JSON.parse(fs.readFileSync(join(ROOT, "demo", "demo.json"), "utf8"));
    const replay = `node bin/logbook import demo/projects && node bin/logbook replay ${session.slice(0, 8)}`;
    report(
      "nothing installed",
      await time(join(scratch, "bare"), ["sh", "-c", replay], { env, isWhole: true }),
    );
    report("npm run demo", await time(join(scratch, "demo"), ["npm", "run", "demo"], { env, isWhole }));
  });
}

async function time(folder, argv, { env, isWhole }) {
  const start = performance.now();
  execFileSync("git", ["clone", "--quiet", "--no-hardlinks", ROOT, folder]);
  const cloneMs = performance.now() - start;
  const { firstMs, endMs } = await watch(argv, { cwd: folder, env, isWhole, start });
  return { cloneMs, firstMs, ...(isWhole && { endMs }) };
}

/** Unless it is to go on to its end, the command is stopped, with all that it started, at the replay's first turn. */
function watch([command, ...args], { cwd, env, isWhole, start }) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd, env, detached: true, stdio: ["ignore", "pipe", "inherit"] });
    const stop = () => process.kill(-child.pid, "SIGTERM");
    const limit = setTimeout(stop, LIMIT_MS);
    let seen = "";
    let firstMs;
    child.stdout.on("data", (chunk) => {
      seen += chunk;
      if (firstMs !== undefined || !FIRST_TURN.test(seen)) return;
      firstMs = performance.now() - start;
      if (!isWhole) stop();
    });
    child.on("error", reject);
    child.on("close", (code) => {
      clearTimeout(limit);
      const isDone = firstMs !== undefined && (code === 0 || !isWhole);
      if (isDone) resolve({ firstMs, endMs: performance.now() - start });
      else reject(new Error(`${command} ended with ${code}: ${seen.slice(-500)}`));
    });
  });
}

function report(name, { cloneMs, firstMs, endMs }) {
  const seconds = (ms) => `${(ms / 1_000).toFixed(2)} s`;
  const end = endMs === undefined ? "" : `, end after ${seconds(endMs)}`;
  console.log(
    `${name.padEnd(18)}  clone ${seconds(cloneMs)}, first replay line after ${seconds(firstMs)}${end}`,
  );
}
