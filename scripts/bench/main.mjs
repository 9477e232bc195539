/**
 * `npm run bench -- <name> [arguments]`: runs scripts/bench/<name>.mjs as if it had been started itself, and its `run(args)`
 * if it has one. A bench may import the TypeScript sources: it runs under tsx.
 */
import { readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { register } from "tsx/esm/api";

/** Files here that are parts of benches. */
const NO_BENCHES = new Set([
  "main",
  "corpus",
  "live-session",
  "measure",
  "pack",
  "readline-pass",
  "recall-corpus",
  "vocabulary",
]);

const names = readdirSync(dirname(fileURLToPath(import.meta.url)))
  .filter((file) => file.endsWith(".mjs"))
  .map((file) => file.slice(0, -".mjs".length))
  .filter((name) => !NO_BENCHES.has(name));

const [name, ...args] = process.argv.slice(2);
if (name === undefined || !names.includes(name)) {
  console.error(`usage: npm run bench -- ${names.join(" | ")}`);
  process.exitCode = 2;
} else {
  register();
  const path = join(dirname(fileURLToPath(import.meta.url)), `${name}.mjs`);
  process.argv.splice(1, 2, path);
  const { run } = await import(path);
  await run?.(args);
}
