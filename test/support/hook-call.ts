/** A hook's call made in this process, for handlers that are tested without a bundle. */
import fs from "node:fs";
import { join } from "node:path";
import type { HookEvent } from "../../lib/contract/event.ts";
import { parseHookInput } from "../../lib/contract/hook-input.ts";
import { createCall, type HookCall } from "../../lib/hook/call.ts";
import { type Payload, payloadOf } from "./payload.ts";
import type { TempStore } from "./temp-store.ts";

export interface TestCall extends HookCall {
  /** What went wrong, in order. */
  recorded: unknown[];
}

const NOW_MS = Date.UTC(2026, 0, 2, 3, 4, 5);

export function makeCall(
  temp: TempStore,
  event: HookEvent,
  fields: Payload = {},
  env: Payload = {},
): TestCall {
  const value = payloadOf(event, fields);
  const input = parseHookInput(value);
  if (input === undefined) throw new Error(`no ${event} input`);
  const recorded: unknown[] = [];
  stampLock(temp);
  const call = createCall(
    {
      store: temp.store,
      env: { ...temp.env, ...(env as Record<string, string>) },
      clock: () => NOW_MS,
      record: (error) => recorded.push(error),
    },
    { event, input, payload: { value, bytes: JSON.stringify(value).length, dropped: new Map() } },
  );
  return { ...call, recorded };
}

/** A worker that is kept away is at work by this call's clock, too. */
function stampLock({ store }: TempStore): void {
  const lock = `${store.workerLock}.lock`;
  if (fs.existsSync(lock)) fs.utimesSync(lock, NOW_MS / 1000, NOW_MS / 1000);
}

/** Lines of a transcript as the client writes them: a prompt, a call and its result, an answer. */
export function writeTranscript(path: string, entries: readonly Payload[]): void {
  fs.mkdirSync(join(path, ".."), { recursive: true });
  fs.appendFileSync(path, entries.map((entry) => `${JSON.stringify(entry)}\n`).join(""));
}
