/** `logbook redact`: a text goes, and what it stood in stays: as many bytes are written over it. */
import fs from "node:fs";
import { sessionPaths } from "../../platform/paths.ts";
import { renderNumber } from "../../replay/units.ts";
import { findKnownSecrets } from "../../text/known-secrets.ts";
import {
  createNeedles,
  isNeedle,
  type LetterCase,
  MIN_NEEDLE_CHARS,
  type Needles,
  trimNeedle,
} from "../../text/needle.ts";
import type { Guard } from "../../worker/guard.ts";
import { type FindTexts, findNeedles } from "../../worker/removal/find-needles.ts";
import type { Pace } from "../../worker/removal/raw-places.ts";
import { countPlaces, type RedactionResult, redactStore } from "../../worker/removal/redact.ts";
import { countRawBytes, listStoredSessions, type StoredSession } from "../../worker/stored-sessions.ts";
import { resolveTranscript } from "../../worker/transcripts.ts";
import type { Workshop } from "../../worker/workshop.ts";
import type { CommandArgs, CommandContext, ExitCode } from "../command.ts";
import { confirm } from "../confirm.ts";
import { isSet, textOption, usage } from "../parse-args.ts";
import { createProgress } from "../progress.ts";
import { resolveSession } from "../resolve-session.ts";
import { withWorkshop } from "../worker-at-hand.ts";

/** Paths named on the terminal; --json has them all. */
const MAX_TRANSCRIPT_LINES = 5;

export async function run(context: CommandContext, args: CommandArgs): Promise<ExitCode> {
  if (args.operands[0] === "-" && !isSet(args, "yes") && !isSet(args, "dry-run"))
    throw usage("with the text on stdin nobody can be asked", "Add --yes, or --dry-run");
  const wanted = readWanted(args);
  const sessions = chooseSessions(context, args);
  const needles = await needlesOf(context, wanted, sessions);
  const isAsked = isSet(args, "dry-run") || !isSet(args, "yes");
  if (isAsked) {
    const planned = await work(context, { sessions, verb: "looking through" }, (shop, _guard, pace) =>
      countPlaces(shop, { needles, sessions, pace }),
    );
    if (isNothing(planned)) return tellNothing(context, args, planned);
    if (isSet(args, "dry-run")) return tell(context, args, planned, false);
    const question = `Overwrite ${describe(planned)}? It cannot be undone.`;
    if (!(await confirm(context, args, question))) {
      context.output.note("nothing was changed");
      return 1;
    }
  }
  const done = await work(context, { sessions, verb: "overwriting in" }, (shop, guard, pace) =>
    redactStore(shop, guard, { needles, sessions, pace }),
  );
  return isNothing(done) ? tellNothing(context, args, done) : tell(context, args, done, true);
}

interface Work {
  sessions: readonly StoredSession[];
  verb: string;
}

/** Under the worker's lock, with a line of progress. */
async function work<T>(
  context: CommandContext,
  { sessions, verb }: Work,
  doWork: (shop: Workshop, guard: Guard, pace: Pace) => Promise<T>,
): Promise<T> {
  const totalBytes = sessions.reduce((sum, { paths }) => sum + countRawBytes(paths), 0);
  const { clock, progressStream } = context;
  const progress = createProgress(progressStream, { verb, items: sessions.length, totalBytes, clock });
  try {
    return await withWorkshop(context, (shop, guard) =>
      doWork(shop, guard, {
        begin: (session) => progress.begin(session.slice(0, 8)),
        async add(bytes) {
          progress.add(bytes);
          await guard.breathe();
        },
      }),
    );
  } finally {
    progress.end();
  }
}

type Wanted = { text: string; letterCase: LetterCase } | { find: FindTexts };

/** One text, a pattern, or what is known to be secret. */
function readWanted(args: CommandArgs): Wanted {
  const [operand] = args.operands;
  const pattern = textOption(args, "pattern");
  const ways = [operand !== undefined, pattern !== undefined, isSet(args, "secrets")].filter(Boolean).length;
  if (ways !== 1)
    throw usage("redact takes a text, or --pattern, or --secrets", "For example: logbook redact - --dry-run");
  if (operand === undefined && isSet(args, "ignore-case"))
    throw usage("--ignore-case goes with a text", "A pattern says itself which letter case it means");
  if (pattern !== undefined) return { find: matchesOf(pattern) };
  if (operand === undefined) return { find: findKnownSecrets };
  const text = trimNeedle(operand === "-" ? fs.readFileSync(0, "utf8") : operand);
  if (isNeedle(text)) return { text, letterCase: isSet(args, "ignore-case") ? "any" : "told" };
  throw usage(
    `the text is shorter than ${MIN_NEEDLE_CHARS} characters`,
    "Give more of it: so short a text stands in many words",
  );
}

function matchesOf(pattern: string): FindTexts {
  let expression: RegExp;
  try {
    expression = new RegExp(pattern, "gu");
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    throw usage(`--pattern is no regular expression (${error.message})`, "As in JavaScript, with the flag u");
  }
  return (text) => Array.from(text.matchAll(expression), ([match]) => match);
}

async function needlesOf(
  context: CommandContext,
  wanted: Wanted,
  sessions: readonly StoredSession[],
): Promise<Needles> {
  if ("text" in wanted) return createNeedles([wanted.text], wanted.letterCase);
  const { find } = wanted;
  const found = await work(context, { sessions, verb: "reading" }, ({ store }, _guard, pace) =>
    findNeedles(store, { sessions, find, pace }),
  );
  return createNeedles(found);
}

function chooseSessions(context: CommandContext, args: CommandArgs): StoredSession[] {
  const wanted = textOption(args, "session");
  if (wanted === undefined) return listStoredSessions(context.store);
  const { id } = resolveSession(context, wanted);
  return [{ session: id, paths: sessionPaths(context.store, id) }];
}

function isNothing({ places, memories }: RedactionResult): boolean {
  return places + memories === 0;
}

function tellNothing({ output }: CommandContext, args: CommandArgs, result: RedactionResult): ExitCode {
  if (isSet(args, "json")) output.printJson({ v: 1, ...result, isDone: false });
  else {
    const but = [...(result.kept > 0 ? [`but for ${keptText(result)}`] : []), ...otherCaseText(result)];
    output.note(`logbook: ${["the store does not hold it", ...but].join(", ")}`);
  }
  return 1;
}

function tell(
  context: CommandContext,
  args: CommandArgs,
  result: RedactionResult,
  isDone: boolean,
): ExitCode {
  const transcripts = result.sessions.flatMap(
    (session) => resolveTranscript(session, undefined, context.env) ?? [],
  );
  if (isSet(args, "json")) {
    context.output.printJson({ v: 1, ...result, transcripts, isDone });
    return 0;
  }
  const lines = [
    `${isDone ? "Overwrote" : "Would overwrite"} ${describe(result)}.`,
    ...(result.kept > 0 ? [`Not touched: ${keptText(result)}.`] : []),
    ...otherCaseText(result).map((text) => `Not touched: ${text}.`),
    ...transcriptLines(transcripts),
  ];
  context.output.print(`${lines.join("\n")}\n`);
  return 0;
}

function describe({ places, sessions, memories }: RedactionResult): string {
  const parts = [
    ...(places > 0
      ? [`${renderNumber(places, "place")} in ${renderNumber(sessions.length, "session")}`]
      : []),
    ...(memories > 0 ? [`${renderNumber(memories, "file")} of memory`] : []),
  ];
  return parts.join(" and ");
}

function keptText({ kept }: RedactionResult): string {
  return `${renderNumber(kept, "place")} in names, folders and ids`;
}

function otherCaseText({ otherCase }: RedactionResult): string[] {
  if (otherCase === 0) return [];
  return [`${renderNumber(otherCase, "place")} in another letter case (--ignore-case takes them too)`];
}

/** What logbook overwrites are its own copies; the client goes on reading its own. */
function transcriptLines(transcripts: readonly string[]): string[] {
  if (transcripts.length === 0)
    return ["Claude Code's own transcripts are untouched; none of these sessions' was found."];
  const rest = transcripts.length - MAX_TRANSCRIPT_LINES;
  return [
    "Claude Code's own transcripts are untouched and still hold it:",
    ...transcripts.slice(0, MAX_TRANSCRIPT_LINES).map((path) => `  ${path}`),
    ...(rest > 0 ? [`  and ${rest} more`] : []),
    "What is copied already is not copied again. Should Claude Code write such a file anew, the copy has it again, and logbook doctor says so; a fork made from it brings it along unnoticed. Then redact once more.",
  ];
}
