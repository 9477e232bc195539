import { type ChildProcess, spawn } from "node:child_process";
import fs from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { acquireLock } from "../../lib/platform/lock.ts";
import { isWorkerAlive } from "../../lib/platform/wake.ts";
import { makeTempStore } from "../support/temp-store.ts";

test("is held by one, and free after its release", async () => {
  using temp = makeTempStore();
  const lock = await acquireLock(temp.store.workerLock);
  expect(lock.isHeld()).toBe(true);
  await expect(acquireLock(temp.store.workerLock)).rejects.toMatchObject({ code: "LOCK_HELD" });
  await lock.release();
  expect(lock.isHeld()).toBe(false);
  const next = await acquireLock(temp.store.workerLock);
  expect(next.token).not.toBe(lock.token);
  await next.release();
  expect(fs.readdirSync(temp.store.root)).toEqual([]);
});

test("tells a holder that it was robbed, and the robbed one lets the new holder be", async () => {
  using temp = makeTempStore();
  const lock = await acquireLock(temp.store.workerLock);
  const folder = `${temp.store.workerLock}.lock`;
  fs.rmSync(folder, { recursive: true });
  expect(lock.isHeld()).toBe(false);
  const next = await acquireLock(temp.store.workerLock);
  expect(lock.isHeld()).toBe(false);
  await lock.release();
  expect(next.isHeld()).toBe(true);
  await next.release();
});

test("says to the hooks that a worker is alive", async () => {
  using temp = makeTempStore();
  expect(isWorkerAlive(temp.store, Date.now)).toBe(false);
  const lock = await acquireLock(temp.store.workerLock);
  expect(isWorkerAlive(temp.store, Date.now)).toBe(true);
  expect(isWorkerAlive(temp.store, () => Date.now() + 60_000)).toBe(false);
  await lock.release();
});

test("of a killed holder is free after its stale limit, and not before", async () => {
  using temp = makeTempStore();
  fs.mkdirSync(temp.store.root, { recursive: true });
  const holder = await startHolder(temp.store.workerLock);
  holder.kill("SIGKILL");
  await expect(acquireLock(temp.store.workerLock)).rejects.toMatchObject({ code: "LOCK_HELD" });
  // As if the 5 seconds were over.
  const past = new Date(Date.now() - 6_000);
  fs.utimesSync(`${temp.store.workerLock}.lock`, past, past);
  const lock = await acquireLock(temp.store.workerLock);
  expect(lock.isHeld()).toBe(true);
  await lock.release();
});

/** A process that makes the lock's folder as the library does and then never touches it again. */
async function startHolder(path: string): Promise<ChildProcess> {
  const code = `const fs=require("fs");fs.mkdirSync(process.argv[1]+".lock");fs.writeFileSync(process.argv[1]+".lock/token","x");console.log("held");setInterval(()=>{},1000)`;
  const child = spawn(process.execPath, ["-e", code, path], { stdio: ["ignore", "pipe", "inherit"] });
  await new Promise((resolve) => child.stdout.once("data", resolve));
  expect(fs.existsSync(join(`${path}.lock`, "token"))).toBe(true);
  return child;
}

test("a killed holder's lock that a clock set back since has stamped is taken over; a living one's is not", async () => {
  using temp = makeTempStore();
  const folder = `${temp.store.workerLock}.lock`;
  const tomorrow = new Date(Date.now() + 86_400_000);
  fs.mkdirSync(folder, { recursive: true });
  fs.utimesSync(folder, tomorrow, tomorrow);
  expect(isWorkerAlive(temp.store, Date.now)).toBe(false);
  const lock = await acquireLock(temp.store.workerLock);
  expect(isWorkerAlive(temp.store, Date.now)).toBe(true);
  // As proper-lockfile knows it: its holder touches it again before the newcomer has made up its mind.
  fs.utimesSync(folder, tomorrow, tomorrow);
  setTimeout(() => fs.utimesSync(folder, new Date(), new Date()), 1_000);
  await expect(acquireLock(temp.store.workerLock)).rejects.toMatchObject({ code: "LOCK_HELD" });
  await lock.release();
});
