/** Opening: engines, modes, refusals, quarantine. */
import { execFileSync } from "node:child_process";
import fs from "node:fs";
import { basename, join } from "node:path";
import { build } from "esbuild";
import { describe, expect, it } from "vitest";
import { findFaults } from "../../lib/archive/faults.ts";
import { SCHEMA_VERSION } from "../../lib/archive/migrate.ts";
import { openArchive, probeEngine, quarantineArchive } from "../../lib/archive/open.ts";
import { searchArchive } from "../../lib/archive/search.ts";
import { repositoryRoot } from "../support/dist.ts";
import { HOSTILE_KINDS, makeHostile } from "../support/hostile-file.ts";
import { ENGINE, hasEngine, hasNative } from "../support/native.ts";
import { ingestTalks, source, temporaryArchive, temporaryStore } from "./temporary-archive.ts";
import { createTalk, uuid } from "./transcript-lines.ts";

const quick = { busyTimeoutMs: 0 };

describe.skipIf(!hasEngine)("open (needs a database engine)", () => {
  it("makes a private archive without faults, of the current version", () => {
    const store = temporaryStore();
    const archive = openArchive(store, quick);
    expect(archive.prepare("PRAGMA user_version").get()).toEqual({ user_version: SCHEMA_VERSION });
    expect(findFaults(archive)).toEqual([]);
    archive.close();
    expect(fs.statSync(store.archive).mode & 0o777).toBe(0o600);
    expect(fs.statSync(store.root).mode & 0o777).toBe(0o700);
  });

  it("does not make one for a reader", () => {
    const store = temporaryStore();
    expect(() => openArchive(store, { ...quick, readOnly: true })).toThrow(
      expect.objectContaining({ code: "ARCHIVE_UNAVAILABLE" }),
    );
    expect(fs.existsSync(store.root)).toBe(false);
  });

  it("gives the write-ahead log back to a file that an exchange was killed over", () => {
    const store = temporaryStore();
    const killed = openArchive(store, quick);
    killed.exec("PRAGMA locking_mode = EXCLUSIVE");
    killed.exec("PRAGMA journal_mode = MEMORY");
    killed.close();
    const mode = (readOnly: boolean): unknown => {
      const archive = openArchive(store, { ...quick, readOnly });
      const answer = archive.prepare("PRAGMA journal_mode").get();
      archive.close();
      return answer;
    };
    expect(mode(true)).toEqual({ journal_mode: "delete" });
    expect(mode(false)).toEqual({ journal_mode: "wal" });
    expect(mode(true)).toEqual({ journal_mode: "wal" });
  });

  it("lets a reader read and not write", () => {
    const store = temporaryStore();
    const talk = createTalk(1);
    talk.prompt("hello kumquat");
    ingestTalks(temporaryArchive(store), [[source("s"), talk]]);
    const reader = openArchive(store, { ...quick, readOnly: true });
    expect(searchArchive(reader, "kumquat").hits[0]?.turn).toBe(uuid(1));
    expect(() => reader.exec("DELETE FROM turns")).toThrow();
    reader.close();
  });

  it("F29: refuses a newer schema and leaves it alone", () => {
    const store = temporaryStore();
    const archive = openArchive(store, quick);
    archive.exec(`PRAGMA user_version = ${SCHEMA_VERSION + 1}`);
    archive.close();
    const before = fs.readFileSync(store.archive);
    for (const readOnly of [true, false]) {
      expect(() => openArchive(store, { ...quick, readOnly })).toThrow(
        expect.objectContaining({ code: "ARCHIVE_NEWER" }),
      );
    }
    expect(fs.readFileSync(store.archive).equals(before)).toBe(true);
  });

  it("says that a file is damaged, and puts it aside without losing it", () => {
    const store = temporaryStore();
    fs.mkdirSync(store.root, { recursive: true });
    fs.writeFileSync(store.archive, "this is no database, however long one looks at it".repeat(100));
    expect(() => openArchive(store, quick)).toThrow(expect.objectContaining({ code: "ARCHIVE_CORRUPT" }));
    const kept = quarantineArchive(store, Date.UTC(2026, 0, 2, 3, 4, 5));
    expect(kept).toBe(`${store.archive}.damaged-2026-01-02T03-04-05-000Z`);
    expect(fs.readFileSync(kept, "utf8")).toContain("no database");
    openArchive(store, quick).close();
  });

  it("keeps the newest two damaged ones, each with its journal", () => {
    const store = temporaryStore();
    const kept = [1, 2, 3, 4].map((day) => {
      fs.mkdirSync(store.root, { recursive: true });
      for (const suffix of ["", "-wal"]) fs.writeFileSync(store.archive + suffix, `damaged on day ${day}`);
      return basename(quarantineArchive(store, Date.UTC(2026, 0, day)));
    });
    expect(fs.readdirSync(store.root).sort()).toEqual(
      kept.slice(-2).flatMap((name) => [name, `${name}-wal`]),
    );
  });

  it("finds damage behind an intact first page", () => {
    const store = temporaryStore();
    const archive = openArchive(store, quick);
    const talk = createTalk(1);
    for (let turn = 0; turn < 200; turn++) talk.prompt(`prompt ${turn} ${"words and words ".repeat(40)}`);
    ingestTalks(archive, [[source("s"), talk]]);
    archive.close();
    const bytes = fs.readFileSync(store.archive);
    bytes.fill(0xff, 4096 * 3, bytes.length - 4096);
    fs.writeFileSync(store.archive, bytes);
    expect(() => {
      const damaged = openArchive(store, quick);
      try {
        ingestTalks(damaged, [[source("t"), talk]]);
      } finally {
        damaged.close();
      }
    }).toThrow(expect.objectContaining({ code: "ARCHIVE_CORRUPT" }));
  });

  it("Q27: waits no longer than told for another writer", () => {
    const store = temporaryStore();
    const holder = temporaryArchive(store);
    const other = openArchive(store, { busyTimeoutMs: 20 });
    holder.begin();
    const started = performance.now();
    expect(() => other.begin()).toThrow(expect.objectContaining({ code: "ARCHIVE_BUSY" }));
    expect(performance.now() - started).toBeLessThan(1000);
    holder.rollback();
    other.begin();
    other.rollback();
    other.close();
  });

  it("takes what is no regular file for damage, and waits for none of it", () => {
    for (const suffix of ["", "-wal", "-shm"]) {
      for (const kind of HOSTILE_KINDS.filter(({ name }) => name === "folder" || name === "FIFO")) {
        const store = temporaryStore();
        openArchive(store, quick).close();
        makeHostile(kind, store.archive + suffix);
        for (const readOnly of [true, false]) {
          const open = () => openArchive(store, { ...quick, readOnly });
          expect(open).toThrow(expect.objectContaining({ code: "ARCHIVE_CORRUPT" }));
        }
      }
    }
  });

  it("knows which engine runs", () => {
    expect(probeEngine(temporaryStore())).toEqual({ engine: ENGINE });
  });
});

/** A bundle far from any node_modules, as in a clone that never saw an install. */
async function bundleElsewhere(directory: string): Promise<string> {
  const outfile = join(directory, "open.cjs");
  await build({
    stdin: {
      contents: `import { openArchive } from "./lib/archive/open.ts";
        import { storePaths } from "./lib/platform/paths.ts";
        try { console.log(openArchive(storePaths(process.env), { busyTimeoutMs: 0 }).engine); }
        catch (error) { console.log(JSON.stringify({ code: error.code, hint: error.hint, message: error.message })); }`,
      resolveDir: repositoryRoot,
      loader: "ts",
    },
    bundle: true,
    platform: "node",
    format: "cjs",
    define: { "import.meta.dirname": "__dirname", "import.meta.filename": "__filename" },
    external: ["bindings"],
    outfile,
    logLevel: "silent",
  });
  return outfile;
}

const hasNodeSqlite = process.getBuiltinModule("node:sqlite" as "node:fs") !== undefined;

describe("open without the package's addon", () => {
  it.each([
    ["absent", undefined],
    ["garbage", "not an addon"],
    ["cut short", "\u007fELF"],
  ])("F46: survives an addon that is %s", async (_, content) => {
    const store = temporaryStore();
    const addon = join(store.native, process.versions.modules, "better_sqlite3.node");
    fs.mkdirSync(join(addon, ".."), { recursive: true });
    if (content !== undefined) fs.writeFileSync(addon, content);
    const bundle = await bundleElsewhere(store.root);
    const env = { LOGBOOK_HOME: store.root, PATH: process.env["PATH"] };
    const printed = execFileSync(process.execPath, [bundle], { env, encoding: "utf8", stdio: "pipe" }).trim();
    if (hasNodeSqlite) {
      expect(printed).toBe("node:sqlite");
    } else {
      expect(JSON.parse(printed)).toMatchObject({
        code: "ARCHIVE_UNAVAILABLE",
        hint: expect.stringContaining("logbook doctor --fix"),
        message: expect.stringContaining(`ABI ${process.versions.modules}`),
      });
    }
  });

  it.skipIf(!hasNative)("takes the one that doctor installed (needs the native module)", async () => {
    const store = temporaryStore();
    const addon = join(store.native, process.versions.modules, "better_sqlite3.node");
    fs.mkdirSync(join(addon, ".."), { recursive: true });
    fs.copyFileSync(
      join(repositoryRoot, "node_modules/better-sqlite3/build/Release/better_sqlite3.node"),
      addon,
    );
    const bundle = await bundleElsewhere(store.root);
    const env = { LOGBOOK_HOME: store.root, PATH: process.env["PATH"] };
    expect(execFileSync(process.execPath, [bundle], { env, encoding: "utf8" }).trim()).toBe("better-sqlite3");
  });
});
