/** Symbolic links inside the store and in a repository: what they lead to is never changed, and what is refused says so. */
import fs from "node:fs";
import { dirname, join } from "node:path";
import { afterEach, describe, expect, test, vi } from "vitest";
import type { CommandSpec } from "../../lib/cli/command.ts";
import { doctor } from "../../lib/cli/specs/doctor.ts";
import { forget } from "../../lib/cli/specs/forget.ts";
import { importCommand } from "../../lib/cli/specs/import.ts";
import { install } from "../../lib/cli/specs/install.ts";
import { memory } from "../../lib/cli/specs/memory.ts";
import { open } from "../../lib/cli/specs/open.ts";
import { prune } from "../../lib/cli/specs/prune.ts";
import { redact } from "../../lib/cli/specs/redact.ts";
import { replay } from "../../lib/cli/specs/replay.ts";
import { uninstall } from "../../lib/cli/specs/uninstall.ts";
import { readLog } from "../../lib/log/read.ts";
import { readDiagnostics } from "../../lib/platform/diagnostics.ts";
import { sessionPaths } from "../../lib/platform/paths.ts";
import { projectOf } from "../../lib/platform/project.ts";
import { hasNative } from "../support/native.ts";
import { ALL_EVENTS, bundleNameOf, payloadOf, TEST_SESSION, wireOf } from "../support/payload.ts";
import { runHook } from "../support/run-hook.ts";
import { makeTempStore } from "../support/temp-store.ts";
import { createWorkbench, SESSION, type Workbench } from "../worker/workbench.ts";

const OTHER = SESSION.replace("1", "2");

afterEach(() => void vi.unstubAllEnvs());

/** Names, bytes and modes of everything below. */
function pictureOf(folder: string): string[] {
  return fs
    .readdirSync(folder, { recursive: true, encoding: "utf8" })
    .sort()
    .map((name) => {
      const stat = fs.lstatSync(join(folder, name));
      return `${name} ${stat.mode} ${stat.isFile() ? fs.readFileSync(join(folder, name), "latin1") : ""}`;
    });
}

describe("hooks", () => {
  test.each([
    ["the session's folder", ""],
    ["its raw copies", "raw"],
    ["its log", "log.jsonl"],
    ["its claims", "claims"],
  ])("with %s as a link write nothing through it, say so, and exit 0", async (_, part) => {
    using temp = makeTempStore();
    temp.keepWorkerAway();
    const outside = join(temp.env.HOME, "outside");
    const transcript = join(temp.env.HOME, `${TEST_SESSION}.jsonl`);
    fs.writeFileSync(transcript, `${JSON.stringify({ type: "user", uuid: "u", message: {} })}\n`);
    const link = join(sessionPaths(temp.store, TEST_SESSION).dir, part);
    fs.mkdirSync(dirname(link), { recursive: true });
    if (part.endsWith(".jsonl")) fs.writeFileSync(outside, "mine\n");
    else fs.mkdirSync(outside);
    fs.symlinkSync(outside, link);
    const before = pictureOf(temp.env.HOME).filter((line) => line.startsWith("outside"));
    for (const event of ALL_EVENTS) {
      const payload = wireOf(payloadOf(event, { transcript_path: transcript, cwd: temp.env.HOME }));
      const run = await runHook(bundleNameOf(event), payload, { env: temp.env });
      expect(run).toMatchObject({ status: 0, stderr: "" });
    }
    expect(pictureOf(temp.env.HOME).filter((line) => line.startsWith("outside"))).toEqual(before);
    const told = readDiagnostics(temp.store, 200).filter(({ code }) => code === "LINK_REFUSED");
    expect(new Set(told.map(({ path }) => path))).toEqual(new Set([link.replace(/\/$/, "")]));
    const { log } = sessionPaths(temp.store, TEST_SESSION);
    if (part === "raw" || part === "claims") expect(readLog(log).records.length).toBeGreaterThan(5);
  });
});

/** Two sessions that were imported and learnt from, with their bench's store as this process's own. */
async function makeBench(): Promise<Workbench> {
  const bench = createWorkbench();
  vi.stubEnv("LOGBOOK_HOME", bench.store.root);
  vi.stubEnv("LOGBOOK_OFF", "1");
  for (const [session, first] of [
    [SESSION, 100],
    [OTHER, 500],
  ] as const) {
    const talk = bench.talk(first);
    talk.prompt(`Remember that I always want zqx${first} in the release notes.`);
    talk.tool("Bash", { command: "ls" }, `zqx${first} `.repeat(3_000));
    talk.answer("Noted.");
    bench.save(talk, session);
  }
  await bench.run(importCommand);
  for (const session of [SESSION, OTHER]) bench.put({ session });
  await bench.work();
  return bench;
}

/** Moves a folder or file out of its place and leaves a link to it there. */
function linkAway(bench: Workbench, path: string): string {
  const outside = join(bench.home, "outside");
  fs.mkdirSync(dirname(path), { recursive: true });
  if (fs.existsSync(path)) fs.renameSync(path, outside);
  else fs.mkdirSync(outside);
  fs.symlinkSync(outside, path);
  return outside;
}

describe.skipIf(!hasNative)("commands (need the native module)", () => {
  const PARTS: readonly (readonly [string, (bench: Workbench) => string])[] = [
    ["the session's folder", (bench) => bench.paths().dir],
    ["its raw copies", (bench) => bench.paths().raw],
    ["a generation of them", (bench) => join(bench.paths().raw, "main", "0001")],
  ];

  test.each(PARTS)("forget refuses where %s is a link, and changes nothing", async (_, placeOf) => {
    using bench = await makeBench();
    const link = placeOf(bench);
    const outside = linkAway(bench, link);
    const before = [pictureOf(outside), pictureOf(bench.store.projects), bench.dump()];
    const { code, stdout, stderr } = await bench.run(forget, SESSION, "--yes");
    expect({ code, stdout }).toEqual({ code: 1, stdout: "" });
    expect(stderr).toBe(
      `logbook: ${link} is a symbolic link: nothing is written or removed through it. Remove the link, or put what it leads to in its place; logbook doctor names every such link.\n`,
    );
    expect([pictureOf(outside), pictureOf(bench.store.projects), bench.dump()]).toEqual(before);
    // What it advises works.
    fs.rmSync(link);
    fs.renameSync(outside, link);
    expect((await bench.run(forget, SESSION, "--yes")).code).toBe(0);
    expect(fs.existsSync(bench.paths().dir)).toBe(false);
    expect(fs.existsSync(bench.paths(OTHER).dir)).toBe(true);
  });

  test("a removal that was marked before waits for its link to go, and the others do not wait for it", async () => {
    using bench = await makeBench();
    const { writeMark, whyGone } = await import("../../lib/worker/tombstones.ts");
    for (const session of [SESSION, OTHER])
      writeMark(bench.store, { kind: "forgotten", session }, Date.now());
    const outside = linkAway(bench, bench.paths().dir);
    const before = pictureOf(outside);
    await bench.work();
    expect(pictureOf(outside)).toEqual(before);
    expect(fs.lstatSync(bench.paths().dir).isSymbolicLink()).toBe(true);
    expect(fs.existsSync(bench.paths(OTHER).dir)).toBe(false);
    expect(whyGone(bench.store, SESSION)).toBe("forgotten");
    fs.rmSync(bench.paths().dir);
    fs.renameSync(outside, bench.paths().dir);
    await bench.work();
    expect(fs.existsSync(bench.paths().dir)).toBe(false);
  });

  test("prune leaves that session out, says so, and prunes the others", async () => {
    using bench = await makeBench();
    const outside = linkAway(bench, bench.paths().raw);
    const before = pictureOf(outside);
    const result = await bench.run(prune, "--max-size", "1", "--yes");
    expect(result.stderr).toContain(`${bench.paths().raw} is a symbolic link`);
    expect(pictureOf(outside)).toEqual(before);
    expect(fs.existsSync(bench.paths().dir)).toBe(true);
  });

  test.each(PARTS)(
    "the worker's jobs and sweep go round %s as a link, and do the others",
    async (_, placeOf) => {
      using bench = await makeBench();
      const link = placeOf(bench);
      const outside = linkAway(bench, link);
      const plain = fs.readdirSync(join(bench.paths(OTHER).raw, "main", "0001"));
      expect(plain.join()).not.toContain(".gz");
      const talk = bench.talk(900);
      talk.prompt("more");
      talk.answer("more");
      fs.appendFileSync(bench.transcript(), talk.bytes());
      bench.put();
      const before = pictureOf(outside);
      const later = Date.now() + 3 * 24 * 3_600_000;
      await bench.work(() => ({}), { nowMs: later });
      expect(pictureOf(outside)).toEqual(before);
      expect(bench.diagnostics()).toContainEqual(
        expect.objectContaining({ code: "LINK_REFUSED", path: link }),
      );
      expect(fs.readdirSync(join(bench.paths(OTHER).raw, "main", "0001")).join()).toContain(".gz");
      const { findings } = (await bench.run(doctor, "--json")).json<{ findings: Record<string, string>[] }>();
      expect(findings).toContainEqual(
        expect.objectContaining({ level: "problem", subject: "links", where: link }),
      );
    },
  );

  const WAYS: readonly (readonly [string, CommandSpec, string[], (bench: Workbench) => string])[] = [
    ["redact", redact, ["zqx100", "--yes"], ({ paths }) => paths().raw],
    ["open", open, [SESSION], ({ paths }) => paths().dir],
    ["memory add", memory, ["add", "x", "--body", "y"], (bench) => join(projectDir(bench), "memory")],
    ["memory add", memory, ["add", "x", "--body", "y"], (bench) => join(projectDir(bench), "state")],
    ["memory add", memory, ["add", "x", "--body", "y"], (bench) => projectDir(bench)],
    ["memory add --team", memory, ["add", "x", "--team", "--body", "y"], teamFolder],
    ["memory add --team", memory, ["add", "x", "--team", "--body", "y"], (it) => dirname(teamFolder(it))],
    ["install --project", install, ["--project"], ({ project }) => join(project, ".claude")],
    ["install --project", install, ["--project"], ({ project }) => join(project, ".claude", "hooks")],
    ["install --local", install, ["--local"], ({ project }) => join(project, ".claude")],
  ];

  test.each(WAYS)("%s does not go through a link", async (_, spec, argv, placeOf) => {
    using bench = await makeBench();
    const link = placeOf(bench);
    const outside = linkAway(bench, link);
    const before = pictureOf(outside);
    const { code, stderr } = await bench.run(spec, ...argv);
    expect(stderr).toContain(`${link} is a symbolic link`);
    expect(code).toBe(1);
    expect(pictureOf(outside)).toEqual(before);
  });

  test("memory forget --purge leaves a memory whose history lies behind a link, and says so", async () => {
    using bench = await makeBench();
    await bench.run(memory, "add", "style", "--body", "one");
    await bench.run(memory, "edit", "style", "--body", "two");
    const outside = linkAway(bench, join(projectDir(bench), "memory", "history", "style"));
    const before = pictureOf(outside);
    const { code, stderr } = await bench.run(memory, "forget", "style", "--purge");
    expect(stderr).toContain("symbolic link");
    expect(code).toBe(1);
    expect(pictureOf(outside)).toEqual(before);
    expect((await bench.run(memory, "show", "style")).code).toBe(0);
  });
});

test("settings of a repository are no way out of it", async () => {
  using bench = createWorkbench();
  const target = bench.write(join(bench.home, "mine.json"), "{}\n");
  for (const [scope, name] of [
    ["--project", "settings.json"],
    ["--local", "settings.local.json"],
  ] as const) {
    const link = join(bench.project, ".claude", name);
    fs.mkdirSync(dirname(link), { recursive: true });
    fs.symlinkSync(target, link);
    for (const spec of [install, uninstall]) {
      const result = await bench.run(spec, scope);
      expect(result.stderr).toContain(`${link} is a symbolic link`);
      expect(result.code).toBe(1);
    }
  }
  expect(bench.read(target)).toBe("{}\n");
});

test("the user's own settings, and a file that the user names, may be links: what they lead to is written", async () => {
  using bench = createWorkbench();
  vi.stubEnv("LOGBOOK_HOME", bench.store.root);
  bench.save(bench.talk(100));
  const dotfiles = bench.write(join(bench.home, "dotfiles", "claude.json"), "{}\n");
  const settings = join(bench.home, ".claude", "settings.json");
  fs.mkdirSync(dirname(settings), { recursive: true });
  fs.symlinkSync(dotfiles, settings);
  expect((await bench.run(install)).code).toBe(0);
  expect(bench.read(dotfiles)).toContain("stop.cjs");
  expect(fs.readlinkSync(settings)).toBe(dotfiles);

  const log = { v: 1, time: "2026-01-05T09:00:00.000Z", event: "UserPromptSubmit", session: SESSION };
  bench.write(bench.paths().log, `${JSON.stringify({ ...log, prompt: "hello", cwd: bench.project })}\n`);
  const page = bench.write(join(bench.home, "elsewhere", "page.html"), "old");
  fs.symlinkSync(dirname(page), join(bench.project, "linked"));
  expect((await bench.run(replay, SESSION, "--html", "linked/page.html")).code).toBe(0);
  expect(bench.read(page)).toMatch(/<\/html>\n$/);
});

function projectDir({ store, project }: Workbench): string {
  return join(store.projects, projectOf(project).id);
}

function teamFolder({ project }: Workbench): string {
  return join(project, ".claude", "logbook-memory");
}
