/** Gives a finished file its name, create-only: the name appears with all its bytes or not at all, and the first one wins. */
import fs from "node:fs";
import { errnoOf } from "./errors.ts";

/** File systems without hard links (FAT, some network mounts) say one of these. */
const NO_LINKS = new Set(["EPERM", "ENOSYS", "ENOTSUP", "EOPNOTSUPP", "EMLINK"]);

/** Moves a file to a name that nobody has: false when somebody has it already. The temporary name is gone in either case. */
export function linkOnce(temporary: string, path: string): boolean {
  try {
    fs.linkSync(temporary, path);
  } catch (error) {
    const code = errnoOf(error) ?? "";
    if (NO_LINKS.has(code)) {
      fs.renameSync(temporary, path);
      return true;
    }
    if (code !== "EEXIST") throw error;
    fs.unlinkSync(temporary);
    return false;
  }
  fs.unlinkSync(temporary);
  return true;
}
