/** The package as the client would run it, its hooks' command lines, and the payloads they are given. */
import fs from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

export const REPOSITORY = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** The bundles to be measured: a build that is not committed yet can be, too. */
const DIST = process.env.LOGBOOK_TEST_DIST ?? join(REPOSITORY, "dist");

/**
 * A copy of the package in `folder`. With `stubWorker` its worker ends at once: a hook's cost then has the worker's start in
 * it, and not a worker that goes on beside the next measurement.
 */
export function makePack(folder, { stubWorker }) {
  fs.cpSync(DIST, join(folder, "dist"), { recursive: true });
  for (const name of ["bin", "hooks/hooks.json", "package.json"]) {
    fs.cpSync(join(REPOSITORY, name), join(folder, name), { recursive: true });
  }
  fs.symlinkSync(join(REPOSITORY, "node_modules"), join(folder, "node_modules"));
  if (stubWorker) fs.writeFileSync(join(folder, "dist", "worker.cjs"), "process.exit(0);\n");
  return folder;
}

/** The argv of the worker itself, for a pack that has none: it ends when nothing is left to do. */
export function workerCommand() {
  return [process.execPath, join(DIST, "worker.cjs")];
}

/** `hooks/hooks.json`: event to the argv that the client would run. */
export function hookCommands(pack) {
  const { hooks } = JSON.parse(fs.readFileSync(join(pack, "hooks", "hooks.json"), "utf8"));
  return Object.fromEntries(
    Object.entries(hooks).map(([event, [group]]) => {
      const [{ command, args }] = group.hooks;
      const fill = (text) => text.replaceAll("$" + "{CLAUDE_PLUGIN_ROOT}", pack);
      return [event, [command === "node" ? process.execPath : command, ...args.map(fill)]];
    }),
  );
}

/** Settings of the user's that would change what is measured. */
const FOREIGN = /^(?:CLAUDE|LOGBOOK|ANTHROPIC|VITEST|npm_)/;

/**
 * The environment of the shell that the bench runs in, for everything it compares: what starts every Node slower (extra
 * certificates, a loader) must be in the bare one too.
 */
export function userEnv(home, store) {
  const inherited = Object.entries(process.env).filter(([name]) => !FOREIGN.test(name));
  return { ...Object.fromEntries(inherited), HOME: home, LOGBOOK_HOME: store };
}

/** A hook's environment in the client: the user's, and the client's own variables. */
export function hookEnv({ home, store, project }) {
  return {
    ...userEnv(home, store),
    CLAUDECODE: "1",
    CLAUDE_PROJECT_DIR: project,
    CLAUDE_CODE_ENTRYPOINT: "cli",
  };
}

export function payload(event, fields) {
  const common = { prompt_id: "11111111-2222-4333-8444-555555555555", permission_mode: "default" };
  return `${JSON.stringify({ ...common, hook_event_name: event, ...fields })}\n`;
}

/** A tool's payload of about `bytes`. */
export function toolPayload(fields, bytes) {
  const stdout = "a line of output, as long as most lines of it are\n"
    .repeat(Math.ceil(bytes / 50))
    .slice(0, bytes);
  return payload("PostToolUse", {
    ...fields,
    tool_name: "Bash",
    tool_use_id: `toolu_${Math.random().toString(36).slice(2)}`,
    tool_input: { command: "npm run check", description: "Run the checks" },
    tool_response: { stdout, stderr: "", interrupted: false, isImage: false, noOutputExpected: false },
    duration_ms: 1200,
  });
}
