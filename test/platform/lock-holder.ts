/** A child that takes a lock and is blocked by work for a while, as by one long statement of a database. */
import { acquireLock } from "../../lib/platform/lock.ts";

const [path = "", expectedMs = "", blockedMs = ""] = process.argv.slice(2);

const lock = await acquireLock(path);
lock.through(Number(expectedMs), () => {
  process.stdout.write("blocked\n");
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, Number(blockedMs));
});
process.stdout.write(lock.isHeld() ? "held\n" : "robbed\n");
await lock.release();
