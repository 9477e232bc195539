/**
 * The end-to-end tests: fetches the pinned clients into .cache/clients, sets the files of a clone aside in
 * .cache/e2e/checkout, and runs vitest over test/e2e. `--latest` takes today's newest client, `--fresh` builds dist/
 * anew instead of taking the committed one; other arguments go to vitest.
 */
import { execFileSync, spawnSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { buildAll } from "./build.mjs";

const ROOT = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const CACHE = path.join(ROOT, ".cache");
const PACKAGE = "@anthropic-ai/claude-code";
const PINNED = ["2.1.332", "2.0.76"];
/** What a clone brings that a session needs: everything else is for developing logbook. */
const CHECKOUT_FILES = [
  ".claude-plugin",
  "LICENSE",
  "README.md",
  "bin",
  "dist",
  "hooks/hooks.json",
  "package.json",
  "settings.example.json",
  "skills",
];

const args = process.argv.slice(2);
const isLatest = takeFlag("--latest");
const isFresh = takeFlag("--fresh");

requireTmux();
for (const version of PINNED) installClient(version);
const newest = isLatest ? npm(["view", PACKAGE, "version"]).trim() : PINNED[0];
installClient(newest);
await stageCheckout();
say(`Claude Code ${newest}, and ${PINNED[1]} for old clients`);
const vitest = path.join(ROOT, "node_modules", "vitest", "vitest.mjs");
const { status } = spawnSync(process.execPath, [vitest, "run", "--config", "vitest.e2e.config.ts", ...args], {
  cwd: ROOT,
  stdio: "inherit",
  env: { ...process.env, LOGBOOK_E2E_CLIENT: newest },
});
process.exitCode = status ?? 1;

function takeFlag(name) {
  const index = args.indexOf(name);
  if (index !== -1) args.splice(index, 1);
  return index !== -1;
}

/** Put in place by a rename, so that an interrupted download is not taken for a client. */
function installClient(version) {
  const folder = path.join(CACHE, "clients", version);
  if (fs.existsSync(path.join(folder, "node_modules"))) return;
  say(`Fetching Claude Code ${version} ...`);
  const partial = `${folder}.${process.pid}.partial`;
  fs.mkdirSync(partial, { recursive: true });
  fs.writeFileSync(path.join(partial, "package.json"), '{ "private": true }\n');
  const quiet = ["--ignore-scripts", "--no-audit", "--no-fund", "--no-package-lock", "--loglevel=error"];
  npm(["install", ...quiet, `${PACKAGE}@${version}`], partial);
  fs.rmSync(folder, { recursive: true, force: true });
  fs.renameSync(partial, folder);
}

function npm(words, cwd = ROOT) {
  const program = process.platform === "win32" ? "npm.cmd" : "npm";
  return execFileSync(program, words, { cwd, encoding: "utf8", stdio: ["ignore", "pipe", "inherit"] });
}

async function stageCheckout() {
  const target = path.join(CACHE, "e2e", "checkout");
  fs.rmSync(target, { recursive: true, force: true });
  for (const name of CHECKOUT_FILES) {
    const source = path.join(ROOT, name);
    if (fs.existsSync(source)) fs.cpSync(source, path.join(target, name), { recursive: true });
  }
  if (!isFresh) {
    if (fs.existsSync(path.join(target, "dist", "hooks"))) return;
    say("There is no dist/: run `npm run build`, or these tests with --fresh.");
    process.exit(1);
  }
  fs.rmSync(path.join(target, "dist"), { recursive: true, force: true });
  await buildAll(path.join(target, "dist"));
}

/** The interactive client runs in tmux. Installed only where that needs nobody's password. */
function requireTmux() {
  if (spawnSync("tmux", ["-V"]).status === 0) return;
  const isRoot = process.getuid?.() === 0;
  const install = ["install", "--yes", "--no-install-recommends", "tmux"];
  const runApt = (words) => spawnSync("apt-get", words, { stdio: "inherit" }).status === 0;
  if (isRoot && (runApt(install) || (runApt(["update"]) && runApt(install)))) return;
  say("The end-to-end tests need tmux for the interactive client: install it and run them again.");
  process.exit(1);
}

function say(text) {
  process.stdout.write(`${text}\n`);
}
