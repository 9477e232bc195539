/** How large a session's conversation is: what tells whether something that was made of it is out of date. */
import { statIfPossible } from "../platform/regular-file.ts";
import { coveredEnd, generationPath, listGenerations, listSegments, MAIN_STREAM } from "./segment.ts";

/** Bytes of the client's own file, or of the copies where there is none. As `size` of a tail, but nothing is opened. */
export function measureTranscript(rawDir: string, transcript: string): number {
  const stat = transcript === "" ? undefined : statIfPossible(transcript);
  return stat?.isFile() === true ? stat.size : measureCopies(rawDir);
}

export function measureCopies(rawDir: string): number {
  const generation = listGenerations(rawDir, MAIN_STREAM).at(-1);
  return generation === undefined
    ? 0
    : coveredEnd(listSegments(generationPath(rawDir, MAIN_STREAM, generation)));
}
