/**
 * One command from a fresh clone to a replay on the screen: installs what the project needs, then imports, searches
 * and replays the bundled sample in a store of its own under the temporary folder. Touches nothing of the user's.
 */
import { spawnSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const sample = JSON.parse(fs.readFileSync(path.join(root, "demo", "demo.json"), "utf8"));
const isTty = process.stdout.isTTY === true;

installDependencies();

const home = fs.mkdtempSync(path.join(os.tmpdir(), "logbook-demo-"));
try {
  say("\nA store of its own for this demo:", home);
  logbook("import", path.join(root, "demo", "projects"));
  for (const query of sample.queries) logbook("search", query, "--all", "--limit", "2");
  logbook("replay", sample.session);
  say("\nThat was one session, rebuilt from its log alone.");
  say("Drop it into your own Claude Code:  node bin/logbook install");
} finally {
  fs.rmSync(home, { recursive: true, force: true });
}

/** Without a compiler the native module is left out (it is optional): replay works, search scans the raw copies. */
function installDependencies() {
  if (fs.existsSync(path.join(root, "node_modules", ".package-lock.json"))) return;
  say("Installing dependencies (better-sqlite3 may compile for a minute) ...");
  const npm = process.platform === "win32" ? "npm.cmd" : "npm";
  const { status } = spawnSync(npm, ["ci", "--no-audit", "--no-fund"], { cwd: root, stdio: "inherit" });
  if (status === 0) return;
  say("npm ci did not finish: going on without the search index and the tests' tools.");
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
