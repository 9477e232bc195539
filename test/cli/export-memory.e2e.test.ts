/** A session far larger than the memory it is exported with. */
import { spawnSync } from "node:child_process";
import fs from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { makeStore, transcriptOf } from "../support/cli-store.ts";
import { repositoryRoot } from "../support/dist.ts";
import { hasNative } from "../support/native.ts";
import { buildLog } from "../support/session-log.ts";

const ID = "3f2a9c1e-0000-4000-8000-000000000001";
const TURNS = 180;
/** More than the archive keeps of one text: each is read from the raw copies. */
const OUTPUT_CHARS = 250_000;
/** The outputs alone are 45 MB, and Node itself takes some ten. */
const HEAP_MB = 48;

it.runIf(hasNative)("an export streams", () => {
  using store = makeStore();
  const turns = Array.from({ length: TURNS }, (_, at) => {
    const uuid = `0f000000-0000-4000-8000-${String(at).padStart(12, "0")}`;
    const output = `${at} `.repeat(OUTPUT_CHARS / `${at} `.length);
    const call = { id: `toolu_${at}`, tool: "Bash", input: { command: `cat ${at}` }, output };
    return { uuid, prompt: `turn ${at}`, answer: "done", call };
  });
  store.add({
    id: ID,
    records: buildLog().prompt(0, "turn 0").records,
    transcript: transcriptOf(ID, "/x", turns),
  });
  store.ingest();
  const file = join(store.root, "big.jsonl");
  const main = join(repositoryRoot, "dist", "logbook.cjs");
  const args = [`--max-old-space-size=${HEAP_MB}`, main, "export", ID, "--out", file];
  const env = { PATH: process.env["PATH"], HOME: store.root, LOGBOOK_HOME: store.store.root };
  const { status, stderr } = spawnSync(process.execPath, args, {
    cwd: store.folder("shop"),
    env,
    encoding: "utf8",
  });
  expect({ status, stderr: stderr.slice(0, 500) }).toEqual({ status: 0, stderr: "" });
  expect(fs.statSync(file).size).toBeGreaterThan(TURNS * OUTPUT_CHARS);
});
