/** A store on a file system that is full, and on one that is read-only: real ones where this machine lets us mount. */
import { spawnSync } from "node:child_process";
import fs from "node:fs";
import { join } from "node:path";
import type { Fault, HurtSession } from "../fault.ts";
import { countRound, goodWorker, playSession, settle } from "../hurt.ts";
import type { Door } from "../world.ts";

const DISK_BYTES = 4 * 1024 * 1024;

/** A small file system of its own for the store. Without the right to mount, the door does what the disk would. */
function mountStore({ world }: HurtSession): boolean {
  const { root } = world.store;
  fs.mkdirSync(root, { mode: 0o700 });
  const options = `size=${DISK_BYTES},mode=0700`;
  const { status } = spawnSync("mount", ["-t", "tmpfs", "-o", options, "tmpfs", root]);
  if (status !== 0) return false;
  world.cleanups.push(() => spawnSync("umount", ["--lazy", root]));
  return true;
}

function remount({ world }: HurtSession, mode: "ro" | "rw"): void {
  const { status, stderr } = spawnSync("mount", ["-o", `remount,${mode}`, world.store.root]);
  if (status !== 0) throw new Error(`remount ${mode}: ${stderr}`);
}

export const fullDisk: Fault = {
  name: "full disk",
  sessions: { short: 1, full: 12 },
  async play(hurt) {
    const { world, random } = hurt;
    const ballast = join(world.store.root, "ballast");
    const isMounted = mountStore(hurt);
    let door: Door | undefined;
    let steps = 0;
    await playSession(hurt, {
      turns: 3,
      onStep: async (step) => {
        steps += 1;
        // Full from the start, or after some hooks; at times to the last byte, at times with some kilobytes left.
        if (steps === 1 + hurt.at * 2) {
          if (isMounted) fillDisk(ballast, random.pick([0, 0, 2_000, 30_000, 200_000]));
          else door = { fault: "ENOSPC", stays: true, only: "changes", at: random.between(1, 9) };
        }
        const isHurt = door !== undefined || fs.existsSync(ballast);
        if (isHurt) countRound(hurt, `${step.event} on a full disk`);
        return world.runHook(step, door === undefined ? {} : { door });
      },
      onTurn: () => world.runWorker(door === undefined ? {} : { door }),
    });
    fs.rmSync(ballast, { force: true });
    await settle(hurt);
    await goodWorker(hurt, 3_600_000);
  },
};

/** Takes all room but `leftBytes`. */
function fillDisk(path: string, leftBytes: number): void {
  const fd = fs.openSync(path, "a", 0o600);
  try {
    for (let step = 65_536; step >= 1; ) {
      try {
        if (fs.writeSync(fd, Buffer.alloc(step)) < step) step >>= 1;
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== "ENOSPC") throw error;
        step >>= 1;
      }
    }
    fs.ftruncateSync(fd, Math.max(0, fs.fstatSync(fd).size - leftBytes));
  } finally {
    fs.closeSync(fd);
  }
}

export const readOnlyStore: Fault = {
  name: "read-only store",
  sessions: { short: 1, full: 6 },
  async play(hurt) {
    const { world } = hurt;
    const isMounted = mountStore(hurt);
    let steps = 0;
    const door: Door = { fault: "EROFS", stays: true, only: "changes", at: 1 };
    const isReadOnly = () => steps > 2 + hurt.at * 3;
    await playSession(hurt, {
      turns: 3,
      onStep: async (step) => {
        steps += 1;
        if (!isReadOnly()) return world.runHook(step);
        if (isMounted) remount(hurt, "ro");
        countRound(hurt, `${step.event} on a read-only store`);
        const ran = await world.runHook(step, isMounted ? {} : { door });
        if (isMounted) remount(hurt, "rw");
        return ran;
      },
    });
    await settle(hurt);
    await goodWorker(hurt, 3_600_000);
  },
};
