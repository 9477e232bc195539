import { spawn } from "node:child_process";
import fs from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import type { HookEvent } from "../../lib/contract/event.ts";
import { readLog } from "../../lib/log/read.ts";
import { readDiagnostics } from "../../lib/platform/diagnostics.ts";
import { sessionPaths } from "../../lib/platform/paths.ts";
import { distRoot } from "../support/dist.ts";
import { ALL_EVENTS, bundleNameOf, payloadOf, TEST_SESSION, wireOf } from "../support/payload.ts";
import { runHook } from "../support/run-hook.ts";
import { makeTempStore, type TempStore } from "../support/temp-store.ts";

function logOf(temp: TempStore) {
  return readLog(sessionPaths(temp.store, TEST_SESSION).log).records;
}

/** A module that every Node process of a test loads first. */
function makeRequired(temp: TempStore, code: string): { NODE_OPTIONS: string } {
  const path = join(temp.env.HOME, "first.cjs");
  fs.writeFileSync(path, code);
  return { NODE_OPTIONS: `--require=${path}` };
}

const QUIET = { status: 0, stdout: "", stderr: "" };

/** The summariser is told something at every compaction; no other hook has anything to say here. */
function quietAt(event: HookEvent) {
  return event === "PreCompact" ? { ...QUIET, stdout: expect.not.stringMatching(/^\s*\{/) } : QUIET;
}

describe("a hook says nothing", () => {
  test.each(ALL_EVENTS)("%s: with LOGBOOK_CHILD or LOGBOOK_OFF set it does nothing at all", async (event) => {
    using temp = makeTempStore();
    for (const guard of ["LOGBOOK_CHILD", "LOGBOOK_OFF"]) {
      const env = { ...temp.env, [guard]: "1" };
      expect(await runHook(bundleNameOf(event), wireOf(payloadOf(event)), { env })).toMatchObject(QUIET);
    }
    expect(fs.existsSync(temp.store.root)).toBe(false);
  });

  test("F52: in an excluded project, and captures nothing", async () => {
    using temp = makeTempStore();
    const project = join(temp.env.HOME, "private");
    fs.mkdirSync(join(project, ".claude"), { recursive: true });
    fs.writeFileSync(join(project, ".claude", "logbook-off"), "");
    for (const event of ALL_EVENTS) {
      const payload = wireOf(payloadOf(event, { cwd: project }));
      expect(await runHook(bundleNameOf(event), payload, { env: temp.env })).toMatchObject(QUIET);
    }
    expect(fs.existsSync(temp.store.root)).toBe(false);
  });

  test.each(["~/private", "~/pri*/**", "{private,x}", "*/private", "PRIVATE, private"])(
    "in a folder that the glob %s covers, and captures nothing",
    async (globs) => {
      using temp = makeTempStore();
      const env = { ...temp.env, CLAUDE_PLUGIN_ROOT: "/plugin", CLAUDE_PLUGIN_OPTION_EXCLUDE: globs };
      for (const event of ALL_EVENTS) {
        for (const cwd of [join(temp.env.HOME, "private"), join(temp.env.HOME, "private", "deep")]) {
          const run = await runHook(bundleNameOf(event), wireOf(payloadOf(event, { cwd })), { env });
          expect(run).toMatchObject(QUIET);
        }
      }
      expect(fs.existsSync(temp.store.root)).toBe(false);
    },
  );

  test("with a wrong glob, which is named once a session and costs only itself", async () => {
    using temp = makeTempStore();
    temp.keepWorkerAway();
    fs.writeFileSync(temp.store.config, JSON.stringify({ exclude: ["[z-a]", "closed"] }));
    for (const event of ALL_EVENTS) {
      const closed = wireOf(payloadOf(event, { cwd: "/srv/closed" }));
      const open = wireOf(payloadOf(event, { cwd: temp.env.HOME }));
      expect(await runHook(bundleNameOf(event), closed, { env: temp.env })).toMatchObject(QUIET);
      await runHook(bundleNameOf(event), open, { env: temp.env });
    }
    expect(logOf(temp).length).toBeGreaterThanOrEqual(ALL_EVENTS.length - 1);
    const named = readDiagnostics(temp.store, 100).filter(({ code }) => code === "CONFIG_INVALID");
    expect(named.map(({ event }) => event)).toEqual(["SessionStart", "SessionStart"]);
  });

  test.each(["stop", "session-start", "post-tool-use"])("%s: when something in it warns", async (hook) => {
    using temp = makeTempStore();
    temp.keepWorkerAway();
    const code = `setImmediate(() => process.emitWarning("look here", "DeprecationWarning"));
      const { mkdirSync } = require("node:fs");
      require("node:fs").mkdirSync = (...args) => { process.emitWarning("again"); return mkdirSync(...args); };`;
    const { NODE_OPTIONS } = makeRequired(temp, code);
    const env = {
      ...temp.env,
      NODE_OPTIONS: `${NODE_OPTIONS} --trace-warnings`,
      NODE_DEBUG: "child_process,stream",
    };
    const event = ALL_EVENTS.find((name) => bundleNameOf(name) === hook) ?? "Stop";
    expect(await runHook(hook, wireOf(payloadOf(event)), { env })).toMatchObject(QUIET);
    expect(logOf(temp)).toHaveLength(1);
  });

  test("when a step throws out of everybody's reach", async () => {
    using temp = makeTempStore();
    temp.keepWorkerAway();
    const code = `const { statSync } = require("node:fs");
      require("node:fs").statSync = (...args) => { setImmediate(() => { throw new Error("late"); }); Promise.reject(new Error("lost")); return statSync(...args); };`;
    const env = { ...temp.env, ...makeRequired(temp, code) };
    for (const event of ALL_EVENTS) {
      const run = await runHook(bundleNameOf(event), wireOf(payloadOf(event)), { env });
      expect(run).toMatchObject(quietAt(event));
    }
  });
});

describe("F10: a disk that fails", () => {
  const FAULTS: [string, string][] = [
    ["is full", `throw Object.assign(new Error("ENOSPC: no space left on device"), { code: "ENOSPC" })`],
    ["is broken", `throw Object.assign(new Error("EIO: i/o error"), { code: "EIO" })`],
    ["is read-only", `throw Object.assign(new Error("EROFS: read-only file system"), { code: "EROFS" })`],
  ];

  test.each(FAULTS)("%s: every hook ends quietly", async (_, fault) => {
    using temp = makeTempStore();
    const code = `const fs = require("node:fs");
      for (const name of ["writeSync", "writeFileSync", "appendFileSync", "mkdirSync", "linkSync", "renameSync"]) {
        const original = fs[name];
        fs[name] = (first, ...rest) => { if (first === 1) return original(first, ...rest); ${fault}; };
      }`;
    const env = { ...temp.env, ...makeRequired(temp, code) };
    for (const event of ALL_EVENTS) {
      expect(await runHook(bundleNameOf(event), wireOf(payloadOf(event)), { env })).toMatchObject(QUIET);
    }
  });

  test("takes only a part of each write: the line is whole all the same", async () => {
    using temp = makeTempStore();
    const code = `const fs = require("node:fs"); const { writeSync } = fs;
      fs.writeSync = (fd, bytes, offset, length) => writeSync(fd, bytes, offset, Math.min(length ?? bytes.length, 40));`;
    const env = { ...temp.env, ...makeRequired(temp, code) };
    await runHook("post-tool-use", wireOf(payloadOf("PostToolUse")), { env });
    expect(logOf(temp).map(({ record }) => record.tool_use_id)).toEqual(["toolu_01"]);
  });

  test("has a file where the store should be", async () => {
    using temp = makeTempStore();
    fs.writeFileSync(temp.store.root, "not a folder");
    for (const event of ALL_EVENTS) {
      expect(await runHook(bundleNameOf(event), wireOf(payloadOf(event)), { env: temp.env })).toMatchObject(
        QUIET,
      );
    }
    expect(fs.readFileSync(temp.store.root, "utf8")).toBe("not a folder");
  });

  test("fails in one step: the others are done, and a line tells of it", async () => {
    using temp = makeTempStore();
    temp.keepWorkerAway();
    const { log, dir } = sessionPaths(temp.store, TEST_SESSION);
    fs.mkdirSync(log, { recursive: true });
    expect(await runHook("stop", wireOf(payloadOf("Stop")), { env: temp.env })).toMatchObject(QUIET);
    expect(fs.readdirSync(dir)).toContain("extra.jsonl");
    expect(fs.readdirSync(temp.store.queue)).toHaveLength(1);
    const told = readDiagnostics(temp.store, 9).map(({ code, message }) => `${code} ${message}`);
    expect(told).toEqual([
      expect.stringMatching(/^EISDIR append record: /),
      expect.stringMatching(/^TRANSCRIPT_MISSING /),
    ]);
  });
});

describe("F14: the worker that a hook starts", () => {
  /** A pack whose worker sleeps for longer than the test may take. */
  function makePack(temp: TempStore): string {
    const pack = join(temp.env.HOME, "pack", "dist");
    fs.cpSync(distRoot, pack, { recursive: true });
    fs.writeFileSync(
      join(pack, "worker.cjs"),
      `require("fs").writeFileSync(process.env.LOGBOOK_HOME + "/pid", String(process.pid)); setTimeout(() => {}, 60_000);`,
    );
    return pack;
  }

  async function readPid(temp: TempStore): Promise<number> {
    const path = join(temp.store.root, "pid");
    for (let tries = 0; tries < 200; tries++) {
      if (fs.existsSync(path) && fs.statSync(path).size > 0) return Number(fs.readFileSync(path, "utf8"));
      await new Promise((resolve) => setTimeout(resolve, 25));
    }
    throw new Error("no worker came");
  }

  test.each(["Stop", "SessionEnd", "PreCompact", "SubagentStop"] as const)(
    "%s: holds none of the pipes that the client waits for",
    async (event) => {
      using temp = makeTempStore();
      const bundle = join(makePack(temp), "hooks", `${bundleNameOf(event)}.cjs`);
      // Ends when the pipes do, not when the process does.
      const run = await runHook("", wireOf(payloadOf(event)), { env: temp.env, bundle });
      expect(run).toMatchObject(quietAt(event));
      const pid = await readPid(temp);
      expect(run.ms).toBeLessThan(10_000);
      process.kill(pid, 0);
      process.kill(pid, "SIGKILL");
    },
  );

  test("outlives a client that kills the hook's process group", async () => {
    using temp = makeTempStore();
    const bundle = join(makePack(temp), "hooks", "session-end.cjs");
    const child = spawn(process.execPath, [bundle], {
      detached: true,
      stdio: ["pipe", "ignore", "ignore"],
      env: { ...process.env, ...temp.env },
    });
    child.stdin?.end(wireOf(payloadOf("SessionEnd")));
    await new Promise((resolve) => child.on("exit", resolve));
    const pid = await readPid(temp);
    try {
      process.kill(-(child.pid ?? 0), "SIGKILL");
    } catch (error) {
      // The group is gone with its only member.
      expect(error).toMatchObject({ code: "ESRCH" });
    }
    process.kill(pid, 0);
    process.kill(pid, "SIGKILL");
  });
});
