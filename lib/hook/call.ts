/** What a handler is given: the payload, the places it may write to, and a way to fail in one step and go on. */
import fs from "node:fs";
import { dirname, join } from "node:path";
import type { HookEvent } from "../contract/event.ts";
import type { HookInput } from "../contract/hook-input.ts";
import type { Clock } from "../platform/clock.ts";
import { errnoOf, LogbookError } from "../platform/errors.ts";
import type { Env, SessionPaths, StorePaths } from "../platform/paths.ts";
import { sessionPaths } from "../platform/paths.ts";
import type { Payload } from "./collect.ts";

/** Everything a handler may use: it has no environment, clock or store of its own. */
export interface HookCall {
  event: HookEvent;
  input: HookInput;
  payload: Payload;
  store: StorePaths;
  session: SessionPaths;
  env: Env;
  clock: Clock;
  /** Runs one step of several: a failure is recorded and the next step still runs. */
  attempt: <T>(step: string, run: () => T) => T | undefined;
  attemptAsync: <T>(step: string, run: () => Promise<T>) => Promise<T | undefined>;
  /** Records what is wrong and not an exception. */
  note: (error: unknown) => void;
}

/** The process that a hook runs in. */
export interface Frame {
  store: StorePaths;
  env: Env;
  clock: Clock;
  record: (error: unknown, session?: string) => void;
}

export function createCall(
  frame: Frame,
  { event, input, payload }: Pick<HookCall, "event" | "input" | "payload">,
): HookCall {
  const { store, env, clock } = frame;
  const note = (error: unknown): void => frame.record(error, input.session_id);
  return {
    event,
    input,
    payload,
    store,
    session: sessionPaths(store, input.session_id),
    env,
    clock,
    note,
    attempt: (step, run) => {
      try {
        return run();
      } catch (error) {
        note(withStep(step, error));
        return undefined;
      }
    },
    attemptAsync: async (step, run) => {
      try {
        return await run();
      } catch (error) {
        note(withStep(step, error));
        return undefined;
      }
    },
  };
}

/** A LogbookError says itself what it was doing. */
function withStep(step: string, error: unknown): unknown {
  if (error instanceof LogbookError || !(error instanceof Error)) return error;
  const described = new Error(`${step}: ${error.message}`);
  described.stack = error.stack ?? "";
  return Object.assign(described, { code: errnoOf(error) });
}

/** Where the pack that this hook belongs to has its other parts: two folders above the bundle. */
export function packPaths(): { worker: string; notesThread: string; bin: string } {
  const dist = dirname(dirname(fs.realpathSync(process.argv[1] ?? "")));
  const at = (name: string): string => join(dist, name);
  return { worker: at("worker.cjs"), notesThread: at("notes-thread.cjs"), bin: join(dirname(dist), "bin") };
}
