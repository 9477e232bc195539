/** What an install brings: nothing that is needed, one package that may be missing. */
import fs from "node:fs";
import { builtinModules } from "node:module";
import { join } from "node:path";
import { expect, test } from "vitest";
import { distRoot, repositoryRoot } from "./support/dist.ts";

interface Manifest {
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  scripts?: Record<string, string>;
}

interface Lock {
  packages: Record<string, { dev?: boolean; optional?: boolean; devOptional?: boolean }>;
}

function readJson<T>(name: string): T {
  return JSON.parse(fs.readFileSync(join(repositoryRoot, name), "utf8")) as T;
}

const manifest = readJson<Manifest>("package.json");
/** What logbook is developed with: a workspace of its own, which no package of logbook holds. */
const tools = readJson<Manifest>("scripts/package.json");

test("nothing is needed at run time; better-sqlite3 may be missing", () => {
  expect(manifest.dependencies ?? {}).toEqual({});
  expect(Object.keys(manifest.optionalDependencies ?? {})).toEqual(["better-sqlite3"]);
  const needed = Object.entries(readJson<Lock>("package-lock.json").packages).filter(
    ([name, { dev, optional, devOptional }]) =>
      name.startsWith("node_modules/") && !dev && !optional && !devOptional,
  );
  expect(needed).toEqual([["node_modules/logbook-development", { resolved: "scripts", link: true }]]);
});

test("every version is exact", () => {
  const all = Object.entries({ ...manifest.optionalDependencies, ...tools.devDependencies });
  expect(all.length).toBeGreaterThan(20);
  expect(all.filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
});

test("an install runs nothing of ours", () => {
  const atInstall = Object.keys({ ...manifest.scripts, ...tools.scripts }).filter((name) =>
    /^(?:pre|post)?(?:install|prepare)$/.test(name),
  );
  expect(atInstall).toEqual([]);
});

test("what is compiled asks for Node's own modules and its own files, nothing else", () => {
  const names = fs.readdirSync(distRoot, { recursive: true, encoding: "utf8" });
  const bundles = names.filter((name) => name.endsWith(".cjs"));
  expect(bundles.length).toBeGreaterThan(15);
  const asked = bundles.flatMap((name) => {
    const code = fs.readFileSync(join(distRoot, name), "utf8");
    return [...code.matchAll(/\brequire\("([^"]+)"\)/g)].map(([, target = ""]) => target);
  });
  const known = new Set(builtinModules.flatMap((name) => [name, `node:${name}`]));
  const others = asked.filter((target) => !known.has(target) && !target.startsWith("."));
  expect([...new Set(others)]).toEqual([]);
});
