/** `logbook replay`: one session's timeline, from the log alone; --full asks the archive for the texts. */
import type { LogRecord } from "../../contract/log-record.ts";
import { followLog } from "../../log/follow.ts";
import { readLog } from "../../log/read.ts";
import { projectOf } from "../../platform/project.ts";
import { joinTurns } from "../../replay/join.ts";
import type { Paint } from "../../replay/paint.ts";
import { renderFollow, type Seen } from "../../replay/render-follow.ts";
import { timelineJson } from "../../replay/render-json.ts";
import { type RenderOptions, renderTimeline } from "../../replay/render-terminal.ts";
import type { Timeline } from "../../replay/shape.ts";
import type { CommandArgs, CommandContext, ExitCode, RunCommand } from "../command.ts";
import { damageNote, emptySession, loadTimeline, logPathOf, timelineOf } from "../load-timeline.ts";
import { isSet, numberOption, usage } from "../parse-args.ts";
import { resolveSession } from "../resolve-session.ts";
import type { StoredSession } from "../session-index.ts";
import { readTitles } from "../session-title.ts";
import { openTurnSource } from "../turn-source.ts";

/** The frame refuses narrower drawings; wider ones than this are a mistake. */
const MAX_WIDTH = 1_000;

export const run: RunCommand = (context, args) => {
  const session = resolveSession(context, args.operands[0]);
  if (isSet(args, "follow")) return follow(context, args, session);
  const loaded = loadTimeline(context, session);
  const note = damageNote(loaded);
  if (note !== undefined) context.output.note(note);
  if (loaded.timeline.items.length === 0) throw emptySession(session);
  const timeline = isSet(args, "full") ? withTexts(context, session, loaded.timeline) : loaded.timeline;
  if (isSet(args, "json")) {
    context.output.printJson({
      ...timelineJson(timeline),
      title: titleOf(context, session),
      damage: loaded.damage,
    });
  } else {
    context.output.print(renderTimeline(timeline, renderOptions(context, args, session, timeline)));
  }
  return 0;
};

function withTexts(context: CommandContext, session: StoredSession, timeline: Timeline): Timeline {
  const source = openTurnSource(context);
  try {
    return joinTurns(
      timeline,
      source.idsOf(session.id).map((id) => source.read(id).turn),
    );
  } finally {
    source.close();
  }
}

function renderOptions(
  context: CommandContext,
  args: CommandArgs,
  session: StoredSession,
  timeline: Timeline,
): RenderOptions {
  const title = titleOf(context, session);
  return {
    width: Math.min(MAX_WIDTH, numberOption(args, "width") ?? context.columns),
    paint: context.paint satisfies Paint,
    clean: context.clean,
    isFull: isSet(args, "full"),
    ...(title !== undefined && { title }),
    ...(timeline.cwd !== undefined && { project: projectOf(timeline.cwd).name }),
  };
}

function titleOf({ store }: CommandContext, session: StoredSession): string | undefined {
  return readTitles(store, [session]).get(session.folder);
}

/** What is there first, then whatever is appended, until Ctrl-C or the reader leaves. */
async function follow(context: CommandContext, args: CommandArgs, session: StoredSession): Promise<ExitCode> {
  if (context.isModel) throw usage("--follow never ends and does not run inside Claude Code", "Leave it out");
  const { records } = readLog(logPathOf(context, session));
  const sofar = records.map(({ record }) => record);
  const print = isSet(args, "json") ? printRecords(context) : printNews(context, args, session, sofar);
  print(sofar);
  // From the last known record on: where the file ends is not known, it may grow between the two reads.
  const options = { fromOffset: records.at(-1)?.byteOffset ?? 0, signal: context.signal };
  for await (const { record, byteOffset } of followLog(logPathOf(context, session), options)) {
    if (records.length > 0 && byteOffset === options.fromOffset) continue;
    sofar.push(record);
    print([record]);
  }
  return 0;
}

function printRecords({ output }: CommandContext): (records: readonly LogRecord[]) => void {
  return (records) => {
    for (const record of records) output.printJsonLine(record);
  };
}

function printNews(
  context: CommandContext,
  args: CommandArgs,
  session: StoredSession,
  sofar: readonly LogRecord[],
): () => void {
  const seen: Seen = new Set();
  return () => {
    const timeline = timelineOf(context, session, sofar);
    const options = renderOptions(context, args, session, timeline);
    context.output.print(renderFollow(timeline, seen, options));
  };
}
