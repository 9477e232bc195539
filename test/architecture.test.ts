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
      // What is seldom needed is a bundle of its own, loaded when it is.
      rooms
        .filter((other) => !allowed.includes(other) && !other.endsWith(".cjs"))
        .map((other) => `${path} imports ${other}`),
    );
  expect(strays).toEqual([]);
});

describe("a package is loaded in one place", () => {
  test.each([
    ["better-sqlite3", ["lib/archive/open.ts"]],
    ["proper-lockfile", ["lib/platform/lock.ts"]],
    ["picomatch", ["lib/platform/glob-name.ts"]],
    ["gray-matter", ["lib/memory/front-matter.ts"]],
    ["marked", ["lib/page/browser/markdown.ts"]],
    ["dompurify", ["lib/page/browser/markdown.ts"]],
    ["diff", ["lib/page/diff-rows.ts"]],
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

describe("what runs in the browser", () => {
  const browser = sources.filter(({ path }) => path.startsWith("lib/page/browser/"));

  test("is imported by nothing but itself", () => {
    const others = sources.filter(({ path }) => !path.startsWith("lib/page/browser/"));
    expect(others.filter(({ code }) => /["'][^"']*\/browser\//.test(code)).map(({ path }) => path)).toEqual(
      [],
    );
    expect(browser.length).toBeGreaterThan(20);
  });

  test("makes no markup from text, and asks nobody for anything", () => {
    const touching = browser.filter(({ code }) =>
      /innerHTML|outerHTML|insertAdjacentHTML|document\.write|\beval\b|new Function|fetch\(|XMLHttpRequest|WebSocket|sendBeacon|import\(/.test(
        code,
      ),
    );
    expect(touching.map(({ path }) => path)).toEqual([]);
  });
});

/**
 * test/torture/door.cjs hurts the disk by wrapping the functions of that one object: what took them off it by name, or
 * went another way, would never be hurt. SQLite's engine is the exception, and is hurt from outside.
 */
describe("the disk has one door", () => {
  const everywhere = [...sources, ...readSources("hooks")];

  test("node:fs is imported as one object, and called as `fs.name()`", () => {
    const users = everywhere.filter(({ packages }) => packages.some((name) => /^(?:node:)?fs\b/.test(name)));
    expect(users.length).toBeGreaterThan(50);
    for (const { path, code, packages } of users) {
      expect(
        packages.filter((name) => /^(?:node:)?fs\b/.test(name)),
        path,
      ).toEqual(["node:fs"]);
      expect(code, path).toMatch(/^import fs from "node:fs";$/m);
      // Taken off the object once, a function would stay the one that it was then.
      expect(code, path).not.toMatch(/=\s*fs\s*[;,]|=\s*fs\.\w+\s*[;,]/);
    }
  });

  test.each([
    ["promises", /\bfs\.promises\b|"(?:node:)?fs\/promises"/],
    ["streams", /\bcreate(?:Read|Write)Stream\b/],
    ["watchers", /\bfs\.watch(?:File)?\b/],
  ])("nobody goes past it by %s", (_, pattern) => {
    expect(everywhere.filter(({ code }) => pattern.test(code)).map(({ path }) => path)).toEqual([]);
  });

  /** What changes a name or a file's bytes by its path. Through a descriptor anybody may write who was given one. */
  const CHANGE =
    /\bfs\.(?:writeFile|appendFile|rename|rm|rmdir|unlink|link|symlink|mkdir|mkdtemp|truncate|copyFile|cp|chmod|chown|lchown|utimes|lutimes)(?:Sync)?\b|\bfs\.openSync\([^;]*?(?:,\s*"(?:[wax]|r\+)|\bO_(?:WRONLY|RDWR|CREAT|TRUNC|APPEND)|, flags|, plain)/s;

  test("what is changed by its path is changed in the files that look for links first", () => {
    const changing = everywhere.filter(({ code }) => CHANGE.test(code)).map(({ path }) => path);
    expect(changing.sort()).toEqual([
      // In a folder of its own under the system's temporary one.
      "lib/archive/open-for-reading.ts",
      // A file that the client names to its hooks, and nobody else.
      "lib/capture/command-path.ts",
      "lib/cli/code-place.ts",
      // In a folder of its own under the system's temporary one.
      "lib/cli/kept-page.ts",
      // In a folder of its own under the system's temporary one.
      "lib/cli/memory/editor.ts",
      "lib/cli/native-module.ts",
      "lib/cli/settings-file.ts",
      // The null device.
      "lib/hook/run.ts",
      "lib/model/claude.ts",
      "lib/model/command.ts",
      "lib/platform/files.ts",
      "lib/platform/link-once.ts",
      "lib/platform/lock.ts",
      "lib/platform/modes.ts",
      "lib/platform/remove.ts",
      // At the store's top, or beside a file that was just appended to.
      "lib/platform/rotate.ts",
      "lib/platform/write-parts.ts",
    ]);
  });

  /** A FIFO would make them wait for ever, and /dev/zero would never end: lib/platform/regular-file.ts does not. */
  test("files are opened for reading in one place", () => {
    const others: Record<string, string> = {
      "lib/archive/open-for-reading.ts": "copies a database whose files were looked at when it was opened",
      "lib/platform/regular-file.ts": "the door itself",
      "lib/platform/files.ts": "opens for writing, and a folder that is to be synced",
      "lib/platform/compiled.ts": "the pack's own bundle",
      "lib/cli/session-page.ts": "the pack's own page",
      "lib/cli/memory/editor.ts": "a file that was made a moment ago, for the user's editor",
      "lib/cli/memory/change.ts": "stdin",
      "lib/cli/code-place.ts": "copies the pack's own code",
      "lib/cli/native-module.ts": "copies the engine's own module",
      "lib/cli/commands/redact.ts": "stdin",
      "lib/cli/settings-file.ts": "creates a file that nobody else has",
      "lib/hook/run.ts": "the null device, for what is written to stderr",
    };
    const opening = everywhere.filter(({ code }) =>
      /\bfs\.(?:readFile|open|opendir|cp|copyFile)(?:Sync)?\(/.test(code),
    );
    expect(opening.map(({ path }) => path).sort()).toEqual(Object.keys(others).sort());
    expect(everywhere.filter(({ code }) => /\bfs\.readFileSync\((?!0,)/.test(code))).toHaveLength(3);
  });

  test("one file spreads the object, after a preload has had its turn", () => {
    const spreading = everywhere.filter(({ code }) => /\.\.\.fs\b/.test(code));
    expect(spreading.map(({ path }) => path)).toEqual(["lib/platform/lock.ts"]);
  });
});

/** The order in which a text is cleaned, freed of what is private and redacted is decided in one file, so that no exit has its own. */
describe("what leaves has one guard", () => {
  const outside = sources.filter(({ room }) => room !== "text");

  test("nobody else redacts", () => {
    const redacting = outside.filter(({ code }) =>
      /\/text\/(?:redact|secrets\/(?!shown\.))[\w-]*\.ts"/.test(code),
    );
    expect(redacting.map(({ path }) => path)).toEqual([]);
  });

  test("nobody cuts a text before it is judged", () => {
    const cutting =
      /\b(?:withhold|neutralise|clean|redactThoroughly)\((?:cut\w+\(|[\w.]+\.(?:slice|substring)\()/;
    expect(outside.filter(({ code }) => cutting.test(code)).map(({ path }) => path)).toEqual([]);
  });
});

describe("a pure room", () => {
  const PURE = ["text", "transcript", "replay", "page", "contract"];
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
      // A page's own script has a clock and moves with it.
      const inRoom = sources.filter(({ path, room: of }) => of === room && !path.includes("/browser/"));
      const touching = inRoom.filter(({ code }) => pattern.test(code));
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
