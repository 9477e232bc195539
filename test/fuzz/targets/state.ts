/** Files of our own that a crash, a sync program or a hand has damaged: each reader passes over what it cannot read. */
import fs from "node:fs";
import { dirname, join } from "node:path";
import { readMissing } from "../../../lib/handoff/missing.ts";
import { readHandoff } from "../../../lib/handoff/save.ts";
import { readExtra } from "../../../lib/log/extra.ts";
import { glanceHead, glanceTail } from "../../../lib/log/glance.ts";
import { readLogHead, readLogTail } from "../../../lib/log/read.ts";
import { readConsolidation } from "../../../lib/memory/consolidation-state.ts";
import { readInbox } from "../../../lib/memory/inbox.ts";
import { readRefusals } from "../../../lib/memory/refused.ts";
import { projectScope } from "../../../lib/memory/scope.ts";
import { readSessionState } from "../../../lib/memory/session-claim.ts";
import { readShown } from "../../../lib/memory/shown.ts";
import { readTeamState, trustPath } from "../../../lib/memory/team.ts";
import { readTombstones } from "../../../lib/memory/tombstones.ts";
import { readUsage } from "../../../lib/memory/usage.ts";
import { readDiagnostics } from "../../../lib/platform/diagnostics.ts";
import { sessionPaths } from "../../../lib/platform/paths.ts";
import { returnJob, takeJobs } from "../../../lib/platform/queue.ts";
import { ledgerPath, readLedger } from "../../../lib/raw/ledger.ts";
import { readOwnSpills } from "../../../lib/raw/own-spill.ts";
import { makeTempStore } from "../../support/temp-store.ts";
import { anyLine, LOGS } from "../corpus.ts";
import type { Target } from "../target.ts";

const SESSION = "s1";

export const stateFiles: Target = {
  name: "state-files",
  share: 40,
  seeds: [
    ...LOGS.slice(0, 3),
    '{"v":1,"time":"2026-01-01T00:00:00.000Z","kind":"last_assistant_message","text":"x"}\n',
    '{"v":1,"time":"2026-01-01T00:00:00.000Z","session":"s","turn":"t","kind":"remember","type":"user","text":"x","core":"x"}\n',
    '{"v":1,"memory":"project/a.md","hash":"0","name":"a"}\n{"v":1,"cleared":true}\n',
    '{"v":1,"session":"s","project":"p","timeMs":1,"source":"log","isAnswered":true,"madeOf":{},"digest":["x"],"pinned":[],"sections":[]}',
    '{"v":1,"facts":[{"kind":"task","text":"x"},null]}\n{"v":1,"told":true}\n',
    '{"v":1,"kind":"session","session":"s1"}',
    '{"v":1,"code":"X","message":"m","time":"2026-01-01T00:00:00.000Z"}\n',
    '{"v":1,"start":0,"end":10,"hash":"0","time":"2026-01-01T00:00:00.000Z"}\n',
    '{"v":1,"time":"","files":{"a.md":"0"},"entries":[],"terms":"1 x 0\\n"}',
    '{"v":1,"filed":3}',
  ],
  arbitrary: anyLine,
  open() {
    const temp = makeTempStore();
    const { store } = temp;
    const scope = projectScope(store, "p-00000000");
    const paths = sessionPaths(store, SESSION);
    const generation = join(paths.raw, "main", "0001");
    const state = (name: string): string => join(scope.state, name);
    const readers: readonly [path: string, read: () => unknown][] = [
      [paths.extra, () => readExtra(paths)],
      [paths.log, () => [glanceHead(paths.log, 300), glanceTail(paths.log, 300)]],
      [paths.log, () => [readLogHead(paths.log, 300), readLogTail(paths.log, 300)]],
      [paths.shown, () => readShown(paths.shown)],
      [paths.handoffData, () => readHandoff(paths)],
      [paths.missing, () => readMissing(paths)],
      [join(scope.base, "inbox.jsonl"), () => readInbox(scope)],
      [state("inbox.json"), () => readInbox(scope)],
      [state("tombstones.json"), () => readTombstones(scope)],
      [state("refused.jsonl"), () => readRefusals(scope)],
      [state("usage.json"), () => readUsage(scope)],
      [state("consolidation.json"), () => readConsolidation(scope)],
      [state(`extraction/${SESSION}.json`), () => readSessionState(scope, SESSION)],
      [trustPath(scope), () => readTeamState(scope, temp.env.HOME)],
      [store.diagnostics, () => readDiagnostics(store, 20)],
      [ledgerPath(generation), () => readLedger(generation)],
      [join(paths.raw, "spilled.jsonl"), () => readOwnSpills(paths.raw)],
      [join(store.queue, `${SESSION}.json`), () => takeJobs(store, "token", { adopt: true }).map(returnJob)],
    ];
    for (const [path] of readers) fs.mkdirSync(dirname(path), { recursive: true });
    return {
      run({ bytes, random }) {
        const [path, read] = random.pick(readers);
        fs.writeFileSync(path, bytes);
        try {
          read();
        } finally {
          fs.rmSync(path, { force: true });
        }
      },
      close: () => temp[Symbol.dispose](),
    };
  },
};
