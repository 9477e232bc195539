/** Libraries to put in order, and models that answer from what they are given. */
import type { MemoryRecord } from "../../../lib/contract/memory.ts";
import type { AskModel, ModelReply, ModelRequest } from "../../../lib/contract/model.ts";
import type { ConsolidationJob } from "../../../lib/memory/consolidation-run.ts";
import { loadScope } from "../../../lib/memory/load.ts";
import type { MemoryScope } from "../../../lib/memory/scope.ts";
import { writeRecords } from "../../../lib/memory/write.ts";
import { held, makeRecord, NOW } from "./scopes.ts";

export const limits = { intervalHours: 24, throttleMinutes: 10, minSessions: 5, minRecords: 10 };

export interface GivenRecord {
  name: string;
  type: string;
  description: string;
  body: string;
}

export type Answer = (records: GivenRecord[], request: ModelRequest) => unknown;

/** A model whose answer is made from what it was given. */
export function modelOf(answer: Answer) {
  const requests: ModelRequest[] = [];
  const misfits: string[] = [];
  const ask: AskModel = async (request) => {
    requests.push(request);
    const { records } = JSON.parse(request.prompt) as { records: GivenRecord[] };
    const value = await answer(records, request);
    return value instanceof Error
      ? { ok: false, failure: "exit", message: value.message, costUsd: 0.01 }
      : ({ ok: true, value, costUsd: 0.01 } satisfies ModelReply);
  };
  return {
    requests,
    misfits,
    model: { ask, model: "haiku", onMisfit: (text: string) => misfits.push(text) },
  };
}

export const asTheyAre: Answer = (records) => ({
  records: records.map(({ name, type, description, body }) => ({
    name,
    type,
    description,
    body,
    from: [name],
  })),
});

export function jobFor(scope: MemoryScope, fields: Partial<ConsolidationJob> = {}): ConsolidationJob {
  return { scope, limits, countSessions: () => 9, clock: () => NOW, ...fields };
}

export function fill(scope: MemoryScope, records: readonly MemoryRecord[]): void {
  writeRecords(scope, { puts: records, deletes: [] }, { lock: held, nowMs: NOW });
}

export function facts(count: number, bodyChars = 0): MemoryRecord[] {
  return Array.from({ length: count }, (_, at) =>
    makeRecord(`fact number${at}`, {
      description: `What subject${at} needs`,
      body: `Subject${at} needs setting${at}. ${"filler ".repeat(bodyChars / 7)}`.trim(),
    }),
  );
}

export function namesIn(scope: MemoryScope): string[] {
  return loadScope(scope)
    .records.map(({ record }) => record.name)
    .sort();
}
