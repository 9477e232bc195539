/**
 * One scenario's world: a temporary home, a project with the pack dropped into it as the README says, the scripted API
 * and the clients that run there. Everything in it goes when the scenario ends.
 */
import { execFileSync, spawnSync } from "node:child_process";
import fs from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type Client, type ClientWorld, clientEnv, findClient, writeClientState } from "./client.ts";
import { type Script, type ScriptedApi, type ScriptedApiOptions, startScriptedApi } from "./scripted-api.ts";
import { settle } from "./store.ts";
import { openTerminal, type Terminal } from "./terminal.ts";
import { waitFor } from "./wait.ts";

export interface World extends ClientWorld {
  root: string;
  api: ScriptedApi;
  client: Client;
  /** The checkout inside the project. */
  checkout: string;
  store: string;
  /** Opens the interactive client; it is ended with the world. */
  open(flags?: readonly string[], cwd?: string): Terminal;
  [Symbol.asyncDispose](): Promise<void>;
}

export interface WorldOptions extends ScriptedApiOptions {
  /** Folder name of the project. */
  name?: string;
  client?: Client;
  /** False leaves the archive without its native module, as in a clone that was never installed. */
  hasNative?: boolean;
  /** False drops no pack into the project: the scenario registers it in its own way. */
  isDroppedIn?: boolean;
  /** Further files of the project, committed before the client starts. */
  files?: Readonly<Record<string, string>>;
}

/** What scripts/test-e2e.mjs set aside from this checkout: the files a clone has, without its development half. */
export const STAGED_CHECKOUT = fileURLToPath(new URL("../../../.cache/e2e/checkout", import.meta.url));
const NATIVE_MODULE = fileURLToPath(
  new URL("../../../node_modules/better-sqlite3/build/Release/better_sqlite3.node", import.meta.url),
);

/** A scenario that failed may have left jobs that nobody will do. */
const LAST_WAIT_MS = 3_000;

export async function makeWorld(script: Script, options: WorldOptions = {}): Promise<World> {
  const client = options.client ?? findClient();
  const root = fs.mkdtempSync(join(fs.realpathSync(tmpdir()), "logbook-e2e-"));
  const home = join(root, "home");
  const cwd = join(root, "projects", options.name ?? "paper-boat");
  const store = join(home, ".claude", "logbook");
  const checkout = join(cwd, ".claude", "hooks", "logbook");
  const api = await startScriptedApi(script, options);
  const terminals: Terminal[] = [];
  makeProject(cwd, options.files ?? {});
  writeClientState(home, [cwd], client.version);
  if (options.isDroppedIn !== false) dropIn(cwd);
  if (options.hasNative !== false) placeNativeModule(store);
  const world: World = {
    ...{ root, home, cwd, store, checkout, api, client, apiUrl: api.url },
    open: (flags = [], folder = cwd) => {
      const terminal = openTerminal(client, { ...world, cwd: folder }, flags);
      terminals.push(terminal);
      return terminal;
    },
    [Symbol.asyncDispose]: async () => {
      for (const terminal of terminals) await terminal.end();
      await api.close();
      if (process.env["LOGBOOK_E2E_KEEP"] === "1") return;
      await settle(world, LAST_WAIT_MS).catch(() => undefined);
      await removeTree(root);
    },
  };
  return world;
}

/** A worker that is on its way out may still make files behind the removal's back. */
async function removeTree(root: string): Promise<void> {
  const attempt = (): true | undefined => {
    try {
      fs.rmSync(root, { recursive: true, force: true });
      return true;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === "ENOTEMPTY") return undefined;
      throw error;
    }
  };
  await waitFor(attempt, { limitMs: LAST_WAIT_MS, what: () => `${root} to be removed` });
}

/** A git repository with one commit, so that `git status` shows only what a session adds. */
function makeProject(cwd: string, files: Readonly<Record<string, string>>): void {
  fs.mkdirSync(cwd, { recursive: true });
  git(cwd, "init", "--quiet", "--initial-branch=main");
  git(cwd, "config", "user.email", "someone@example.invalid");
  git(cwd, "config", "user.name", "Someone");
  for (const [name, content] of Object.entries({ "README.md": "# A project\n", ...files })) {
    fs.mkdirSync(join(cwd, name, ".."), { recursive: true });
    fs.writeFileSync(join(cwd, name), content);
  }
  git(cwd, "add", "--all");
  git(cwd, "commit", "--quiet", "--message", "start");
}

/** The two steps of the README: the clone into `.claude/hooks/logbook`, the example settings into `.claude`. */
export function dropIn(cwd: string): void {
  if (!fs.existsSync(STAGED_CHECKOUT)) throw new Error('no staged checkout: run "npm run test:e2e"');
  fs.cpSync(STAGED_CHECKOUT, join(cwd, ".claude", "hooks", "logbook"), { recursive: true });
  fs.copyFileSync(join(STAGED_CHECKOUT, "settings.example.json"), join(cwd, ".claude", "settings.json"));
}

/** Where `doctor --fix` puts it. */
export function placeNativeModule(store: string): void {
  const folder = join(store, "native", process.versions.modules);
  fs.mkdirSync(folder, { recursive: true, mode: 0o700 });
  fs.copyFileSync(NATIVE_MODULE, join(folder, "better_sqlite3.node"));
}

/** Commits have a fixed date, and with it a fixed hash. */
export function git(cwd: string, ...args: string[]): string {
  const date = "2026-03-28T09:00:00Z";
  const env = { ...process.env, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date };
  return execFileSync("git", ["-C", cwd, ...args], { encoding: "utf8", env });
}

/** Lets the client ask nothing in further folders either. */
export function trustFolders(world: World, folders: readonly string[]): void {
  writeClientState(world.home, [world.cwd, ...folders], world.client.version);
}

export interface CommandResult {
  code: number | null;
  stdout: string;
  stderr: string;
}

/** Runs the pack's command as the user would at a shell: the dropped-in checkout's, or that of a clone elsewhere. */
export function runLogbook(world: World, args: readonly string[], cwd = world.cwd): CommandResult {
  const checkout = fs.existsSync(world.checkout) ? world.checkout : STAGED_CHECKOUT;
  const env = clientEnv(world);
  const PATH = `${placeClient(world)}:${env["PATH"]}`;
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(checkout, "bin", "logbook"), ...args],
    {
      cwd,
      env: { ...env, PATH },
      encoding: "utf8",
    },
  );
  return { code: status, stdout, stderr };
}

/** A folder with a `claude` in it: `install` asks the one on PATH for its version. */
function placeClient({ root, client }: World): string {
  const folder = join(root, "bin");
  const path = join(folder, "claude");
  if (fs.existsSync(path)) return folder;
  fs.mkdirSync(folder, { recursive: true });
  const words = [client.command, ...client.args].map((word) => `'${word}'`).join(" ");
  fs.writeFileSync(path, `#!/bin/sh\nexec ${words} "$@"\n`, { mode: 0o755 });
  return folder;
}
