/**
 * The one table of what logbook registers with the client. hooks/hooks.json, settings.example.json and what `install`
 * writes are renderings of it, and a test holds the committed files to it.
 */
import type { HookEvent } from "../contract/event.ts";

export interface Registration {
  event: HookEvent;
  /** File under dist/hooks/. */
  bundle: string;
  /** 5 to 30. Each is a ceiling for a stuck disk, far above what the hook costs. */
  timeoutSeconds: number;
  /** First client version with the event: a settings file that names an unknown one is dropped whole by old clients. */
  minClient: string;
}

export const REGISTRATIONS: readonly Registration[] = [
  { event: "SessionStart", bundle: "session-start.cjs", timeoutSeconds: 10, minClient: "1.0.62" },
  { event: "UserPromptSubmit", bundle: "user-prompt-submit.cjs", timeoutSeconds: 10, minClient: "1.0.54" },
  { event: "PostToolUse", bundle: "post-tool-use.cjs", timeoutSeconds: 10, minClient: "1.0.38" },
  {
    event: "PostToolUseFailure",
    bundle: "post-tool-use-failure.cjs",
    timeoutSeconds: 10,
    minClient: "2.0.76",
  },
  { event: "SubagentStart", bundle: "subagent-start.cjs", timeoutSeconds: 10, minClient: "2.0.43" },
  { event: "SubagentStop", bundle: "subagent-stop.cjs", timeoutSeconds: 20, minClient: "1.0.41" },
  { event: "Stop", bundle: "stop.cjs", timeoutSeconds: 20, minClient: "1.0.38" },
  { event: "StopFailure", bundle: "stop-failure.cjs", timeoutSeconds: 20, minClient: "2.1.78" },
  { event: "PreCompact", bundle: "pre-compact.cjs", timeoutSeconds: 30, minClient: "1.0.48" },
  { event: "PostCompact", bundle: "post-compact.cjs", timeoutSeconds: 10, minClient: "2.1.76" },
  // In a settings file this also raises the client's 1.5 s budget for the end of a session.
  { event: "SessionEnd", bundle: "session-end.cjs", timeoutSeconds: 10, minClient: "1.0.85" },
];

/** Exec form (`command` and `args`, no shell) exists from here on; older clients run bare `node` on the payload. */
const EXEC_FORM_CLIENT = "2.1.139";

export interface CommandHook {
  type: "command";
  command: string;
  args?: string[];
  timeout: number;
}

export type HookSettings = Partial<Record<HookEvent, { hooks: CommandHook[] }[]>>;

export interface RenderOptions {
  /** Folder that holds dist/: absolute, or starting with a placeholder like `${CLAUDE_PROJECT_DIR}`. */
  base: string;
  /** Version of the client that will read it; absent for the newest. */
  client?: string;
}

/** The `hooks` object of a settings file or of a plugin's hooks.json, with the events that the client knows. */
export function renderHooks({ base, client }: RenderOptions): HookSettings {
  const isKnown = (version: string): boolean => client === undefined || compareVersions(client, version) >= 0;
  const render = isKnown(EXEC_FORM_CLIENT) ? execForm : shellForm;
  const settings: HookSettings = {};
  for (const { event, bundle, timeoutSeconds, minClient } of REGISTRATIONS) {
    if (!isKnown(minClient)) continue;
    const hook = { ...render(`${base}/dist/hooks/${bundle}`), timeout: timeoutSeconds };
    settings[event] = [{ hooks: [hook] }];
  }
  return settings;
}

/** What the model may run unasked, and that it may not write into the store: an Edit rule covers Write and the shell. */
export function renderPermissions(store: string): { allow: string[]; deny: string[] } {
  return {
    allow: ["search", "show", "replay", "handoff"].map((verb) => `Bash(logbook ${verb}:*)`),
    deny: [`Edit(${store}/**)`],
  };
}

function execForm(path: string): Omit<CommandHook, "timeout"> {
  return { type: "command", command: "node", args: [path] };
}

/** The shell expands the placeholder, which the client also sets as a variable: quoted, it may hold any character. */
function shellForm(path: string): Omit<CommandHook, "timeout"> {
  const [, variable, rest] = /^\$\{(\w+)\}(.*)$/.exec(path) ?? [undefined, undefined, path];
  const quoted = `'${(rest ?? path).replaceAll("'", `'\\''`)}'`;
  return { type: "command", command: `node ${variable === undefined ? "" : `"$${variable}"`}${quoted}` };
}

/** Negative, zero or positive, by the numbers between dots; a suffix like `-beta` does not count. */
export function compareVersions(left: string, right: string): number {
  const numbers = (version: string): number[] => version.split(/[.-]/).slice(0, 3).map(Number);
  const rightNumbers = numbers(right);
  for (const [index, number] of numbers(left).entries()) {
    const difference = number - (rightNumbers[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
