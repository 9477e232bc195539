/** Says in words what stands at a path where a file should, for people: hooks only pass it over. */
import fs from "node:fs";
import { errnoOf } from "./errors.ts";
import { openRegular } from "./regular-file.ts";

const A_FILE = "a file";

/** "a FIFO", "a link that leads nowhere"; undefined where there is nothing, or a file that can be read. */
export function oddnessOf(path: string, maxBytes: number): string | undefined {
  let link: fs.Stats | undefined;
  try {
    link = fs.lstatSync(path, { throwIfNoEntry: false });
  } catch (error) {
    const code = errnoOf(error);
    return code === "ENOTDIR" ? undefined : `not to be asked about (${code ?? "unknown error"})`;
  }
  if (link === undefined) return undefined;
  if (!link.isSymbolicLink()) return oddnessOfEntry(path, link, maxBytes);
  try {
    const target = fs.statSync(path, { throwIfNoEntry: false });
    if (target === undefined) return "a link that leads nowhere";
    const oddness = oddnessOfEntry(path, target, maxBytes);
    return oddness === undefined ? undefined : `a link to ${fs.readlinkSync(path)}: ${oddness}`;
  } catch (error) {
    const code = errnoOf(error);
    return code === "ELOOP" ? "a link that leads in a circle" : `a link that cannot be followed (${code})`;
  }
}

function oddnessOfEntry(path: string, stat: fs.Stats, maxBytes: number): string | undefined {
  const kind = kindOf(stat);
  if (kind !== A_FILE) return kind;
  if (stat.size > maxBytes) return `a file of ${stat.size} bytes, where at most ${maxBytes} make sense`;
  return unreadableReason(path);
}

/** In words: "a file", "a FIFO". */
export function kindOf(stat: fs.Stats): string {
  if (stat.isFile()) return A_FILE;
  if (stat.isDirectory()) return "a folder";
  if (stat.isFIFO()) return "a FIFO";
  if (stat.isSocket()) return "a socket";
  if (stat.isCharacterDevice()) return "a character device";
  return stat.isBlockDevice() ? "a block device" : "no regular file";
}

/** By trying: rights are not all that can stand in the way. */
function unreadableReason(path: string): string | undefined {
  try {
    const file = openRegular(path);
    if (file === undefined) return undefined;
    try {
      fs.readSync(file.fd, Buffer.alloc(1), 0, 1, 0);
      return undefined;
    } finally {
      fs.closeSync(file.fd);
    }
  } catch (error) {
    return `a file that cannot be read (${errnoOf(error) ?? "unknown error"})`;
  }
}
