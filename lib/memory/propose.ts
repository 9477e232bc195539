/** Asks a model for memories in a session's turns, batch by batch, and ties each answer to the turn it rests on. */
import { EXTRACTION_JSON_SCHEMA, extractionReplySchema, fitReply } from "../contract/memory-reply.ts";
import type { AskModel } from "../contract/model.ts";
import { cutMiddle } from "../text/cut.ts";
import { withhold } from "../text/withhold.ts";
import { quotes } from "./evidence.ts";
import type { ExtractionTurn } from "./extraction-input.ts";
import { stripHidden, takeBatch } from "./extraction-input.ts";
import type { KnownMemory } from "./extraction-prompt.ts";
import { candidatesOf, EXTRACTION_SYSTEM, renderExtractionPrompt } from "./extraction-prompt.ts";
import type { Proposal } from "./file-candidates.ts";
import { redactThoroughly } from "./secrets.ts";

export interface MemoryModel {
  ask: AskModel;
  model: string;
  /** Told of an answer that came and did not fit. */
  onMisfit(message: string): void;
}

export interface Proposals {
  proposals: Proposal[];
  /** Turns that were read by the model. */
  done: string[];
  /** Why it stopped early. */
  fault?: { message: string; isLimit: boolean };
}

/** Three batches a run: a long session takes a few runs, and one session does not eat the day's calls. */
const MAX_BATCHES = 3;
/** An answer that does not fit is asked for once more. */
const MAX_TRIES = 2;
const MAX_USD = 0.05;
/** A small model answers in seconds; facts advise 60 to 120. */
const TIMEOUT_MS = 90_000;

export async function proposeMemories(
  model: MemoryModel,
  session: string,
  { turns, known }: { turns: readonly ExtractionTurn[]; known: readonly KnownMemory[] },
): Promise<Proposals> {
  const result: Proposals = { proposals: [], done: [] };
  let left = turns.filter(({ userText }) => userText.trim() !== "");
  // Turns without a word of the user's hold nothing that a model could tell us.
  result.done.push(...turns.filter((turn) => !left.includes(turn)).map(({ id }) => id));
  for (let batches = 0; left.length > 0 && batches < MAX_BATCHES; batches++) {
    const { rest } = takeBatch(left);
    const taken = left.slice(rest.length);
    // Bounded once more, and only now: of a secret that a cut went through, the scan would not know the rest.
    const { turns: asked, rest: over } = takeBatch(await Promise.all(taken.map(redactTurn)));
    const answer = await askForBatch(model, asked, known);
    if ("fault" in answer) return { ...result, fault: answer.fault };
    result.proposals.push(...answer.candidates.map((candidate) => tieToTurn(candidate, asked, session)));
    result.done.push(...asked.map(({ id }) => id));
    left = [...rest, ...taken.slice(0, over.length)];
  }
  return result;
}

type BatchAnswer =
  | { candidates: ReturnType<typeof candidatesOf> }
  | { fault: { message: string; isLimit: boolean } };

async function askForBatch(
  { ask, model, onMisfit }: MemoryModel,
  turns: readonly ExtractionTurn[],
  known: readonly KnownMemory[],
): Promise<BatchAnswer> {
  for (let tries = 1; ; tries++) {
    const reply = await ask({
      purpose: "extraction",
      system: EXTRACTION_SYSTEM,
      prompt: renderExtractionPrompt(turns, known),
      schema: EXTRACTION_JSON_SCHEMA,
      model,
      maxUsd: MAX_USD,
      timeoutMs: TIMEOUT_MS,
    });
    if (!reply.ok && reply.failure !== "shape") {
      return { fault: { message: reply.message, isLimit: reply.failure === "limit" } };
    }
    const fitting = reply.ok ? fitReply(extractionReplySchema, reply.value) : undefined;
    if (fitting !== undefined) return { candidates: candidatesOf(fitting) };
    if (reply.ok) onMisfit("the reply does not fit the schema");
    if (tries === MAX_TRIES)
      return { fault: { message: "the reply does not fit the schema", isLimit: false } };
  }
}

async function redactTurn(turn: ExtractionTurn): Promise<ExtractionTurn> {
  return {
    ...turn,
    userText: await redactText(turn.userText),
    assistantTexts: await Promise.all(turn.assistantTexts.map(redactText)),
  };
}

/** What lies deeper in a text than this never comes to a model, and scanning takes its time: known secrets are out before. */
const SCANNED_CHARS = 32 * 1024;

function redactText(text: string): Promise<string> {
  const open = withhold(stripHidden(text));
  const scanned = cutMiddle(open, SCANNED_CHARS, SCANNED_CHARS);
  return redactThoroughly(scanned);
}

/** The newest turn in which the quote was said; where it was not, the gates refuse it. */
function tieToTurn(
  candidate: Proposal["candidate"],
  turns: readonly ExtractionTurn[],
  session: string,
): Proposal {
  const newestFirst = [...turns].reverse();
  const said =
    newestFirst.find(({ userText }) => quotes(userText, candidate.quote)) ??
    newestFirst.find(({ assistantTexts }) => assistantTexts.some((text) => quotes(text, candidate.quote))) ??
    newestFirst[0];
  return {
    candidate,
    evidence: {
      userTexts: turns.map(({ userText }) => userText),
      assistantTexts: turns.flatMap(({ assistantTexts }) => assistantTexts),
    },
    source: { session, ...(said === undefined ? {} : { turn: said.id }) },
    saidMs: said?.startMs ?? 0,
    isExplicit: false,
  };
}
