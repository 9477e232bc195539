/**
 * The tests of the replay page in a real browser: finds a Chromium (CHROMIUM names another one) and runs vitest over
 * test/browser. `--fresh` builds dist/ anew instead of taking the committed one; other arguments go to vitest.
 */
import { spawnSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { buildAll } from "./build.mjs";

const ROOT = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const NAMES = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome"];

const args = process.argv.slice(2);
const browser = process.env.CHROMIUM ?? findBrowser();
if (browser === undefined) {
  process.stderr.write(
    "No Chromium was found. On Debian: apt-get install chromium. Elsewhere: CHROMIUM=/path/to/it\n",
  );
  process.exitCode = 1;
} else {
  const isFresh = args.includes("--fresh");
  if (isFresh) await buildAll(path.join(ROOT, "dist"));
  const vitest = path.join(ROOT, "node_modules", "vitest", "vitest.mjs");
  const { status } = spawnSync(
    process.execPath,
    [vitest, "run", "--config", "vitest.browser.config.ts", ...args.filter((arg) => arg !== "--fresh")],
    { cwd: ROOT, stdio: "inherit", env: { ...process.env, CHROMIUM: browser } },
  );
  process.exitCode = status ?? 1;
}

function findBrowser() {
  const folders = (process.env.PATH ?? "").split(path.delimiter);
  const places = NAMES.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return places.find((place) => fs.existsSync(place));
}
