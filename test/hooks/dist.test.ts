import fs from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { HOOK_EVENTS } from "../../lib/contract/event.ts";
import { REGISTRATIONS } from "../../lib/hook/registry.ts";
import { type Bundles, buildAll } from "../../scripts/build.mjs";
import { renderNotices } from "../../scripts/notices.mjs";
import { distRoot, repositoryRoot } from "../support/dist.ts";

let folder = "";
let bundles: Bundles;

beforeAll(async () => {
  folder = fs.mkdtempSync(join(tmpdir(), "logbook-dist-"));
  bundles = await buildAll(folder);
});

afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

function filesOf(root: string): string[] {
  return fs
    .readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    .sort();
}

test("dist/ is what the sources compile to, byte for byte", () => {
  expect(filesOf(distRoot)).toEqual(filesOf(folder));
  for (const file of filesOf(folder)) {
    const isSame = fs.readFileSync(join(folder, file)).equals(fs.readFileSync(join(distRoot, file)));
    expect(isSame, `${file} differs: run npm run build`).toBe(true);
  }
});

test("nothing in it tells where it was built", () => {
  for (const file of filesOf(folder)) {
    expect(fs.readFileSync(join(folder, file), "utf8"), file).not.toContain(repositoryRoot);
  }
});

test("THIRD-PARTY-NOTICES.md names every package in it (npm run render)", () => {
  const notices = fs.readFileSync(join(repositoryRoot, "THIRD-PARTY-NOTICES.md"), "utf8");
  expect(notices).toBe(renderNotices(Object.values(bundles)));
  expect(notices).toMatch(/^## better-sqlite3 12/m);
  expect(notices).not.toMatch(/^## vitest /m);
});

test("every event has its bundle, which begins with the guard", () => {
  expect(REGISTRATIONS).toHaveLength(HOOK_EVENTS.length);
  for (const { bundle } of REGISTRATIONS) {
    const code = fs.readFileSync(join(folder, "hooks", bundle), "utf8");
    expect(code.split("\n", 1)[0]).toBe(
      `if (process.env.LOGBOOK_CHILD === "1" || process.env.LOGBOOK_OFF === "1") process.exit(0);`,
    );
  }
});

describe("a hook's bundle", () => {
  /** What no hook may load: each costs a multiple of the hook itself. */
  const NEVER = [
    /node_modules\/gray-matter\//,
    /node_modules\/proper-lockfile\//,
    /node_modules\/zod\/v4\/classic\//,
  ];
  const HOT = [...NEVER, /node_modules\//, /^lib\/(archive|transcript|raw|worker|cli|context|memory)\//];

  /** With what it loads compiled. */
  function inputsOf(bundle: string): string[] {
    const outputs = { ...bundles.hooks.outputs, ...bundles.programs.outputs };
    const inputs = (name: string): string[] => {
      const path = Object.keys(outputs).find((one) => one.endsWith(`/${name}`));
      return Object.keys(outputs[path ?? ""]?.inputs ?? {});
    };
    const own = inputs(bundle);
    return own.includes("lib/platform/compiled.ts") ? [...own, ...inputs("turn-end-hooks.cjs")] : own;
  }

  test.each(REGISTRATIONS.map(({ bundle }) => bundle))("%s holds no heavy package", (bundle) => {
    const inputs = inputsOf(bundle);
    expect(inputs.length).toBeGreaterThan(10);
    for (const pattern of NEVER) expect(inputs.filter((input) => pattern.test(input))).toEqual([]);
  });

  test.each(["post-tool-use.cjs", "post-tool-use-failure.cjs"])(
    "%s holds what it needs to append one line, in 40 kB",
    (bundle) => {
      for (const pattern of HOT) expect(inputsOf(bundle).filter((input) => pattern.test(input))).toEqual([]);
      const code = fs.readFileSync(join(folder, "hooks", bundle), "utf8");
      expect(code.length).toBeLessThanOrEqual(40_000);
      expect(code).not.toMatch(/require\("node:(?!fs"|path")/);
    },
  );
});
