/** Adds up the test reports of one CI run and closes with one line: "N passed, N failed, N skipped". */
import fs from "node:fs";

const totals = { passed: 0, failed: 0, skipped: 0 };
for (const path of process.argv.slice(2)) {
  if (!fs.existsSync(path)) {
    process.stdout.write(`no report at ${path}: that run ended before its tests\n`);
    totals.failed += 1;
    continue;
  }
  const report = JSON.parse(fs.readFileSync(path, "utf8"));
  totals.passed += report.numPassedTests;
  totals.failed += report.numFailedTests;
  totals.skipped += report.numPendingTests + (report.numTodoTests ?? 0);
  // A file that fails to load has no failed test of its own, yet nothing in it ran.
  totals.failed += report.testResults.filter(
    (file) => file.status === "failed" && file.assertionResults.every((test) => test.status !== "failed"),
  ).length;
}
process.stdout.write(`${totals.passed} passed, ${totals.failed} failed, ${totals.skipped} skipped\n`);
if (totals.failed > 0 || totals.passed === 0) process.exitCode = 1;
