import fs from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { isChildSession, markChildSession, removeOldChildMarks } from "../../lib/platform/children.ts";
import { makeTempStore } from "../support/temp-store.ts";

test("a session of a client that logbook started is known for a day, whatever its id", () => {
  using temp = makeTempStore();
  const ids = ["0b6b2c1e-9a54-4a77-9d5e-3b1f2a4c5d6e", "../../etc/passwd", "x".repeat(500)];
  for (const id of ids) {
    expect(isChildSession(temp.store, id)).toBe(false);
    markChildSession(temp.store, id);
    markChildSession(temp.store, id);
    expect(isChildSession(temp.store, id)).toBe(true);
  }
  expect(fs.readdirSync(join(temp.store.root, "children"))).toHaveLength(3);
  removeOldChildMarks(temp.store, () => Date.now() + 23 * 3_600_000);
  expect(isChildSession(temp.store, ids[0] ?? "")).toBe(true);
  removeOldChildMarks(temp.store, () => Date.now() + 25 * 3_600_000);
  expect(isChildSession(temp.store, ids[0] ?? "")).toBe(false);
});
