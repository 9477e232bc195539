/**
 * Adds up the test reports of one CI run: names every test that failed, with the first line of why, and closes with one
 * line: "N passed, N failed, N skipped". The names stand last because a long run's log is read from its end.
 */
import fs from "node:fs";
import path from "node:path";

const totals = { passed: 0, failed: 0, skipped: 0 };
const failures = [];

const firstLine = (messages) => messages?.[0]?.split("\n", 1)[0] ?? "no reason given";

for (const reportPath of process.argv.slice(2)) {
  if (!fs.existsSync(reportPath)) {
    failures.push(`no report at ${reportPath}: that run ended before its tests`);
    totals.failed += 1;
    continue;
  }
  const report = JSON.parse(fs.readFileSync(reportPath, "utf8"));
  totals.passed += report.numPassedTests;
  totals.failed += report.numFailedTests;
  totals.skipped += report.numPendingTests + (report.numTodoTests ?? 0);
  for (const file of report.testResults) {
    const name = path.relative(process.cwd(), file.name);
    const failed = file.assertionResults.filter((test) => test.status === "failed");
    for (const test of failed)
      failures.push(`${name}: ${test.fullName}\n  ${firstLine(test.failureMessages)}`);
    // A file that fails to load has no failed test of its own, yet nothing in it ran.
    if (file.status === "failed" && failed.length === 0) {
      failures.push(`${name}: did not load\n  ${firstLine([file.message])}`);
      totals.failed += 1;
    }
  }
}
for (const failure of failures) process.stdout.write(`FAILED ${failure}\n`);
process.stdout.write(`${totals.passed} passed, ${totals.failed} failed, ${totals.skipped} skipped\n`);
if (totals.failed > 0 || totals.passed === 0) process.exitCode = 1;
