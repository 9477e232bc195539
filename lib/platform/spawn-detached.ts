/**
 * Starts a process that outlives this one and shares none of its descriptors. node:child_process does that too, and brings
 * sockets and streams along: a twentieth of Node 20's start, in every Stop. What is beneath it is no promise of Node's, and
 * another version may end the process over it: only the line that has ended, and cannot change any more, is asked.
 */

export interface DetachedOptions {
  cwd: string;
  env: Record<string, string | undefined>;
}

const ENDED_LINE = /^20\./;

interface ProcessHandle {
  onexit: () => void;
  /** 0, or the negative number of what went wrong. */
  spawn(options: Record<string, unknown>): number;
  unref(): void;
  close(): void;
}

interface Bindings {
  binding?(name: "process_wrap"): { Process: new () => ProcessHandle };
}

/** False where no process could be had. `argv[0]` is a path. */
export function spawnDetached(argv: readonly [string, ...string[]], options: DetachedOptions): boolean {
  const handle = makeHandle();
  return handle === undefined ? spawnByModule(argv, options) : spawnByHandle(handle, argv, options);
}

function makeHandle(): ProcessHandle | undefined {
  if (process.platform !== "linux" || !ENDED_LINE.test(process.versions.node)) return undefined;
  try {
    const wrap = (process as Bindings).binding?.("process_wrap");
    return wrap === undefined ? undefined : new wrap.Process();
  } catch {
    // Node's permissions refuse it, as they may.
    return undefined;
  }
}

function spawnByHandle(
  handle: ProcessHandle,
  argv: readonly [string, ...string[]],
  { cwd, env }: DetachedOptions,
): boolean {
  const none = { type: "ignore" };
  handle.onexit = () => handle.close();
  const failure = handle.spawn({
    file: argv[0],
    args: argv,
    cwd,
    envPairs: Object.entries(env).flatMap(([name, value]) => (value === undefined ? [] : `${name}=${value}`)),
    stdio: [none, none, none],
    detached: true,
    windowsHide: true,
  });
  if (failure !== 0) {
    handle.close();
    return false;
  }
  handle.unref();
  return true;
}

export function spawnByModule(
  [file, ...args]: readonly [string, ...string[]],
  options: DetachedOptions,
): boolean {
  const { spawn } = process.getBuiltinModule("node:child_process");
  const child = spawn(file, args, { ...options, detached: true, stdio: "ignore", windowsHide: true });
  // Without a listener a failed start would surface as an uncaught exception after the caller's own end.
  child.on("error", () => undefined);
  child.unref();
  return child.pid !== undefined;
}
