/** Which sessions of a project's page a reader wants to see. */
import { foldText } from "../text/fold.ts";
import type { ProjectSession } from "./project-shape.ts";

export interface SessionFilter {
  /** Every word of it is in the title, the id, the model or the name of a file. */
  words: string;
  /** Only sessions in which a call failed or something went astray. */
  isTroubled: boolean;
}

/** Folded once: a project may have a thousand sessions. */
export function createSessionFilter(
  sessions: readonly ProjectSession[],
): (filter: SessionFilter) => ProjectSession[] {
  const texts = new Map(
    sessions.map((session) => {
      const { title, session: id, model = "", files } = session;
      return [session, foldText([title, id, model, ...files.map(({ path }) => path)].join("\n"))];
    }),
  );
  return ({ words, isTroubled }) => {
    const wanted = foldText(words)
      .split(/\s+/)
      .filter((word) => word !== "");
    return sessions.filter((session) => {
      const isWanted = !isTroubled || session.totals.failed > 0 || session.findings > 0;
      return isWanted && wanted.every((word) => texts.get(session)?.includes(word) === true);
    });
  };
}
