import fs from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { compileFolderGlobs } from "../../lib/platform/folder-globs.ts";

type Row = readonly [glob: string, folder: string, isCovered: boolean];

function covers(glob: string, folder: string, platform: NodeJS.Platform, home: string): boolean {
  return compileFolderGlobs([glob], { home, platform, realPath: (path) => path }).covers(folder);
}

/** On every system. */
const EVERYWHERE: readonly Row[] = [
  ["/work/secret", "/work/secret", true],
  ["/work/secret", "/work/secret/deep/down", true],
  ["/work/secret", "/work/secrets", false],
  ["/work/secret", "/work", false],
  ["/work/secret", "/other/work/secret", false],
  ["/work/secret/", "/work/secret", true],
  ["/work/secret//", "/work/secret/x", true],
  ["/work//secret", "/work/secret", true],
  ["/work/./secret", "/work/secret", true],
  ["/work/secret/**", "/work/secret", true],
  ["/work/secret/**", "/work/secret/a/b", true],
  ["/work/secret/**/", "/work/secret", true],
  ["/work/secret/**/**", "/work/secret", true],
  ["/work/secret/*", "/work/secret", false],
  ["/work/secret/*", "/work/secret/a", true],
  ["/work/*", "/work/a/b", true],
  ["/work/*", "/work", false],
  ["/work/*/b", "/work/a/b", true],
  ["/work/*/b", "/work/a/c/b", false],
  ["/work/**/b", "/work/a/c/b", true],
  ["/work/**/b", "/work/b", true],
  ["/work/***/b", "/work/a/c/b", true],
  ["/w?rk", "/work/x", true],
  ["/w?rk", "/wrk/x", false],
  ["/work/?", "/work/", false],
  ["/", "/anything", true],
  ["*/client-*", "/home/me/work/client-acme", true],
  ["*/client-*", "/home/me/work/client-acme/sub", true],
  ["*/client-*", "/home/me/work/my-client", false],
  ["*/client-*", "/client-acme", false],
  ["client-*", "/home/me/work/client-acme/sub", true],
  ["client-*", "/client-acme", true],
  ["client-*", "/home/me/my-client-x", false],
  ["client-*/src", "/home/me/client-a/src/deep", true],
  ["client-*/src", "/home/me/client-a/lib", false],
  ["**/client-*", "/home/me/client-a", true],
  ["**/client-*", "/client-a", true],
  ["./client", "/home/me/client", true],
  ["a/b", "/x/a/b/c", true],
  ["a/b", "/x/a/c/b", false],
  ["~", "/home/me/x", true],
  ["~/", "/home/me", true],
  ["~", "/home/you", false],
  ["~/private", "/home/me/private/x", true],
  ["~/private/**", "/home/me/private", true],
  ["~/private/**", "/home/me/privates", false],
  ["~you/private", "/home/me/private", false],
  ["*~", "/x/old~", true],
  ["{acme,globex}", "/w/globex/x", true],
  ["{acme,globex}", "/w/initech", false],
  ["client-{a,b{1,2}}-x", "/w/client-b2-x", true],
  ["client-{a,b{1,2}}-x", "/w/client-b-x", false],
  ["/work/{a/b,c}/d", "/work/a/b/d", true],
  ["/work/{a/b,c}/d", "/work/c/d/e", true],
  ["{~/private,/srv/x}", "/home/me/private", true],
  ["x{,-old}", "/w/x-old", true],
  ["x{,-old}", "/w/x", true],
  ["{one}", "/w/{one}", true],
  ["{one}", "/w/one", false],
  ["a{b", "/w/a{b", true],
  ["a}b", "/w/a}b", true],
  ["{{a,b},c}", "/w/b", true],
  ["[ab]-x", "/w/b-x", true],
  ["[ab]-x", "/w/c-x", false],
  ["[!ab]-x", "/w/c-x", true],
  ["[!ab]-x", "/w/a-x", false],
  ["[^ab]-x", "/w/a-x", false],
  ["[a-c][0-9]", "/w/b7/deep", true],
  ["[[:digit:]]x", "/w/7x", true],
  ["[abc", "/w/[abc", true],
  ["x]", "/w/x]", true],
  [".*", "/home/me/.config/x", true],
  ["*", "/home/me", true],
  ["*secret*", "/home/.my-secret-place/x", true],
  [".hidden", "/w/.hidden", true],
  ["*/x", "/w/.dot/x", true],
  ["a+b (c)", "/x/a+b (c)", true],
  ["+(a|b)", "/x/a", false],
  ["(a|b)*", "/x/(a|b)c", true],
  ["a.b*", "/x/axb", false],
  ["a{2}*", "/x/aa", false],
  ["[ab]+", "/x/a+", true],
  ['"q"*', '/x/"q"1', true],
  ["$x^*", "/x/$x^1", true],
  ["#*", "/x/#1", true],
  ["a*c*e", "/x/abcde", true],
  ["a*c*e", "/x/abcd", false],
  ["*ab*b", "/x/aabb", true],
  ["*ab*ab", "/x/ab", false],
  ["項目", "/work/項目", true],
  ["*目", "/work/項目/x", true],
  ["caf\u00e9", "/w/cafe\u0301/x", true],
  ["caf\u00e9*", "/w/cafe\u0301-1", true],
  ["with space", "/w/with space", true],
];

const POSIX: readonly Row[] = [
  ["\\*x", "/w/*x", true],
  ["\\*x", "/w/yx", false],
  ["\\[a\\]", "/w/[a]", true],
  ["a\\b", "/w/a/b", false],
  ["a\\b", "/w/ab", true],
  ["\\d*", "/w/7x", false],
  ["C:/work/x", "C:\\work\\x\\deep", true],
  ["c:\\work\\x", "C:/work/x", true],
  ["client-*", "C:\\work\\client-a", true],
];

const LINUX: readonly Row[] = [
  ["Secret", "/w/secret", false],
  ["SECRET-*", "/w/secret-1", false],
  ["~/Private", "/home/me/private", false],
];

const DARWIN: readonly Row[] = [
  ["Secret", "/w/secret", true],
  ["SECRET-*", "/w/secret-1", true],
  ["[A-C]x", "/w/bx", true],
  ["~/Private", "/HOME/me/private", true],
  ["ÄRGER", "/w/a\u0308rger", true],
];

const WINDOWS: readonly Row[] = [
  ["C:\\Work\\Secret", "c:\\work\\secret\\deep", true],
  ["C:/Work/Secret", "C:\\work\\secret", true],
  ["c:\\work\\*", "C:\\Work\\a\\b", true],
  ["C:\\work\\**", "C:\\work", true],
  ["C:\\work", "D:\\work", false],
  ["D:", "d:\\anything", true],
  ["~\\private", "C:\\Users\\Me\\private\\x", true],
  ["~/private/**", "c:/users/me/Private", true],
  ["*\\client-*", "C:\\work\\Client-Acme\\sub", true],
  ["client-*", "C:\\work\\client-a", true],
  ["work\\{a,b}", "C:\\work\\b", true],
  ["\\\\server\\share\\x", "\\\\SERVER\\share\\X\\y", true],
  ["[A-C]x", "C:\\bx", true],
];

const WHERE = {
  linux: [[...EVERYWHERE, ...POSIX, ...LINUX], "/home/me"],
  darwin: [[...EVERYWHERE, ...POSIX, ...DARWIN], "/home/me"],
  win32: [WINDOWS, "C:\\Users\\me"],
} as const;

describe.each(["linux", "darwin", "win32"] as const)("on %s", (platform) => {
  const [rows, home] = WHERE[platform];
  test.each(rows)("%s and %s: %s", (glob, folder, expected) => {
    expect(covers(glob, folder, platform, home)).toBe(expected);
  });
});

test.each([
  ["!work", /begins with "!"/],
  ["~/work/../secret", /holds "\.\."/],
  ["client-{1..3}", /range in braces/],
  ["[z-a]x", /\[z-a\]x, which is no pattern/],
  ["x".repeat(1_025), /longer than 1024 characters/],
  ["{a,b}".repeat(7), /more than 64 patterns/],
  ["{a,b}".repeat(200), /more than 64 patterns/],
  ["", /names no folder/],
  ["./", /names no folder/],
])("%.20s is named as wrong, and costs only itself", (glob, reason) => {
  const { covers: isCovered, problems } = compileFolderGlobs(["/a", glob, "/b"], { home: "/home/me" });
  expect(problems.map((problem) => problem.glob)).toEqual([glob]);
  expect(problems[0]?.message).toMatch(reason);
  expect(problems[0]?.message).toMatch(/^exclude: ".*"? .*; it excludes nothing$/);
  expect(["/a", "/b/c", "/c"].map(isCovered)).toEqual([true, true, false]);
});

describe("a pattern that would backtrack", () => {
  const EVIL = [
    "*a*a*a*a*a*a*b",
    `${"*a".repeat(500)}b`,
    "+(a|aa)+(b)",
    "(a+)+b",
    "[a]*".repeat(200),
    `${"?*".repeat(400)}b`,
    `${"**/a/".repeat(150)}b`,
    `${"{a,a}".repeat(6)}*a*a*b`,
    `${"[a".repeat(400)}*`,
    `${"{a,".repeat(300)}`,
    `${"{".repeat(1000)}`,
  ];
  const HOSTILE = [
    `/${"a".repeat(4_000)}`,
    `/${"a".repeat(255)}`,
    "/a".repeat(2_000),
    `/${`${"a".repeat(255)}/`.repeat(15)}`,
    "/a".repeat(200_000),
  ];
  // What backtracks takes minutes; all of this takes some 10 ms each.
  test.each(EVIL.map((glob) => [glob.slice(0, 20), glob]))("%s is judged at once", (_, glob) => {
    const startMs = performance.now();
    const { covers: isCovered } = compileFolderGlobs([glob], { home: "/", realPath: (path) => path });
    for (const folder of HOSTILE) isCovered(folder);
    expect(performance.now() - startMs).toBeLessThan(2_000);
  });
});

describe("symbolic links", () => {
  test("a glob that names a folder by a link covers what the link leads to", () => {
    const root = fs.realpathSync(fs.mkdtempSync(join(tmpdir(), "logbook-globs-")));
    try {
      fs.mkdirSync(join(root, "disk", "private", "deep"), { recursive: true });
      fs.symlinkSync(join(root, "disk"), join(root, "home"));
      const home = join(root, "home");
      const judge = (glob: string, folder: string): boolean =>
        compileFolderGlobs([glob], { home }).covers(join(root, folder));
      expect(judge("~/private/**", "disk/private/deep")).toBe(true);
      expect(judge("~/private", "disk/other")).toBe(false);
      expect(judge(join(root, "home", "p*"), "disk/private")).toBe(true);
      expect(judge("~/not-there-yet", "disk/not-there-yet")).toBe(true);
      expect(judge(join(root, "disk", "private"), "home/private/deep")).toBe(true);
    } finally {
      fs.rmSync(root, { recursive: true, force: true });
    }
  });
});
