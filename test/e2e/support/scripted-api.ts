/**
 * A Messages API on loopback that answers from a script, so that the real client runs without network or account.
 * The reply is a function of the request alone (which scripted prompt it answers, and how far that answer got):
 * retries, forks and sessions side by side need no bookkeeping.
 */
import http from "node:http";
import type { AddressInfo } from "node:net";
import { type Reply, type Step, say, sendError, sendMessage } from "./api-reply.ts";
import { type ApiMessage, type ApiRequest, classifyRequest, locateStep } from "./api-request.ts";

/** Prompt text (any distinctive part of it) -> the assistant messages that answer it, in order. */
export type Script = Readonly<Record<string, readonly Step[]>>;

export interface RecordedRequest {
  kind: "turn" | "summary" | "side" | "unscripted";
  /** The script key that was matched. */
  key?: string;
  step?: number;
  body: ApiRequest;
}

export interface ScriptedApi {
  url: string;
  requests: RecordedRequest[];
  /** Adds to the script, or replaces answers in it, while the server runs. */
  extend(script: Script): void;
  /** Resolves once a request has reached a step that holds under this name. */
  reached(hold: string): Promise<void>;
  /** Lets a held step answer. */
  release(hold: string): void;
  close(): Promise<void>;
}

export interface ScriptedApiOptions {
  /** What the summariser is answered when the client compacts; a function is called at that very moment. */
  summary?: string | (() => string);
  /** Makes ids reproducible, for the bundled sample. */
  idSeed?: string;
}

interface Gate {
  reached: PromiseWithResolve;
  released: PromiseWithResolve;
}

interface PromiseWithResolve {
  promise: Promise<void>;
  resolve: () => void;
}

const DEFAULT_SUMMARY =
  "<analysis>Looked back.</analysis>\n<summary>\n1. The work so far was scripted.\n</summary>";

export async function startScriptedApi(
  script: Script,
  options: ScriptedApiOptions = {},
): Promise<ScriptedApi> {
  const answers = new Map(Object.entries(script));
  const requests: RecordedRequest[] = [];
  const gates = new Map<string, Gate>();
  const nextId = idSource(options.idSeed ?? Math.random().toString(36).slice(2, 8));
  const gate = (name: string): Gate => {
    const known = gates.get(name) ?? { reached: openPromise(), released: openPromise() };
    gates.set(name, known);
    return known;
  };

  const server = http.createServer((request, response) => {
    void answer(request, response).catch((error: unknown) => response.destroy(error as Error));
  });

  async function answer(request: http.IncomingMessage, response: http.ServerResponse): Promise<void> {
    const path = (request.url ?? "/").split("?")[0];
    const text = await readBody(request);
    if (request.method !== "POST" || path !== "/v1/messages") {
      sendOther(path ?? "/", text, response);
      return;
    }
    const body = JSON.parse(text) as ApiRequest;
    const recorded = classify(body);
    requests.push(recorded);
    const reply = replyFor(recorded);
    if (reply.hold !== undefined) {
      gate(reply.hold).reached.resolve();
      await gate(reply.hold).released.promise;
    }
    if (reply.error !== undefined) sendError(response, reply.error);
    else sendMessage(response, body, reply, nextId);
  }

  function classify(body: ApiRequest): RecordedRequest {
    const kind = classifyRequest(body);
    if (kind !== "turn") return { kind, body };
    const place = locateStep(body.messages, [...answers.keys()]);
    return place === undefined ? { kind: "unscripted", body } : { kind, ...place, body };
  }

  function replyFor(request: RecordedRequest): Reply {
    if (request.kind === "summary") return say(summaryText());
    if (request.key === undefined) return say("Fine.");
    const steps = answers.get(request.key) ?? [];
    const step = steps[request.step ?? 0] ?? say("Done.");
    return typeof step === "function" ? step(request.body) : step;
  }

  function summaryText(): string {
    const { summary = DEFAULT_SUMMARY } = options;
    return typeof summary === "function" ? summary() : summary;
  }

  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    extend: (more) => {
      for (const [key, steps] of Object.entries(more)) answers.set(key, steps);
    },
    reached: (hold) => gate(hold).reached.promise,
    release: (hold) => gate(hold).released.resolve(),
    close: async () => {
      for (const held of gates.values()) held.released.resolve();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Everything beside /v1/messages: token counts, and the client's side channels, which get an empty answer. */
function sendOther(path: string, body: string, response: http.ServerResponse): void {
  response.setHeader("content-type", "application/json");
  // Four characters a token: the client only compares the figure with its limits.
  if (path === "/v1/messages/count_tokens") {
    response.end(JSON.stringify({ input_tokens: Math.ceil(body.length / 4) }));
    return;
  }
  response.end("{}");
}

async function readBody(request: http.IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString("utf8");
}

function openPromise(): PromiseWithResolve {
  let resolve = (): void => undefined;
  const promise = new Promise<void>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}

function idSource(seed: string): (prefix: string) => string {
  let count = 0;
  return (prefix) => `${prefix}_01${seed}${String(++count).padStart(8, "0")}`;
}

/** The texts of every message of a request, for assertions about what the model was shown. */
export function requestText(body: ApiRequest): string {
  const texts = (message: ApiMessage): string =>
    typeof message.content === "string" ? message.content : JSON.stringify(message.content);
  return [JSON.stringify(body.system ?? ""), ...body.messages.map(texts)].join("\n");
}
