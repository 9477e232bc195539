import fs from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { createFixture } from "fs-fixture";
import { expect, it } from "vitest";
import { acquireLock } from "../../lib/platform/lock.ts";

it("stays ours while it is touched, and is free when released", async () => {
  await using fixture = await createFixture({});
  const path = join(fixture.path, "worker");
  const lock = await acquireLock(path);
  // Two of the touches that keep it fresh.
  await sleep(2_300);
  expect(lock.isHeld()).toBe(true);
  await expect(acquireLock(path)).rejects.toMatchObject({ code: "LOCK_HELD" });
  await lock.release();
  expect(fs.existsSync(`${path}.lock`)).toBe(false);
  await (await acquireLock(path)).release();
});

it("knows when somebody else has it", async () => {
  await using fixture = await createFixture({});
  const lock = await acquireLock(join(fixture.path, "worker"));
  fs.writeFileSync(join(fixture.path, "worker.lock", "token"), "another");
  expect(lock.isHeld()).toBe(false);
  await lock.release();
  expect(fs.existsSync(join(fixture.path, "worker.lock"))).toBe(true);
});
