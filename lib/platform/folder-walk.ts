/**
 * Bounds of a walk up from a folder. A payload may name any text as its folder: a megabyte of it, 200,000 names deep. No
 * system has such a folder, and asking for each one above it would never end.
 */
import { dirname, isAbsolute, resolve } from "node:path";

/** What Linux takes in one call; whatever is longer is no place that anybody could be in. */
const MAX_PATH_CHARS = 4_096;
/** Some five questions for each folder above: 256 of them still cost a hook a few milliseconds. */
const MAX_FOLDERS = 256;

/** `folder` itself, or where it is impossible or too deep, one above it that is neither. */
export function boundFolder(folder: string): string {
  const [plain = ""] = folder.slice(0, MAX_PATH_CHARS).split("\0", 1);
  const head = plain.split("/", MAX_FOLDERS).join("/");
  // The last name of what was cut may be half of one.
  return head.length === folder.length ? folder : dirname(head);
}

/** The folder that a hook's payload names: absolute, whatever stands there. */
export function folderOfPayload(cwd: string): string {
  const folder = boundFolder(cwd);
  return isAbsolute(folder) ? folder : resolve(folder);
}
