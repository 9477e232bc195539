/**
 * npm run audit: known holes in what logbook needs at run time. Not every registry offers this; one that does not answer
 * is no clean bill, and the exit code says so.
 */
import { spawnSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { ROOT } from "./fetch-package.mjs";

const { packages } = JSON.parse(fs.readFileSync(path.join(ROOT, "package-lock.json"), "utf8"));
const runtime = Object.entries(packages).filter(
  ([name, { dev, link }]) => name.startsWith("node_modules/") && !dev && !link,
);
const needed = runtime.filter(([, { optional, devOptional }]) => !optional && !devOptional);

const program = process.platform === "win32" ? "npm.cmd" : "npm";
const { stdout } = spawnSync(program, ["audit", "--omit=dev", "--json"], { cwd: ROOT, encoding: "utf8" });
const counts = parse(stdout)?.metadata?.vulnerabilities;

process.stdout.write(
  `${needed.length} packages are needed at run time, ${runtime.length - needed.length} may be missing.\n`,
);
if (counts === undefined) {
  process.stdout.write("The registry does not answer an audit: nothing was checked.\n");
  process.exitCode = 2;
} else {
  process.stdout.write(`${counts.total} known vulnerabilities in them.\n`);
  process.exitCode = counts.total > 0 ? 1 : 0;
}

function parse(text) {
  try {
    return JSON.parse(text);
  } catch {
    // npm printed no report at all: the same as none.
    return undefined;
  }
}
