/**
 * The folder a session was started in, as its first transcript entry tells. Everything that needs to know a session's project
 * asks here: a hook's cwd moves with every `cd`, this one does not, and it survives in the raw copy.
 */
import { parseJson } from "../text/parse-json.ts";
import { readRange } from "./read.ts";
import { listGenerations, MAIN_STREAM } from "./segment.ts";
import { closeSource, openSource, readAt } from "./source.ts";

/** The client's snapshots before the first entry take some 260 kB (measured). */
const MAX_BYTES = 1024 * 1024;
/** Looked at first: nearly every transcript tells it here. */
const HEAD_BYTES = 64 * 1024;
/** Inside a JSON string the quotes would be escaped, so this only matches a field. */
const CWD_KEY = '"cwd":"';
const CWD_FIELD = /^"cwd":("(?:[^"\\]|\\.)*")/;
/** Longer than any path; one that is cut off is looked for again with more bytes. */
const MAX_FIELD_BYTES = 16 * 1024;

/** From the raw copy; undefined while there is no entry yet. */
export function readFirstCwd(rawDir: string): string | undefined {
  const [generation] = listGenerations(rawDir, MAIN_STREAM);
  if (generation === undefined) return undefined;
  let read = Buffer.alloc(0);
  for (const { bytes } of readRange(rawDir, MAIN_STREAM, { generation })) {
    read = Buffer.concat([read, bytes.subarray(0, MAX_BYTES - read.length)]);
    const cwd = findCwd(read);
    if (cwd !== undefined || read.length >= MAX_BYTES) return cwd;
  }
  return undefined;
}

/** From a transcript that has not been copied yet. */
export function readTranscriptCwd(path: string): string | undefined {
  const source = openSource(path);
  try {
    const head = findCwd(readAt(source, Buffer.alloc(HEAD_BYTES), 0));
    return (
      head ?? (source.size > HEAD_BYTES ? findCwd(readAt(source, Buffer.alloc(MAX_BYTES), 0)) : undefined)
    );
  } finally {
    closeSource(source);
  }
}

/** Searched for in the bytes: decoding the snapshots before it would take a hundred times as long. */
function findCwd(bytes: Buffer): string | undefined {
  const at = bytes.indexOf(CWD_KEY);
  if (at < 0) return undefined;
  const text = bytes.toString("utf8", at, at + MAX_FIELD_BYTES);
  const cwd = parseJson(CWD_FIELD.exec(text)?.[1] ?? "");
  return typeof cwd === "string" ? cwd : undefined;
}
