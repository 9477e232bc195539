/**
 * A project's sessions as one HTML file in the store, and the replay pages it links to beside their sessions. Only the
 * newest get one: a page may be as large as its transcript, and `logbook open <id>` draws any other in a moment.
 */
import { dirname, relative } from "node:path";
import { deriveProject, type SessionFacts } from "../page/derive-project.ts";
import { renderProjectPage } from "../page/project-page.ts";
import { LogbookError } from "../platform/errors.ts";
import { makeDirectory, writeFileAtomic } from "../platform/files.ts";
import { projectPaths, type StorePaths } from "../platform/paths.ts";
import { renderNumber } from "../replay/units.ts";
import type { CommandContext } from "./command.ts";
import { dropOldPages, isPageFresh, KEPT_PAGES, keptPagePath } from "./kept-page.ts";
import { damageNote, loadTimeline } from "./load-timeline.ts";
import { listSessions, newestSessions, type StoredProject, type StoredSession } from "./session-index.ts";
import { readPageAssets, writeSessionPage } from "./session-page.ts";
import { readTitles } from "./session-title.ts";
import { writeFailure } from "./target-file.ts";

export interface WrittenProject {
  file: string;
  bytes: number;
  sessions: number;
  /** How many of them have a replay page to go to. */
  linked: number;
}

/** A page of more is slow to read and to draw. */
const MAX_SESSIONS = 1_000;

/** Throws SESSION_UNKNOWN when the project has no session with anything in it. `pages`: where the pages are put. */
export function writeProjectPage(
  context: CommandContext,
  project: StoredProject,
  pages: StorePaths,
): WrittenProject {
  const { store } = context;
  const file = projectPaths(pages, project.id).page;
  const all = listSessions(store).filter(({ projects }) => projects.includes(project.id));
  const newest = newestSessions(store, all, MAX_SESSIONS).map(({ session }) => session);
  const titles = readTitles(store, newest);
  const once = tellOnce(context);
  const loaded = newest.map((session) => ({ session, ...loadTimeline(once, session) }));
  const told = loaded.filter(({ timeline }) => timeline.items.length > 0);
  if (told.length === 0) {
    throw new LogbookError("SESSION_UNKNOWN", `no session of project ${project.name} is recorded yet`, {
      hint: "Install the hooks with logbook install, or bring in the past with logbook import",
    });
  }
  const sessions = told.map(({ session, timeline }, at): SessionFacts => {
    const title = titles.get(session.folder);
    const page = at < KEPT_PAGES ? bringPage(once, session, pages) : undefined;
    return {
      timeline,
      ...(title !== undefined && { title }),
      ...(page !== undefined && { href: hrefTo(page, file) }),
    };
  });
  dropOldPages(pages);
  const older = all.length - newest.length;
  const damaged = loaded.filter((one) => damageNote(one) !== undefined).length;
  const notes = [
    ...(older > 0
      ? [`${renderNumber(older, "older session")} left out: \`logbook sessions\` lists them`]
      : []),
    ...(damaged > 0
      ? [`${renderNumber(damaged, "log")} could be read in part only: \`logbook doctor\` says where`]
      : []),
  ];
  const { name, root } = project;
  const data = deriveProject(sessions, { project: name, notes, ...(root !== "" && { root }) });
  const bytes = Buffer.from(renderProjectPage(data, readPageAssets("project")));
  try {
    writeFileAtomic(file, bytes);
  } catch (error) {
    throw writeFailure("page", file, error);
  }
  const linked = sessions.filter(({ href }) => href !== undefined).length;
  return { file, bytes: bytes.length, sessions: sessions.length, linked };
}

/** Every page needs the archive; that there is none is said once. */
function tellOnce(context: CommandContext): CommandContext {
  const said = new Set<string>();
  const note = (text: string): void => {
    if (!said.has(text)) context.output.note(text);
    said.add(text);
  };
  return { ...context, output: { ...context.output, note } };
}

function bringPage(context: CommandContext, session: StoredSession, pages: StorePaths): string {
  const page = keptPagePath(pages, session);
  makeDirectory(dirname(page));
  if (!isPageFresh(context.store, session, page)) writeSessionPage(context, session, page);
  return page;
}

/** With slashes, and nothing in it that a link would read otherwise. */
function hrefTo(page: string, from: string): string {
  const parts = relative(dirname(from), page).split(/[\\/]/);
  return parts.map((part) => encodeURIComponent(part)).join("/");
}
