/**
 * One command from a fresh clone to a replay on the screen: imports the bundled sample and replays it, which needs nothing
 * but the clone; then installs what the index and the tests need, and searches. In a store of its own under the temporary
 * folder: touches nothing of the user's.
 */
import { spawnSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const sample = JSON.parse(fs.readFileSync(path.join(root, "demo", "demo.json"), "utf8"));
const isTty = process.stdout.isTTY === true;

const home = fs.mkdtempSync(path.join(os.tmpdir(), "logbook-demo-"));
try {
  say("A store of its own for this demo:", home);
  logbook("import", path.join(root, "demo", "projects"));
  logbook("replay", sample.session);
  say("\nThat was one session, rebuilt from its log alone. Now the search.");
  // The archive is filled by the first one who has a database engine.
  if (installDependencies()) logbook("reindex");
  for (const query of sample.queries) logbook("search", query, "--all", "--limit", "2");
  say("\nDrop it into your own Claude Code:  node bin/logbook install");
} finally {
  fs.rmSync(home, { recursive: true, force: true });
}

/** Says whether they are new. Without a compiler the native module is left out (it is optional): search scans the raw copies. */
function installDependencies() {
  if (fs.existsSync(path.join(root, "node_modules", ".package-lock.json"))) return false;
  say("Installing dependencies (better-sqlite3 may compile for a minute) ...");
  const npm = process.platform === "win32" ? "npm.cmd" : "npm";
  const { status } = spawnSync(npm, ["ci", "--no-audit", "--no-fund"], { cwd: root, stdio: "inherit" });
  if (status !== 0) say("npm ci did not finish: going on without the search index and the tests' tools.");
  return fs.existsSync(path.join(root, "node_modules", "better-sqlite3", "build", "Release"));
}

function logbook(...args) {
  const shown = args.map((arg) => (arg.startsWith(root) ? path.relative(root, arg) : arg));
  say(`\n$ logbook ${shown.map((arg) => (/\s/.test(arg) ? JSON.stringify(arg) : arg)).join(" ")}`);
  const env = { ...process.env, LOGBOOK_HOME: home, ...(isTty ? {} : { COLUMNS: "100" }) };
  for (const name of ["CLAUDECODE", "LOGBOOK_CHILD", "LOGBOOK_OFF"]) delete env[name];
  const result = spawnSync(process.execPath, [path.join(root, "bin", "logbook"), ...args], {
    cwd: root,
    env,
    stdio: "inherit",
  });
  if (result.status === 0) return;
  process.exitCode = 1;
  throw new Error(`logbook ${args[0]} ended with ${result.status ?? result.signal}`);
}

function say(...words) {
  process.stdout.write(`${words.join(" ")}\n`);
}
