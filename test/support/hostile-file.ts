/** What a stranger may have put where a file should be. */
import { execFileSync, spawnSync } from "node:child_process";
import fs from "node:fs";
import { basename, dirname } from "node:path";

export interface HostileKind {
  name: string;
  /** Puts it at a path where nothing is. */
  make(path: string): void;
}

export const HUGE_BYTES = 2 ** 30;
/** Killed as soon as it listens: a server that ends in good order takes its socket away. */
const LISTEN = `require("net").createServer().listen(process.argv[1], () => process.kill(process.pid, "SIGKILL"))`;

export const HOSTILE_KINDS: readonly HostileKind[] = [
  { name: "FIFO", make: (path) => execFileSync("mkfifo", [path]) },
  { name: "link to /dev/zero", make: (path) => fs.symlinkSync("/dev/zero", path) },
  { name: "link to /dev/tty", make: (path) => fs.symlinkSync("/dev/tty", path) },
  {
    name: "socket",
    make: (path) => {
      // By its short name: a socket's path has a hundred characters at most.
      spawnSync(process.execPath, ["-e", LISTEN, basename(path)], { cwd: dirname(path) });
    },
  },
  { name: "folder", make: (path) => fs.mkdirSync(path) },
  {
    name: "sparse file of 1 GB",
    make: (path) => {
      fs.writeFileSync(path, "");
      fs.truncateSync(path, HUGE_BYTES);
    },
  },
  // Not even root reads it: mode 000 would keep nobody who runs tests as root away.
  { name: "unreadable file", make: (path) => fs.symlinkSync("/proc/self/mem", path) },
  { name: "dangling link", make: (path) => fs.symlinkSync("/nowhere/at all", path) },
  { name: "link in a circle", make: (path) => fs.symlinkSync(path, path) },
];

/** Takes away what stands at the path and puts the hostile thing there. */
export function makeHostile(kind: HostileKind, path: string): void {
  fs.mkdirSync(dirname(path), { recursive: true });
  fs.rmSync(path, { recursive: true, force: true });
  kind.make(path);
}
