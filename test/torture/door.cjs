/**
 * The one door to the store, with a hand on it: loaded before a process's own code, it counts that process's calls of
 * node:fs for paths and descriptors below `root`, and at the n-th kills the process or lets the call fail. It can also
 * move the clock and let processes fail to start. Told what to do by LOGBOOK_DOOR; does nothing without it.
 *
 * It works because every file of lib takes node:fs as one object (test/architecture.test.ts) and so do the packages in
 * the bundles. SQLite's own engine is no caller of node:fs: its files are hurt by instants, full disks and damage.
 */
"use strict";
const fs = require("node:fs");
const { isMainThread } = require("node:worker_threads");

const settings = JSON.parse(process.env.LOGBOOK_DOOR || "{}");
const real = { ...fs };
const kill = () => process.kill(process.pid, "SIGKILL");

/** Functions whose first argument is a descriptor, and those that change something. */
const BY_DESCRIPTOR =
  /^(?:read|write|close|fstat|fsync|fdatasync|ftruncate|futimes|fchmod|readv|writev)(?:Sync)?$/;
const CHANGES =
  /^(?:write|writev|writeFile|appendFile|mkdir|rename|link|symlink|unlink|rm|rmdir|fsync|fdatasync|truncate|ftruncate|chmod|fchmod|utimes|futimes|copyFile|cp)(?:Sync)?$/;
const SECOND_PATH = /^(?:rename|link|symlink|copyFile|cp)/;
const NUMBERS = { ENOSPC: -28, EIO: -5, EACCES: -13, EAGAIN: -11, EROFS: -30, EMFILE: -24 };

const descriptors = new Set();
let calls = 0;
let isDone = false;
/** What was hit: name and path of the n-th call. */
let hit;

function isInside(path) {
  return typeof path === "string" && (path === settings.root || path.startsWith(`${settings.root}/`));
}

function isOurs(name, args) {
  if (BY_DESCRIPTOR.test(name)) return descriptors.has(args[0]);
  return isInside(args[0]) || (SECOND_PATH.test(name) && isInside(args[1]));
}

function isForWriting(flags) {
  const { O_WRONLY, O_RDWR } = fs.constants;
  return typeof flags === "string" ? /[wa+]/.test(flags) : (flags & (O_WRONLY | O_RDWR)) !== 0;
}

function isChange(name, args) {
  if (/^open(?:Sync)?$/.test(name)) return isForWriting(args[1]);
  return CHANGES.test(name);
}

function counts(name, args) {
  if (settings.only === "changes") return isChange(name, args);
  if (settings.only === "writes") return name === "writeSync";
  return true;
}

function failure(name, path) {
  const code = settings.fault;
  const error = new Error(`${code}: made to fail, ${name}`);
  return Object.assign(error, { code, errno: NUMBERS[code] ?? -1, syscall: name.replace(/Sync$/, ""), path });
}

/** At the n-th call, or from it on: "go" lets it through. */
function decide(name, args) {
  if (!isOurs(name, args) || !counts(name, args)) return "go";
  calls += 1;
  const isDue =
    settings.fault !== undefined && (settings.stays ? calls >= settings.at : calls === settings.at);
  if (!isDue) return "go";
  isDone = true;
  hit ??= { name, path: typeof args[0] === "string" ? args[0] : "" };
  return settings.fault;
}

/** Part of the bytes reach the disk; then the process dies, or the caller is told how many. */
function writePart(args) {
  const [fd, bytes, offset = 0, length] = args;
  const whole = typeof bytes === "string" ? Buffer.from(bytes) : bytes;
  const wanted = length ?? whole.length - (typeof bytes === "string" ? 0 : offset);
  const written = real.writeSync(fd, whole, typeof bytes === "string" ? 0 : offset, Math.max(1, wanted >> 1));
  if (settings.fault === "torn") kill();
  return written;
}

/** What the n-th call comes to instead of what was asked for; undefined lets it through. */
function strike(name, args) {
  const verdict = decide(name, args);
  if (verdict === "go") return undefined;
  const isWrite = name === "writeSync";
  if (verdict === "kill" || (verdict === "torn" && !isWrite)) kill();
  if (isWrite && (verdict === "torn" || verdict === "short")) return { result: writePart(args) };
  if (verdict === "short") return undefined;
  throw failure(name, args[0]);
}

function wrapSync(name) {
  fs[name] = function (...args) {
    const struck = strike(name, args);
    if (struck !== undefined) return struck.result;
    const result = real[name].apply(this, args);
    if (name === "openSync" && isInside(args[0])) descriptors.add(result);
    if (name === "closeSync") descriptors.delete(args[0]);
    return result;
  };
}

function wrapAsync(name) {
  fs[name] = function (...args) {
    const verdict = decide(name, args);
    if (verdict === "kill" || verdict === "torn") kill();
    const done = args.at(-1);
    if (verdict !== "go" && verdict !== "short" && typeof done === "function") {
      setImmediate(done, failure(name, args[0]));
      return undefined;
    }
    return real[name].apply(this, args);
  };
}

if (settings.root !== undefined) {
  for (const [name, value] of Object.entries(real)) {
    if (typeof value !== "function" || /^[A-Z_]/.test(name)) continue;
    if (name.endsWith("Sync")) wrapSync(name);
    else if (`${name}Sync` in real) wrapAsync(name);
  }
  // What graceful and native variants hang on the functions themselves.
  fs.realpathSync.native = real.realpathSync.native;
  if (fs.realpath) fs.realpath.native = real.realpath.native;
}

// A worker that a hook starts inherits the door, but its figures are not those that were asked for.
if (settings.report !== undefined && isMainThread && process.ppid === settings.parent) {
  process.on("exit", () => {
    const told = `${JSON.stringify({ script: process.argv[1], calls, isDone, hit })}\n`;
    real.appendFileSync(settings.report, told);
  });
}

if (settings.offsetMs !== undefined) {
  const RealDate = Date;
  const now = () => RealDate.now() + settings.offsetMs;
  globalThis.Date = class MovedDate extends RealDate {
    constructor(...args) {
      super(...(args.length === 0 ? [now()] : args));
    }
    static now() {
      return now();
    }
  };
}

if (settings.spawn !== undefined) {
  const children = require("node:child_process");
  const refusal = (file) =>
    Object.assign(new Error(`spawn ${file} ${settings.spawn}`), {
      code: settings.spawn,
      errno: -11,
      syscall: "spawn",
    });
  children.spawn = (file) => {
    const child = new children.ChildProcess();
    process.nextTick(() => child.emit("error", refusal(file)));
    return child;
  };
  children.spawnSync = (file) => ({
    pid: 0,
    status: null,
    signal: null,
    output: null,
    stdout: null,
    stderr: null,
    error: refusal(file),
  });
  children.execFileSync = (file) => {
    throw refusal(file);
  };
  // What is beneath the module, which a hook asks itself.
  process.binding("process_wrap").Process.prototype.spawn = () => refusal("").errno;
}
