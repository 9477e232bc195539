/** A session's replay as one HTML file: gathered from the store, drawn, and put where it is wanted, whole or not at all. */
import fs from "node:fs";
import { join } from "node:path";
import { derivePage } from "../page/derive-page.ts";
import { type PageAssets, renderReplayPage } from "../page/replay-page.ts";
import { writeFileAtomic } from "../platform/files.ts";
import { sessionPaths } from "../platform/paths.ts";
import { projectOf } from "../platform/project.ts";
import { deriveFindings } from "../replay/insight/derive.ts";
import type { Timeline, TimelineTurn } from "../replay/shape.ts";
import { packageRoot } from "./code-place.ts";
import type { CommandContext } from "./command.ts";
import { joinTexts } from "./join-texts.ts";
import { damageNote, emptySession, loadTimeline } from "./load-timeline.ts";
import type { StoredSession } from "./session-index.ts";
import { readTitles } from "./session-title.ts";
import { checkTarget, writeFailure } from "./target-file.ts";

export interface WrittenPage {
  file: string;
  bytes: number;
  timeline: Timeline;
}

/** Throws before anything is written when the session is empty or the place cannot take a file. */
export function writeSessionPage(context: CommandContext, session: StoredSession, file: string): WrittenPage {
  const target = checkTarget(file, { cwd: context.cwd, what: "page", example: "replay.html" });
  const { html, timeline } = renderSessionPage(context, session);
  const bytes = Buffer.from(html);
  try {
    writeFileAtomic(target, bytes);
  } catch (error) {
    throw writeFailure("page", target, error);
  }
  return { file: target, bytes: bytes.length, timeline };
}

function renderSessionPage(
  context: CommandContext,
  session: StoredSession,
): { html: string; timeline: Timeline } {
  const loaded = loadTimeline(context, session);
  if (loaded.timeline.items.length === 0) throw emptySession(session);
  const joined = joinTexts(context, session, loaded.timeline, "ends");
  const { timeline } = joined;
  const title = readTitles(context.store, [session]).get(session.folder);
  const damage = damageNote(loaded)?.replace(/^logbook: /, "");
  const data = derivePage(timeline, {
    ...(title !== undefined && { title }),
    ...(timeline.cwd !== undefined && { project: projectOf(timeline.cwd).name }),
    findings: deriveFindings(timeline),
    notes: [...(damage === undefined ? [] : [damage]), ...missingTexts(context, session, timeline)],
    isJoined: joined.turns > 0,
  });
  return { html: renderReplayPage(data, readPageAssets()), timeline };
}

/** A turn without tokens came from the log alone. */
function missingTexts({ store }: CommandContext, { id }: StoredSession, { items }: Timeline): string[] {
  const turns = items.filter((item): item is TimelineTurn => item.kind === "turn");
  const bare = turns.filter(({ usage }) => usage === undefined);
  if (bare.length === 0) return [];
  const which =
    bare.length === turns.length
      ? "This page is drawn from the log alone"
      : `${bare.length} of ${turns.length} turns are drawn from the log alone`;
  const way = fs.existsSync(sessionPaths(store, id).raw)
    ? "`logbook reindex` reads them from the copies in the store"
    : "`logbook import` takes them from Claude Code's own transcripts, where those are still there";
  return [
    `${which}: answers, tokens and what the tools were given and gave back are missing. ${way}; then make the page again.`,
  ];
}

/** Style and script of each page, as the build left them beside the programs. */
const ASSETS = { replay: ["page.css", "replay.js"], project: ["project-page.css", "project.js"] } as const;

export function readPageAssets(page: keyof typeof ASSETS = "replay"): PageAssets {
  const [style, script] = ASSETS[page];
  const read = (name: string): string => fs.readFileSync(join(packageRoot(), "dist", "page", name), "utf8");
  return { style: read(style), script: read(script) };
}
