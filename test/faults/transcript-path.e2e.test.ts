/** A payload may name a transcript that is not there, not yet there, or no transcript at all. */
import fs from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { readLog } from "../../lib/log/read.ts";
import { readDiagnostics } from "../../lib/platform/diagnostics.ts";
import { sessionPaths } from "../../lib/platform/paths.ts";
import { bundleNameOf, payloadOf, TEST_SESSION, wireOf } from "../support/payload.ts";
import { runHook } from "../support/run-hook.ts";
import { makeTempStore } from "../support/temp-store.ts";

const PATHS: [name: string, makePath: (folder: string) => string][] = [
  ["a missing file", (folder) => join(folder, "none.jsonl")],
  ["an empty text", () => ""],
  ["a folder", (folder) => folder],
  [
    "a link to itself",
    (folder) => {
      const path = join(folder, "loop.jsonl");
      fs.symlinkSync(path, path);
      return path;
    },
  ],
  [
    "an empty file",
    (folder) => {
      const path = join(folder, "empty.jsonl");
      fs.writeFileSync(path, "");
      return path;
    },
  ],
];

describe("F7: the transcript's path is", () => {
  it.each(PATHS)(
    "%s: the hooks end quietly, their lines are there, and few lines tell why",
    async (_name, makePath) => {
      using temp = makeTempStore();
      temp.keepWorkerAway();
      const transcript_path = makePath(temp.env.HOME);
      for (const event of ["Stop", "SubagentStop", "SessionEnd"] as const) {
        const payload = payloadOf(event, { transcript_path, agent_transcript_path: transcript_path });
        const run = await runHook(bundleNameOf(event), wireOf(payload), { env: temp.env });
        expect(run).toMatchObject({ status: 0, stdout: "", stderr: "" });
      }
      const { records } = readLog(sessionPaths(temp.store, TEST_SESSION).log);
      expect(records.map(({ record }) => record.event)).toEqual(["Stop", "SubagentStop", "SessionEnd"]);
      expect(readDiagnostics(temp.store, 20).length).toBeLessThanOrEqual(4);
    },
  );
});
