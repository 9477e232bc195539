import fs from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { rotatedPath, rotateWhenFull } from "../../lib/platform/rotate.ts";
import { repositoryRoot } from "../support/dist.ts";
import { makeTempStore } from "../support/temp-store.ts";

test("a full file moves to its second name, a smaller one and a missing one stay", () => {
  using temp = makeTempStore();
  const path = join(temp.env.HOME, "lines.jsonl");
  rotateWhenFull(path, 10);
  fs.writeFileSync(path, "123456789");
  rotateWhenFull(path, 10);
  expect(fs.readdirSync(temp.env.HOME)).toEqual(["lines.jsonl"]);
  fs.appendFileSync(path, "0");
  rotateWhenFull(path, 10);
  expect(fs.readdirSync(temp.env.HOME)).toEqual(["lines.1.jsonl"]);
  expect(rotatedPath("/a/worker.log")).toBe("/a/worker.1.log");
});

test("a file that cannot be moved is an error, and keeps its lines", () => {
  using temp = makeTempStore();
  const path = join(temp.env.HOME, "lines.jsonl");
  fs.writeFileSync(path, "0123456789");
  fs.mkdirSync(rotatedPath(path));
  expect(() => rotateWhenFull(path, 10)).toThrow(expect.objectContaining({ code: "EISDIR" }));
  expect(fs.readFileSync(path, "utf8")).toBe("0123456789");
});

/**
 * Every file that lines are appended to, by the source that appends, and what bounds it. A new one states its bound here
 * and has a test of it.
 */
const APPENDED: Record<string, string> = {
  "lib/capture/project-sessions.ts": "a line of some 300 bytes for each start of a session",
  "lib/capture/shown.ts": "a line for each start block that the session was given",
  "lib/handoff/missing.ts": "two lines for each compaction",
  "lib/log/append.ts": "the log itself: prune removes old sessions",
  "lib/log/extra.ts": "a line for each turn, 128 KiB at most",
  "lib/memory/inbox.ts": "filed lines are removed from 64 KiB on",
  "lib/memory/meter-recall.ts": "rotated at 64 KiB, when none of it is of today",
  "lib/memory/refused.ts": "cut to its newest lines at 256 KiB",
  "lib/memory/shown.ts": "each memory once between two compactions",
  "lib/platform/diagnostics.ts": "rotated at 1 MiB",
  "lib/raw/ledger.ts": "two lines for each copy of a transcript's new bytes",
  "lib/raw/own-spill.ts": "a line for each output that was saved whole",
  "lib/worker/join-project.ts": "as lib/capture/project-sessions.ts, where no hook did it",
  "lib/worker/worker-log.ts": "rotated at 256 KiB",
};

test("what is appended to has a bound that is written down", () => {
  const names = fs.readdirSync(join(repositoryRoot, "lib"), { recursive: true, encoding: "utf8" });
  const appending = names
    .map((name) => `lib/${name}`)
    .filter((path) => path.endsWith(".ts") && path !== "lib/platform/files.ts")
    .filter((path) => /\bappendLine\(/.test(fs.readFileSync(join(repositoryRoot, path), "utf8")));
  expect(appending.sort()).toEqual(Object.keys(APPENDED).sort());
});
