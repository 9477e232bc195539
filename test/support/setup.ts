/**
 * Runs before every test file: HOME and the store point into a temporary folder, the terminal is plain, and a process
 * warning or a touch of the real store fails the file.
 */
import fs from "node:fs";
import { homedir, tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect } from "vitest";

const realStore = join(homedir(), ".claude", "logbook");
const before = stateOf(realStore);
const home = fs.mkdtempSync(join(tmpdir(), "logbook-test-"));

for (const name of Object.keys(process.env)) {
  if (name.startsWith("CLAUDE") || name.startsWith("LOGBOOK_") || name === "FORCE_COLOR") {
    if (name !== "LOGBOOK_TEST_DIST") delete process.env[name];
  }
}
Object.assign(process.env, {
  HOME: home,
  LOGBOOK_HOME: join(home, "store"),
  NO_COLOR: "1",
  TZ: "UTC",
  COLUMNS: "100",
});

const warnings: string[] = [];
process.on("warning", (warning) => {
  // node:sqlite announces itself as experimental; it is the fallback engine and the tests mean to load it.
  if (warning.name !== "ExperimentalWarning") warnings.push(warning.stack ?? warning.message);
});

afterAll(() => {
  fs.rmSync(home, { recursive: true, force: true });
  expect(warnings, "process warnings").toEqual([]);
  expect(stateOf(realStore), "the real store was touched").toBe(before);
});

function stateOf(path: string): string {
  try {
    const { mtimeMs, ino } = fs.statSync(path);
    return `${ino} ${mtimeMs}`;
  } catch {
    // Absent, which is a state like any other.
    return "absent";
  }
}
