/** Whether a shell finds the command by its name, and what makes it do so. */
import fs from "node:fs";
import { delimiter, join } from "node:path";
import type { Env } from "../platform/paths.ts";

/** The line to type where `logbook` is not on the PATH; undefined where it is. `folder` holds bin/. */
export function commandForThisShell(env: Env, folder: string): string | undefined {
  const folders = (env["PATH"] ?? "").split(delimiter).filter((path) => path !== "");
  if (folders.some((path) => fs.existsSync(join(path, "logbook")))) return undefined;
  const quoted = join(folder, "bin", "logbook").replaceAll("'", `'\\''`);
  return `alias logbook="node '${quoted}'"`;
}
