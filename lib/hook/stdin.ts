/**
 * Reads a hook's payload from fd 0. A complete JSON line or the end of the stream ends the reading; half a document is
 * given up after a second of silence; a payload of any size is read in bounded memory.
 */
import fs from "node:fs";
import { errnoOf, LogbookError } from "../platform/errors.ts";
import type { Shortener } from "../text/shorten-json.ts";
import type { Collector, Payload } from "./collect.ts";
import { createCollector } from "./collect.ts";

/** Holds what a Unix socket can have queued (about 208 KiB), so that the usual payload arrives in one read. */
const FIRST_READ_BYTES = 256 * 1024;
/** Half a line is given up after this long without another byte. */
const SILENCE_MS = 1000;

export async function readPayload(makeShortener: () => Shortener): Promise<Payload> {
  const collector = createCollector(makeShortener);
  const stat = fs.fstatSync(0);
  // A terminal would wait for the user to type. /dev/null, which Node opens for a closed stdin, is at its end anyway.
  if (stat.isCharacterDevice()) return collector.finish();
  if (!readSome(collector, stat.isFile())) await readRest(collector);
  return collector.finish();
}

/**
 * Reads without the event loop, which costs half of what process.stdin does: a file whole, a socket or pipe once,
 * because a second read of those could wait for ever. Says whether the document or the stream has ended.
 */
function readSome(collector: Collector, isFile: boolean): boolean {
  do {
    const buffer = Buffer.allocUnsafeSlow(FIRST_READ_BYTES);
    const bytes = readOrWouldBlock(buffer);
    if (bytes === undefined) return false;
    if (bytes === 0 || collector.push(buffer.subarray(0, bytes))) return true;
  } while (isFile);
  return false;
}

/** Bytes read, 0 at the end, undefined when a non-blocking descriptor has nothing yet. */
function readOrWouldBlock(buffer: Buffer): number | undefined {
  try {
    return fs.readSync(0, buffer);
  } catch (error) {
    const code = errnoOf(error);
    if (code === "EAGAIN") return undefined;
    // How Windows reports the end of a pipe.
    if (code === "EOF") return 0;
    throw new LogbookError("INPUT_INVALID", `read stdin: ${code ?? "failed"}`, { cause: error });
  }
}

/** The rest through the event loop, where a timer can end it. */
function readRest(collector: Collector): Promise<void> {
  return new Promise((resolve, reject) => {
    const stream = process.stdin;
    let received = 0;
    const end = (): void => {
      clearTimeout(timer);
      stream.removeAllListeners();
      // Not destroy: that makes Node set up process.stderr, 4 ms, and the process is about to end anyway.
      stream.pause();
      resolve();
    };
    const endIfSilent = (): void => {
      // A process that was not scheduled for a second finds its timer due before the bytes that have come meanwhile.
      const before = received;
      setImmediate(() => setImmediate(() => (received === before ? end() : timer.refresh())));
    };
    const timer = setTimeout(endIfSilent, SILENCE_MS);
    stream.on("data", (chunk: Buffer) => {
      received += chunk.length;
      timer.refresh();
      if (collector.push(chunk)) end();
    });
    stream.on("end", end);
    stream.on("error", (error) => {
      clearTimeout(timer);
      reject(
        new LogbookError("INPUT_INVALID", `read stdin: ${errnoOf(error) ?? "failed"}`, { cause: error }),
      );
    });
  });
}
