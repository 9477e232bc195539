import fs from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { claim, claimKey } from "../../lib/hook/claim.ts";
import { makeTempStore } from "../support/temp-store.ts";

const input = { hook_event_name: "SessionStart", session_id: "s", source: "resume" };

test("of twins one prints", () => {
  using temp = makeTempStore();
  const claims = join(temp.store.root, "claims");
  expect([1, 2, 3].map(() => claim(claims, "key", Date.now()))).toEqual([true, false, false]);
});

test("the same occasion later is another one", () => {
  using temp = makeTempStore();
  const claims = join(temp.store.root, "claims");
  expect(claim(claims, "key", Date.now())).toBe(true);
  const later = Date.now() + 60_000;
  expect(claim(claims, "key", later)).toBe(true);
  // The new claim's own age counts, and its file is of now.
  expect(claim(claims, "key", Date.now())).toBe(false);
  expect(fs.readdirSync(claims)).toEqual(["key.1", "key.2"]);
});

test("another prompt, source or client process is another occasion", () => {
  const keys = [
    claimKey(input, {}),
    claimKey({ ...input, source: "compact" }, {}),
    claimKey(input, { CLAUDE_PID: "12" }),
    claimKey({ ...input, prompt: "more" }, {}),
    claimKey({ ...input, prompt_id: "p" }, {}),
  ];
  expect(new Set(keys).size).toBe(keys.length);
  for (const key of keys) expect(key).toMatch(/^SessionStart-[0-9a-f]{16}$/);
  expect(claimKey({ ...input, model: "m", cwd: "/elsewhere" }, {})).toBe(keys[0]);
});
