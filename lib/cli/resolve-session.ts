/** The session a person means: by id, by its beginning, by words of its title, or the newest one of the project. */
import { LogbookError } from "../platform/errors.ts";
import { projectOf } from "../platform/project.ts";
import { foldText } from "../text/fold.ts";
import type { CommandContext } from "./command.ts";
import { listProjects, listSessions, newestSessions, type StoredSession } from "./session-index.ts";
import { readTitles } from "./session-title.ts";

type Context = Pick<CommandContext, "store" | "cwd" | "isModel">;

/** Candidates named in the sentence about an ambiguous word. */
const NAMED_CANDIDATES = 5;
const SHORT_ID_CHARS = 8;

/** Throws SESSION_UNKNOWN or SESSION_AMBIGUOUS, both with what to do next. */
export function resolveSession(context: Context, wanted: string | undefined): StoredSession {
  const project = projectOf(context.cwd);
  const all = listSessions(context.store);
  const here = all.filter(({ projects }) => projects.includes(project.id));
  if (wanted === undefined) return newestOf(context, here, { hasAny: all.length > 0, project: project.name });
  // What the model sees is limited to its own project.
  const visible = context.isModel ? here : all;
  const exact = visible.find(({ id, folder }) => id === wanted || folder === wanted);
  if (exact !== undefined) return exact;
  const prefix = wanted.toLowerCase();
  const byId = prefix === "" ? [] : visible.filter(({ id }) => id.toLowerCase().startsWith(prefix));
  if (byId.length > 0) return onlyOne(context, wanted, byId);
  // A title here is meant before the same title elsewhere.
  for (const sessions of [here, visible]) {
    const byTitle = sessionsByTitle(context, sessions, wanted);
    if (byTitle.length > 0) return onlyOne(context, wanted, byTitle);
  }
  throw unknownSession(wanted, context);
}

function newestOf(
  context: Context,
  here: readonly StoredSession[],
  { hasAny, project }: { hasAny: boolean; project: string },
): StoredSession {
  const [newest] = newestSessions(context.store, here, 1);
  if (newest !== undefined) return newest.session;
  const next =
    hasAny && !context.isModel
      ? "logbook sessions --all lists those of other projects"
      : "Install the hooks with logbook install, or bring in the past with logbook import";
  throw new LogbookError("SESSION_UNKNOWN", `no session of project ${project} is recorded yet`, {
    hint: next,
  });
}

function sessionsByTitle(
  { store }: Context,
  sessions: readonly StoredSession[],
  wanted: string,
): StoredSession[] {
  const needle = foldText(wanted.trim());
  if (needle === "") return [];
  const titles = readTitles(store, sessions);
  return sessions.filter(({ folder }) => foldText(titles.get(folder) ?? "").includes(needle));
}

function onlyOne(context: Context, wanted: string, found: readonly StoredSession[]): StoredSession {
  const [first, second] = found;
  if (first !== undefined && second === undefined) return first;
  const newest = newestSessions(context.store, found, NAMED_CANDIDATES);
  const titles = readTitles(
    context.store,
    newest.map(({ session }) => session),
  );
  const named = newest.map(({ session, lastMs }) => {
    const title = (titles.get(session.folder) ?? "").replace(/\s+/g, " ").slice(0, 60);
    return `\n  ${uniqueStart(session.id, found)}  ${new Date(lastMs).toISOString().slice(0, 10)}  ${title}`.trimEnd();
  });
  const rest = found.length > newest.length ? `\n  and ${found.length - newest.length} more` : "";
  throw new LogbookError("SESSION_AMBIGUOUS", `"${wanted}" could be ${found.length} sessions`, {
    hint: `Give more of the id:${named.join("")}${rest}`,
  });
}

/** As many characters as tell it from the other candidates, 8 at least. */
function uniqueStart(id: string, among: readonly StoredSession[]): string {
  for (let length = SHORT_ID_CHARS; length < id.length; length++) {
    const start = id.slice(0, length);
    if (among.filter((other) => other.id.startsWith(start)).length === 1) return start;
  }
  return id;
}

function unknownSession(wanted: string, { isModel }: Context): LogbookError {
  const hint = isModel
    ? "Inside Claude Code only this project's sessions are shown: logbook sessions lists them"
    : "logbook sessions --all lists every session";
  return new LogbookError("SESSION_UNKNOWN", `no session has the id or title "${wanted}"`, { hint });
}

/** A project of the store by name, folder name or path. Throws USAGE naming the nearest. */
export function resolveProject(context: Context, wanted: string): { id: string; name: string } {
  const projects = listProjects(context.store);
  const byPath = projectOf(wanted.startsWith("/") ? wanted : `${context.cwd}/${wanted}`).id;
  const found =
    projects.find(({ id }) => id === wanted || id === byPath) ??
    projects.filter(({ name }) => name === wanted);
  if (!Array.isArray(found)) return found;
  const [first, second] = found;
  if (first !== undefined && second === undefined) return first;
  if (second !== undefined) {
    const ids = found.map(({ id, root }) => `\n  ${id}  ${root}`).join("");
    throw new LogbookError("USAGE", `"${wanted}" is the name of ${found.length} projects`, {
      hint: `Give the folder name:${ids}`,
    });
  }
  const names = projects.slice(0, NAMED_CANDIDATES).map(({ name }) => name);
  throw new LogbookError("USAGE", `no project "${wanted}" is in the store`, {
    hint: names.length === 0 ? "The store is empty" : `Known are ${names.join(", ")}`,
  });
}
