/** `logbook replay`: one session's timeline, from the log alone; --full asks the archive for the texts. */
import type { LogRecord } from "../../contract/log-record.ts";
import { followLog } from "../../log/follow.ts";
import { readLog } from "../../log/read.ts";
import { projectOf } from "../../platform/project.ts";
import { deriveInsight } from "../../replay/insight/derive.ts";
import { insightJson } from "../../replay/insight/render-json.ts";
import { renderInsight } from "../../replay/insight/render-terminal.ts";
import type { Paint } from "../../replay/paint.ts";
import { renderFollow, type Seen } from "../../replay/render-follow.ts";
import { timelineJson } from "../../replay/render-json.ts";
import { type RenderOptions, renderTimeline } from "../../replay/render-terminal.ts";
import type { Timeline } from "../../replay/shape.ts";
import { renderBytes, renderNumber } from "../../replay/units.ts";
import type { CommandArgs, CommandContext, ExitCode, RunCommand } from "../command.ts";
import { joinTexts } from "../join-texts.ts";
import { damageNote, emptySession, loadTimeline, logPathOf, timelineOf } from "../load-timeline.ts";
import { isSet, numberOption, textOption, usage } from "../parse-args.ts";
import { resolveSession } from "../resolve-session.ts";
import type { StoredSession } from "../session-index.ts";
import { writeSessionPage } from "../session-page.ts";
import { readTitles } from "../session-title.ts";

/** The frame refuses narrower drawings; wider ones than this are a mistake. */
const MAX_WIDTH = 1_000;

export const run: RunCommand = (context, args) => {
  const session = resolveSession(context, args.operands[0]);
  const html = textOption(args, "html");
  if (html !== undefined) return writeHtml(context, args, session, html);
  if (isSet(args, "follow")) return follow(context, args, session);
  const loaded = loadTimeline(context, session);
  const note = damageNote(loaded);
  if (note !== undefined) context.output.note(note);
  if (loaded.timeline.items.length === 0) throw emptySession(session);
  if (isSet(args, "analyze")) return analyze(context, args, session, loaded.timeline);
  const timeline = isSet(args, "full")
    ? joinTexts(context, session, loaded.timeline).timeline
    : loaded.timeline;
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

function analyze(
  context: CommandContext,
  args: CommandArgs,
  session: StoredSession,
  logged: Timeline,
): ExitCode {
  const { timeline } = joinTexts(context, session, logged, "ends");
  const insight = deriveInsight(timeline);
  if (isSet(args, "json")) {
    const title = titleOf(context, session);
    context.output.printJson({ v: 1, session: session.id, title, ...insightJson(insight) });
  } else {
    context.output.print(renderInsight(timeline, insight, renderOptions(context, args, session, timeline)));
  }
  return 0;
}

function writeHtml(
  context: CommandContext,
  args: CommandArgs,
  session: StoredSession,
  html: string,
): ExitCode {
  const other = ["follow", "full", "analyze", "raw", "width"].find((name) => args.values[name] !== undefined);
  if (other !== undefined) {
    throw usage(
      `--${other} does not go with --html`,
      "A page has every text that there is, and secrets in it are always masked",
    );
  }
  const { file, bytes, timeline } = writeSessionPage(context, session, html);
  if (isSet(args, "json")) context.output.printJson({ v: 1, session: session.id, file, bytes });
  else {
    const { turns, calls } = timeline.totals;
    const facts = [renderBytes(bytes), renderNumber(turns, "turn"), renderNumber(calls, "call")].join(" · ");
    context.output.print(`${file}  ${context.paint("dim", facts)}`);
  }
  return 0;
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
