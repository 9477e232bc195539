/**
 * Measuring for the benches: whole processes, interleaved so that what else the machine does hits all variants alike;
 * medians; and bars that say ok or MISSED and make the bench exit 1.
 */
import { spawn } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import { join } from "node:path";

/** A temporary folder for a bench's data, removed when `work` has ended, however it ended. */
export async function withScratch(name, work) {
  const folder = fs.mkdtempSync(join(os.tmpdir(), `logbook-bench-${name}-`));
  const remove = () => fs.rmSync(folder, { recursive: true, force: true });
  const stop = () => {
    remove();
    process.exit(130);
  };
  process.once("SIGINT", stop);
  process.once("SIGTERM", stop);
  try {
    return await work(folder);
  } finally {
    process.off("SIGINT", stop);
    process.off("SIGTERM", stop);
    remove();
  }
}

/**
 * Runs a process to its end. Its stdin is a socket, as a hook's is in the client. Gives the wall time and, with
 * `peakRss`, the highest resident size in MB (Linux only).
 */
export function runProcess(argv, { env, cwd, input, peakRss = false, codes = [0] } = {}) {
  return new Promise((resolve, reject) => {
    const start = process.hrtime.bigint();
    const [command, ...args] = argv;
    const child = spawn(command, args, { env, cwd, stdio: ["pipe", "pipe", "pipe"] });
    let rssMB = 0;
    const poll = peakRss ? setInterval(() => (rssMB = Math.max(rssMB, readPeak(child.pid))), 20) : undefined;
    const out = [];
    const err = [];
    child.stdout.on("data", (chunk) => out.push(chunk));
    child.stderr.on("data", (chunk) => err.push(chunk));
    child.stdin.on("error", () => undefined);
    child.on("error", reject);
    child.on("close", (code) => {
      clearInterval(poll);
      const ms = Number(process.hrtime.bigint() - start) / 1e6;
      const stderr = Buffer.concat(err).toString();
      if (codes.includes(code)) resolve({ ms, rssMB, stdout: Buffer.concat(out).toString(), stderr, code });
      else reject(new Error(`${argv.join(" ")} ended with ${code}: ${stderr.slice(0, 500)}`));
    });
    child.stdin.end(input);
  });
}

function readPeak(pid) {
  try {
    const status = fs.readFileSync(`/proc/${pid}/status`, "utf8");
    return Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
  } catch {
    // Ended between two looks, or no Linux.
    return 0;
  }
}

/** Every variant once a round, in rotated order. `variants`: name to an async function that gives milliseconds. */
export async function interleave(variants, rounds, { warmUps = 1 } = {}) {
  const names = Object.keys(variants);
  const times = Object.fromEntries(names.map((name) => [name, []]));
  for (let round = -warmUps; round < rounds; round++) {
    for (let at = 0; at < names.length; at++) {
      const name = names[(at + Math.max(0, round)) % names.length];
      const ms = await variants[name]();
      if (round >= 0) times[name].push(ms);
    }
  }
  return times;
}

export function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/** Collects lines with and without bars; `finish` prints the verdict and sets the exit code. */
export function createReport(title) {
  console.log(`\n${title}\n${"-".repeat(title.length)}`);
  let missed = 0;
  const line = (name, text) => console.log(`${name.padEnd(58)} ${text}`);
  return {
    note: (text) => console.log(text),
    line,
    /** `value` must be at most `max`, or at least `min`; with neither it is only told. */
    bar(name, value, { max, min, unit = "x" }) {
      if (max === undefined && min === undefined) return line(name, `${value.toFixed(2)} ${unit}`);
      const isOk = (max === undefined || value <= max) && (min === undefined || value >= min);
      if (!isOk) missed++;
      const bound = max === undefined ? `>= ${min}` : `<= ${max}`;
      line(name, `${value.toFixed(2)} ${unit}  (${bound})  ${isOk ? "ok" : "MISSED"}`);
    },
    finish() {
      if (missed > 0) process.exitCode = 1;
      console.log(missed === 0 ? "every bar held" : `${missed} MISSED`);
    },
  };
}

export function describeMachine() {
  const [cpu] = os.cpus();
  return `${os.cpus().length} x ${cpu?.model ?? "unknown"}, Node ${process.versions.node}, load ${os.loadavg()[0].toFixed(1)}`;
}

export function sizeOf(path) {
  return fs.statSync(path, { throwIfNoEntry: false })?.size ?? 0;
}
