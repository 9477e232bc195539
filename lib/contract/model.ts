/** One structured question to a model, and its answer. Providers live in lib/model; memory only knows these shapes. */

export type ModelPurpose = "extraction" | "consolidation" | "recall";

export interface ModelRequest {
  purpose: ModelPurpose;
  system: string;
  prompt: string;
  /** JSON Schema of the answer. */
  schema: Readonly<Record<string, unknown>>;
  model: string;
  maxUsd: number;
  timeoutMs: number;
}

/** `limit` and `auth` are the account's answer; `shape` is an answer that came and could not be used. */
export type ModelFailure = "spawn" | "timeout" | "exit" | "auth" | "limit" | "shape";

export type ModelReply =
  | { ok: true; value: unknown; costUsd: number }
  | { ok: false; failure: ModelFailure; message: string; costUsd: number };

export type AskModel = (request: ModelRequest) => Promise<ModelReply>;
