import { type ChildProcess, spawn } from "node:child_process";
import fs from "node:fs";
import { join } from "node:path";
import { build } from "esbuild";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readLog } from "../../lib/log/read.ts";
import { sessionPaths } from "../../lib/platform/paths.ts";
import { foldRecords } from "../../lib/replay/fold.ts";
import { repositoryRoot } from "../support/dist.ts";
import { makeTempStore, type TempStore } from "../support/temp-store.ts";

const PROCESSES = 20;
const PAYLOADS = 500;
const ROUNDS = 15;

/** Appends `count` tool calls named `<name>-<n>`, as long as lines get; "forever" until it is killed. */
const WRITER = `
import { appendRecord } from "./lib/log/append.ts";
import { sessionPaths, storePaths } from "./lib/platform/paths.ts";
const [name, count, times] = process.argv.slice(2);
const paths = sessionPaths(storePaths(process.env), "s");
process.stdout.write("ready\\n");
for (let n = 0; n < Number(count); n++) {
  const record = { v: 1, time: new Date().toISOString(), event: "PostToolUse", session: "s", tool: "Bash",
    tool_use_id: name + "-" + n, target: "x".repeat(n % 200), prompt: "漢".repeat(n % 1000), ok: true };
  for (let t = 0; t < Number(times); t++) appendRecord(paths, record);
}
`;

let writer = "";
let temp: TempStore;

beforeAll(async () => {
  temp = makeTempStore();
  writer = join(temp.env.HOME, "writer.cjs");
  await build({
    stdin: { contents: WRITER, resolveDir: repositoryRoot, loader: "ts" },
    bundle: true,
    platform: "node",
    format: "cjs",
    outfile: writer,
    logLevel: "error",
  });
});

afterAll(() => temp[Symbol.dispose]());

function startWriter(store: TempStore, name: string, count: number, times = 1): ChildProcess {
  const args = [writer, name, String(count), String(times)];
  return spawn(process.execPath, args, {
    stdio: ["ignore", "pipe", "inherit"],
    env: { ...process.env, ...store.env },
  });
}

function ended(child: ChildProcess): Promise<number | null> {
  return new Promise((resolve) => child.on("close", resolve));
}

describe("Q21 F34: 20 processes with 500 payloads each", () => {
  test.each([1, 2])("lose no line and tear none, each delivered %i times", async (times) => {
    using own = makeTempStore();
    const names = Array.from({ length: PROCESSES }, (_, index) => `process-${index}`);
    const codes = await Promise.all(names.map((name) => ended(startWriter(own, name, PAYLOADS, times))));
    expect(new Set(codes)).toEqual(new Set([0]));
    const { records, damage, tornTail } = readLog(sessionPaths(own.store, "s").log);
    expect({ damage, tornTail, lines: records.length }).toEqual({
      damage: [],
      tornTail: false,
      lines: PROCESSES * PAYLOADS * times,
    });
    expect(foldRecords(records.map(({ record }) => record))).toHaveLength(PROCESSES * PAYLOADS);
  });
});

describe("F28: kill -9 while appending", () => {
  test("costs no complete line, and the next writer goes on", async () => {
    using own = makeTempStore();
    const { log } = sessionPaths(own.store, "s");
    for (let round = 0; round < ROUNDS; round++) {
      const child = startWriter(own, `round-${round}`, Number.POSITIVE_INFINITY);
      await new Promise((resolve) => child.stdout?.once("data", resolve));
      await new Promise((resolve) => setTimeout(resolve, 3 * round));
      child.kill("SIGKILL");
      await ended(child);
    }
    await ended(startWriter(own, "last", 1));
    const { records, damage, tornTail } = readLog(log);
    expect(tornTail).toBe(false);
    // The kernel may end a killed process's write between two pages: what is torn then is the line that was being written.
    expect(damage.filter(({ reason }) => reason !== "torn")).toEqual([]);
    expect(damage.length).toBeLessThanOrEqual(ROUNDS);
    // Every writer's records without a gap up to the kill.
    const counts = new Map<string, number>();
    for (const { record } of records) {
      const [, name = "", n] = /^(.+)-(\d+)$/.exec(record.tool_use_id ?? "") ?? [];
      expect(Number(n)).toBe(counts.get(name) ?? 0);
      counts.set(name, Number(n) + 1);
    }
    expect(counts.get("last")).toBe(1);
    expect(records.length).toBeGreaterThan(ROUNDS);
    expect(fs.readFileSync(log).at(-1)).toBe(0x0a);
  });
});
