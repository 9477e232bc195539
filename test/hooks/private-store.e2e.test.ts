/** The store as hooks leave it is the user's alone; one that is not the user's own they leave as it is. */
import { spawnSync } from "node:child_process";
import fs from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { readLog } from "../../lib/log/read.ts";
import { findOpenEntries } from "../../lib/platform/modes.ts";
import { sessionPaths } from "../../lib/platform/paths.ts";
import { distRoot, repositoryRoot } from "../support/dist.ts";
import { canChown, giveAway } from "../support/foreign.ts";
import { ALL_EVENTS, bundleNameOf, payloadOf, TEST_SESSION, wireOf } from "../support/payload.ts";
import { runHook } from "../support/run-hook.ts";
import { scriptSession } from "../support/scripted-session.ts";
import { makeTempStore, type TempStore } from "../support/temp-store.ts";

function treeOf(folder: string): string[] {
  return fs.readdirSync(folder, { recursive: true, encoding: "utf8" });
}

test("a session under umask 0 leaves nothing that others may read", async () => {
  using temp = makeTempStore();
  temp.keepWorkerAway();
  fs.chmodSync(temp.store.root, 0o700);
  fs.chmodSync(`${temp.store.workerLock}.lock`, 0o700);
  const before = process.umask(0);
  try {
    const place = { id: TEST_SESSION, cwd: temp.env.HOME, transcript: join(temp.env.HOME, "t.jsonl") };
    const session = scriptSession(place);
    const steps = [
      session.start(),
      session.prompt("Remember that lunch is at noon."),
      session.call("Bash", { command: "ls" }, "one two"),
      session.answer("Done."),
      ...session.compact("We had lunch."),
      session.end(),
    ];
    for (const { event, fields } of steps) {
      const wire = wireOf(payloadOf(event, fields));
      expect((await runHook(bundleNameOf(event), wire, { env: temp.env })).status).toBe(0);
    }
    fs.rmSync(`${temp.store.workerLock}.lock`, { recursive: true });
    const worker = spawnSync(process.execPath, [join(distRoot, "worker.cjs")], {
      env: { PATH: process.env["PATH"], ...temp.env },
    });
    expect(worker.status).toBe(0);
  } finally {
    process.umask(before);
  }
  expect(treeOf(temp.store.root)).toEqual(expect.arrayContaining(["archive.db", "worker.log", "swept-at"]));
  expect([...findOpenEntries(temp.store.root)]).toEqual([]);
});

/** A home whose store is not the user's own, and where that store's files would be. */
const FOREIGN: [what: string, make: (temp: TempStore) => string][] = [
  [
    "somebody else's folder",
    ({ store }) => {
      fs.mkdirSync(store.root, { recursive: true, mode: 0o777 });
      giveAway(store.root);
      return store.root;
    },
  ],
  [
    "a link to somebody else's folder",
    ({ store, env }) => {
      const theirs = join(env.HOME, "theirs");
      fs.mkdirSync(theirs, { mode: 0o777 });
      giveAway(theirs);
      fs.symlinkSync(theirs, store.root);
      return theirs;
    },
  ],
  [
    "somebody else's link to the user's folder",
    ({ store, env }) => {
      const own = join(env.HOME, "own");
      fs.mkdirSync(own);
      fs.symlinkSync(own, store.root);
      giveAway(store.root);
      return own;
    },
  ],
];

describe.skipIf(!canChown).each(FOREIGN)(
  "a store that is %s (needs the superuser to make one)",
  (_, make) => {
    test("every hook leaves alone, and says nothing, whatever it is sent", async () => {
      using temp = makeTempStore();
      const folder = make(temp);
      for (const event of ALL_EVENTS) {
        for (const wire of [wireOf(payloadOf(event)), "{ half a document"]) {
          const run = await runHook(bundleNameOf(event), wire, { env: temp.env });
          expect(run, event).toMatchObject({ status: 0, stdout: "", stderr: "" });
        }
      }
      expect(treeOf(folder)).toEqual([]);
    });

    test("the worker leaves alone", () => {
      using temp = makeTempStore();
      const folder = make(temp);
      const env = { PATH: process.env["PATH"], ...temp.env };
      expect(spawnSync(process.execPath, [join(distRoot, "worker.cjs")], { env }).status).toBe(0);
      expect(treeOf(folder)).toEqual([]);
    });

    test.each([["status"], ["search", "x"], ["replay"], ["install"], ["memory", "list"], ["reindex"]])(
      "`logbook %s` refuses with one sentence that says what, where and what to do",
      (...argv) => {
        using temp = makeTempStore();
        const folder = make(temp);
        const run = runLogbook(temp, argv);
        expect(run.status).toBe(1);
        expect(run.stdout).toBe("");
        expect(run.stderr).toMatch(
          /^logbook: use the store: \S+ (?:belongs to|is a link of) user \d+\b.*, you are user 0\. Make it yours \(sudo chown .*\), or point LOGBOOK_HOME at a folder of your own\.\n$/,
        );
        expect(treeOf(folder)).toEqual([]);
      },
    );

    test("`logbook doctor` says so, and that hooks capture nothing", () => {
      using temp = makeTempStore();
      const folder = make(temp);
      const run = runLogbook(temp, ["doctor", "--fix", "--json"]);
      const { findings } = JSON.parse(run.stdout) as { findings: Record<string, string>[] };
      expect(findings.filter(({ subject }) => subject === "store")).toEqual([
        expect.objectContaining({
          level: "problem",
          where: temp.store.root,
          what: expect.stringContaining("hooks capture nothing"),
          advice: expect.stringContaining("sudo chown"),
        }),
      ]);
      expect(treeOf(folder)).toEqual([]);
    });
  },
);

function runLogbook({ env }: TempStore, argv: readonly string[]) {
  return spawnSync(join(repositoryRoot, "bin", "logbook"), argv, {
    env: { PATH: process.env["PATH"], ...env, NO_COLOR: "1" },
    cwd: env.HOME,
    encoding: "utf8",
  });
}

describe("a link on the way to the store is the user's business", () => {
  test.each(["~/.claude itself", "the store's folder"])("hooks capture through %s", async (what) => {
    using temp = makeTempStore();
    temp.keepWorkerAway();
    const { HOME } = temp.env;
    const real = join(HOME, "real");
    fs.renameSync(temp.store.root, real);
    const store = join(HOME, "store");
    if (what === "the store's folder") fs.symlinkSync(real, store);
    else {
      fs.mkdirSync(join(HOME, "dotfiles"));
      fs.renameSync(real, join(HOME, "dotfiles", "logbook"));
      fs.symlinkSync(join(HOME, "dotfiles"), join(HOME, ".claude"));
    }
    const LOGBOOK_HOME = what === "the store's folder" ? store : join(HOME, ".claude", "logbook");
    const wire = wireOf(payloadOf("PostToolUse"));
    const run = await runHook("post-tool-use", wire, { env: { HOME, LOGBOOK_HOME } });
    expect(run).toMatchObject({ status: 0, stdout: "", stderr: "" });
    const { log } = sessionPaths({ ...temp.store, sessions: join(LOGBOOK_HOME, "sessions") }, TEST_SESSION);
    expect(readLog(log).records).toHaveLength(1);
  });
});
