/** Installed with scripts off, as careful people do, there is no native module: everything but the index works. */
import { execFileSync, spawnSync } from "node:child_process";
import fs from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { repositoryRoot } from "../support/dist.ts";
import { bundleNameOf, payloadOf, wireOf } from "../support/payload.ts";
import { runHook } from "../support/run-hook.ts";
import { scriptSession } from "../support/scripted-session.ts";
import { workerGone } from "./support/store.ts";

const FILES = [
  "bin",
  "dist",
  "package.json",
  "package-lock.json",
  "hooks/hooks.json",
  "settings.example.json",
];
/** Of a newer Node: then there is an index after all. */
const hasNodeSqlite = process.getBuiltinModule("node:sqlite" as "node:fs") !== undefined;
const SESSION = "5c4195ff-0000-4000-8000-000000000001";

function installWithoutScripts(root: string): string {
  const pack = join(root, "pack");
  for (const name of FILES) fs.cpSync(join(repositoryRoot, name), join(pack, name), { recursive: true });
  const quiet = ["--no-audit", "--no-fund", "--loglevel=error"];
  execFileSync("npm", ["ci", "--omit=dev", "--ignore-scripts", ...quiet], { cwd: pack, stdio: "pipe" });
  return pack;
}

test("npm ci --ignore-scripts: captures, replays, and finds by scanning", async () => {
  const root = fs.realpathSync(fs.mkdtempSync(join(tmpdir(), "logbook-scripts-off-")));
  try {
    const pack = installWithoutScripts(root);
    expect(fs.existsSync(join(pack, "node_modules", "better-sqlite3", "build"))).toBe(false);
    const cwd = join(root, "project");
    fs.mkdirSync(cwd);
    const env = { HOME: root, LOGBOOK_HOME: join(root, "store"), NO_COLOR: "1", LOGBOOK_CHILD: undefined };
    const transcript = join(root, ".claude", "projects", "-project", `${SESSION}.jsonl`);
    const session = scriptSession({ id: SESSION, cwd, transcript });
    const steps = [
      session.start(),
      session.prompt("Where does the kumquat queue lose its entry?"),
      session.call("Bash", { command: "grep -rn kumquat lib" }, "lib/queue.ts:12: 用户身份"),
      session.answer("In the last line of drain()."),
      session.end(),
    ];
    for (const { event, fields } of steps) {
      const bundle = join(pack, "dist", "hooks", `${bundleNameOf(event)}.cjs`);
      const run = await runHook(event, wireOf(payloadOf(event, fields)), { env, cwd, bundle });
      expect(run, event).toMatchObject({ status: 0, stderr: "" });
    }
    await workerGone({ store: env.LOGBOOK_HOME });
    const logbook = (...argv: string[]) =>
      spawnSync(process.execPath, [join(pack, "bin", "logbook"), ...argv], {
        env: { PATH: process.env["PATH"], ...env },
        cwd,
        encoding: "utf8",
      });
    const replay = logbook("replay", "--json");
    expect(replay).toMatchObject({ status: 0, stderr: "" });
    expect(JSON.parse(replay.stdout)).toMatchObject({ session: SESSION, totals: { prompts: 1, calls: 1 } });
    for (const words of ["kumquat", "用户"]) {
      const search = logbook("search", words);
      expect(search.status, search.stderr).toBe(0);
      expect(search.stderr).toMatch(hasNodeSqlite ? /^$/ : /Searching the raw copies instead/);
      expect(search.stdout).toContain(SESSION.slice(0, 8));
    }
  } finally {
    fs.rmSync(root, { recursive: true, force: true, maxRetries: 5 });
  }
});
