/** Files of somebody else's: only the superuser can make them. Tests that need it are skipped otherwise, and say so. */
import fs from "node:fs";

export const canChown: boolean = process.getuid?.() === 0;

/** "nobody" on most systems; any other than the one that runs the tests will do. */
export const OTHER_UID = 65_534;

export function giveAway(path: string): void {
  fs.lchownSync(path, OTHER_UID, OTHER_UID);
}
