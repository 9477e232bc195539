import fs from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { openArchive } from "../../../lib/archive/open.ts";
import { doctor } from "../../../lib/cli/specs/doctor.ts";
import { install } from "../../../lib/cli/specs/install.ts";
import { appendDiagnostic } from "../../../lib/platform/diagnostics.ts";
import { sessionPaths } from "../../../lib/platform/paths.ts";
import { hasJobs } from "../../../lib/platform/queue.ts";
import { writeFailure } from "../../../lib/worker/retries.ts";
import { createMachine, type Machine } from "../../support/machine.ts";
import { hasNative } from "../../support/native.ts";

interface Finding {
  level: string;
  subject: string;
  what: string;
  where?: string;
  advice?: string;
}

async function examine(machine: Machine, ...argv: string[]) {
  const result = await machine.run(doctor, "--json", ...argv);
  const report = result.json<{ isWell: boolean; fixed: string[]; findings: Finding[] }>();
  return {
    ...report,
    code: result.code,
    of: (subject: string) => report.findings.filter((it) => it.subject === subject),
  };
}

const NOW_MS = Date.UTC(2026, 0, 15, 12);

/** Everything as it should be: installed, an archive, nothing wrong. */
async function createWell(): Promise<Machine> {
  const machine = createMachine();
  await machine.run(install);
  // What hooks point at exists only once it has been built.
  fs.mkdirSync(join(machine.store.app, fs.readdirSync(machine.store.app)[0] ?? "", "dist", "hooks"), {
    recursive: true,
  });
  openArchive(machine.store, { busyTimeoutMs: 1_000 }).close();
  return machine;
}

describe.skipIf(!hasNative)("doctor (needs the native module)", () => {
  it("has nothing to say about a sound set-up, and exits 0", async () => {
    using machine = await createWell();
    const { isWell, code, findings } = await examine(machine);
    expect(findings.filter(({ level }) => level !== "ok")).toEqual([]);
    expect([isWell, code]).toEqual([true, 0]);
    expect((await machine.run(doctor)).stdout).toMatch(/^ok .*hooks.*11 events/m);
  });

  it("tells what is excluded, and warns of a pattern that excludes nothing", async () => {
    using machine = await createWell();
    const closed = join(machine.home, "closed");
    fs.mkdirSync(closed);
    machine.write(machine.store.config, JSON.stringify({ exclude: ["~/closed/**", "clos-ed", "!x"] }));
    const { of, code } = await examine(machine);
    expect(of("exclude")).toMatchObject([
      { level: "ok", what: `${closed} is left alone` },
      { level: "warning", what: '"clos-ed" covers no folder that logbook or Claude Code knows' },
      { level: "problem", what: expect.stringContaining('"!x" begins with "!"') },
    ]);
    expect(code).toBe(1);
  });

  it("knows the plugin, and that a plugin brings no rules", async () => {
    using machine = createMachine();
    machine.write(
      join(machine.home, ".claude", "settings.json"),
      JSON.stringify({ enabledPlugins: { "logbook@logbook": true } }),
    );
    const { of } = await examine(machine);
    expect(of("hooks")).toMatchObject([{ level: "ok", what: "registered by the plugin" }]);
    expect(of("rules")).toMatchObject([
      { level: "hint", advice: expect.stringContaining('"Bash(logbook show:*)"') },
    ]);
    await machine.run(install, "--project");
    expect((await examine(machine)).of("rules")).toEqual([]);
  });

  it("says that nothing is registered on a new machine, and what to do", async () => {
    using machine = createMachine();
    const { of, code } = await examine(machine);
    expect(of("hooks")).toMatchObject([{ level: "problem", advice: "logbook install" }]);
    expect(of("store")).toMatchObject([{ level: "hint", where: machine.store.root }]);
    expect(code).toBe(1);
  });

  it.each<[string, (settings: string) => string, RegExp]>([
    ["an event without a hook", (text) => text.replace('"Stop": [', '"Other": ['), /no hook for Stop/],
    ["all hooks switched off", (text) => text.replace("{", '{ "disableAllHooks": true,'), /switched off/],
    [
      "files that are gone",
      (text) => text.replaceAll(/app\/[^/]+\/dist/g, "app/0.0.1/dist"),
      /files that are not there/,
    ],
    ["a file the client cannot read", (text) => text.slice(0, -5), /ignores the whole file/],
    ["another form", (text) => text.replace('"timeout": 20', '"timeout": 21'), /another client or version/],
  ])("names %s with the file and the way out", async (_name, spoil, what) => {
    using machine = await createWell();
    const path = join(machine.home, ".claude", "settings.json");
    machine.write(path, spoil(machine.read(path)));
    const { findings, code } = await examine(machine);
    const found = findings.find((finding) => what.test(finding.what));
    expect(found).toMatchObject({ level: "problem", where: expect.any(String), advice: expect.any(String) });
    expect(code).toBe(1);
  });

  it("names a double registration", async () => {
    using machine = await createWell();
    await machine.run(install, "--local");
    const { of } = await examine(machine);
    expect(of("hooks").find(({ level }) => level === "warning")?.what).toContain("registered 2 times");
  });

  it("notices that the client is older than what was written, and newer again", async () => {
    using machine = await createWell();
    machine.setClient("2.0.76");
    expect((await examine(machine)).of("hooks")).toMatchObject([{ level: "problem" }]);
    await machine.run(install);
    expect((await examine(machine)).of("hooks")).toMatchObject([{ level: "ok" }]);
  });

  it("takes others' rights to the store away", async () => {
    using machine = await createWell();
    fs.chmodSync(machine.store.root, 0o755);
    expect((await examine(machine)).of("rights")).toMatchObject([
      { level: "problem", where: machine.store.root },
    ]);
    const fixed = await examine(machine, "--fix");
    expect(fixed.of("rights")).toMatchObject([{ level: "ok" }]);
    expect(fixed.fixed).toHaveLength(1);
    expect(fs.statSync(machine.store.root).mode & 0o777).toBe(0o700);
  });

  it("finds one open file among all, however deep, and closes it", async () => {
    using machine = await createWell();
    const path = join(machine.store.sessions, "s", "raw", "main", "0001", "x.jsonl");
    fs.mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
    fs.writeFileSync(path, "", { mode: 0o640 });
    fs.chmodSync(path, 0o640);
    expect((await examine(machine)).of("rights")).toMatchObject([{ level: "problem", where: path }]);
    expect((await examine(machine, "--fix")).of("rights")).toMatchObject([{ level: "ok" }]);
    expect(fs.statSync(path).mode & 0o777).toBe(0o600);
  });

  it("finds a damaged archive", async () => {
    using machine = await createWell();
    fs.writeFileSync(machine.store.archive, "no database ".repeat(1000));
    expect((await examine(machine)).of("archive")).toMatchObject([
      { level: "problem", advice: "logbook reindex" },
    ]);
  });

  it("shows jobs that were given up, and puts them back", async () => {
    using machine = await createWell();
    for (let attempt = 0; attempt < 5; attempt++)
      writeFailure(machine.store, "s-1", { error: new Error("boom"), nowMs: NOW_MS });
    expect((await examine(machine)).of("worker")).toMatchObject([
      { level: "problem", what: expect.stringContaining("boom") },
    ]);
    // One seems to be at work: doctor starts none that would take the job away from this test.
    const lock = `${machine.store.workerLock}.lock`;
    fs.mkdirSync(lock, { mode: 0o700 });
    fs.utimesSync(lock, NOW_MS / 1_000, NOW_MS / 1_000);
    const { of, fixed } = await examine(machine, "--fix");
    expect(of("worker")).toMatchObject([{ level: "ok" }]);
    expect(fixed).toEqual(["put session s-1 back into the queue"]);
    expect(hasJobs(machine.store)).toBe(true);
  });

  it("shows what was swallowed in the last day only", async () => {
    using machine = await createWell();
    const put = (time: number, message: string) =>
      appendDiagnostic(machine.store, {
        v: 1,
        time: new Date(time).toISOString(),
        code: "ENOSPC",
        event: "Stop",
        message,
      });
    put(NOW_MS - 48 * 3_600_000, "long ago");
    put(NOW_MS - 3_600_000, "an hour ago");
    const [found, ...others] = (await examine(machine)).of("errors");
    expect(others).toEqual([]);
    expect(found?.what).toContain("1 x ENOSPC in Stop in the last day, last: an hour ago");
  });

  it("names a damaged log with line and byte", async () => {
    using machine = await createWell();
    const record = JSON.stringify({ v: 1, time: "2026-01-15T10:00:00.000Z", event: "Stop", session: "s-1" });
    const { log } = sessionPaths(machine.store, "s-1");
    machine.write(log, `${record}\n{"v":1,"ti\n${record}\n`);
    expect((await examine(machine)).of("logs")).toMatchObject([
      { level: "warning", where: log, what: expect.stringContaining(`at byte ${record.length + 1}, line 2`) },
    ]);
  });

  it("names a wrong setting", async () => {
    using machine = await createWell();
    machine.write(machine.store.config, '{"recall.max": "x"}');
    fs.chmodSync(machine.store.config, 0o600);
    expect((await examine(machine)).of("config")).toMatchObject([
      { level: "problem", where: machine.store.config },
    ]);
  });

  it("says what the client will delete before it was imported", async () => {
    using machine = await createWell();
    const settings = join(machine.home, ".claude", "settings.json");
    machine.write(settings, machine.read(settings).replace("{", '{ "cleanupPeriodDays": 12,'));
    machine.write(
      join(machine.home, ".claude", "projects", "-p", `${"1".repeat(8)}-1111-4111-8111-111111111111.jsonl`),
      "{}\n",
    );
    const { of, code } = await examine(machine);
    expect(of("history")).toMatchObject([
      { level: "hint", what: expect.stringContaining("after 12 days"), advice: "logbook import" },
    ]);
    expect(code).toBe(0);
  });

  it("says that there is no node for the hooks", async () => {
    using machine = await createWell();
    machine.env["PATH"] = dirname(machine.write(join(machine.home, "empty", "x"), ""));
    expect((await examine(machine)).of("node")).toMatchObject([{ level: "problem" }]);
  });

  it("does not fix inside Claude Code, but looks", async () => {
    using machine = await createWell();
    machine.env["CLAUDECODE"] = "1";
    expect((await machine.run(doctor, "--fix")).code).toBe(2);
    expect((await machine.run(doctor)).code).toBe(0);
  });
});
