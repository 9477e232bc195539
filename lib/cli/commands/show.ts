/** `logbook show`: opens what search, replay and the context blocks point at. */
import type { ArchivedTurn } from "../../archive/browse.ts";
import type { Turn } from "../../contract/turn.ts";
import { LogbookError } from "../../platform/errors.ts";
import { withhold } from "../../text/withhold.ts";
import type { CommandArgs, CommandContext, ExitCode, RunCommand } from "../command.ts";
import { type FoundCall, findCall, looksLikeCall } from "../find-call.ts";
import { findMemory } from "../memory/find.ts";
import { printMemory } from "../memory/list.ts";
import { findPlaces } from "../memory/places.ts";
import { isSet, numberOption, usage } from "../parse-args.ts";
import { resolveSession } from "../resolve-session.ts";
import type { StoredSession } from "../session-index.ts";
import { readTitles } from "../session-title.ts";
import { fitText, fitTurn, renderWithin } from "../show-budget.ts";
import { renderCall, renderSessionTurn, renderTurn, stepJson, turnJson } from "../show-turn.ts";
import { openTurnSource, type TurnSource } from "../turn-source.ts";

/** How recall's block names a memory that it had to cut. */
const MEMORY_PREFIX = "memory:";
/** As search and replay print ids. */
const SHORT_ID_CHARS = 8;

export const run: RunCommand = (context, args) => {
  const [id = ""] = args.operands;
  if (id.trim() === "")
    throw usage("show needs the id of a turn, a tool call or a session", "Usage: logbook show <id>");
  if (id.startsWith(MEMORY_PREFIX)) {
    printMemory(context, findMemory(findPlaces(context), id), isSet(args, "json"));
    return 0;
  }
  const source = openTurnSource(context);
  try {
    return show(context, args, { id, source });
  } finally {
    source.close();
  }
};

function show(
  context: CommandContext,
  args: CommandArgs,
  { id, source }: { id: string; source: TurnSource },
): ExitCode {
  if (looksLikeCall(id)) {
    const found = findCall(context, source, id);
    if (found !== undefined) return showCall(context, args, found, source);
    throw unknownId(id);
  }
  const turn = findTurn(source, id);
  // That much of an id names a turn; less may begin a session's as well.
  const session = turn !== undefined && id.length >= SHORT_ID_CHARS ? undefined : findSession(context, id);
  if (turn !== undefined && session !== undefined) {
    throw new LogbookError("TURN_AMBIGUOUS", `"${id}" is the beginning of a turn and of a session`, {
      hint: `Say which: logbook show ${source.shorten(turn)}, or logbook show ${session.id}`,
    });
  }
  if (turn !== undefined) return showTurn(context, args, source.read(turn), source);
  if (session !== undefined) return showSession(context, args, session, source);
  throw unknownId(id);
}

function unknownId(id: string): LogbookError {
  return new LogbookError("TURN_UNKNOWN", `no turn, tool call or session has the id "${id}"`, {
    hint: "logbook search prints the ids of turns, logbook sessions those of sessions",
  });
}

/** Undefined when there is none; an ambiguous beginning is an error of its own. */
function findTurn(source: TurnSource, id: string): string | undefined {
  try {
    return source.resolve(id);
  } catch (error) {
    if (error instanceof LogbookError && error.code === "TURN_UNKNOWN") return undefined;
    throw error;
  }
}

function findSession(context: CommandContext, id: string): StoredSession | undefined {
  try {
    return resolveSession(context, id);
  } catch (error) {
    if (error instanceof LogbookError && error.code === "SESSION_UNKNOWN") return undefined;
    throw error;
  }
}

function showTurn(
  context: CommandContext,
  args: CommandArgs,
  archived: ArchivedTurn,
  source: TurnSource,
): ExitCode {
  const limitTokens = numberOption(args, "budget");
  const shortId = source.shorten(archived.turn.id);
  const command = `logbook show ${shortId}`;
  const isFull = isSet(args, "full");
  const open = openTurn(context, archived.turn);
  if (isSet(args, "json")) {
    const turn = limitTokens === undefined ? open : fitTurn(open, limitTokens, command);
    context.output.printJson({
      v: 1,
      ...turnJson({ ...archived, turn }, { isFull: isFull || limitTokens !== undefined }),
    });
    return 0;
  }
  // Within a budget the reduction decides what is shortened.
  const draw = (turn: Turn, isWhole: boolean) =>
    renderTurn({ ...archived, turn }, shortId, context, { isFull: isWhole });
  const text =
    limitTokens === undefined
      ? draw(open, isFull)
      : renderWithin(open, { limitTokens, command }, (turn) => draw(turn, true));
  context.output.print(text);
  return 0;
}

/** Withheld before anything of it is shortened: half a secret is not recognised. */
function openTurn({ isRaw }: CommandContext, turn: Turn): Turn {
  if (isRaw) return turn;
  return {
    ...turn,
    prompt: withhold(turn.prompt),
    steps: turn.steps.map((step) =>
      step.kind === "answer"
        ? { ...step, text: withhold(step.text) }
        : {
            ...step,
            input: withhold(step.input),
            output: step.output === null ? null : withhold(step.output),
          },
    ),
  };
}

function printWithin({ output }: CommandContext, args: CommandArgs, text: string, command: string): void {
  const limitTokens = numberOption(args, "budget");
  output.print(limitTokens === undefined ? text : fitText(text, { limitTokens, command }));
}

function showCall(
  context: CommandContext,
  args: CommandArgs,
  { call, turn }: FoundCall,
  source: TurnSource,
): ExitCode {
  if (isSet(args, "json")) {
    const step = stepJson({ kind: "tool", ...call }, true);
    context.output.printJson({ v: 1, turn: turn?.turn.id ?? null, ...step });
    return 0;
  }
  const shortId = turn === undefined ? undefined : source.shorten(turn.turn.id);
  const where =
    shortId === undefined
      ? "of a turn that is not archived yet"
      : `of turn ${shortId}: logbook show ${shortId}`;
  const text = `${renderCall(call, context, { isFull: true })}\n\n${context.paint("dim", where)}\n`;
  printWithin(context, args, text, `logbook show ${call.toolUseId}`);
  return 0;
}

function showSession(
  context: CommandContext,
  args: CommandArgs,
  session: StoredSession,
  source: TurnSource,
): ExitCode {
  const turns = source.idsOf(session.id).map((id) => source.read(id));
  const shown = turns
    .filter(({ turn }) => turn.agentId === undefined)
    .sort((a, b) => a.turn.startMs - b.turn.startMs);
  if (shown.length === 0) {
    throw new LogbookError("TURN_UNKNOWN", `session ${session.id} has no archived turns yet`, {
      hint: `logbook replay ${session.id.slice(0, SHORT_ID_CHARS)} shows it from its log`,
    });
  }
  const title = readTitles(context.store, [session]).get(session.folder) ?? "";
  const isFull = isSet(args, "full");
  if (isSet(args, "json")) {
    context.output.printJson({
      v: 1,
      session: session.id,
      title,
      turns: shown.map((one) => turnJson({ ...one, turn: openTurn(context, one.turn) }, { isFull })),
    });
    return 0;
  }
  const blocks = shown.map((turn) => {
    const shortId = source.shorten(turn.turn.id);
    return isFull
      ? renderTurn(turn, shortId, context, { isFull })
      : renderSessionTurn(turn, shortId, context, context.columns);
  });
  const head = `${context.paint("bold", context.clean(title))}\n${context.paint("dim", `session ${session.id}`)}`;
  printWithin(context, args, `${[head, ...blocks].join("\n\n")}\n`, `logbook show ${session.id}`);
  return 0;
}
