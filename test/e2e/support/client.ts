/**
 * The real client, at pinned versions, run in a clean environment that knows only a temporary home and the scripted API.
 * Ends nothing but the processes it started.
 */
import { type ChildProcess, spawn } from "node:child_process";
import fs from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { trackLeftover } from "./leftovers.ts";

export interface Client {
  version: string;
  command: string;
  args: readonly string[];
  /** 2.0.76 does not know `--debug-file`. */
  hasDebugFile: boolean;
}

export interface ClientWorld {
  /** Temporary home; the client's configuration is `<home>/.claude`. */
  home: string;
  cwd: string;
  apiUrl: string;
  env?: Readonly<Record<string, string>>;
}

export interface ClientResult {
  code: number | null;
  signal: NodeJS.Signals | null;
  stdout: string;
  stderr: string;
  /** The one JSON document of `--output-format json`, where stdout is one. */
  json: PrintResult | undefined;
  debugLog: string;
}

export interface PrintResult {
  session_id: string;
  result: string;
  is_error: boolean;
}

export interface RunningClient {
  child: ChildProcess;
  done: Promise<ClientResult>;
}

export const NEWEST_PINNED = "2.1.332";
export const OLD_PINNED = "2.0.76";
/** An alias: pinned names retire, and the client then tells the user so on the screen. */
export const MODEL = "sonnet";

const CHECKOUT = fileURLToPath(new URL("../../../", import.meta.url));
const API_KEY = ["sk", "ant", "scripted", "0000000000000000000000"].join("-");
/** A hung client must fail its own scenario, not the suite: the slowest run here takes about 5 s. */
const RUN_LIMIT_MS = 90_000;

/** The client that scripts/test-e2e.mjs put into the cache; the version "newest" is what it was told to test. */
export function findClient(version = process.env["LOGBOOK_E2E_CLIENT"] ?? NEWEST_PINNED): Client {
  const modules = join(CHECKOUT, ".cache", "clients", version, "node_modules", "@anthropic-ai");
  const script = join(modules, "claude-code", "cli.js");
  if (fs.existsSync(script))
    return { version, command: process.execPath, args: [script], hasDebugFile: false };
  const native = fs.existsSync(modules) ? fs.readdirSync(modules) : [];
  for (const name of native) {
    const binary = join(modules, name, "claude");
    if (name.startsWith("claude-code-") && fs.existsSync(binary)) {
      return { version, command: binary, args: [], hasDebugFile: true };
    }
  }
  throw new Error(`client ${version} is not installed: run "npm run test:e2e", which installs it`);
}

/** Nothing of the developer's own environment reaches the client. */
export function clientEnv(world: ClientWorld): Record<string, string> {
  return {
    HOME: world.home,
    PATH: `${dirname(process.execPath)}:/usr/local/bin:/usr/bin:/bin`,
    TMPDIR: join(dirname(world.home), "tmp"),
    LANG: "C.UTF-8",
    TERM: "xterm-256color",
    ANTHROPIC_BASE_URL: world.apiUrl,
    ANTHROPIC_API_KEY: API_KEY,
    CLAUDE_CODE_DISABLE_NONESSENTIAL_TRAFFIC: "1",
    DISABLE_AUTOUPDATER: "1",
    ...world.env,
  };
}

/** Answers the client's first-run questions beforehand: theme, key, trust of the folders the test works in. */
export function writeClientState(home: string, folders: readonly string[], version: string): void {
  const trusted = { hasTrustDialogAccepted: true, hasCompletedProjectOnboarding: true };
  const state = {
    hasCompletedOnboarding: true,
    lastOnboardingVersion: version,
    theme: "dark",
    customApiKeyResponses: { approved: [API_KEY.slice(-20)], rejected: [] },
    projects: Object.fromEntries(folders.map((folder) => [folder, trusted])),
  };
  fs.mkdirSync(join(home, ".claude"), { recursive: true });
  fs.mkdirSync(join(dirname(home), "tmp"), { recursive: true });
  fs.writeFileSync(join(home, ".claude.json"), JSON.stringify(state, null, 2));
}

let runs = 0;

/** A file for one run's debug log, beside the home. */
export function nextDebugLog(world: ClientWorld): string {
  runs += 1;
  return join(dirname(world.home), `debug-${runs}.log`);
}

export function startPrint(
  client: Client,
  world: ClientWorld,
  prompt: string,
  flags: readonly string[] = [],
): RunningClient {
  const debugFile = nextDebugLog(world);
  const args = ["-p", prompt, "--output-format", "json", "--model", MODEL, ...flags];
  if (client.hasDebugFile) args.push("--debug-file", debugFile);
  const child = spawn(client.command, [...client.args, ...args], {
    cwd: world.cwd,
    env: clientEnv(world),
    stdio: ["ignore", "pipe", "pipe"],
    timeout: RUN_LIMIT_MS,
    killSignal: "SIGKILL",
  });
  child.once(
    "exit",
    trackLeftover(() => child.kill("SIGKILL")),
  );
  const stdout: Buffer[] = [];
  const stderr: Buffer[] = [];
  child.stdout.on("data", (chunk: Buffer) => stdout.push(chunk));
  child.stderr.on("data", (chunk: Buffer) => stderr.push(chunk));
  const done = new Promise<ClientResult>((resolve, reject) => {
    child.once("error", reject);
    // "exit", not "close": a tool that outlives a killed client keeps the pipes open.
    child.once("exit", (code, signal) => {
      setImmediate(() => {
        const text = Buffer.concat(stdout).toString("utf8");
        resolve({
          code,
          signal,
          stdout: text,
          stderr: Buffer.concat(stderr).toString("utf8"),
          json: parsePrintResult(text),
          debugLog: fs.existsSync(debugFile) ? fs.readFileSync(debugFile, "utf8") : "",
        });
      });
    });
  });
  return { child, done };
}

/** One headless run to its end. */
export function runPrint(
  client: Client,
  world: ClientWorld,
  prompt: string,
  flags: readonly string[] = [],
): Promise<ClientResult> {
  return startPrint(client, world, prompt, flags).done;
}

function parsePrintResult(stdout: string): PrintResult | undefined {
  if (!stdout.trimStart().startsWith("{")) return undefined;
  try {
    return JSON.parse(stdout) as PrintResult;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
