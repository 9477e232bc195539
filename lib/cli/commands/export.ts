/** `logbook export`: a whole session as a document, turn by turn, so that its length does not matter. */
import { setImmediate as nextTick } from "node:timers/promises";
import { LogbookError } from "../../platform/errors.ts";
import { writeFileInParts } from "../../platform/write-parts.ts";
import { renderBytes, renderNumber } from "../../replay/units.ts";
import { withhold } from "../../text/withhold.ts";
import type { CommandArgs, CommandContext, ExitCode, RunCommand } from "../command.ts";
import type { ExportFormat, ExportHead, ExportPart } from "../export/export-format.ts";
import { jsonLines } from "../export/json-lines.ts";
import { markdown } from "../export/markdown.ts";
import { type StreamedTurn, streamTurns } from "../export/turn-stream.ts";
import { renderJsonLine } from "../output.ts";
import { isSet, textOption, usage } from "../parse-args.ts";
import { resolveSession } from "../resolve-session.ts";
import { listProjects, type StoredSession } from "../session-index.ts";
import { readTitles } from "../session-title.ts";
import { checkTarget, writeFailure } from "../target-file.ts";

const FORMATS = { md: markdown, jsonl: jsonLines } as const;
type FormatName = keyof typeof FORMATS;

/** As search and replay print ids. */
const SHORT_ID_CHARS = 8;

export const run: RunCommand = async (context, args) => {
  const out = textOption(args, "out");
  const name = chooseFormat(args, out);
  const session = resolveSession(context, args.operands[0]);
  const target =
    out === undefined
      ? undefined
      : checkTarget(out, { cwd: context.cwd, what: "export", example: `session.${name}` });
  const gathered = gather(context, session, FORMATS[name]);
  if (target === undefined) return print(context, gathered);
  const bytes = await write(context, target, gathered);
  const { turns } = gathered.counted;
  if (isSet(args, "json")) {
    context.output.printJson({ v: 1, session: session.id, file: target, format: name, bytes, turns });
  } else {
    const facts = [renderBytes(bytes), renderNumber(turns, "turn")].join(" · ");
    context.output.print(`${target}  ${context.paint("dim", facts)}`);
  }
  return 0;
};

function chooseFormat(args: CommandArgs, out: string | undefined): FormatName {
  const wanted = textOption(args, "format");
  if (wanted === "md" || wanted === "jsonl") return wanted;
  if (wanted !== undefined)
    throw usage(`there is no format "${wanted}"`, "Use --format md or --format jsonl");
  const isJson = out === undefined ? isSet(args, "json") : /\.(?:jsonl|ndjson)$/i.test(out);
  return isJson ? "jsonl" : "md";
}

interface Gathered {
  parts: Iterable<ExportPart>;
  /** Grows while the parts are taken. */
  counted: { turns: number };
}

/** The first turn is asked for here: a session without any is told of before anything is written. */
function gather(context: CommandContext, session: StoredSession, format: ExportFormat): Gathered {
  const project = listProjects(context.store).find(({ id }) => id === session.projects[0])?.name ?? "";
  const title = readTitles(context.store, [session]).get(session.folder) ?? "";
  const head: ExportHead = { session: session.id, title, project, clean: context.clean };
  const turns = streamTurns(context, session);
  const first = turns.next();
  if (first.done === true) {
    throw new LogbookError("TURN_UNKNOWN", `session ${session.id} has no archived turns yet`, {
      hint: `logbook replay ${session.id.slice(0, SHORT_ID_CHARS)} shows it from its log`,
    });
  }
  const counted = { turns: 0 };
  function* parts(): Generator<ExportPart> {
    try {
      yield format.head(head);
      for (let next: IteratorResult<StreamedTurn> = first; next.done !== true; next = turns.next()) {
        counted.turns += 1;
        yield* format.turn(next.value, counted.turns, head);
      }
    } finally {
      turns.return(undefined);
    }
  }
  return { parts: parts(), counted };
}

async function print({ output, isModel, signal }: CommandContext, { parts }: Gathered): Promise<ExitCode> {
  for (const part of parts) {
    if (typeof part === "string") output.print(part);
    else output.printJsonLine(part);
    // A slow reader is waited for, or everything would pile up here. The model's pages are cut when all is there.
    if (!isModel) await output.flush();
    if (signal.aborted) break;
  }
  return 0;
}

async function write(
  { isRaw, signal }: CommandContext,
  target: string,
  { parts }: Gathered,
): Promise<number> {
  const render = (part: ExportPart): string => {
    if (typeof part !== "string") return renderJsonLine(part, !isRaw);
    return isRaw ? part : withhold(part);
  };
  async function* texts(): AsyncGenerator<string> {
    for (const part of parts) {
      // Lets Ctrl-C be heard.
      await nextTick();
      if (signal.aborted) {
        throw new LogbookError("INTERRUPTED", "the export was stopped; nothing was left behind", {
          hint: "Run it again to have all of it",
        });
      }
      yield render(part);
    }
  }
  try {
    return await writeFileInParts(target, texts());
  } catch (error) {
    throw error instanceof LogbookError ? error : writeFailure("export", target, error);
  }
}
