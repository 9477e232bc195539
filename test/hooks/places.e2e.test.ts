import { execFileSync } from "node:child_process";
import fs from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { readLog } from "../../lib/log/read.ts";
import { readDiagnostics } from "../../lib/platform/diagnostics.ts";
import { sessionPaths } from "../../lib/platform/paths.ts";
import { distRoot } from "../support/dist.ts";
import { bundleNameOf, payloadOf, TEST_SESSION, wireOf } from "../support/payload.ts";
import { runHook } from "../support/run-hook.ts";
import { makeTempStore } from "../support/temp-store.ts";

/** What breaks a shell, a URL, a glob or a C string when a path holds it. */
const NAMES = [
  "with space",
  "it's",
  'a "quote"',
  "$HOME $(id)",
  "a & b ; c",
  "項目 漢字",
  "-dash",
  "100% #1",
  "emoji 😀",
];

/** The hooks that do something with a path. */
const EVENTS = ["SessionStart", "PostToolUse", "SubagentStop", "Stop", "PreCompact", "SessionEnd"] as const;

describe.each(NAMES)("F43: home, store, project and pack named %j", (name) => {
  test("work like any other", async () => {
    using temp = makeTempStore(name);
    temp.keepWorkerAway();
    const home = join(temp.env.HOME, `${name} home`);
    const project = join(temp.env.HOME, `${name} project`);
    const pack = join(temp.env.HOME, `${name} pack`);
    for (const folder of [home, project, join(pack, "bin")]) fs.mkdirSync(folder, { recursive: true });
    fs.writeFileSync(join(pack, "bin", "logbook"), "#!/bin/sh\necho found\n", { mode: 0o755 });
    fs.cpSync(distRoot, join(pack, "dist"), { recursive: true });
    const transcript = join(project, "t.jsonl");
    fs.writeFileSync(transcript, '{"type":"unknown"}\n');
    const envFile = join(temp.env.HOME, "env.sh");
    const env = { ...temp.env, HOME: home, CLAUDE_PROJECT_DIR: project, CLAUDE_ENV_FILE: envFile };
    for (const event of EVENTS) {
      const payload = wireOf(payloadOf(event, { cwd: project, transcript_path: transcript }));
      const bundle = join(pack, "dist", "hooks", `${bundleNameOf(event)}.cjs`);
      const run = await runHook("", payload, { env, bundle, cwd: project });
      const stdout = event === "PreCompact" ? expect.stringMatching(/^Keep these sections/) : "";
      expect(run).toMatchObject({ status: 0, stdout, stderr: "" });
    }
    const session = sessionPaths(temp.store, TEST_SESSION);
    expect(readLog(session.log).records.map(({ record }) => record.event)).toEqual(EVENTS);
    expect(readLog(session.log).records.map(({ record }) => record.cwd)).toEqual(EVENTS.map(() => project));
    expect(
      fs.readFileSync(join(session.raw, "main", "0001", "000000000000-000000000019.jsonl"), "utf8"),
    ).toBe('{"type":"unknown"}\n');
    // The subagent of the payload has no transcript.
    expect(new Set(readDiagnostics(temp.store, 20).map(({ code }) => code))).toEqual(
      new Set(["TRANSCRIPT_MISSING"]),
    );
    const found = execFileSync("sh", ["-c", '. "$1" && logbook', "sh", envFile], { encoding: "utf8" });
    expect(found).toBe("found\n");
  });
});

test("no HOME, or no store to write to, is no reason to complain", async () => {
  using temp = makeTempStore("fresh");
  temp.keepWorkerAway();
  const cases = [
    { HOME: "", LOGBOOK_HOME: "/proc/nowhere/store" },
    { HOME: "/proc/nowhere", LOGBOOK_HOME: undefined },
    { HOME: undefined, LOGBOOK_HOME: temp.store.root },
  ];
  for (const env of cases) {
    for (const event of ["PostToolUse", "Stop", "SessionStart"] as const) {
      const run = await runHook(bundleNameOf(event), wireOf(payloadOf(event)), { env });
      expect(run).toMatchObject({ status: 0, stdout: "", stderr: "" });
    }
  }
});
