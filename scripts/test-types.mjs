/**
 * npm run test:types: our types of what the client sends and takes, held against the ones it publishes. Only its type
 * declarations are fetched (5 MB): the client itself is an optional part of that package.
 */
import { spawnSync } from "node:child_process";
import path from "node:path";
import { fetchPackage, ROOT } from "./fetch-package.mjs";

/** Published together with the client that test/e2e drives. */
const PACKAGE = "@anthropic-ai/claude-agent-sdk@0.3.332";

fetchPackage("client-types", PACKAGE);
const tsc = path.join(ROOT, "node_modules", "typescript", "bin", "tsc");
const { status } = spawnSync(process.execPath, [tsc, "-p", path.join(ROOT, "test", "types")], {
  cwd: ROOT,
  stdio: "inherit",
});
if (status === 0) process.stdout.write(`Every hook reads what ${PACKAGE} sends.\n`);
process.exitCode = status ?? 1;
