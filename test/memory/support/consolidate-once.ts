/** Runs one consolidation on a store, in a process of its own that the crash test kills. Says when it starts and ends. */
import fs from "node:fs";
import type { ModelRequest } from "../../../lib/contract/model.ts";
import { consolidateScope } from "../../../lib/memory/consolidate.ts";
import { projectScope } from "../../../lib/memory/scope.ts";
import { storePaths } from "../../../lib/platform/paths.ts";

interface GivenRecord {
  name: string;
  type: string;
  description: string;
  body: string;
}

const [root = "", project = "", now = "0"] = process.argv.slice(2);
const scope = projectScope(storePaths({ LOGBOOK_HOME: root }), project);

/** Joins each record with its neighbour. */
function joinPairs({ prompt }: ModelRequest) {
  const { records } = JSON.parse(prompt) as { records: GivenRecord[] };
  const pairs = records.flatMap((first, at) => {
    const second = records[at + 1];
    if (at % 2 === 1) return [];
    const from = second === undefined ? [first.name] : [first.name, second.name];
    const body = second === undefined ? first.body : `${first.body} ${second.body}`;
    return [{ name: first.name, type: first.type, description: first.description, body, from }];
  });
  return { records: pairs };
}

fs.writeSync(1, "S");
await consolidateScope({
  scope,
  limits: { intervalHours: 24, throttleMinutes: 10, minSessions: 1, minRecords: 1 },
  countSessions: () => 9,
  clock: () => Number(now),
  model: {
    ask: async (request) => ({ ok: true, value: joinPairs(request), costUsd: 0 }),
    model: "haiku",
    onMisfit: (message) => fs.writeSync(1, `misfit: ${message}`),
  },
});
fs.writeSync(1, "E");
