import fs from "node:fs";
import { PassThrough } from "node:stream";
import { afterEach, describe, expect, test, vi } from "vitest";
import { type Handler, runHook } from "../../lib/hook/run.ts";
import { readDiagnostics } from "../../lib/platform/diagnostics.ts";
import { payloadOf, wireOf } from "../support/payload.ts";
import { makeTempStore, type TempStore } from "../support/temp-store.ts";

// The e2e tests run the frame in processes of its own; here its descriptors are stand-ins, so that each branch is met.

interface Stand {
  /** What one read of fd 0 gives: bytes, or an errno. An empty list is the end. */
  reads: (string | { errno: string })[];
  kind?: "file" | "socket" | "terminal";
  /** What process.stdin gives afterwards; "silent" never ends. */
  rest?: (string | "silent")[];
  writes?: { errno: string }[];
}

interface Ended {
  code: number;
  stdout: string;
}

const stdin = Object.getOwnPropertyDescriptor(process, "stdin");

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  if (stdin !== undefined) Object.defineProperty(process, "stdin", stdin);
});

function fail(errno: string): never {
  throw Object.assign(new Error(errno), { code: errno });
}

/** Runs the frame and waits for what would be the process's end. */
function runFramed(temp: TempStore, stand: Stand, handle: Handler): Promise<Ended> {
  vi.stubEnv("LOGBOOK_HOME", temp.store.root);
  const listeners = ["uncaughtException", "unhandledRejection"].map(
    (name) => [name, process.listeners(name as "exit")] as const,
  );
  const original = {
    closeSync: fs.closeSync,
    openSync: fs.openSync,
    fstatSync: fs.fstatSync,
    readSync: fs.readSync,
    writeSync: fs.writeSync,
  };
  const reads = [...stand.reads];
  const writes = [...(stand.writes ?? [])];
  let stdout = "";
  vi.spyOn(fs, "closeSync").mockImplementation((fd) => (fd === 2 ? undefined : original.closeSync(fd)));
  vi.spyOn(fs, "openSync").mockImplementation((...args) =>
    args[0] === "/dev/null" ? 2 : original.openSync(...args),
  );
  vi.spyOn(fs, "fstatSync").mockImplementation(((fd: number, ...rest: []) =>
    fd === 0
      ? { isCharacterDevice: () => stand.kind === "terminal", isFile: () => stand.kind === "file" }
      : original.fstatSync(fd, ...rest)) as typeof fs.fstatSync);
  vi.spyOn(fs, "readSync").mockImplementation(((fd: number, buffer: Buffer, ...rest: []) => {
    if (fd !== 0) return original.readSync(fd, buffer, ...rest);
    const next = reads.shift() ?? "";
    return typeof next === "string" ? buffer.write(next) : fail(next.errno);
  }) as typeof fs.readSync);
  vi.spyOn(fs, "writeSync").mockImplementation(((fd: number, bytes: Buffer, offset: number, ...rest: []) => {
    if (fd !== 1) return original.writeSync(fd, bytes, offset, ...rest);
    const next = writes.shift();
    if (next !== undefined) fail(next.errno);
    // One byte short of all, so that the frame has to come back for the last.
    const end = bytes.length - offset > 1 ? bytes.length - 1 : bytes.length;
    stdout += bytes.toString("utf8", offset, end);
    return end - offset;
  }) as typeof fs.writeSync);
  const stream = new PassThrough();
  for (const piece of stand.rest ?? []) if (piece !== "silent") stream.write(piece);
  if (!stand.rest?.includes("silent")) stream.end();
  Object.defineProperty(process, "stdin", { value: stream, configurable: true });
  return new Promise((resolve) => {
    vi.spyOn(process, "exit").mockImplementation(((code: number) => {
      for (const [name, known] of listeners) {
        for (const listener of process.listeners(name as "exit")) {
          if (!known.includes(listener)) process.removeListener(name, listener);
        }
      }
      resolve({ code, stdout });
    }) as typeof process.exit);
    runHook("SessionStart", handle);
  });
}

const wire = wireOf(payloadOf("SessionStart"));
const say = () => ({ additionalContext: "hello" });
const printed = `${JSON.stringify({ hookSpecificOutput: { hookEventName: "SessionStart", additionalContext: "hello" } })}\n`;
const codesOf = (temp: TempStore) => readDiagnostics(temp.store, 9).map(({ code }) => code);

describe("the payload", () => {
  test.each<[string, Stand]>([
    ["from a socket, in one piece", { reads: [wire] }],
    [
      "from a file, in pieces",
      { kind: "file", reads: [wire.slice(0, 40), wire.slice(40, 90), wire.slice(90, -1)] },
    ],
    ["from a socket, in pieces", { reads: [wire.slice(0, 40)], rest: [wire.slice(40, 90), wire.slice(90)] }],
    ["from a descriptor that does not block", { reads: [{ errno: "EAGAIN" }], rest: [wire] }],
    [
      "without its newline, at the end of a pipe of Windows",
      { kind: "file", reads: [wire.slice(0, -1), { errno: "EOF" }] },
    ],
    ["without its newline, from a socket that stays open", { reads: [wire.slice(0, -1)], rest: ["silent"] }],
  ])("%s reaches the handler", async (_, stand) => {
    using temp = makeTempStore();
    const handle = vi.fn(say);
    expect(await runFramed(temp, stand, handle)).toEqual({ code: 0, stdout: printed });
    expect(handle).toHaveBeenCalledOnce();
    expect(codesOf(temp)).toEqual([]);
  });

  test.each<[string, Stand]>([
    ["a terminal", { kind: "terminal", reads: [] }],
    ["an unreadable descriptor", { reads: [{ errno: "EISDIR" }] }],
    ["half a document and silence", { reads: [wire.slice(0, 40)], rest: ["silent"] }],
    ["half a document and the end", { reads: [wire.slice(0, 40)], rest: [] }],
    ["another event", { reads: [wireOf(payloadOf("Stop"))] }],
  ])("of %s is none: recorded once, and no handler runs", async (_, stand) => {
    using temp = makeTempStore();
    const handle = vi.fn(say);
    expect(await runFramed(temp, stand, handle)).toEqual({ code: 0, stdout: "" });
    expect(handle).not.toHaveBeenCalled();
    expect(codesOf(temp)).toEqual(["INPUT_INVALID"]);
  });
});

describe("the output", () => {
  test("waits for a full pipe", async () => {
    using temp = makeTempStore();
    const stand = { reads: [wire], writes: [{ errno: "EAGAIN" }, { errno: "EAGAIN" }] };
    expect(await runFramed(temp, stand, say)).toEqual({ code: 0, stdout: printed });
  });

  test("to a reader that went away is dropped", async () => {
    using temp = makeTempStore();
    expect(await runFramed(temp, { reads: [wire], writes: [{ errno: "EPIPE" }] }, say)).toEqual({
      code: 0,
      stdout: "",
    });
  });

  test("as plain text never begins like JSON", async () => {
    using temp = makeTempStore();
    const { stdout } = await runFramed(temp, { reads: [wire] }, () => ({
      plainText: "\n {{keep the names}",
    }));
    expect(stdout).toBe("keep the names}");
  });

  test("of a handler that has none is empty, and claims nothing", async () => {
    using temp = makeTempStore();
    expect(await runFramed(temp, { reads: [wire] }, () => undefined)).toEqual({ code: 0, stdout: "" });
    expect(fs.existsSync(temp.store.sessions)).toBe(false);
  });
});

describe("a handler that fails", () => {
  test.each<[string, Handler, string]>([
    ["throws", () => fail("ENOSPC"), "ENOSPC"],
    ["rejects", () => Promise.reject(new Error("no")), "UNEXPECTED"],
    ["throws no error at all", () => Promise.reject("nothing"), "UNEXPECTED"],
  ])("and %s prints nothing and is recorded", async (_, handle, code) => {
    using temp = makeTempStore();
    expect(await runFramed(temp, { reads: [wire] }, handle)).toEqual({ code: 0, stdout: "" });
    expect(codesOf(temp)).toEqual([code]);
  });

  test("in one step of several goes on with the next", async () => {
    using temp = makeTempStore();
    const steps: string[] = [];
    const handle: Handler = async (call) => {
      call.attempt("one", () => fail("EIO"));
      await call.attemptAsync("two", () => Promise.reject(new Error("later")));
      steps.push(call.attempt("three", () => "three") ?? "");
      steps.push((await call.attemptAsync("four", async () => "four")) ?? "");
      return undefined;
    };
    await runFramed(temp, { reads: [wire] }, handle);
    expect(steps).toEqual(["three", "four"]);
    expect(readDiagnostics(temp.store, 9).map(({ code, message }) => [code, message])).toEqual([
      ["EIO", "one: EIO"],
      ["UNEXPECTED", "two: later"],
    ]);
  });
});
