/**
 * Reads sessions for an import: in a thread of its own, which is ahead of the one that writes the archive, or, where there
 * is no thread to be had, in between. Both give the same pieces in the same order.
 */
import { Worker } from "node:worker_threads";
import type { Clock } from "../platform/clock.ts";
import { type ErrorCode, LogbookError } from "../platform/errors.ts";
import type { Guard } from "./guard.ts";
import { type ReadRequest, readSession, type SessionPiece } from "./read-session.ts";

export interface SessionReader {
  /** Sessions are read in the order they were asked for, and their pieces must be taken in that order. */
  read(request: ReadRequest): AsyncIterable<SessionPiece>;
  /** Ends in good order, wherever it is. */
  close(): Promise<void>;
}

/**
 * Of a pack. Many small ones: how far the threads come in the same time differs from session to session, and the reader has
 * to go on while a transaction is committed (measured: four times as many, a quarter of the size, are an eighth faster).
 */
export const SPACE_BYTES = 256 * 1024;

export function createInlineReader(options: { clock: Clock; guard: Guard }): SessionReader {
  const kept = Buffer.alloc(SPACE_BYTES);
  const space = (leastBytes: number) => (leastBytes > SPACE_BYTES ? Buffer.allocUnsafe(leastBytes) : kept);
  return {
    read: (request) => readSession(request, { ...options, space }),
    close: async () => undefined,
  };
}

/** What the thread sends: pieces, and at the end of each session one of the others. */
export type ThreadMessage =
  | SessionPiece
  | { kind: "end" }
  | {
      kind: "failed";
      error: {
        code?: ErrorCode | undefined;
        message: string;
        path?: string | undefined;
        hint?: string | undefined;
      };
    };

/** What both threads look at. */
export interface Shared {
  /** Two numbers, by the places below. */
  state: Int32Array;
  /** Written by the reader one after another, and each again once it was given back. */
  spaces: Uint8Array[];
}

/** How many packs were put. */
export const RETURNED = 0;
/** 1: the reader is to stop. */
export const STOP = 1;
const STATES = 2;
const SPACES = 8;

/** `program`: the compiled thread. */
export function createThreadReader(program: string): SessionReader {
  const state = new Int32Array(new SharedArrayBuffer(STATES * Int32Array.BYTES_PER_ELEMENT));
  const spaces = Array.from({ length: SPACES }, () => new Uint8Array(new SharedArrayBuffer(SPACE_BYTES)));
  const shared: Shared = { state, spaces };
  const thread = new Worker(program, { workerData: shared });
  const arrived: ThreadMessage[] = [];
  let failure: Error | undefined;
  let wake = (): void => undefined;
  thread.on("message", (message: ThreadMessage) => {
    arrived.push(message);
    wake();
  });
  const fail = (error: Error): void => {
    failure ??= error;
    wake();
  };
  thread.on("error", fail);
  thread.on("exit", () => fail(new Error("the thread that reads sessions has ended")));

  async function take(): Promise<ThreadMessage> {
    for (;;) {
      const message = arrived.shift();
      if (message !== undefined) return message;
      if (failure !== undefined) throw failure;
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    }
  }

  async function* pieces(): AsyncGenerator<SessionPiece> {
    for (;;) {
      const message = await take();
      if (message.kind === "end") return;
      if (message.kind === "failed") throw errorOf(message.error);
      yield message;
      if (message.kind === "lines") giveBack(state);
    }
  }

  return {
    read(request) {
      thread.postMessage(request);
      return pieces();
    },
    async close() {
      Atomics.store(state, STOP, 1);
      // A reader that is about to wait finds another number, and one that waits is woken.
      giveBack(state);
      const ended = new Promise<void>((resolve) => thread.once("exit", () => resolve()));
      if (failure !== undefined) return;
      thread.postMessage(undefined);
      await ended;
    },
  };
}

function giveBack(state: Int32Array): void {
  Atomics.add(state, RETURNED, 1);
  Atomics.notify(state, RETURNED);
}

function errorOf({ code, message, path, hint }: Extract<ThreadMessage, { kind: "failed" }>["error"]): Error {
  if (code === undefined) return new Error(message);
  return new LogbookError(code, message, {
    ...(path !== undefined && { path }),
    ...(hint !== undefined && { hint }),
  });
}
