/**
 * npm run test:node24: the suites of capture, archive, search and replay on a newer Node. The better-sqlite3 in node_modules
 * is built for the Node that installed it and does not load there, as on a user's machine after an update of Node: the
 * engine inside Node serves. Paths take the place of the suites, options go to vitest.
 */
import { execFileSync, spawnSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { fetchPackage, ROOT } from "./fetch-package.mjs";

/** The newest of the current long-term line. */
const PACKAGE = `node-${process.platform}-${process.arch}@24.22.3`;
const SUITES = [
  ...["test/archive", "test/capture", "test/formats", "test/log", "test/raw", "test/replay", "test/worker"],
  ...["import", "replay", "search", "show", "status"].map((name) => `test/cli/commands/${name}.`),
  ...["spawn-detached", "wake"].map((name) => `test/platform/${name}.`),
  ...["clients", "good-stdin", "private-store"].map((name) => `test/hooks/${name}.`),
];

const node = path.join(fetchPackage("node24", PACKAGE), "node_modules", PACKAGE.split("@")[0], "bin", "node");
proveEngine();
const vitest = path.join(ROOT, "node_modules", "vitest", "vitest.mjs");
const options = process.argv.slice(2).filter((word) => word.startsWith("-"));
const paths = process.argv.slice(2).filter((word) => !word.startsWith("-"));
const { status } = spawnSync(node, [vitest, "run", ...(paths.length > 0 ? paths : SUITES), ...options], {
  cwd: ROOT,
  stdio: "inherit",
  // Hooks, worker and commands that tests start by name are of this Node too.
  env: {
    ...process.env,
    PATH: `${path.dirname(node)}${path.delimiter}${process.env.PATH}`,
    LOGBOOK_TEST_ENGINE: "node:sqlite",
  },
});
process.exitCode = status ?? 1;

/** A better-sqlite3 that does load here would serve, and these tests would prove nothing. */
function proveEngine() {
  const addon = path.join(ROOT, "node_modules", "better-sqlite3", "build", "Release", "better_sqlite3.node");
  const say = `try { process.dlopen({ exports: {} }, process.argv[1]); console.log("loads"); }
    catch (error) { console.log(error.code); }`;
  const outcome = fs.existsSync(addon)
    ? execFileSync(node, ["-e", say, addon], { encoding: "utf8" }).trim()
    : "there is none";
  if (outcome === "loads")
    throw new Error(`${addon} is built for ${PACKAGE}: install with another Node first`);
  process.stdout.write(`${PACKAGE}; better-sqlite3: ${outcome}\n`);
}
