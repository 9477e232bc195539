/** A store that may be read and not written: by its modes, or on a disk that is mounted so. */
import { execFileSync, spawnSync } from "node:child_process";
import fs from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { openArchive } from "../../lib/archive/open.ts";
import { distRoot } from "../support/dist.ts";
import { hasEngine } from "../support/native.ts";
import { createWorkbench, SESSION, type Workbench } from "../worker/workbench.ts";

const PROGRAM = join(distRoot, "logbook.cjs");
/** Nobody's. The tests of a container run as root, whom no mode stops. */
const UID = 65_534;
const isRoot = process.getuid?.() === 0;
const hasMounts = isRoot && spawnSync("unshare", ["-m", "true"]).status === 0;

let bench: Workbench;
let temp: string;

beforeAll(() => {
  vi.stubEnv("LOGBOOK_OFF", "1");
});

afterAll(() => void vi.unstubAllEnvs());

async function fill(): Promise<void> {
  bench = createWorkbench();
  temp = join(bench.home, "tmp");
  fs.mkdirSync(temp);
  const talk = bench.talk(1_000);
  talk.prompt("where does the zebra live?");
  talk.answer("In the savanna.");
  bench.save(talk);
  bench.put();
  await bench.work();
}

/** What a killed process leaves: the last turn is in the write-ahead log alone, and its index in memory is gone. */
async function leaveInJournal(): Promise<void> {
  const reader = openArchive(bench.store, { readOnly: true, busyTimeoutMs: 1_000 });
  reader.prepare("SELECT count(*) FROM turns").get();
  const talk = bench.talk(5_000);
  talk.prompt("where does the kumquat grow?");
  talk.answer("On a tree.");
  bench.save(talk, SESSION.replace("1", "2"));
  bench.put({ session: SESSION.replace("1", "2") });
  await bench.work();
  const files = ["", "-wal"].map((suffix) => bench.store.archive + suffix);
  const contents = files.map((path) => fs.readFileSync(path));
  reader.close();
  files.forEach((path, at) => {
    fs.writeFileSync(path, contents[at] ?? "");
  });
  fs.rmSync(`${bench.store.archive}-shm`, { force: true });
}

type Run = (...argv: string[]) => { status: number | null; stdout: string; stderr: string };

const options = () => ({
  cwd: bench.project,
  encoding: "utf8" as const,
  env: { ...bench.env, TMPDIR: temp, NO_COLOR: "1", LOGBOOK_OFF: "1" },
});

const WAYS: readonly { way: string; isPossible: boolean; close(): Run }[] = [
  {
    way: "by its modes",
    isPossible: process.platform !== "win32",
    close() {
      execFileSync("chmod", ["-R", "a-w", bench.store.root]);
      const { home } = bench;
      if (isRoot) execFileSync("chown", ["-R", String(UID), join(home, "..")]);
      return (...argv) =>
        spawnSync(process.execPath, [PROGRAM, ...argv], { ...options(), ...(isRoot && { uid: UID }) });
    },
  },
  {
    way: "by its mount",
    isPossible: hasMounts,
    close: () => {
      const mount = 'mount --bind "$1" "$1" && mount -o remount,ro,bind "$1" && shift && exec "$@"';
      return (...argv) => {
        const words = ["-m", "sh", "-c", mount, "sh", bench.store.root, process.execPath, PROGRAM, ...argv];
        return spawnSync("unshare", words, options());
      };
    },
  },
];

const SENTENCE = /^logbook: the store \S+ is read-only: [^\n]+\n$/;

describe.each(WAYS)("a store that is read-only $way (needs a database engine)", ({ isPossible, close }) => {
  it.skipIf(!isPossible || !hasEngine)(
    "answers every command that reads, with one sentence more",
    async () => {
      await fill();
      using _ = bench;
      const reads = [
        ["search", "zebra"],
        ["search", "--deep", "zebra"],
        ["search", "--all", "--json", "savanna"],
        ["show", "000003e8"],
        ["sessions", "--all"],
        ["stats"],
        ["replay"],
        ["export", SESSION],
        ["handoff", SESSION],
        ["memory", "check"],
        ["config"],
      ];
      const plain: Run = (...argv) => spawnSync(process.execPath, [PROGRAM, ...argv], options());
      const before = reads.map((argv) => plain(...argv));
      const listed = fs.readdirSync(bench.store.root);
      const run = close();
      for (const [at, argv] of reads.entries()) {
        const { status, stdout, stderr } = run(...argv);
        expect({ status, stdout }, `${argv.join(" ")}: ${stderr}`).toEqual({
          status: 0,
          stdout: before[at]?.stdout,
        });
        expect(stderr, argv.join(" ")).toMatch(SENTENCE);
      }
      expect(run("search", "nonesuch")).toMatchObject({
        status: 1,
        stderr: expect.stringContaining("nothing"),
      });
      expect(run("doctor").stdout).toContain("it cannot be written");
      expect(fs.readdirSync(bench.store.root)).toEqual(listed);
      expect(fs.readdirSync(temp)).toEqual([]);
    },
  );

  it.skipIf(!isPossible || !hasEngine)("puts pages elsewhere, and says where", async () => {
    await fill();
    using _ = bench;
    const run = close();
    for (const argv of [["open"], ["open", "--project"]]) {
      const { status, stdout, stderr } = run(...argv, "--json");
      expect(status, stderr).toBe(0);
      const { file } = JSON.parse(stdout) as { file: string };
      expect(file.startsWith(`${temp}/logbook-pages-`)).toBe(true);
      expect(fs.statSync(file).mode & 0o777).toBe(0o600);
      expect(stderr).toContain(`the page lies in ${file.split("/").slice(0, -3).join("/")}`);
    }
  });

  it.skipIf(!isPossible || !hasEngine)("tells what is in the write-ahead log alone", async () => {
    await fill();
    using _ = bench;
    await leaveInJournal();
    const run = close();
    const { status, stdout, stderr } = run("search", "kumquat");
    expect({ status, stderr }).toMatchObject({ status: 0, stderr: expect.stringMatching(SENTENCE) });
    expect(stdout).toContain("kumquat grow");
    expect(fs.readdirSync(temp)).toEqual([]);
  });

  it.skipIf(!isPossible || !hasEngine)(
    "reads the raw copies where no copy of the archive can be made",
    async () => {
      await fill();
      using _ = bench;
      await leaveInJournal();
      fs.rmSync(temp, { recursive: true });
      const { status, stdout, stderr } = close()("search", "kumquat");
      expect({ status, stdout }).toMatchObject({
        status: 0,
        stdout: expect.stringContaining("kumquat grow"),
      });
      expect(stderr).toContain("Searching the raw copies instead");
    },
  );
});
