import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import fs from "node:fs";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
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
  await lock.release();
  // Of a process that cannot be seen from here: it touches its lock before the newcomer has made up its mind.
  fs.mkdirSync(folder);
  fs.utimesSync(folder, tomorrow, tomorrow);
  setTimeout(() => fs.utimesSync(folder, new Date(), new Date()), 1_000);
  await expect(acquireLock(temp.store.workerLock)).rejects.toMatchObject({ code: "LOCK_HELD" });
});

const HOLDER = join(import.meta.dirname, "lock-holder.ts");

/** Gives what the blocked holder says at its end. */
async function startBlocked(path: string, expectedMs: number, blockedMs: number) {
  const args = ["--import", "tsx", HOLDER, path, String(expectedMs), String(blockedMs)];
  const child = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "inherit"] });
  const said = text(child.stdout);
  await once(child.stdout, "readable");
  return { child, said };
}

test("is not to be had while its holder is at work that blocks it, however far ahead that has stamped it", async () => {
  using temp = makeTempStore();
  const { said } = await startBlocked(temp.store.workerLock, 60_000, 8_500);
  const tries = async (): Promise<unknown> => acquireLock(temp.store.workerLock).catch((error) => error.code);
  expect(await tries()).toBe("LOCK_HELD");
  // Past the age at which an untouched lock is anybody's: five seconds, and one that the library stamps it ahead.
  await sleep(6_200);
  expect(await tries()).toBe("LOCK_HELD");
  expect(await said).toBe("blocked\nheld\n");
  const next = await acquireLock(temp.store.workerLock);
  await next.release();
});

test("of a holder that was killed at such work is free soon", async () => {
  using temp = makeTempStore();
  const { child } = await startBlocked(temp.store.workerLock, 3_600_000, 60_000);
  child.kill("SIGKILL");
  await once(child, "exit");
  const next = await acquireLock(temp.store.workerLock);
  expect(next.isHeld()).toBe(true);
  await next.release();
});

test("is its holder's behind work that blocked it, and needs no stamp for short work", async () => {
  using temp = makeTempStore();
  const lock = await acquireLock(temp.store.workerLock);
  const aheadMs = (): number => fs.statSync(`${temp.store.workerLock}.lock`).mtimeMs - Date.now();
  expect(lock.through(60_000, aheadMs)).toBeGreaterThan(50_000);
  expect(lock.through(1_000, aheadMs)).toBeLessThan(1);
  // The library takes a lock whose time it does not know for a robbed one, at its next touch.
  await sleep(1_500);
  expect(lock.isHeld()).toBe(true);
  await lock.release();
});

test("is as it was after work that fails, and no trouble to work during which it was taken away", async () => {
  using temp = makeTempStore();
  const lock = await acquireLock(temp.store.workerLock);
  const folder = `${temp.store.workerLock}.lock`;
  const before = fs.statSync(folder).mtimeMs;
  const fail = (): void => {
    throw new Error("no room to vacuum");
  };
  expect(() => lock.through(60_000, fail)).toThrow("no room to vacuum");
  expect(fs.statSync(folder).mtimeMs).toBe(before);
  lock.through(60_000, () => fs.rmSync(folder, { recursive: true }));
  expect(lock.isHeld()).toBe(false);
  expect(fs.existsSync(folder)).toBe(false);
  await lock.release();
});
