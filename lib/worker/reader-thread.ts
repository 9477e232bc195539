/** dist/reader-thread.cjs: reads the sessions of an import one after another, a little ahead of the thread that writes. */
import { setImmediate } from "node:timers/promises";
import { parentPort, workerData } from "node:worker_threads";
import { LogbookError } from "../platform/errors.ts";
import { limitHeap } from "./heap.ts";
import { type ReadRequest, readSession } from "./read-session.ts";
import { RETURNED, type Shared, SPACE_BYTES, STOP, type ThreadMessage } from "./session-reader.ts";

// For both threads: V8's flags are the process's, and the start of a thread puts them back (Node 20, measured).
limitHeap();

const { state, spaces } = workerData as Shared;
let given = 0;
let last = Promise.resolve();

parentPort?.on("message", (request: ReadRequest | undefined) => {
  last = last.then(() => (request === undefined ? parentPort?.close() : serve(request)));
});

async function serve(request: ReadRequest): Promise<void> {
  try {
    for await (const piece of readSession(request, { clock: Date.now, guard: { breathe }, space }))
      send(piece);
    send({ kind: "end" });
  } catch (error) {
    send({ kind: "failed", error: describe(error) });
  }
}

function send(message: ThreadMessage): void {
  parentPort?.postMessage(message);
}

async function breathe(): Promise<void> {
  await setImmediate();
  assertGoingOn();
}

function assertGoingOn(): void {
  if (Atomics.load(state, STOP) === 1) throw new LogbookError("INTERRUPTED", "go on reading: told to stop");
}

/** The space that was given longest ago, once it is free again; one that is made for a long line, once no pack is on its way. */
function space(leastBytes: number): Buffer {
  const isLong = leastBytes > SPACE_BYTES;
  for (;;) {
    assertGoingOn();
    const returned = Atomics.load(state, RETURNED);
    if (given - returned < (isLong ? 1 : spaces.length)) break;
    Atomics.wait(state, RETURNED, returned);
  }
  const { buffer } = spaces[given++ % spaces.length] as Uint8Array;
  return isLong ? Buffer.allocUnsafeSlow(leastBytes) : Buffer.from(buffer);
}

function describe(error: unknown): Extract<ThreadMessage, { kind: "failed" }>["error"] {
  if (error instanceof LogbookError) {
    const { code, message, path, hint } = error;
    return { code, message, path, hint };
  }
  return { message: error instanceof Error ? (error.stack ?? error.message) : String(error) };
}
