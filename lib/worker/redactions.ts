/**
 * `sessions/<session>/redacted.json`: which copies were overwritten. Written before the first byte is; done when the archive
 * holds the session as it is now. The client's transcript still has the text: notes of the session are made from the copies
 * from then on, and should a later copy begin anew, the generations noted here show it.
 */
import { isoTime } from "../platform/clock.ts";
import { listDirectory, readFileIfPresent, writeFileAtomic } from "../platform/files.ts";
import { type StorePaths, sessionPaths } from "../platform/paths.ts";
import { listGenerations, rawStreams } from "../raw/segment.ts";
import { isObject, parseJsonObject } from "../text/parse-json.ts";

export interface RedactionMark {
  session: string;
  /** ISO 8601. */
  time: string;
  isDone: boolean;
  /** Generations that were there, by stream. */
  generations: Readonly<Record<string, number[]>>;
}

export function beginRedaction(store: StorePaths, session: string, nowMs: number): void {
  const { raw } = sessionPaths(store, session);
  const generations = Object.fromEntries(
    rawStreams(raw).map((stream) => [stream, listGenerations(raw, stream)]),
  );
  save(store, { session, time: isoTime(nowMs), isDone: false, generations });
}

export function finishRedaction(store: StorePaths, mark: RedactionMark): void {
  save(store, { ...mark, isDone: true });
}

export function listRedactions(store: StorePaths): RedactionMark[] {
  return listDirectory(store.sessions).flatMap((folder) => {
    const { redacted } = sessionPaths(store, folder);
    const value = parseJsonObject(readFileIfPresent(redacted)?.toString("utf8") ?? "");
    if (typeof value?.["session"] !== "string") return [];
    const { session, time, done, generations } = value;
    return [
      {
        session,
        time: typeof time === "string" ? time : "",
        isDone: done === true,
        generations: isObject(generations) ? (generations as Record<string, number[]>) : {},
      },
    ];
  });
}

/** Whether a stream that was redacted has been copied from its beginning again. */
export function isCopiedAnew(store: StorePaths, { session, generations }: RedactionMark): boolean {
  const { raw } = sessionPaths(store, session);
  return Object.entries(generations).some(([stream, known]) =>
    listGenerations(raw, stream).some((generation) => !known.includes(generation)),
  );
}

function save(store: StorePaths, { session, time, isDone, generations }: RedactionMark): void {
  const content = { v: 1, session, time, done: isDone, generations };
  writeFileAtomic(sessionPaths(store, session).redacted, `${JSON.stringify(content)}\n`);
}
