/** How full the windows of this project's living sessions are. */
import { liveSessions } from "../platform/live-sessions.ts";
import { sessionPaths } from "../platform/paths.ts";
import { readTranscriptTail } from "../raw/tail.ts";
import { renderCount } from "../replay/units.ts";
import { parseLine } from "../transcript/entry.ts";
import { deriveFullness, type Fullness } from "../transcript/fullness.ts";
import { readLines } from "../transcript/lines.ts";
import type { CommandContext } from "./command.ts";
import type { StoredSession } from "./session-index.ts";

export interface SessionFullness extends Fullness {
  session: string;
}

/** The last answer lies within this, unless an output of that size came after it. */
const TAIL_BYTES = 2 * 1024 * 1024;
const SHORT_ID_CHARS = 8;

/** The reader's own session counts as alive: the client keeps no register of headless ones. */
export function readFullness(
  { store, env }: CommandContext,
  sessions: readonly StoredSession[],
): SessionFullness[] {
  const live = liveSessions(env);
  const own = env["CLAUDE_CODE_SESSION_ID"];
  return sessions
    .filter(({ id }) => live.has(id) || id === own)
    .flatMap(({ id, folder, transcriptPath = "" }) => {
      const { start, bytes } = readTranscriptTail(
        sessionPaths(store, folder).raw,
        transcriptPath,
        TAIL_BYTES,
      );
      const entries = [...readLines([{ start, bytes }], start)].flatMap((line) => parseLine(line).entries);
      const fullness = deriveFullness(entries);
      return fullness === undefined ? [] : [{ session: id, ...fullness }];
    });
}

/** `61 % full (102k of 167k tokens), session 3f2a9c1e` */
export function renderFullness({ session, model, usedTokens, usableTokens }: SessionFullness): string {
  const whose = `session ${session.slice(0, SHORT_ID_CHARS)}`;
  if (usableTokens === undefined) {
    return `${renderCount(usedTokens)} tokens in use, of how many is unknown (${model}), ${whose}`;
  }
  const percent = Math.round((usedTokens / usableTokens) * 100);
  return `${percent} % full (${renderCount(usedTokens)} of ${renderCount(usableTokens)} tokens), ${whose}`;
}

export function fullnessJson({ session, model, usedTokens, usableTokens }: SessionFullness) {
  return { session, model, used_tokens: usedTokens, usable_tokens: usableTokens ?? null };
}
