/** A store as an earlier version froze it, copied to a temporary folder where today's code may do with it what it does. */
import fs from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import zlib from "node:zlib";
import type { CommandSpec } from "../../lib/cli/command.ts";
import { type StorePaths, storePaths } from "../../lib/platform/paths.ts";
import { repositoryRoot } from "../support/dist.ts";
import { type CommandResult, runCommand } from "../support/run-command.ts";
import { CWD } from "./story.ts";

export interface FrozenStore extends Disposable {
  root: string;
  store: StorePaths;
  env: { HOME: string; LOGBOOK_HOME: string };
  /** A command that would wake the worker for what waits there does not. */
  emptyQueue(): void;
  run(spec: CommandSpec, ...argv: string[]): Promise<CommandResult>;
}

const FIXTURES = join(repositoryRoot, "test", "fixtures", "formats");

export const FROZEN_VERSIONS: readonly string[] = fs.readdirSync(FIXTURES).sort();

/** A day after the last record: nothing of it is of today. */
export const LATER_MS: number = Date.UTC(2026, 0, 5, 12);

export function thawStore(version: string): FrozenStore {
  const root = fs.realpathSync(fs.mkdtempSync(join(tmpdir(), "logbook-frozen-")));
  const env = { HOME: root, LOGBOOK_HOME: join(root, "store"), NO_COLOR: "1" };
  const store = storePaths(env);
  fs.cpSync(join(FIXTURES, version), store.root, { recursive: true });
  fs.writeFileSync(store.archive, zlib.gunzipSync(fs.readFileSync(`${store.archive}.gz`)));
  fs.rmSync(`${store.archive}.gz`);
  for (const name of ["", ...fs.readdirSync(store.root, { recursive: true, encoding: "utf8" })]) {
    const path = join(store.root, name);
    fs.chmodSync(path, fs.statSync(path).isDirectory() ? 0o700 : 0o600);
  }
  return {
    ...{ root, store, env },
    emptyQueue: () => fs.rmSync(store.queue, { recursive: true }),
    run: (spec, ...argv) => runCommand(spec, argv, { env, cwd: CWD, clock: () => LATER_MS }),
    [Symbol.dispose]: () => fs.rmSync(root, { recursive: true, force: true }),
  };
}
