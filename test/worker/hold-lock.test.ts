import fs from "node:fs";
import { describe, expect, it } from "vitest";
import { acquireLock } from "../../lib/platform/lock.ts";
import { withWorkerLock } from "../../lib/worker/hold-lock.ts";
import { makeTempStore } from "../support/temp-store.ts";

const never = (): boolean => false;

describe("a command that needs the worker's lock", () => {
  it("waits for a worker that is at it, says so once, and lets go of the lock", async () => {
    using temp = makeTempStore();
    const worker = await acquireLock(temp.store.workerLock);
    let waits = 0;
    setTimeout(() => void worker.release(), 600);
    const isHeld = await withWorkerLock(
      temp.store,
      { shouldStop: never, onWait: () => waits++ },
      async (guard) => {
        guard.assertHeld();
        return worker.isHeld();
      },
    );
    expect([isHeld, waits]).toEqual([false, 1]);
    expect(fs.readdirSync(temp.store.root)).toEqual([]);
  });

  it("gives up when the user does not want to wait, and leaves the worker be", async () => {
    using temp = makeTempStore();
    const worker = await acquireLock(temp.store.workerLock);
    const waiting = withWorkerLock(
      temp.store,
      { shouldStop: () => true, onWait: () => undefined },
      async () => "done",
    );
    await expect(waiting).rejects.toMatchObject({
      code: "LOCK_HELD",
      hint: expect.stringContaining("try again"),
    });
    expect(worker.isHeld()).toBe(true);
    await worker.release();
  });

  it("lets go of it when its work fails", async () => {
    using temp = makeTempStore();
    const failing = withWorkerLock(temp.store, { shouldStop: never, onWait: () => undefined }, async () => {
      throw new Error("no space");
    });
    await expect(failing).rejects.toThrow("no space");
    await (await acquireLock(temp.store.workerLock)).release();
  });

  it("does not wait for a store that cannot be made", async () => {
    using temp = makeTempStore();
    fs.writeFileSync(temp.store.root, "no folder");
    const waiting = withWorkerLock(
      temp.store,
      { shouldStop: never, onWait: () => undefined },
      async () => "done",
    );
    await expect(waiting).rejects.toMatchObject({ code: "ENOTDIR" });
  });
});
