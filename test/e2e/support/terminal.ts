/**
 * The interactive client inside a tmux server of its own: keys go in, the screen comes out.
 * The server's socket lies in the world's temporary folder, so nobody else's tmux is ever seen or ended.
 */
import { execFileSync } from "node:child_process";
import fs from "node:fs";
import { dirname, join } from "node:path";
import { type Client, type ClientWorld, clientEnv, MODEL, nextDebugLog } from "./client.ts";
import { trackLeftover } from "./leftovers.ts";
import { waitFor } from "./wait.ts";

export interface Terminal {
  debugFile: string;
  /** What a user sees now. */
  screen(): string;
  /** Everything the terminal has shown and still remembers, scrolled-off lines included. */
  history(): string;
  /** Types the text and waits until it stands on the screen; Enter is a key of its own. */
  type(text: string): Promise<void>;
  press(...keys: string[]): void;
  /** Types a prompt and sends it. */
  submit(text: string): Promise<void>;
  waitForScreen(what: string | RegExp): Promise<string>;
  /** Resolves once the client has ended by itself. */
  closed(): Promise<void>;
  /** Ends the client and its tmux server. */
  end(): Promise<void>;
}

const COLUMNS = "160";
const ROWS = "50";
/** An interactive start takes 2 to 3 s on two idle cores. */
const SCREEN_LIMIT_MS = 60_000;

let terminals = 0;

export function openTerminal(client: Client, world: ClientWorld, flags: readonly string[] = []): Terminal {
  terminals += 1;
  const root = dirname(world.home);
  const socket = `logbook-e2e-${process.pid}-${terminals}`;
  const debugFile = nextDebugLog(world);
  const env = { ...clientEnv(world), TMUX_TMPDIR: join(root, "tmp") };
  const tmux = (...args: string[]): string =>
    execFileSync("tmux", ["-L", socket, "-f", "/dev/null", ...args], { env, encoding: "utf8" });
  // Newer models start in a mode that asks the model, not the user, for permissions.
  const mode = ["--permission-mode", "default"];
  const command = [
    ...[client.command, ...client.args, "--model", MODEL, ...mode],
    ...["--debug-file", debugFile, ...flags],
  ];
  tmux("new-session", "-d", "-s", "main", "-x", COLUMNS, "-y", ROWS, "-c", world.cwd, shellLine(command));

  const isOver = trackLeftover(() => {
    if (isAlive(tmux)) tmux("kill-server");
  });

  const screen = (): string => tmux("capture-pane", "-p", "-t", "main");
  const terminal: Terminal = {
    debugFile,
    screen,
    history: () => tmux("capture-pane", "-p", "-t", "main", "-S", "-"),
    type: async (text) => {
      tmux("send-keys", "-t", "main", "-l", text);
      await terminal.waitForScreen(text.slice(0, 40));
    },
    press: (...keys) => {
      tmux("send-keys", "-t", "main", ...keys);
    },
    submit: async (text) => {
      await terminal.type(text);
      terminal.press("Enter");
    },
    waitForScreen: (what) =>
      waitFor(
        () => {
          const now = screen();
          return (typeof what === "string" ? now.includes(what) : what.test(now)) ? now : undefined;
        },
        { limitMs: SCREEN_LIMIT_MS, what: () => `screen with ${what}; it shows:\n${screen()}` },
      ),
    closed: async () => {
      await waitFor(() => (isAlive(tmux) ? undefined : true), {
        limitMs: SCREEN_LIMIT_MS,
        what: () => "the client to end",
      });
    },
    end: async () => {
      isOver();
      if (!isAlive(tmux)) return;
      tmux("kill-server");
      await terminal.closed();
    },
  };
  return terminal;
}

function isAlive(tmux: (...args: string[]) => string): boolean {
  try {
    tmux("has-session");
    return true;
  } catch {
    // tmux answers "no server running" by its exit code.
    return false;
  }
}

function shellLine(command: readonly string[]): string {
  return `exec ${command.map((word) => `'${word.replaceAll("'", "'\\''")}'`).join(" ")}`;
}

/** The debug log of a terminal's client, empty before the client wrote any. */
export function readDebugLog(terminal: Terminal): string {
  return fs.existsSync(terminal.debugFile) ? fs.readFileSync(terminal.debugFile, "utf8") : "";
}
