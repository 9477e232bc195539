/** Yields a log's records as they are appended. Polls: file events are lost on network disks and differ by platform. */
import fs from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { sizeOfFile } from "../platform/files.ts";
import { openRegular } from "../platform/regular-file.ts";
import type { PlacedRecord } from "./parse.ts";
import { parseLog } from "./parse.ts";

export interface FollowOptions {
  /** Where to begin; 0 yields everything there is first. */
  fromOffset: number;
  signal: AbortSignal;
  /** Below what a reader notices. */
  pollMs?: number;
}

/** Ends when the signal is aborted. Half a line waits for its other half. */
export async function* followLog(path: string, options: FollowOptions): AsyncGenerator<PlacedRecord> {
  let offset = options.fromOffset;
  while (!options.signal.aborted) {
    const bytes = readFrom(path, offset);
    const complete = bytes.lastIndexOf(0x0a) + 1;
    yield* parseLog(bytes.subarray(0, complete), offset).records;
    offset += complete;
    await pause(options.pollMs ?? 200, options.signal);
  }
}

function readFrom(path: string, offset: number): Buffer {
  if (sizeOfFile(path) <= offset) return Buffer.alloc(0);
  const file = openRegular(path);
  if (file === undefined) return Buffer.alloc(0);
  const { fd, size } = file;
  try {
    const bytes = Buffer.alloc(Math.max(0, size - offset));
    return bytes.subarray(0, fs.readSync(fd, bytes, 0, bytes.length, offset));
  } finally {
    fs.closeSync(fd);
  }
}

async function pause(ms: number, signal: AbortSignal): Promise<void> {
  try {
    await sleep(ms, undefined, { signal });
  } catch (error) {
    if (!signal.aborted) throw error;
  }
}
