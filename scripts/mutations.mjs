/**
 * Proves that named tests can fail: breaks the code in a copy, one mutation at a time, and expects the named test to go red.
 * `node scripts/mutations.mjs [name part]`; the mutations are data in test/mutations/*.json.
 */
import { spawnSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const folder = path.join(root, "test", "mutations");
const only = process.argv[2] ?? "";
const COPIED = ["lib", "test", "hooks", "scripts", "package.json", "tsconfig.json", "vitest.config.ts"];

const mutations = fs
  .readdirSync(folder)
  .filter((name) => name.endsWith(".json"))
  .flatMap((name) => JSON.parse(fs.readFileSync(path.join(folder, name), "utf8")))
  .filter(({ name }) => name.includes(only));

const copy = fs.mkdtempSync(path.join(os.tmpdir(), "logbook-mutations-"));
let survivors = 0;
try {
  for (const name of COPIED) fs.cpSync(path.join(root, name), path.join(copy, name), { recursive: true });
  fs.symlinkSync(path.join(root, "node_modules"), path.join(copy, "node_modules"));
  for (const mutation of mutations) {
    const verdict = tryMutation(mutation);
    if (verdict !== "red") survivors += 1;
    process.stdout.write(
      `${verdict === "red" ? "red     " : "SURVIVED"}  ${mutation.name}${verdict === "red" ? "" : `  (${verdict})`}\n`,
    );
  }
} finally {
  fs.rmSync(copy, { recursive: true, force: true });
}
process.stdout.write(
  `${mutations.length - survivors} of ${mutations.length} mutations made their test fail\n`,
);
if (survivors > 0 || mutations.length === 0) process.exitCode = 1;

function tryMutation({ file, find, replace, test, title }) {
  const target = path.join(copy, file);
  const original = fs.readFileSync(target, "utf8");
  const count = original.split(find).length - 1;
  if (count !== 1) return `the text to change stands ${count} times in ${file}`;
  fs.writeFileSync(
    target,
    original.replace(find, () => replace),
  );
  try {
    const report = path.join(copy, "report.json");
    fs.rmSync(report, { force: true });
    const vitest = path.join(root, "node_modules", "vitest", "vitest.mjs");
    const args = [vitest, "run", test, "-t", title, "--reporter=json", `--outputFile=${report}`];
    spawnSync(process.execPath, args, { cwd: copy, stdio: "ignore" });
    const { numFailedTests, numPassedTests } = JSON.parse(fs.readFileSync(report, "utf8"));
    if (numFailedTests > 0) return "red";
    return numPassedTests > 0 ? "the test still passes" : "no such test ran";
  } finally {
    fs.writeFileSync(target, original);
  }
}
