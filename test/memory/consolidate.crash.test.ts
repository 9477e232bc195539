import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import fs from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "esbuild";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readCatalogue } from "../../lib/memory/catalogue.ts";
import { finishCommit } from "../../lib/memory/commit.ts";
import { loadScope } from "../../lib/memory/load.ts";
import { openView } from "../../lib/memory/pending.ts";
import { openSources } from "../../lib/memory/recall.ts";
import type { MemoryScope } from "../../lib/memory/scope.ts";
import { projectScope } from "../../lib/memory/scope.ts";
import { storePaths } from "../../lib/platform/paths.ts";
import { repositoryRoot } from "../support/dist.ts";
import { facts, fill } from "./support/consolidation.ts";
import { NOW, readTree } from "./support/scopes.ts";

const PROJECT = "app-00000000";
const RECORDS = 24;
/** KILLS=200 is the figure that the product is held to; a short form runs with every test run. */
const KILLS = Number(process.env["KILLS"] ?? 20);

let folder: string;
let program: string;
let template: string;

beforeAll(async () => {
  folder = fs.mkdtempSync(join(tmpdir(), "logbook-crash-"));
  program = join(folder, "consolidate.mjs");
  await build({
    entryPoints: [join(repositoryRoot, "test/memory/support/consolidate-once.ts")],
    outfile: program,
    bundle: true,
    platform: "node",
    format: "esm",
    banner: {
      js: `import { createRequire } from "node:module"; const require = createRequire(import.meta.url);`,
    },
  });
  template = join(folder, "template");
  fill(scopeIn(template), facts(RECORDS));
});

afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

function scopeIn(root: string): MemoryScope {
  return projectScope(storePaths({ LOGBOOK_HOME: root }), PROJECT);
}

/** The set as a reader without the lock sees it: bodies, and the catalogue that hooks go by. */
function readSet(scope: MemoryScope): string {
  const view = openView(scope);
  const { records, edits, problems } = loadScope(scope);
  expect(edits).toEqual([]);
  expect(problems).toEqual([]);
  const catalogue = readCatalogue(view);
  expect(catalogue?.map(({ file, hash }) => `${file} ${hash}`)).toEqual(
    records.map(({ file, hash }) => `${file} ${hash}`),
  );
  expect(openSources([scope])).toHaveLength(1);
  return records.map(({ record }) => `${record.name}: ${record.body}`).join("\n");
}

interface Run {
  child: ChildProcess;
  root: string;
}

/** A fresh copy of the library, and a process that has loaded and is about to begin. */
async function startRun(name: string): Promise<Run> {
  const root = join(folder, name);
  fs.cpSync(template, root, { recursive: true, preserveTimestamps: true });
  const child = spawn(process.execPath, [program, root, PROJECT, String(NOW)], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  await once(child.stdout as NodeJS.ReadableStream, "data");
  return { child, root };
}

async function measureRun(name: string): Promise<{ ms: number; set: string }> {
  const { child, root } = await startRun(name);
  const started = performance.now();
  await once(child.stdout as NodeJS.ReadableStream, "data");
  const ms = performance.now() - started;
  await once(child, "exit");
  const set = readSet(scopeIn(root));
  fs.rmSync(root, { recursive: true });
  return { ms, set };
}

/** Kills one run after `delayMs` and looks at what it left, before and after the recovery. */
async function killOnce(name: string, delayMs: number, sets: { old: string; fresh: string; before: string }) {
  const { child, root } = await startRun(name);
  const until = performance.now() + delayMs;
  while (performance.now() < until) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 0.2);
  child.kill("SIGKILL");
  await once(child, "exit");
  const scope = scopeIn(root);
  const isUntouched = JSON.stringify(readTree(root)) === sets.before;
  const seen = readSet(scope);
  expect([sets.old, sets.fresh]).toContain(seen);
  const wasCommitting = finishCommit(scope);
  expect(readSet(scope)).toBe(seen);
  expect(fs.existsSync(join(scope.state, "commit.json"))).toBe(false);
  fs.rmSync(root, { recursive: true });
  return { isUntouched, wasCommitting, isOld: seen === sets.old };
}

describe("kill -9 during a consolidation", () => {
  it(`T39: leaves the old or the new set, whole, at ${KILLS} instants of its run`, async () => {
    const old = readSet(scopeIn(template));
    const before = JSON.stringify(readTree(template));
    const whole: { ms: number; set: string }[] = [];
    for (let round = 0; round < 5; round++) whole.push(await measureRun(`whole-${round}`));
    const fresh = whole[0]?.set ?? "";
    expect(fresh).not.toBe(old);
    expect(new Set(whole.map(({ set }) => set)).size).toBe(1);
    const runMs = whole.map(({ ms }) => ms).sort((a, b) => a - b)[2] ?? 0;
    const left: Awaited<ReturnType<typeof killOnce>>[] = [];
    for (let at = 0; at < KILLS; at++) {
      left.push(await killOnce(`kill-${at}`, (runMs * (at + 0.5)) / KILLS, { old, fresh, before }));
    }
    const afterFirstWrite = left.filter(({ isUntouched }) => !isUntouched).length;
    const committing = left.filter(({ wasCommitting }) => wasCommitting).length;
    const oldSets = left.filter(({ isOld }) => isOld).length;
    console.log(
      `${KILLS} kills over a run of ${runMs.toFixed(0)} ms: ${afterFirstWrite} after the first write, ` +
        `${committing} between commit and its end; ${oldSets} times the old set, ${KILLS - oldSets} times the new one`,
    );
    expect(afterFirstWrite).toBeGreaterThan(KILLS / 2);
  }, 600_000);
});
