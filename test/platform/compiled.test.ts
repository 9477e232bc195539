/** In this process, with its end played by calling what the loader left for it; test/platform/compiled.e2e.test.ts has whole ones. */
import fs from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { loadCompiled } from "../../lib/platform/compiled.ts";
import { canChown, giveAway } from "../support/foreign.ts";
import { makeTempStore } from "../support/temp-store.ts";

interface Bundle {
  answer(): number;
  place: string[];
  joined: string;
}

const SOURCE =
  'exports.answer = () => 42; exports.place = [__filename, __dirname]; exports.joined = require("node:path").join("a", "b");';

/** What a bundle has and a module of ECMAScript has not. */
beforeEach(() => void vi.stubGlobal("require", createRequire(import.meta.url)));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

function makePlace({ withFolder = true } = {}) {
  const temp = makeTempStore();
  vi.stubEnv("LOGBOOK_HOME", temp.store.root);
  if (withFolder) fs.mkdirSync(temp.store.compiled, { recursive: true, mode: 0o700 });
  const path = join(temp.env.HOME, "bundle.cjs");
  fs.writeFileSync(path, SOURCE);
  return {
    store: temp.store,
    home: temp.env.HOME,
    path,
    /** Loads it in a process that ends, and says whether it had something to keep. */
    run(): { bundle: Bundle; hasKept: boolean } {
      const before = new Set(process.listeners("exit"));
      const bundle = loadCompiled<Bundle>(path);
      const added = process.listeners("exit").filter((listener) => !before.has(listener));
      for (const listener of added) {
        process.off("exit", listener);
        listener(0);
      }
      return { bundle, hasKept: added.length > 0 };
    },
    kept: () => fs.readdirSync(temp.store.compiled).map((name) => join(temp.store.compiled, name)),
    [Symbol.dispose]: () => temp[Symbol.dispose](),
  };
}

function expectWhole({ bundle }: { bundle: Bundle }, place: { path: string; home: string }): void {
  expect(bundle.answer()).toBe(42);
  expect(bundle.place).toEqual([place.path, place.home]);
  expect(bundle.joined).toBe(join("a", "b"));
}

describe("a bundle", () => {
  test("is run as it stands where nothing can be kept, and leaves nothing", () => {
    using place = makePlace({ withFolder: false });
    expectWhole(place.run(), place);
    expect(fs.existsSync(place.store.root)).toBe(false);
  });

  test("is kept at the process's end for this user alone, and run from that the next time", () => {
    using place = makePlace();
    expect(place.run().hasKept).toBe(true);
    const [file = "", ...others] = place.kept();
    expect(others).toEqual([]);
    expect(fs.statSync(file).mode & 0o777).toBe(0o600);
    const again = place.run();
    expectWhole(again, place);
    expect(again.hasKept).toBe(false);
  });

  test("of another version is compiled anew, of the same length too", () => {
    using place = makePlace();
    place.run();
    fs.writeFileSync(place.path, SOURCE.replace("42", "43"));
    expect(place.run()).toMatchObject({ hasKept: true });
    expect(place.run().bundle.answer()).toBe(43);
    expect(place.kept()).toHaveLength(1);
    fs.writeFileSync(place.path, SOURCE.replace("42", "144"));
    expect(place.run()).toMatchObject({ hasKept: true });
    expect(place.run().bundle.answer()).toBe(144);
    expect(place.kept()).toHaveLength(2);
  });

  test.each([
    ["a bit flipped in the code", (file: string) => flipBit(file, 0.25)],
    ["a bit flipped in the code's twin", (file: string) => flipBit(file, 0.5)],
    ["a bit flipped in the source", (file: string) => flipBit(file, 0.99)],
    ["cut short", (file: string) => fs.truncateSync(file, 100)],
    ["one byte short", (file: string) => fs.truncateSync(file, fs.statSync(file).size - 1)],
    ["nothing but the source", (file: string) => fs.writeFileSync(file, SOURCE)],
    ["empty", (file: string) => fs.truncateSync(file, 0)],
    ["open to others' writing", (file: string) => fs.chmodSync(file, 0o620)],
  ])("is compiled anew where what was kept is %s", (_, hurt) => {
    using place = makePlace();
    place.run();
    const [file = ""] = place.kept();
    hurt(file);
    const again = place.run();
    expectWhole(again, place);
    expect(again.hasKept).toBe(true);
    expect(place.run().hasKept).toBe(false);
  });

  test("is run all the same where the place to keep it takes nothing", () => {
    using place = makePlace({ withFolder: false });
    fs.mkdirSync(place.store.root, { recursive: true });
    fs.symlinkSync("/proc", place.store.compiled);
    expectWhole(place.run(), place);
    expectWhole(place.run(), place);
  });

  test("that is not there is Node's own error", () => {
    using place = makePlace();
    fs.rmSync(place.path);
    expect(() => place.run()).toThrow(expect.objectContaining({ code: "MODULE_NOT_FOUND" }));
  });

  test.skipIf(!canChown)("is never run from somebody else's store (needs the superuser to make one)", () => {
    using place = makePlace();
    place.run();
    const [file = ""] = place.kept();
    flipBit(file, 0.25);
    const before = fs.statSync(file);
    giveAway(place.store.root);
    const run = place.run();
    expectWhole(run, place);
    expect(run.hasKept).toBe(false);
    expect(fs.statSync(file)).toMatchObject({ ino: before.ino, mtimeMs: before.mtimeMs });
  });

  test.skipIf(!canChown)("is never run from somebody else's file (needs the superuser to make one)", () => {
    using place = makePlace();
    place.run();
    for (const file of place.kept()) giveAway(file);
    expect(place.run().hasKept).toBe(true);
  });
});

function flipBit(file: string, part: number): void {
  const bytes = fs.readFileSync(file);
  const at = Math.floor(bytes.length * part);
  bytes.writeUInt8(bytes.readUInt8(at) ^ 1, at);
  fs.writeFileSync(file, bytes);
}
