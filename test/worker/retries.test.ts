import fs from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { clearFailure, readFailure, readFailures, writeFailure } from "../../lib/worker/retries.ts";
import { makeTempStore } from "../support/temp-store.ts";

const happened = { error: new Error("read raw"), nowMs: 1_000 };

it("a note that a kill has torn, or that is none, counts as no failure: the job starts over", () => {
  using temp = makeTempStore();
  writeFailure(temp.store, "a", happened);
  expect(writeFailure(temp.store, "a", happened)).toMatchObject({ attempts: 2, code: "UNEXPECTED" });
  const path = join(temp.store.root, "failed", "a.json");
  for (const text of [fs.readFileSync(path, "utf8").slice(0, 20), "", "null", "[2]", '"attempts"']) {
    fs.writeFileSync(path, text);
    expect(readFailure(temp.store, "a"), text).toBeUndefined();
    expect(readFailures(temp.store), text).toEqual([]);
  }
  expect(writeFailure(temp.store, "a", happened)).toMatchObject({ attempts: 1 });
  fs.writeFileSync(join(temp.store.root, "failed", "a.json.77.abc.tmp"), "{");
  expect(readFailures(temp.store)).toMatchObject([{ session: "a", attempts: 1 }]);
  clearFailure(temp.store, "a");
  expect(readFailures(temp.store)).toEqual([]);
});

it("what was thrown and is no error is told as it is", () => {
  using temp = makeTempStore();
  expect(writeFailure(temp.store, "a", { error: "just a text", nowMs: 0 })).toMatchObject({
    code: "UNEXPECTED",
    message: "just a text",
    dueMs: 60_000,
  });
});
