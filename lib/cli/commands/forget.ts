/** `logbook forget`: a session goes, with what was learnt from it alone, and does not come back by any path. */
import type { SessionMemories } from "../../memory/forget-session.ts";
import { LogbookError } from "../../platform/errors.ts";
import { sessionPaths } from "../../platform/paths.ts";
import { assertRemovable } from "../../platform/remove.ts";
import { renderBytes } from "../../replay/units.ts";
import { createAliveCheck } from "../../worker/removal/alive.ts";
import { finishRemovals } from "../../worker/removal/finish.ts";
import { planMemories } from "../../worker/removal/from-memory.ts";
import { listRemovals, writeMark } from "../../worker/tombstones.ts";
import { resolveTranscript } from "../../worker/transcripts.ts";
import type { Workshop } from "../../worker/workshop.ts";
import type { CommandArgs, CommandContext, ExitCode } from "../command.ts";
import { confirm } from "../confirm.ts";
import { diskBytes } from "../disk-bytes.ts";
import { isSet, usage } from "../parse-args.ts";
import { resolveSession } from "../resolve-session.ts";
import { readTitles } from "../session-title.ts";
import { withWorkshop } from "../worker-at-hand.ts";

interface Target {
  session: string;
  title: string;
  bytes: number;
  /** The client's own, which nobody touches. */
  transcript: string | undefined;
}

export async function run(context: CommandContext, args: CommandArgs): Promise<ExitCode> {
  const [wanted] = args.operands;
  if (wanted === undefined)
    throw usage("forget needs a session", "logbook sessions lists them; forget takes a prefix of the id");
  const target = findTarget(context, wanted);
  if (target === undefined) {
    context.output.note(`session ${wanted} was forgotten before: nothing of it is left`);
    return 0;
  }
  assertOver(context, args, target);
  // Before anything goes: what lies behind a link would stay.
  assertRemovable(sessionPaths(context.store, target.session).dir);
  if (isSet(args, "dry-run")) return dryRun(context, args, target);
  const question = `Forget session ${describe(context, target)}, and what was learnt from it alone? It cannot be brought back.`;
  if (!(await confirm(context, args, question))) {
    context.output.note("nothing was changed");
    return 1;
  }
  const memories = await withWorkshop(context, async (shop, guard) => {
    writeMark(context.store, { kind: "forgotten", session: target.session }, context.clock());
    const result = await finishRemovals(shop, guard);
    for (const error of result.refused) context.output.note(`logbook: ${error.message}`);
    return result.memories;
  });
  tell(context, args, { target, memories, isDone: true });
  return 0;
}

/** One whose removal was killed may have no folder any more; its mark still knows it. Undefined for one that is gone. */
function findTarget(context: CommandContext, wanted: string): Target | undefined {
  const { store, env } = context;
  const marks = listRemovals(store, "forgotten").filter(({ session }) => session.startsWith(wanted));
  const [open] = marks.filter(({ isDone }) => !isDone);
  if (open !== undefined) {
    const { session } = open;
    return { session, title: "", bytes: 0, transcript: resolveTranscript(session, undefined, env) };
  }
  if (marks.some(({ session }) => session === wanted)) return undefined;
  const found = resolveSession(context, wanted);
  return {
    session: found.id,
    title: readTitles(store, [found]).get(found.folder) ?? "",
    bytes: diskBytes(sessionPaths(store, found.id).dir),
    transcript: resolveTranscript(found.id, found.transcriptPath, env),
  };
}

function assertOver({ store, env, clock }: CommandContext, args: CommandArgs, { session }: Target): void {
  if (isSet(args, "force") || !createAliveCheck({ store, env, clock })(session)) return;
  throw new LogbookError("SESSION_ALIVE", `session ${session} is running`, {
    hint: "End it first, or add --force: then it is not recorded from now on",
  });
}

async function dryRun(context: CommandContext, args: CommandArgs, target: Target): Promise<ExitCode> {
  const memories = await withWorkshop(context, async (shop: Workshop) => planMemories(shop, target.session));
  tell(context, args, { target, memories, isDone: false });
  return 0;
}

interface Report {
  target: Target;
  memories: SessionMemories;
  isDone: boolean;
}

function tell(context: CommandContext, args: CommandArgs, report: Report): void {
  const { target, memories, isDone } = report;
  const { session, bytes, transcript } = target;
  if (isSet(args, "json"))
    context.output.printJson({ session, bytes, memories, transcript: transcript ?? null, isDone });
  else context.output.print(renderReport(context, report));
}

function renderReport(context: CommandContext, { target, memories, isDone }: Report): string {
  const { removed, kept, restored } = memories;
  const lineOf = (what: string, names: readonly string[]): string[] =>
    names.length === 0 ? [] : [`${what}: ${names.map((name) => `"${context.clean(name)}"`).join(", ")}.`];
  const lines = [
    `${isDone ? "Forgot" : "Would forget"} session ${describe(context, target)}.`,
    ...lineOf(`Memories that ${isDone ? "went" : "would go"} with it`, removed),
    ...lineOf("Back as others had said it", restored),
    ...lineOf("Kept, because others say it too", kept),
    transcriptLine(target.transcript),
  ];
  return `${lines.join("\n")}\n`;
}

function describe({ clean }: CommandContext, { session, title, bytes }: Target): string {
  const name = title === "" ? "" : ` "${clean(title.replace(/\s+/g, " ").slice(0, 60))}"`;
  return `${session}${name} (${renderBytes(bytes)})`;
}

/** What logbook removes are its own copies. */
export function transcriptLine(transcript: string | undefined): string {
  return transcript === undefined
    ? "Claude Code's own transcript is untouched; none was found, so it was cleaned up or moved by Claude Code."
    : `Claude Code's own transcript is untouched: ${transcript}`;
}
