/** Writes a family of transcripts step by step, with everything that goes wrong in real ones. */
import type { FamilyStandIn } from "./session-family.ts";

export type Line = Record<string, unknown>;

export interface Step {
  kind: number;
  pick: number;
  word: string;
}

export interface Draft {
  session: string;
  stream: string;
  generation: number;
  lines: (Line | string)[];
  tip: string | null;
}

const START_MS = Date.UTC(2026, 2, 1);

/** Uuids in no order that has to do with the order of their making. */
function uuidOf(n: number): string {
  const hex = (Math.imul(n + 1, 0x9e3779b1) >>> 0).toString(16).padStart(8, "0");
  return `${hex}-0000-4000-8000-${n.toString(16).padStart(12, "0")}`;
}

export class FamilyBuilder {
  readonly drafts: Draft[] = [];
  readonly standIns: FamilyStandIn[] = [];
  #count = 0;
  #clock = START_MS;
  readonly #late: Line[] = [];
  #prompts = 0;

  constructor(steps: readonly Step[]) {
    this.open("session-b", "main");
    for (const one of steps) this.take(one);
    // Parents that came late stand in a file of their own, or at the end of one.
    for (const line of this.#late) this.drafts[this.#count % this.drafts.length]?.lines.push(line);
  }

  get draft(): Draft {
    return this.drafts.at(-1) as Draft;
  }

  open(session: string, stream: string, generation = 1): Draft {
    const draft: Draft = { session, stream, generation, lines: [], tip: null };
    this.drafts.push(draft);
    return draft;
  }

  entry(type: string, fields: Line, parent: string | null = this.draft.tip): Line {
    const uuid = uuidOf(this.#count++);
    this.#clock += 1000;
    const agentId = this.draft.stream === "main" ? {} : { agentId: this.draft.stream, isSidechain: true };
    return {
      parentUuid: parent,
      type,
      uuid,
      timestamp: new Date(this.#clock).toISOString(),
      sessionId: this.draft.session,
      ...agentId,
      ...fields,
    };
  }

  push(line: Line): Line {
    this.draft.lines.push(line);
    this.draft.tip = line["uuid"] as string;
    return line;
  }

  uuids(): string[] {
    return this.draft.lines.flatMap((line) => (typeof line === "string" ? [] : [String(line["uuid"])]));
  }

  prompt(word: string, parent = this.draft.tip): Line {
    const promptId = `prompt-${this.#prompts++}`;
    return this.entry(
      "user",
      { promptId, cwd: "/home/nobody/app", message: { content: `ask ${word} ${this.#count}` } },
      parent,
    );
  }

  answer(word: string, reason: string | null): Line {
    const content = [{ type: "text", text: `say ${word} ${this.#count}` }];
    return this.entry("assistant", {
      message: {
        id: `msg-${this.#count}`,
        model: "model-x",
        stop_reason: reason,
        usage: { input_tokens: 5, output_tokens: this.#count },
        content,
      },
    });
  }

  toolPair(word: string): void {
    const id = `tool-${this.#count}`;
    this.push(
      this.entry("assistant", {
        message: {
          id: `msg-${this.#count}`,
          stop_reason: "tool_use",
          content: [{ type: "tool_use", id, name: "Bash", input: { command: word } }],
        },
      }),
    );
    this.push(
      this.entry("user", {
        message: { content: [{ type: "tool_result", tool_use_id: id, content: `out ${word}` }] },
      }),
    );
  }

  take({ kind, pick, word }: Step): void {
    HAPPENINGS[kind % HAPPENINGS.length]?.(this, pick, word);
  }

  late(line: Line): void {
    this.#late.push(line);
  }

  get count(): number {
    return this.#count;
  }

  /** Some entry of the file being written. */
  somewhere(pick: number): string | null {
    const known = this.uuids();
    return known[pick % known.length] ?? null;
  }

  /** The hook heard an answer: one that the transcript shows too, or one that it lacks; of a prompt it knows by id, or not. */
  hear(pick: number, word: string): void {
    const prompt = Math.max(0, this.#prompts - 1 - (pick % 4 === 2 ? 1 : 0));
    this.standIns.push({
      session: this.draft.session,
      timeMs: this.#clock + (pick % 3) * 400,
      ...(pick % 2 === 0 && { promptId: `prompt-${prompt}` }),
      text: pick % 5 < 2 ? `say ${word} ${this.#count - 1}` : `heard ${word} ${pick}`,
    });
  }

  /** A subagent's file, read before the main one. */
  subagent(pick: number, word: string): void {
    const { session, generation } = this.draft;
    const agent = this.open(session, `agent-${pick % 3}-${this.#count}`, generation);
    this.push(this.prompt(`task ${word}`, null));
    this.push(this.answer(word, "end_turn"));
    this.drafts.splice(this.drafts.indexOf(agent), 1);
    this.drafts.unshift(agent);
  }

  fork(pick: number, word: string): void {
    const copied = this.draft.lines.slice(0, 1 + (pick % (this.draft.lines.length + 1)));
    const { tip } = this.draft;
    const fork = this.open(`session-${"acd"[pick % 3]}-${this.#count}`, "main");
    fork.lines = copied.map((line, index) => this.copy(line, (pick + index) % 11));
    fork.tip = this.uuids().at(-1) ?? tip;
    this.push(
      this.entry("user", { isMeta: true, message: { content: "Continue from where you left off." } }),
    );
    this.push(
      this.entry("assistant", {
        message: { model: "<synthetic>", content: [{ type: "text", text: "No response requested." }] },
      }),
    );
    this.push(this.prompt(word));
  }

  /** Forks rewrite what they copy: the session, and now and then more. */
  copy(line: Line | string, change: number): Line | string {
    if (typeof line === "string") return line;
    const copied: Line = { ...line, sessionId: this.draft.session };
    if (line["uuid"] === undefined) return copied;
    const known = this.uuids();
    if (change === 1) copied["parentUuid"] = known.at(-1) ?? uuidOf(800_000);
    if (change === 2 && line["type"] === "assistant")
      copied["message"] = { ...(line["message"] as Line), usage: {}, content: "rewritten" };
    if (change === 3) copied["timestamp"] = new Date(START_MS + 500).toISOString();
    if (change === 4 && line["type"] === "user") {
      copied["message"] = {
        content: [
          {
            type: "tool_result",
            tool_use_id: `tool-${this.#count}`,
            is_error: true,
            content: "[Request interrupted by user for tool use]",
          },
        ],
      };
      copied["toolDenialKind"] = "interrupted";
    }
    return copied;
  }

  regenerate(pick: number): void {
    const { session, stream, generation, lines } = this.draft;
    const from = pick % (lines.length + 1);
    const next = this.open(session, stream, generation + 1);
    next.lines = lines.slice(pick % 2 === 0 ? 0 : from, pick % 2 === 0 ? from : undefined);
    next.tip = this.uuids().at(-1) ?? null;
  }
}

type Happening = (family: FamilyBuilder, pick: number, word: string) => void;

const GARBAGE = ["\0".repeat(40), '{"type":"pr-link","prNu', "null", "[1]", "", "{broken"];

const ask: Happening = (family, _, word) => void family.push(family.prompt(word));
const answer: Happening = (family, _, word) => void family.push(family.answer(word, "end_turn"));
const useTool: Happening = (family, _, word) => family.toolPair(word);

/** What may happen while a transcript is written; the usual things more than once. */
const HAPPENINGS: readonly Happening[] = [
  ask,
  ask,
  ask,
  answer,
  answer,
  useTool,
  useTool,
  function say(family, _, word) {
    family.push(family.answer(word, null));
  },
  function rewind(family, pick, word) {
    family.push(family.prompt(word, family.somewhere(pick)));
  },
  function queuePrompt(family, _, word) {
    family.push(
      family.entry("attachment", { attachment: { type: "queued_command", prompt: `also ${word}` } }),
    );
  },
  function attach(family) {
    family.push(family.entry("attachment", { attachment: { type: "task_reminder" } }));
  },
  function compact(family, pick) {
    const logical = pick % 3 > 0 ? { logicalParentUuid: family.draft.tip } : {};
    family.push(family.entry("system", { subtype: "compact_boundary", ...logical }, null));
    const message = { content: "This session is being continued" };
    family.push(family.entry("user", { isCompactSummary: true, message }));
  },
  function loseParent(family, pick, word) {
    const content = [{ type: "text", text: `lost ${word} ${family.count}` }];
    const type = pick % 2 === 0 ? "assistant" : "user";
    family.push(family.entry(type, { message: { content } }, uuidOf(900_000 + pick)));
  },
  function delayParent(family, pick, word) {
    const parent =
      pick % 2 === 0
        ? family.prompt(word, family.somewhere(pick))
        : family.entry("attachment", { attachment: { type: "file" } }, family.somewhere(pick));
    family.late(parent);
    const content = [{ type: "text", text: `early ${word}` }];
    const message = { id: `msg-${family.count}`, content };
    family.push(family.entry("assistant", { message }, parent["uuid"] as string));
  },
  function title({ draft }, pick, word) {
    draft.lines.push({ type: "ai-title", aiTitle: `title ${word} ${pick}` });
  },
  function damage({ draft }, pick) {
    draft.lines.push(GARBAGE[pick % GARBAGE.length] as string);
  },
  function weld(family, _, word) {
    const whole = JSON.stringify(family.push(family.answer(word, "end_turn")));
    family.draft.lines.splice(-1, 1, `{"type":"pr-link","prNu${whole}`);
  },
  function interrupt(family) {
    const content = [{ type: "text", text: "[Request interrupted by user]" }];
    family.push(family.entry("user", { message: { content } }));
  },
  function repeatLine({ draft }, pick) {
    const line = draft.lines[pick % draft.lines.length];
    if (line !== undefined) draft.lines.push(line);
  },
  function swapLines({ draft }) {
    draft.lines.push(...draft.lines.splice(-2, 2).reverse());
  },
  (family, pick, word) => family.subagent(pick, word),
  (family, pick, word) => family.fork(pick, word),
  (family, pick) => family.regenerate(pick),
  (family, pick, word) => family.hear(pick, word),
];
