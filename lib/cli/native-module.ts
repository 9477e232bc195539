/**
 * The compiled SQLite addon for the Node that runs the hooks, which need not be the one this command runs on.
 * Whether an addon works is found out in a process of that Node: a bad one may take the process down with it.
 */
import { execFileSync, spawnSync } from "node:child_process";
import fs from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import packageJson from "../../package.json" with { type: "json" };
import { LogbookError } from "../platform/errors.ts";
import { makeDirectory } from "../platform/files.ts";
import { assertNoLink } from "../platform/links.ts";
import type { Env, StorePaths } from "../platform/paths.ts";

export interface HookNode {
  path: string;
  version: string;
  /** Addons are compiled for one of these. */
  abi: string;
  hasSqlite: boolean;
}

const ADDON = "better_sqlite3.node";
const PACKAGED_ADDON = join("node_modules", "better-sqlite3", "build", "Release", ADDON);
/** Exactly the version whose JavaScript is in the bundles. */
const PACKAGE_VERSION: string = packageJson.optionalDependencies["better-sqlite3"];
const PROBE_TIMEOUT_MS = 10_000;
/** Compiling takes about 70 s on 2 cores; a slow laptop may take some minutes. */
const BUILD_TIMEOUT_MS = 15 * 60_000;

const NODE_PROBE = `console.log(JSON.stringify({ path: process.execPath, version: process.versions.node,
  abi: process.versions.modules, hasSqlite: require("node:module").builtinModules.includes("sqlite") || Boolean(process.getBuiltinModule?.("node:sqlite")) }))`;

/** The `node` that the client's hooks find on PATH, or undefined where there is none. */
export function probeHookNode(env: Env): HookNode | undefined {
  try {
    const output = execFileSync("node", ["--no-warnings", "-e", NODE_PROBE], {
      encoding: "utf8",
      env: { ...env, LOGBOOK_CHILD: "1" },
      stdio: ["ignore", "pipe", "ignore"],
      timeout: PROBE_TIMEOUT_MS,
    });
    return JSON.parse(output) as HookNode;
  } catch {
    // No node on PATH, or one so old that it does not understand the question: the hooks cannot run either way.
    return undefined;
  }
}

export function installedAddon(store: StorePaths, node: HookNode): string {
  return join(store.native, node.abi, ADDON);
}

/** Why the addon does not load in this Node, or undefined when it does. */
export function probeAddon(node: HookNode, addon: string): string | undefined {
  if (!fs.existsSync(addon)) return "missing";
  const script = "process.dlopen({ exports: {} }, process.argv[1])";
  const { status, stderr, signal } = spawnSync(node.path, ["-e", script, addon], {
    encoding: "utf8",
    timeout: PROBE_TIMEOUT_MS,
    stdio: ["ignore", "ignore", "pipe"],
  });
  if (status === 0) return undefined;
  const reason = /^Error: (.+)/m.exec(stderr)?.[1];
  return reason ?? `the process that loaded it ended with ${signal ?? status}`;
}

/** The addon that npm compiled beside the package, if any. */
export function packagedAddon(root: string): string | undefined {
  const addon = join(root, PACKAGED_ADDON);
  return fs.existsSync(addon) ? addon : undefined;
}

/** The addon this Node would use, and the problem with each that is there but does not load. */
export function findWorkingAddon(
  store: StorePaths,
  node: HookNode,
  root: string,
): { addon?: string; broken: { addon: string; problem: string }[] } {
  const broken: { addon: string; problem: string }[] = [];
  for (const addon of [installedAddon(store, node), packagedAddon(root)]) {
    if (addon === undefined || !fs.existsSync(addon)) continue;
    const problem = probeAddon(node, addon);
    if (problem === undefined) return { addon, broken };
    broken.push({ addon, problem });
  }
  return { broken };
}

/** Copies a working addon to where hooks look for it, replacing whatever is there. */
export function installAddon(store: StorePaths, node: HookNode, addon: string): string {
  const target = installedAddon(store, node);
  makeDirectory(dirname(target));
  assertNoLink(target);
  const temporary = `${target}.${process.pid}.tmp`;
  fs.copyFileSync(addon, temporary);
  fs.chmodSync(temporary, 0o600);
  // Replaced by rename: a process that has the old one loaded keeps it.
  fs.renameSync(temporary, target);
  return target;
}

/** Lets npm make the addon in a folder of its own, and installs it. Says what npm said when that fails. */
export function buildAddon(store: StorePaths, node: HookNode, env: Env): string {
  const folder = fs.mkdtempSync(join(tmpdir(), "logbook-native-"));
  try {
    const manifest = {
      private: true,
      dependencies: { "better-sqlite3": PACKAGE_VERSION },
      allowScripts: { "better-sqlite3": true },
    };
    fs.writeFileSync(join(folder, "package.json"), JSON.stringify(manifest));
    // The hooks' Node first on PATH: npm and node-gyp build for the Node that runs them.
    const path = [dirname(node.path), env["PATH"] ?? ""].join(process.platform === "win32" ? ";" : ":");
    const result = spawnSync("npm", ["install", "--no-audit", "--no-fund", "--loglevel=error"], {
      cwd: folder,
      encoding: "utf8",
      env: { ...env, PATH: path, LOGBOOK_CHILD: "1" },
      stdio: ["ignore", "ignore", "pipe"],
      timeout: BUILD_TIMEOUT_MS,
      shell: process.platform === "win32",
    });
    const addon = join(folder, PACKAGED_ADDON);
    const problem =
      result.status === 0 ? probeAddon(node, addon) : lastLines(result.stderr ?? result.error?.message);
    if (problem === undefined) return installAddon(store, node, addon);
    throw new LogbookError(
      "ARCHIVE_UNAVAILABLE",
      `build better-sqlite3 ${PACKAGE_VERSION} for Node ${node.version}: ${problem}`,
      {
        hint: "Capture and replay work without it; search reads the raw copies.",
      },
    );
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

/** npm says the cause near the end. */
function lastLines(text: string | undefined): string {
  const lines = (text ?? "npm did not run").trim().split("\n");
  return lines.slice(-3).join(" ").slice(-400);
}
