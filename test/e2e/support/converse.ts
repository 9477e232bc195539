/** One run of the client that is told several prompts, each when the one before has been answered. */
import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { type Client, type ClientWorld, clientEnv, MODEL } from "./client.ts";
import { trackLeftover } from "./leftovers.ts";

/** A session here takes some ten seconds, a minute on a busy machine. */
const RUN_LIMIT_MS = 180_000;

/** The id of the session. Throws when the client ends before it has answered everything. */
export async function converse(
  client: Client,
  world: ClientWorld,
  prompts: readonly string[],
  flags: readonly string[] = [],
): Promise<string> {
  const streams = ["--input-format", "stream-json", "--output-format", "stream-json", "--verbose"];
  const args = [...client.args, "-p", ...streams, "--model", MODEL, ...flags];
  const child = spawn(client.command, args, {
    cwd: world.cwd,
    env: clientEnv(world),
    stdio: ["pipe", "pipe", "pipe"],
    timeout: RUN_LIMIT_MS,
    killSignal: "SIGKILL",
  });
  child.once(
    "exit",
    trackLeftover(() => child.kill("SIGKILL")),
  );
  const stderr: Buffer[] = [];
  child.stderr.on("data", (chunk: Buffer) => stderr.push(chunk));
  const ended = new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("exit", resolve);
  });
  let session = "";
  let answered = 0;
  const say = (text: string) =>
    child.stdin.write(`${JSON.stringify({ type: "user", message: { role: "user", content: text } })}\n`);
  say(prompts[0] ?? "");
  for await (const line of createInterface({ input: child.stdout })) {
    const event = JSON.parse(line) as { type: string; session_id?: string };
    if (event.type !== "result") continue;
    session = event.session_id ?? "";
    answered += 1;
    const next = prompts[answered];
    if (next === undefined) child.stdin.end();
    else say(next);
  }
  await ended;
  if (answered < prompts.length) {
    throw new Error(
      `the client answered ${answered} of ${prompts.length} prompts: ${Buffer.concat(stderr).toString("utf8")}`,
    );
  }
  return session;
}
