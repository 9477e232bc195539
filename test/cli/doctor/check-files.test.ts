import fs from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { type Finding, runChecks } from "../../../lib/cli/doctor/finding.ts";
import { config } from "../../../lib/cli/specs/config.ts";
import { doctor } from "../../../lib/cli/specs/doctor.ts";
import { status } from "../../../lib/cli/specs/status.ts";
import { beginJob, putJob, takeJobs } from "../../../lib/platform/queue.ts";
import { HOSTILE_KINDS, makeHostile } from "../../support/hostile-file.ts";
import { createMachine, type Machine } from "../../support/machine.ts";

async function findingsAt(machine: Machine, path: string): Promise<Finding[]> {
  const { findings } = (await machine.run(doctor, "--json")).json<{ findings: Finding[] }>();
  return findings.filter(({ level, where }) => level !== "ok" && where === path);
}

const PLACES: [name: string, place: (machine: Machine) => string, harmless?: string][] = [
  [".git", ({ project }) => join(project, ".git"), "folder"],
  [".git/HEAD", ({ project }) => join(project, ".git", "HEAD")],
  ["a team memory", ({ project }) => join(project, ".claude", "logbook-memory", "tabs.md")],
  ["local settings", ({ project }) => join(project, ".claude", "settings.local.json")],
  ["config.json", ({ store }) => store.config],
  ["a log", ({ store }) => join(store.sessions, "some-session", "log.jsonl")],
];

describe.each(PLACES)(
  "doctor names what stands in the place of %s, and what to do:",
  (_name, place, harmless) => {
    test.each(
      HOSTILE_KINDS.filter(({ name }) => name !== harmless).map((kind) => [kind.name, kind] as const),
    )("a %s", async (_kind, kind) => {
      using machine = createMachine();
      const path = place(machine);
      makeHostile(kind, path);
      const found = await findingsAt(machine, path);
      expect(found.length).toBeGreaterThan(0);
      expect(found[0]).toMatchObject({ advice: expect.any(String), what: expect.any(String) });
    });
  },
);

test("a link that is called .git and leads to itself, or to no git directory, is named", async () => {
  using machine = createMachine();
  const dotGit = join(machine.project, ".git");
  fs.rmSync(dotGit, { recursive: true });
  fs.writeFileSync(dotGit, "gitdir: .git\n");
  expect(await findingsAt(machine, dotGit)).toMatchObject([{ subject: "git" }]);
});

test("of a folder with very many team memories the number is told, and few are listed", async () => {
  using machine = createMachine();
  const folder = join(machine.project, ".claude", "logbook-memory");
  fs.mkdirSync(folder, { recursive: true });
  for (let at = 0; at < 1_100; at++) fs.writeFileSync(join(folder, `${at}.md`), "");
  const what = expect.stringContaining("more than 1000 files");
  expect(await findingsAt(machine, folder)).toMatchObject([{ subject: "team memory", what }]);
});

test("settings that cannot be read close capture: doctor and status say so, config shows and refuses to overwrite", async () => {
  using machine = createMachine();
  const { config: path } = machine.store;
  fs.mkdirSync(path, { recursive: true });
  const what = expect.stringMatching(/config\.json is a folder: nothing is captured/);
  expect(await findingsAt(machine, path)).toMatchObject([{ level: "problem", subject: "config", what }]);
  const told = await machine.run(status);
  expect(told).toMatchObject({
    code: 1,
    stdout: expect.stringContaining("is a folder: nothing is captured"),
  });
  const shown = await machine.run(config);
  expect(shown.stderr).toContain("Nothing is captured until it can be read");
  const refused = await machine.run(config, "recall.max", "3");
  expect(refused).toMatchObject({ code: 1, stderr: expect.stringContaining("is a folder") });
  expect(fs.statSync(path).isDirectory()).toBe(true);
});

test("a worker that hangs in the middle of a job is named, with its process", async () => {
  using machine = createMachine();
  putJob(machine.store, { v: 1, kind: "session", session: "s-1", time: "2026-01-01T00:00:00.000Z" });
  for (const taken of takeJobs(machine.store, `${process.pid}-token`)) beginJob(taken);
  const { stdout } = await machine.run(doctor);
  expect(stdout).toMatch(
    new RegExp(`the worker \\(process ${process.pid}\\) hangs in the middle of\\s+session s-1`),
  );
});

test("a check that cannot be made is a finding, and keeps no other from being made", () => {
  const ok: Finding = { level: "ok", subject: "other", what: "well" };
  const checkThing = (): Finding[] => {
    throw Object.assign(new Error("EIO: read"), { code: "EIO", path: "/store/thing" });
  };
  expect(runChecks([checkThing, () => [ok]], {} as never)).toEqual([
    expect.objectContaining({ level: "problem", subject: "thing", where: "/store/thing" }),
    ok,
  ]);
});
