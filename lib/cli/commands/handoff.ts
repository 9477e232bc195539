/** `logbook handoff`: the notes of a session, up to date, as the next one gets them. Writes nothing. */
import { currentHandoff } from "../../capture/handoff.ts";
import { WHOLE_DEPTH } from "../../capture/session-notes.ts";
import type { Handoff } from "../../handoff/handoff.ts";
import { renderNotes } from "../../handoff/render.ts";
import { readHandoff } from "../../handoff/save.ts";
import { sessionPaths } from "../../platform/paths.ts";
import { projectOf } from "../../platform/project.ts";
import type { CommandContext, RunCommand } from "../command.ts";
import { emptySession } from "../load-timeline.ts";
import { isSet } from "../parse-args.ts";
import { resolveSession } from "../resolve-session.ts";
import { listProjects, listSessions, newestSessions, type StoredSession } from "../session-index.ts";

export const run: RunCommand = (context, args) => {
  const session = findHandedOver(context, args.operands[0]);
  const handoff = loadHandoff(context, session);
  if (handoff.timeMs === 0) throw emptySession(session);
  if (isSet(args, "json")) context.output.printJson(handoffJson(handoff));
  else context.output.print(context.clean(renderNotes(handoff, handoff.sections)));
  return 0;
};

/** Unless one is named: the newest of this project that has a handoff and is not the reader's own session. */
function findHandedOver(context: CommandContext, wanted: string | undefined): StoredSession {
  if (wanted !== undefined) return resolveSession(context, wanted);
  const { store, cwd, env } = context;
  const here = projectOf(cwd).id;
  const own = env["CLAUDE_CODE_SESSION_ID"];
  const others = listSessions(store).filter(({ id, projects }) => id !== own && projects.includes(here));
  const found = newestSessions(store, others, others.length).find(
    ({ session }) => (readHandoff(sessionPaths(store, session.folder))?.timeMs ?? 0) > 0,
  );
  return found?.session ?? resolveSession(context, undefined);
}

function loadHandoff({ store }: CommandContext, session: StoredSession): Handoff {
  const { id, folder, projects, transcriptPath: transcript } = session;
  const project = listProjects(store).find((known) => known.id === projects[0])?.name ?? "";
  const paths = sessionPaths(store, folder);
  return currentHandoff(
    { session: id, project, paths, ...(transcript !== undefined && { transcript }) },
    WHOLE_DEPTH,
  );
}

function handoffJson(handoff: Handoff): Record<string, unknown> {
  const { session, project, timeMs, source, isAnswered, digest, pinned, sections } = handoff;
  return {
    v: 1,
    session,
    project,
    last_activity: new Date(timeMs).toISOString(),
    source,
    is_answered: isAnswered,
    digest,
    pinned,
    sections: sections.map(({ title, items }) => ({
      title,
      items: items.toSorted((a, b) => a.order - b.order).map(({ text }) => text),
    })),
  };
}
