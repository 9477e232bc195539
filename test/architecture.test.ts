import fs from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { repositoryRoot } from "./support/dist.ts";

interface SourceFile {
  path: string;
  room: string;
  code: string;
  /** Rooms of lib/ it imports from, types included, its own left out. */
  rooms: string[];
  /** Packages and built-in modules. */
  packages: string[];
}

const IMPORT = /\b(?:from|import|require|getBuiltinModule)\s*\(?\s*["']([^"']+)["']/g;

function readSources(folder: string): SourceFile[] {
  const root = join(repositoryRoot, folder);
  const names = fs
    .readdirSync(root, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".ts"));
  return names.map((name) => {
    const path = join(folder, name);
    const code = fs.readFileSync(join(root, name), "utf8");
    const room = folder === "lib" ? (name.split("/")[0] ?? "") : folder;
    const targets = [...code.matchAll(IMPORT)].map((match) => match[1] ?? "");
    const inside = targets.filter((target) => target.startsWith(".") && !target.endsWith(".json"));
    const rooms = inside
      .map((target) => join(path, "..", target).split("/"))
      .map(([top, second]) => (top === "lib" ? second : top) ?? "");
    return {
      path,
      room,
      code,
      rooms: [...new Set(rooms)].filter((other) => other !== room),
      packages: targets.filter((target) => !target.startsWith(".")),
    };
  });
}

const sources = readSources("lib");
const allRooms = fs.readdirSync(join(repositoryRoot, "lib")).sort();

/** The room table of ARCHITECTURE.md: room to what it may import. */
function readRoomTable(): Map<string, string[]> {
  const text = fs.readFileSync(join(repositoryRoot, "ARCHITECTURE.md"), "utf8");
  const section = text.slice(text.indexOf("| Room |"));
  const rows = section.slice(0, section.indexOf("\n\n")).split("\n").slice(2);
  return new Map(
    rows.map((row) => {
      const [, room = "", , imports = ""] = row.split("|").map((cell) => cell.trim());
      return [room, roomsNamed(imports)];
    }),
  );
}

function roomsNamed(imports: string): string[] {
  const excepted = /^every room but (.+)$/.exec(imports)?.[1]?.split(/,| and /) ?? [];
  if (imports.startsWith("every room")) {
    const but = excepted.map((room) => room.trim());
    return allRooms.filter((room) => !but.includes(room));
  }
  return imports.split(",").map((name) => name.trim());
}

const table = readRoomTable();

test("the room table lists exactly the folders of lib/", () => {
  expect([...table.keys()].sort()).toEqual(allRooms);
  expect(sources.length).toBeGreaterThan(100);
});

test.each([...table])("%s imports only from its neighbours", (room, allowed) => {
  const strays = sources
    .filter((source) => source.room === room)
    .flatMap(({ path, rooms }) =>
      rooms.filter((other) => !allowed.includes(other)).map((other) => `${path} imports ${other}`),
    );
  expect(strays).toEqual([]);
});

describe("a package is loaded in one place", () => {
  test.each([
    ["better-sqlite3", ["lib/archive/open.ts"]],
    ["proper-lockfile", ["lib/platform/lock.ts"]],
    ["gray-matter", ["lib/memory/front-matter.ts"]],
  ])("%s", (name, expected) => {
    const importers = sources.filter(({ packages }) => packages.includes(name)).map(({ path }) => path);
    expect(importers).toEqual(expected);
  });

  test("zod, as zod/mini, in contract", () => {
    for (const { path, room, packages } of sources) {
      const zod = packages.filter((name) => name.startsWith("zod"));
      expect(zod, path).toEqual(room === "contract" ? zod.map(() => "zod/mini") : []);
    }
  });
});

describe("a pure room", () => {
  const PURE = ["text", "transcript", "replay", "contract"];
  const IMPURE: [string, RegExp][] = [
    ["the disk", /"node:fs|"node:child_process|"node:os"/],
    ["the environment", /\bprocess\.(?:env|cwd|argv|platform)\b/],
    ["the clock", /\bDate\.now\(\)|new Date\(\)|performance\.now/],
    ["chance", /\bMath\.random\b|randomUUID|randomBytes/],
    ["a stream", /\bconsole\.|process\.std/],
  ];

  test.each(PURE.flatMap((room) => IMPURE.map(([what, pattern]) => ({ room, what, pattern }))))(
    "$room does not touch $what",
    ({ room, pattern }) => {
      const touching = sources.filter((source) => source.room === room && pattern.test(source.code));
      expect(touching.map(({ path }) => path)).toEqual([]);
    },
  );
});

describe("a hook's source", () => {
  const hooks = readSources("hooks");

  test.each(hooks.map(({ path, code, rooms }) => ({ path, code, rooms })))(
    "$path only wires, in 25 lines",
    ({ code, rooms }) => {
      expect(code.split("\n").length).toBeLessThanOrEqual(25);
      // What is seldom needed is a bundle of its own, loaded when it is.
      const sources = [...rooms].filter((room) => !room.endsWith(".cjs"));
      expect(sources.sort()).toEqual(["capture", "hook"]);
    },
  );
});

test("file names say what the file is for", () => {
  const vague = /(?:^|\/)(?:utils?|helpers?|manager|common|types|misc|index)\.ts$|-and-/;
  expect(sources.filter(({ path }) => vague.test(path)).map(({ path }) => path)).toEqual([]);
});

test("every file opens with what it owns", () => {
  // A command's spec is a table that speaks for itself, and so do three lines.
  const files = sources.filter(({ path, code }) => !path.includes("/specs/") && code.split("\n").length > 5);
  const silent = files.filter(({ code }) => !/^\/\*\*/m.test(code));
  expect(silent.map(({ path }) => path)).toEqual([]);
});
