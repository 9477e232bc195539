/** Run as a process by swap.test.ts: opens the archive once, patiently, and says what came of it. */
import { openArchive } from "../../lib/archive/open.ts";
import { LogbookError } from "../../lib/platform/errors.ts";
import { storePaths } from "../../lib/platform/paths.ts";

let outcome = "opened";
try {
  openArchive(storePaths(process.env), { busyTimeoutMs: 20_000, believesVersion: true }).close();
} catch (error) {
  outcome = error instanceof LogbookError ? error.code : String(error);
}
process.stdout.write(outcome);
