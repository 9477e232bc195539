/**
 * Bounds of a walk up from a folder. A payload may name any text as its folder: a megabyte of it, 200,000 names deep. No
 * system has such a folder, and asking for each one above it would never end.
 */
import { dirname, isAbsolute, resolve, sep } from "node:path";

/** What Linux takes in one call; whatever is longer is no place that anybody could be in. */
const MAX_PATH_CHARS = 4_096;
/** Some five questions for each folder above: 256 of them still cost a hook a few milliseconds. */
const MAX_FOLDERS = 256;

/** `folder` itself, or where it is impossible or too deep, the lowest folder above it that is neither. */
export function boundFolder(folder: string): string {
  const head = folder.slice(0, MAX_PATH_CHARS);
  const nul = head.indexOf("\0");
  let end = nul < 0 ? head.length : nul;
  for (let at = 0, depth = 0; at < end; at++) {
    const isSeparator = head[at] === "/" || head[at] === sep;
    if (isSeparator && at > 0 && ++depth >= MAX_FOLDERS) end = at;
  }
  if (end === folder.length) return folder;
  // A name that was cut is another folder's name.
  return isSeparatorAt(folder, end) ? folder.slice(0, end) : dirname(folder.slice(0, end) || ".");
}

/** The folder that a hook's payload names: absolute, whatever stands there. */
export function folderOfPayload(cwd: string): string {
  const folder = boundFolder(cwd);
  return isAbsolute(folder) ? folder : resolve(folder);
}

function isSeparatorAt(path: string, at: number): boolean {
  return path[at] === "/" || path[at] === sep;
}
