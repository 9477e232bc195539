/** A machine of its own for one test: home, project, store and a PATH with a `claude` that says its version. */
import fs, { mkdtempSync, realpathSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { CommandSpec } from "../../lib/cli/command.ts";
import { type StorePaths, storePaths } from "../../lib/platform/paths.ts";
import { type CommandResult, runCommand } from "./run-command.ts";

export interface Machine {
  home: string;
  project: string;
  store: StorePaths;
  env: Record<string, string>;
  write(path: string, text: string): string;
  read(path: string): string;
  /** A `claude` on PATH: its output, or a whole shell script. */
  setClient(version: string | { script: string } | undefined): void;
  run(spec: CommandSpec, ...argv: string[]): Promise<CommandResult>;
  remove(): void;
  [Symbol.dispose](): void;
}

export function createMachine(more: Record<string, string> = {}): Machine {
  const root = realpathSync(mkdtempSync(join(tmpdir(), "logbook-machine-")));
  const [home, project, bin] = ["home", "my project 項目", "bin"].map((name) => join(root, name)) as [
    string,
    string,
    string,
  ];
  for (const folder of [home, bin, join(project, ".git")]) fs.mkdirSync(folder, { recursive: true });
  fs.writeFileSync(join(project, ".git", "HEAD"), "ref: refs/heads/main\n");
  const env: Record<string, string> = {
    HOME: home,
    PATH: [bin, dirname(process.execPath), "/usr/bin", "/bin"].join(":"),
    ...more,
  };
  const remove = () => fs.rmSync(root, { recursive: true, force: true });
  const machine: Machine = {
    home,
    project,
    store: storePaths(env),
    env,
    write(path, text) {
      fs.mkdirSync(dirname(path), { recursive: true });
      fs.writeFileSync(path, text);
      return path;
    },
    read: (path) => fs.readFileSync(path, "utf8"),
    setClient(version) {
      const path = join(bin, "claude");
      if (version === undefined) return fs.rmSync(path, { force: true });
      const script = typeof version === "string" ? `echo "${version} (Claude Code)"` : version.script;
      fs.writeFileSync(path, `#!/bin/sh\n${script}\n`, { mode: 0o755 });
    },
    run: (spec, ...argv) => runCommand(spec, argv, { env, cwd: project }),
    remove,
    [Symbol.dispose]: remove,
  };
  machine.setClient("2.1.332");
  return machine;
}
