/** A checkout of one's own to add as a marketplace, as a folder or over git, and the client's `plugin` commands. */
import { execFile, spawn } from "node:child_process";
import fs from "node:fs";
import http from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { promisify } from "node:util";
import { clientEnv } from "./client.ts";
import { git, STAGED_CHECKOUT, type World } from "./world.ts";

/** A copy that a test may change: what a clone holds, less the lock file, so that the client has nothing to fetch. */
export function copyCheckout(world: World): string {
  const checkout = join(world.root, "checkout");
  fs.cpSync(STAGED_CHECKOUT, checkout, { recursive: true });
  git(checkout, "init", "--quiet", "--initial-branch=main");
  git(checkout, "config", "user.email", "someone@example.invalid");
  git(checkout, "config", "user.name", "Someone");
  commitAll(checkout);
  return checkout;
}

/** As a release does it: one version everywhere. */
export function bumpVersion(checkout: string, from: string, to: string): void {
  for (const name of ["package.json", ".claude-plugin/plugin.json", ".claude-plugin/marketplace.json"]) {
    const path = join(checkout, name);
    fs.writeFileSync(
      path,
      fs.readFileSync(path, "utf8").replaceAll(`"version": "${from}"`, `"version": "${to}"`),
    );
  }
  commitAll(checkout);
}

function commitAll(checkout: string): void {
  git(checkout, "add", "--all");
  git(checkout, "commit", "--quiet", "--message", "checkout");
}

/** `claude plugin ...`; what it prints on stdout. */
export async function runPlugin(world: World, ...words: string[]): Promise<string> {
  const { command, args } = world.client;
  const options = { cwd: world.cwd, env: clientEnv(world) };
  const { stdout } = await promisify(execFile)(command, [...args, "plugin", ...words], options);
  return stdout;
}

interface InstalledPlugin {
  id: string;
  version: string;
  installPath: string;
}

export async function installedPlugin(world: World): Promise<InstalledPlugin | undefined> {
  const listed = JSON.parse(await runPlugin(world, "list", "--json")) as InstalledPlugin[];
  return listed.find(({ id }) => id === "logbook@logbook");
}

/** Files below a folder with their sizes, git's own left out. */
export function listFiles(folder: string): string[] {
  const entries = fs.readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return files
    .filter((path) => !path.startsWith(join(folder, ".git")))
    .map((path) => `${path.slice(folder.length + 1)} ${fs.statSync(path).size}`)
    .sort();
}

/** The checkout's repository over HTTP on loopback, as a code host serves it. */
export async function serveGit(checkout: string): Promise<AsyncDisposable & { url: string }> {
  const server = http.createServer((request, response) => answerGit(checkout, request, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/logbook.git`,
    [Symbol.asyncDispose]: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

function answerGit(checkout: string, request: http.IncomingMessage, response: http.ServerResponse): void {
  const { pathname, search } = new URL(request.url ?? "/", "http://127.0.0.1");
  const backend = spawn("git", ["http-backend"], {
    env: {
      ...process.env,
      GIT_PROJECT_ROOT: checkout,
      GIT_HTTP_EXPORT_ALL: "1",
      PATH_INFO: pathname.replace("/logbook.git", "/.git"),
      QUERY_STRING: search.slice(1),
      REQUEST_METHOD: request.method,
      CONTENT_TYPE: request.headers["content-type"],
      HTTP_CONTENT_ENCODING: request.headers["content-encoding"],
      HTTP_GIT_PROTOCOL: String(request.headers["git-protocol"] ?? ""),
    },
  });
  request.pipe(backend.stdin);
  const chunks: Buffer[] = [];
  backend.stdout.on("data", (chunk: Buffer) => chunks.push(chunk));
  backend.stdout.on("end", () => {
    const answer = Buffer.concat(chunks);
    const end = answer.indexOf("\r\n\r\n");
    const fields = answer
      .subarray(0, end)
      .toString()
      .split("\r\n")
      .map((line) => line.split(": ", 2));
    const headers = Object.fromEntries(fields.filter(([name]) => name !== "Status"));
    response.writeHead(
      Number.parseInt(fields.find(([name]) => name === "Status")?.[1] ?? "200", 10),
      headers,
    );
    response.end(answer.subarray(end + 4));
  });
}
