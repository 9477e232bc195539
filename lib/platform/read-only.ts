/** Whether a folder may be read and not written: on a disk mounted so, or by its modes. */
import fs from "node:fs";
import { errnoOf } from "./errors.ts";

/** False for one that is not there: it can be made, or the error of making it tells more. */
export function isReadOnly(folder: string): boolean {
  return whyUnwritable(folder) !== undefined;
}

/** EROFS, EACCES or EPERM. */
export function whyUnwritable(folder: string): string | undefined {
  try {
    fs.accessSync(folder, fs.constants.W_OK | fs.constants.X_OK);
    return undefined;
  } catch (error) {
    const code = errnoOf(error);
    return code === "ENOENT" || code === "ENOTDIR" ? undefined : code;
  }
}
